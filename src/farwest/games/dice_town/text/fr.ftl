### Dice Town en français.
#
# Attributs : .tip explique un nom ; .phrase est le nom tel qu’il figure dans une phrase, .at dit où ;
# .short est le signe porté par un dé. Un argument `card` donne $card, $card_tip, $card_phrase…

dice_town = Dice Town
    .tip = Composez une main de cinq dés de poker et disputez-vous les lieux d’une ville de l’Ouest.
game_title = { dice_town }
game_text = { dice_town.tip }
game_kind = 40 min · facile

## Termes

round = Tour
    .tip = Chacun compose sa main, puis les lieux sont résolus de gauche à droite.
throw = Lancer
    .tip = Tous lancent en même temps leurs dés restants sous le gobelet.
final_throw = Dernier lancer
    .tip = Quelqu’un a fini : lancez tous vos dés restants une fois et gardez-les, sans payer.
keep = Garder
    .tip = Un dé est gratuit, chaque dé de plus coûte 1 $, n’en garder aucun coûte 1 $.
combination = Combinaison
    .tip = Vos cinq dés posés.
vp = Point de victoire
    .tip = Qui en a le plus à la fin l’emporte.
dollar = Dollar
    .tip = Sert à garder des dés ; deux valent 1 PV à la fin.
nugget = Pépite
    .tip = Vaut 1 PV.
deed = Titre de propriété
    .tip = Vaut de 1 à 5 PV ; peut être volé tant qu’il est en main.
deed_row = File des titres
    .tip = Trois titres visibles ; le plus bas se prend en premier.
fenced = Titre clôturé
    .tip = Posé face visible, il ne peut plus être volé.
store_card = Carte General Store
    .tip = Un objet qui rapporte des points ou un coup à usage unique.
gained = A gagné quelque chose
    .tip = Vous avez obtenu quelque chose ce tour-ci : pas de visite chez le Doc.
bribe = Pot-de-vin
    .tip = Une offre au Sheriff, en même temps que les autres ex æquo : 8 $, 5 pépites et 2 cartes au plus ; payée seulement s’il vous choisit.
tie_break = Égalité à trancher
    .tip = Le Sheriff désigne le vainqueur parmi les ex æquo.
extension = Extension
    .tip = Sixième joueur, deux actions par lieu, Hors-la-loi, Ranchs et cartes Rivière.
first_second = Premier et deuxième
    .tip = Le premier choisit une des deux actions ; à trois joueurs ou plus, le deuxième fait l’autre.
outlaw = Hors-la-loi
    .tip = Avant un lancer, fixe un ou deux dés sur sa face, puis devient recherché.
wanted_row = Hors-la-loi recherchés
    .tip = Les Hors-la-loi en cavale : on peut partir à leur chasse.
captured_outlaw = Hors-la-loi capturé
    .tip = Sa valeur en dollars s’ajoute aux vôtres à la fin.
outlaw_card = Hors-la-loi { $face_short } ({ $dollars } $)
    .tip = Fixe un ou deux dés sur { $face_short }. Recherché : { $dollars } $, capturé par la face { $face_short }.
    .phrase = le Hors-la-loi { $face_short } ({ $dollars } $)
    .face = { $face_short }
river_gold = De l’or !
    .tip = Prenez de 2 à 5 pépites à la Mine.
river_wallet = Portefeuille
    .tip = Prenez 2 $ ou 3 $ à la Banque.
indian_die = Dé indien
    .tip = Échangé contre un titre tout juste gagné ; lancé avant la Mine du tour suivant.
indian_village = Village indien
    .tip = Le dé y attend tant que personne ne l’a.

## Lieux

mine = Mine d’or
    .tip = Le plus de 9 : une pépite par 9.
    .phrase = la Mine d’or
    .at = à la Mine d’or
bank = Banque
    .tip = Le plus de 10 : prenez tous les billets déposés ici.
    .phrase = la Banque
    .at = à la Banque
stagecoach = Diligence
    .tip = Recueille les paiements ; son argent passe à la Banque après le braquage.
general_store = General Store
    .tip = Le plus de J : piochez une carte par J et gardez-en une.
    .phrase = le General Store
    .at = au General Store
saloon = Saloon
    .tip = Le plus de Q : regardez une carte par Q dans la main d’un rival et gardez-en une.
    .phrase = le Saloon
    .at = au Saloon
sheriff = Sheriff
    .tip = Le plus de K : prenez l’étoile. Le Sheriff tranche les égalités ; 5 PV à la fin.
    .phrase = le bureau du Sheriff
    .at = au bureau du Sheriff
town_hall = Mairie
    .tip = Meilleure main de poker : le premier titre, plus un par As. De la plus forte à la plus faible : cinq identiques, carré, full, suite, brelan, double paire, paire, dé le plus fort.
    .phrase = la Mairie
    .at = à la Mairie
doc_badluck = Doc Badluck
    .tip = Si vous n’avez rien gagné, choisissez une consolation selon vos dés.

## Actions des lieux

nuggets_per_9 = Exploiter la Mine
    .tip = Une pépite par 9 obtenu.
    .phrase = d’exploiter la Mine
draw_river = Tamiser la rivière
    .tip = Piochez une carte Rivière et appliquez-la.
    .phrase = de tamiser la rivière
rob_bank = Braquer la Banque
    .tip = Prenez tous les billets de la Banque.
    .phrase = de braquer la Banque
attack_stagecoach = Attaquer la Diligence
    .tip = Prenez-y 1 $ par 10 obtenu.
    .phrase = d’attaquer la Diligence
draw_store_keep_1 = Faire ses achats
    .tip = Piochez une carte par J et gardez-en une. Deux fois au premier tour.
    .phrase = de faire ses achats
doc_now = Chez le Doc tout de suite
    .tip = Profitez aussitôt d’un avantage du Doc.
    .phrase = d’aller tout de suite chez le Doc
rob_hand = Dépouiller un rival
    .tip = Regardez une carte par Q dans une main et gardez-en une.
    .phrase = de dépouiller un rival
recruit_outlaw = Recruter un Hors-la-loi
    .tip = Prenez le premier Hors-la-loi de la pioche.
    .phrase = de recruter un Hors-la-loi
take_star = Prendre l’étoile
    .tip = Devenez Sheriff.
    .phrase = de prendre l’étoile
hunt_outlaws = Chasse aux Hors-la-loi
    .tip = Relancez vos K ; chaque face correspondante capture un Hors-la-loi recherché.
    .phrase = de partir à la chasse aux Hors-la-loi
support_mayor = Soutenir le maire
    .tip = Le titre le plus bas de la file, plus un par As.
    .phrase = de soutenir le maire
mayors_wife = Séduire la femme du maire
    .tip = Prenez le premier titre de la pioche.
    .phrase = de séduire la femme du maire

## Doc Badluck

doc_fence = Barbelés
    .tip = 9 ou 10 : posez deux titres face visible, à l’abri du vol.
doc_store = Échantillon gratuit
    .tip = J ou Q : piochez la première carte General Store.
doc_small_scam = Petite arnaque
    .tip = K : chaque autre joueur vous donne 2 $.
doc_big_scam = Grosse arnaque
    .tip = As : chaque autre joueur vous donne 1 pépite.

## Mains de poker

five_of_a_kind = Cinq identiques
    .tip = Cinq faces identiques ; la meilleure main.
four_of_a_kind = Carré
    .tip = Quatre faces identiques.
full_house = Full
    .tip = Un brelan et une paire.
straight = Suite
    .tip = Du 9 au K ou du 10 à l’As.
three_of_a_kind = Brelan
    .tip = Trois faces identiques.
two_pairs = Double paire
    .tip = Deux paires différentes.
one_pair = Paire
    .tip = Deux faces identiques.
high_die = Dé le plus fort
    .tip = Rien de mieux ; on compare les plus fortes faces.

## Faces

face_9 = Neuf
    .tip = Mine d’or.
    .short = 9
face_10 = Dix
    .tip = Banque.
    .short = 10
face_J = Valet
    .tip = General Store.
    .short = J
face_Q = Dame
    .tip = Saloon.
    .short = Q
face_K = Roi
    .tip = Sheriff.
    .short = K
face_A = As
    .tip = Un titre de plus pour la meilleure main.
    .short = A
face_short_9 = { face_9.short }
face_short_10 = { face_10.short }
face_short_J = { face_J.short }
face_short_Q = { face_Q.short }
face_short_K = { face_K.short }
face_short_A = { face_A.short }

## Cartes

none = Aucune carte
    .tip = Rien.
    .phrase = aucune carte
deed_1 = Titre valant 1
    .tip = Titre de propriété, 1 PV à la fin ; peut être volé tant qu’il est en main.
    .phrase = un titre valant 1
    .several = { $n } titres valant 1
deed_2 = Titre valant 2
    .tip = Titre de propriété, 2 PV à la fin ; peut être volé tant qu’il est en main.
    .phrase = un titre valant 2
    .several = { $n } titres valant 2
deed_3 = Titre valant 3
    .tip = Titre de propriété, 3 PV à la fin ; peut être volé tant qu’il est en main.
    .phrase = un titre valant 3
    .several = { $n } titres valant 3
deed_4 = Titre valant 4
    .tip = Titre de propriété, 4 PV à la fin ; peut être volé tant qu’il est en main.
    .phrase = un titre valant 4
    .several = { $n } titres valant 4
deed_5 = Titre valant 5
    .tip = Titre de propriété, 5 PV à la fin ; peut être volé tant qu’il est en main.
    .phrase = un titre valant 5
    .several = { $n } titres valant 5
ranch = Ranch
    .tip = Face visible, protégé ; le 1er vaut 1 PV, le 2e 2, le 3e 3…
    .phrase = un Ranch
    .several = { $n } Ranchs
boots = Bottes
    .tip = 1 PV à la fin.
    .phrase = les Bottes
hat = Chapeau
    .tip = 2 PV à la fin.
    .phrase = le Chapeau
lasso = Lasso
    .tip = 3 PV à la fin.
    .phrase = le Lasso
saddle = Selle
    .tip = 4 PV à la fin.
    .phrase = la Selle
revolver = Revolver
    .tip = 5 PV à la fin.
    .phrase = le Revolver
horse = Cheval
    .tip = 8 PV à la fin.
    .phrase = le Cheval
dynamite = Dynamite
    .tip = À la Mine : deux fois plus de pépites.
    .phrase = la Dynamite
girls = Les Girls
    .tip = Au Saloon : dépouillez deux fois.
    .phrase = Les Girls
brute = La Brute
    .tip = Gardez plusieurs dés sans payer.
    .phrase = La Brute
cheater = Tricheur professionnel
    .tip = Placez un dé tout juste révélé sur la face voulue.
    .phrase = un Tricheur professionnel
corruption = Corruption
    .tip = À la Mairie : prenez aussi le premier titre de la pioche.
    .phrase = Corruption
unlimited_credit = Crédits illimités
    .tip = Au General Store : servez-vous deux fois.
    .phrase = Crédits illimités
nervous_joe = Joe le nerveux
    .tip = À l’étape du Sheriff : un rival de votre choix vous donne 4 $.
    .phrase = Joe le nerveux
marshall = Marshall
    .tip = À l’étape du Sheriff : l’étoile ne change pas de main.
    .phrase = le Marshall
share = Partage
    .tip = Un rival braque la Banque : il vous donne la moitié du butin, arrondie au dollar inférieur.
    .phrase = Partage
wanted_notice = Avis de recherche
    .tip = Annulez la carte General Store qu’un rival vient de jouer.
    .phrase = l’Avis de recherche
elixir = Élixir du Doc Badluck
    .tip = Allez chez le Doc même si vous avez gagné quelque chose.
    .phrase = l’Élixir du Doc Badluck
cattle = Bétail
    .tip = 7 PV à la fin.
    .phrase = le Bétail
winchester = Winchester
    .tip = 6 PV à la fin.
    .phrase = la Winchester
mule = La mule
    .tip = 1 PV par carte General Store en main, celle-ci comprise.
    .phrase = la mule
dog = Le chien
    .tip = 2 PV par Hors-la-loi capturé.
    .phrase = le chien
gift = Cadeau
    .tip = Tout de suite : un rival vous donne une carte General Store de son choix.
    .phrase = le Cadeau
swindler = Arnaqueur
    .tip = Tout de suite : chaque autre joueur vous donne 2 $.
    .phrase = l’Arnaqueur
double_gun = Double gun
    .tip = À la chasse : relancez une fois les dés voulus.
    .phrase = le Double gun
whisky = Whisky
    .tip = Au Saloon : volez un Ranch au lieu d’une carte en main.
    .phrase = le Whisky
insurance = Assurance
    .tip = Après un vol : piochez une carte du même type.
    .phrase = l’Assurance
desperado = Desperado
    .tip = Quand vous recrutez : choisissez n’importe quel Hors-la-loi de la pioche.
    .phrase = le Desperado
smoke_signals = Signaux de fumée
    .tip = En fin de tour : prenez le dé indien.
    .phrase = les Signaux de fumée

## Cartes Rivière

river_gold_2 = De l’or : 2 pépites
    .tip = Prenez 2 pépites à la Mine.
river_gold_3 = De l’or : 3 pépites
    .tip = Prenez 3 pépites à la Mine.
river_gold_4 = De l’or : 4 pépites
    .tip = Prenez 4 pépites à la Mine.
river_gold_5 = De l’or : 5 pépites
    .tip = Prenez 5 pépites à la Mine.
river_star = Étoile
    .tip = Devenez Sheriff sur-le-champ.
river_wallet_2 = Portefeuille : 2 $
    .tip = Prenez 2 $ à la Banque.
river_wallet_3 = Portefeuille : 3 $
    .tip = Prenez 3 $ à la Banque.
river_discoveries = Découvertes
    .tip = Regardez trois cartes Rivière, utilisez-en une, reposez les deux autres sur la pioche.
river_voucher = Bon d’achat
    .tip = Prenez une carte de la défausse du General Store.
river_nothing = Rien
    .tip = Rien que de la boue.

## Le dé indien

shaman = Bénédiction du shaman
    .tip = Placez un de vos dés sur la face voulue.
ambush = Embuscade
    .tip = Un dé d’un rival est relancé.
bodyguard = Garde du corps
    .tip = Personne ne peut vous dépouiller ce tour-ci.
warpath = Sentier de guerre
    .tip = Un lieu est sans effet ce tour-ci.

## Options de la partie

opt_extension = Jouer avec l’extension
    .tip = De 2 à 6 joueurs, deux actions par lieu.
opt_indian_die = Jouer avec le dé indien
    .tip = Nécessite l’extension.
opt_bribes = Pots-de-vin autorisés
    .tip = Les ex æquo peuvent tenter le Sheriff.
opt_initial_sheriff = Premier Sheriff
    .tip = Un siège choisi, ou tirage au sort.

## Questions

prompt_outlaw_use = Utiliser votre Hors-la-loi { $face_short } ?
    .tip = Placez 0, 1 ou 2 de vos dés restants sur { $face_short }.
prompt_keep = Quels dés gardez-vous ?
    .tip = Un seul : gratuit ; chaque dé de plus : 1 $ ; aucun : 1 $.
prompt_brute_cut = Votre Brute est arrêtée : quels dés gardez-vous ?
    .tip = Vous ne pouvez pas tout payer : choisissez les dés à garder.
prompt_cheater = Tricher ?
    .tip = Placez sur une autre face un dé que vous venez de révéler.
prompt_wanted = Annuler { $card_phrase } ?
    .tip = Jouez votre Avis de recherche contre { $player }.
prompt_bribe_open = { $place } : soudoyer le Sheriff ?
    .tip = N’offrez rien, ou composez une offre. Vous ne payez que si le Sheriff vous choisit.
prompt_bribe_dollars = { $place } : combien de dollars offrez-vous ?
    .tip = Tous le verront. Vous ne payez que si le Sheriff vous choisit.
prompt_bribe_nuggets = { $place } : combien de pépites offrez-vous ?
    .tip = Tous les verront. Vous ne payez que si le Sheriff vous choisit.
prompt_bribe_card = { $place } : ajouter une carte ?
    .tip = Deux cartes de votre main au plus ; seul le Sheriff les voit.
prompt_name_player =
    { $second ->
        [0] Égalité { $place_at } : qui l’emporte ?
       *[other] { prompt_name_second }
    }
    .tip =
        { $second ->
            [0] Vous êtes le Sheriff. Désignez l’un des ex æquo.
           *[other] { prompt_name_second.tip }
        }
prompt_name_second = Égalité { $place_at } : qui est deuxième ?
    .tip = Vous êtes le Sheriff. Le deuxième fera l’action restante.
prompt_choose_action = { $place } : quelle action choisissez-vous ?
    .tip = À trois joueurs ou plus, le deuxième fera l’autre.
prompt_play_card = Jouer { $card_phrase } ?
    .tip = { $card_tip }
prompt_star = Étape du Sheriff : jouer une carte ?
    .tip = Joe le nerveux prend 4 $ à un rival ; le Marshall laisse l’étoile où elle est.
prompt_store_keep = Quelle carte gardez-vous ?
    .tip = Les autres sont défaussées face cachée.
prompt_saloon_target = Qui dépouillez-vous ?
    .tip = Un rival qui a des cartes en main (avec le Whisky : un rival qui a un Ranch).
prompt_saloon_split = Combien de titres tirez-vous chez { $player } ?
    .tip =
        { $n ->
            [one] Vous tirez une seule carte : un titre ou une carte General Store.
           *[other] Choisissez combien des { $n } cartes sont des titres ; les autres seront des cartes General Store.
        }
prompt_saloon_keep = Quelle carte volez-vous à { $player } ?
    .tip = Les autres retournent à leur propriétaire.
prompt_gift_target = Qui vous fait un cadeau ?
    .tip = Ce rival vous donne une carte General Store de son choix.
prompt_gift_give = Quelle carte donnez-vous à { $player } ?
    .tip = { $player } reçoit une de vos cartes General Store.
prompt_river_pick = Quelle trouvaille utilisez-vous ?
    .tip = Les autres cartes reviennent sur la pioche Rivière.
prompt_river_top = Quelle carte mettez-vous au-dessus ?
    .tip = Ce sera la prochaine carte Rivière piochée.
prompt_voucher = Quelle carte prenez-vous dans la défausse ?
    .tip = Une carte General Store au choix.
prompt_desperado_pick = Quel Hors-la-loi recrutez-vous ?
    .tip = N’importe quelle carte de la pioche, qui sera ensuite mélangée.
prompt_double_gun = Relancer des dés de chasse ?
    .tip = Choisissez les dés à relancer une fois.
prompt_capture = Quel Hors-la-loi capturez-vous ?
    .tip = Votre dé correspond à plusieurs d’entre eux.
prompt_indian_exchange = Échanger un titre contre le dé indien ?
    .tip = Le titre quitte la partie ; vous lancerez le dé au prochain tour.
prompt_shaman = Changer un de vos dés ?
    .tip = Placez-le sur la face de votre choix.
prompt_ambush = Quel dé adverse est relancé ?
    .tip = Choisissez un rival et l’un de ses dés.
prompt_warpath = Quel lieu bloquez-vous ?
    .tip = Aucune de ses deux actions n’aura lieu ce tour-ci.
prompt_doc_next = Qui passe ensuite chez le Doc ?
    .tip = Vous êtes le Sheriff : à vous de fixer l’ordre.
prompt_doc_benefit = Que demandez-vous au Doc ?
    .tip = Un avantage correspondant à vos dés.
prompt_fence_deed = Quel titre clôturez-vous ?
    .tip = Il est posé face visible et ne peut plus être volé.
prompt_final_tie = Qui gagne la partie ?
    .tip = Égalité parfaite : le Sheriff a le dernier mot.

## Réponses

answer_skip = Passer
    .tip = Ne pas jouer la carte.
answer_nothing = Rien
    .tip = Aucune offre.
answer_pass_doc = Non merci, Doc
    .tip = Renoncer à la visite.
confirm = Valider
    .tip = Verrouillez votre choix.

do_keep =
    { $dice_count ->
        [0] Ne rien garder
       *[other] Garder { $dice }
    } { $cost ->
        [0] (gratuit)
       *[other] (coûte { $cost } $)
    }
do_brute = Garder { $dice } avec La Brute { $cost ->
        [0] (gratuit)
       *[other] (coûte { $cost } $)
    }
do_outlaw =
    { $number ->
        [0] Garder { $outlaw_phrase } pour plus tard
        [one] Fixer un dé sur { $outlaw_face }
       *[other] Fixer deux dés sur { $outlaw_face }
    }
do_cheat = Tricher : { $face_short } → { $to_short }
do_skip = { answer_skip }
    .tip = { answer_skip.tip }
do_play = Jouer { $card_phrase }
    .tip = { $card_tip }
do_joe = Joe le nerveux : { $player } paie
    .tip = { nervous_joe.tip }
do_reroll = Double gun : relancer { $dice }
    .tip = { double_gun.tip }
do_offer_nothing = Ne rien offrir
    .tip = { answer_nothing.tip }
do_offer_build = Faire une offre
    .tip = { bribe.tip }
do_offer_dollars =
    { $number ->
        [0] Aucun dollar
       *[other] { $number } $
    }
do_offer_nuggets =
    { $number ->
        [0] Aucune pépite
        [one] { $number } pépite
       *[other] { $number } pépites
    }
do_offer_card = Ajouter { $card_phrase }
    .tip = { $card_tip }
do_offer_done = Ne pas ajouter de carte
do_name = Désigner { $player }
do_action = { $action }
    .tip = { $action_tip }
do_river_pick = { $river }
    .tip = { $river_tip }
do_river_top = { $river }
    .tip = { $river_tip }
do_voucher = Prendre { $card_phrase }
    .tip = { $card_tip }
do_store_keep = Garder { $card_phrase }
    .tip = { $card_tip }
do_rob = Dépouiller { $player }
do_whisky_rob = Whisky : voler un Ranch à { $player }
    .tip = { whisky.tip }
do_no_rob = Ne dépouiller personne
do_split =
    { $number ->
        [0] Aucun titre
        [one] { $number } titre
       *[other] { $number } titres
    }
do_steal = Voler { $card_phrase }
    .tip = { $card_tip }
do_gift_from = Demander à { $player }
do_give = Donner { $card_phrase }
    .tip = { $card_tip }
do_desperado_pick = Recruter { $outlaw_phrase }
    .tip = { $outlaw_tip }
do_capture = Capturer { $outlaw_phrase }
    .tip = { $outlaw_tip }
do_exchange = Échanger { $card_phrase }
    .tip = { $card_tip }
do_exchange_no = Ne rien échanger
do_shaman_set = Changer un dé : { $face_short } → { $to_short }
do_shaman_leave = Ne rien changer
do_ambush_die = { $player } : relancer un { $face_short }
do_warpath_block = Bloquer { $place_phrase }
    .tip = { $place_tip }
do_doc_next = { $player }
do_doc_pass = { answer_pass_doc }
    .tip = { answer_pass_doc.tip }
do_doc = { $benefit }
    .tip = { $benefit_tip }
do_fence = Clôturer { $card_phrase }
    .tip = { $card_tip }
do_final = Victoire pour { $player }

## Ce qui arrive : le tour et ses dés

event_round = Le tour { $number } commence.
    .head = Tour { $number }
event_rolled = { $player } lance { $number ->
        [one] { $number } dé
       *[other] { $number } dés
    }.
event_rolled_seen = Lancer : { $player } obtient { $dice }.
event_kept =
    { $dice_count ->
        [0] { $player } ne garde rien.
       *[other] { $player } garde { $dice }.
    }
event_final = Dernier lancer : { $player } obtient { $dice }.
event_paid = { $player } dépose { $dollars } $ sur la Diligence.
event_outlaw = { $player } joue { $outlaw_phrase } et fixe { $number ->
        [one] { $number } dé
       *[other] { $number } dés
    } sur { $outlaw_face }.
event_cut = Sans La Brute, { $player } ne peut pas tout payer et garde { $dice }.
event_cheat = { $player } veut tourner un dé : { $face_short } → { $to_short }.
event_turned = { $player } tourne un dé : { $face_short } → { $to_short }.

## Ce qui arrive : les cartes

event_played = { $player } joue { $card_phrase }.
event_cancelled = { $player } montre l’Avis de recherche : { $rival } a joué { $card_phrase } en vain.
event_asked_gift = { $player } demande un cadeau à { $rival }.
event_gave = { $player } donne une carte General Store à { $rival }.
event_gave_seen = { $player } donne { $card_phrase } à { $rival }.
event_collected =
    { $dollars ->
        [0] Personne n’a de dollar à donner à { $player }.
       *[other] { $player } reçoit { $dollars } $ des autres joueurs.
    }
event_collected_gold =
    { $nuggets ->
        [0] Personne n’a de pépite à donner à { $player }.
        [one] { $player } reçoit { $nuggets } pépite des autres joueurs.
       *[other] { $player } reçoit { $nuggets } pépites des autres joueurs.
    }
event_shuffled = La défausse du General Store est mélangée et forme une nouvelle pioche.
event_drew_card = { $player } pioche une carte General Store.
event_drew_card_seen = { $player } pioche { $card_phrase }.
event_drew_deed = { $player } pioche un titre.
event_drew_deed_seen = { $player } pioche { $card_phrase }.
event_got_ranch = { $player } pioche un Ranch.

## Ce qui arrive : les égalités

event_nobody = Personne ne remporte { $place_phrase }.
event_first = { $player } arrive en tête { $place_at }.
event_second = { $player } arrive deuxième { $place_at }.
event_tie = Égalité { $place_at } entre { $players }.
event_tie_second = Égalité pour la deuxième place { $place_at } entre { $players }.
offer_money =
    { $dollars ->
        [0] { "" }
       *[other] { $dollars } $
    }{ $nuggets ->
        [0] { "" }
        [one] { offer_comma_1 }{ $nuggets } pépite
       *[other] { offer_comma_1 }{ $nuggets } pépites
    }
offer_goods = { offer_money }{ $deeds ->
        [0] { "" }
        [one] { offer_comma_2 }{ $deeds } titre
       *[other] { offer_comma_2 }{ $deeds } titres
    }{ $cards ->
        [0] { "" }
        [one] { offer_comma_3 }{ $cards } carte General Store
       *[other] { offer_comma_3 }{ $cards } cartes General Store
    }
offer_comma_1 =
    { $dollars ->
        [0] { "" }
       *[other] { ", " }
    }
offer_comma_2 =
    { $nuggets ->
        [0] { offer_comma_1 }
       *[other] { ", " }
    }
offer_comma_3 =
    { $deeds ->
        [0] { offer_comma_2 }
       *[other] { ", " }
    }
event_offer = { $player } offre au Sheriff : { offer_goods }.
event_offer_seen = { $player } offre au Sheriff : { offer_money }{ $named_count ->
        [0] { "" }
       *[other] { offer_comma_2 }{ $named_phrase }
    }.
event_no_offer = { $player } n’offre rien.
event_named = { $place } : { $player } désigne { $rival }.
event_named_second = { $place } : { $player } désigne { $rival } en deuxième.

## Ce qui arrive : les lieux

event_chose = { $player } choisit { $action_phrase }.
event_blocked = Sentier de guerre : il ne se passe rien { $place_at } ce tour-ci.
event_dug =
    { $nuggets ->
        [0] La Mine est vide : { $player } ne trouve rien.
        [one] { $player } prend { $nuggets } pépite à la Mine.
       *[other] { $player } prend { $nuggets } pépites à la Mine.
    }
event_river = { $player } pioche « { $river } » dans la Rivière.
event_river_dry = { $player } tamise la rivière en vain : il ne reste aucune carte Rivière.
event_wallet =
    { $dollars ->
        [0] La Banque est vide : { $player } ne prend rien.
       *[other] { $player } prend { $dollars } $ à la Banque.
    }
event_voucher = { $player } prend une carte dans la défausse du General Store.
event_voucher_seen = { $player } prend { $card_phrase } dans la défausse du General Store.
event_robbed_bank =
    { $dollars ->
        [0] { $player } braque la Banque, mais elle est vide.
       *[other] { $player } braque la Banque et prend { $dollars } $.
    }
event_shared = { $player } doit partager : { $dollars } $ pour { $rival }.
event_robbed_coach =
    { $dollars ->
        [0] { $player } attaque la Diligence, mais elle est vide.
       *[other] { $player } attaque la Diligence et prend { $dollars } $.
    }
event_coach = La Diligence apporte { $dollars } $ à la Banque.
event_shopped =
    { $number ->
        [0] Il ne reste aucune carte General Store pour { $player }.
        [one] { $player } pioche { $number } carte General Store.
       *[other] { $player } pioche { $number } cartes General Store.
    }
event_shopped_seen =
    { $number ->
        [0] Il ne reste aucune carte General Store pour { $player }.
       *[other] { $player } pioche { $named_phrase }.
    }
event_kept_card = { $player } garde une carte General Store.
event_kept_card_seen = { $player } garde { $card_phrase }.
event_nobody_to_rob = { $player } ne trouve aucune carte à voler.
event_whisky = { $player } convoite un Ranch chez { $rival }.
looked_goods =
    { $deeds ->
        [0] { looked_cards }
        [one] { $deeds } titre{ looked_and }{ looked_cards }
       *[other] { $deeds } titres{ looked_and }{ looked_cards }
    }
looked_cards =
    { $cards ->
        [0] { "" }
        [one] { $cards } carte General Store
       *[other] { $cards } cartes General Store
    }
looked_and =
    { $cards ->
        [0] { "" }
       *[other] { " et " }
    }
event_looked = { $player } regarde { looked_goods } chez { $rival }.
event_looked_seen = { $player } regarde { $named_phrase } chez { $rival }.
event_stole =
    { $deed ->
        [0] { $player } vole une carte General Store à { $rival }.
       *[other] { $player } vole un titre à { $rival }.
    }
event_stole_seen = { $player } vole { $card_phrase } à { $rival }.
event_stole_ranch = { $player } vole un Ranch à { $rival }.
event_recruited = { $player } recrute { $outlaw_phrase }.
event_joe = { $player } envoie Joe le nerveux chez { $rival }.
event_paid_joe = { $player } donne { $dollars } $ à { $rival }.
event_star = { $player } prend l’étoile.
event_star_held = Le Marshall retient l’étoile : { $player } reste Sheriff, { $rival } n’obtient rien.
event_reroll = { $player } veut relancer { $dice }.
event_hunt = Chasse : { $player } obtient { $dice }.
event_nobody_wanted = { $player } part à la chasse, mais aucun Hors-la-loi n’est recherché.
event_captured = { $player } capture { $outlaw_phrase }.
event_caught_nobody = { $player } ne capture personne.
event_deeds =
    { $named_count ->
        [0] Il ne reste aucun titre pour { $player }.
       *[other] { $player } reçoit { $named_phrase }.
    }

## Ce qui arrive : le Doc, le dé indien

event_doc = { $player } passe chez le Doc : { $benefit }.
event_doc_pass = { $player } se passe des services du Doc.
event_fenced = { $player } clôture { $card_phrase }.
event_indian = { $player } lance le dé indien : { $effect }.
event_ambushed = { $player } tend une embuscade à { $rival } ; un dé est relancé : { $face_short } → { $to_short }.
event_warpath = { $player } prend le sentier de guerre et bloque { $place_phrase } pour ce tour.
event_exchanged = { $player } échange { $card_phrase } contre le dé indien.
event_took_die = { $player } prend le dé indien.
event_die_home = Le dé indien retourne au village.

## La fin

end_mine = La Mine est vide
    .tip = La partie s’arrête à la fin de ce tour.
end_deeds = Tous les titres sont distribués
    .tip = La partie s’arrête à la fin de ce tour.
event_end = { $ending } : la partie est terminée.
event_opened = { $player } a en main { $named_phrase }.
event_won =
    { $number ->
        [one] { $player } remporte la partie avec { $number } point.
       *[other] { $player } remporte la partie avec { $number } points.
    }
score_nuggets = Pépites
    .tip = 1 PV chacune.
score_dollars = Dollars
    .tip = 1 PV par tranche de 2 $, Hors-la-loi capturés compris.
score_sheriff = Étoile
    .tip = 5 PV.
score_items = Cartes General Store
    .tip = Valeurs indiquées.
score_deeds = Titres
    .tip = Valeurs indiquées.
score_ranches = Ranchs
    .tip = 1, 3, 6, 10, 15… PV.
better_nuggets = surtout grâce aux pépites
better_dollars = surtout grâce aux dollars
better_sheriff = surtout grâce à l’étoile
better_items = surtout grâce aux cartes General Store
better_deeds = surtout grâce aux titres
better_ranches = surtout grâce aux ranchs

## Pourquoi non : les dés

why_over = La partie est finie.
why_dear =
    { $dollars ->
        [0] Vous n’avez plus un dollar : un dé est gratuit, chaque dé de plus coûte 1 $.
       *[other] Vous avez { $dollars } $ : un dé est gratuit, chaque dé de plus coûte 1 $.
    }
why_locked = Vous avez choisi vos dés. Tous les gobelets se lèvent ensemble.
why_die_set = Un dé posé reste posé. Seuls les dés sous le gobelet peuvent être gardés.
why_die_earlier = Seul un dé révélé à ce lancer peut être tourné.
why_die_done = Tous les dés sont posés. Ils restent ainsi jusqu’au prochain tour.
why_turn_one = Choisissez un seul dé, et une face qu’il ne montre pas.
why_rival_die = Un dé posé reste posé. Personne ne touche à ceux d’un rival.
why_rival_die_indian = Seule l’Embuscade du dé indien relance un dé d’un rival.
why_hunt = Seul le Double gun relance des dés de chasse.

## Pourquoi non : les joueurs

why_not_self = Choisissez un rival, pas vous-même.
why_guarded = { $player } a un Garde du corps : personne ne peut rien lui voler ce tour-ci.
why_no_cards = { $player } n’a aucune carte en main.
why_only_ranches = { $player } n’a aucune carte en main ; un Ranch ne se vole qu’avec le Whisky.
why_no_store_card = { $player } n’a aucune carte General Store en main.
why_no_dollar = { $player } n’a plus un dollar.
why_not_tied = { $player } n’est pas à égalité { $place_at }.
why_not_finalist = { $player } n’est pas à égalité.
why_doc_queued = { $player } a déjà son tour chez le Doc.
why_doc_not = { $player } a gagné quelque chose ce tour-ci et ne va pas chez le Doc.
why_ambush_pick = Choisissez l’un des dés, pas le joueur.
why_victim_named = Vous avez désigné votre victime.
why_rob = On ne dépouille un rival qu’au Saloon, quand on y a le droit de le faire.
why_drawn = { $player } choisit l’une de ces cartes.

## Pourquoi non : les cartes

why_scores = Cette carte ne se joue pas : elle compte à la fin.
why_fresh = Vous avez reçu cette carte pendant cette action même. Elle pourra servir dès la suivante.
why_fence_deeds = Seuls des titres en main peuvent être protégés par des barbelés.
why_give_store = Vous devez donner une carte General Store.
why_exchange = Seul un titre ou un Ranch reçu à l’instant à la Mairie peut être échangé.
why_offer_open = Ce qui est face visible ne peut pas être offert.
why_offer_last = Une offre se compose de dollars, puis de pépites, puis de cartes.
why_offer_order = Deux cartes s’offrent dans l’ordre de votre main : celle-ci vient avant la première.
why_offer_given = Cette carte fait déjà partie de votre offre.
why_brute = La Brute se joue avec les dés que vous gardez, juste après un lancer.
why_brute_now = Choisissez deux dés ou plus, puis gardez-les avec La Brute.
why_brute_two = La Brute demande deux dés ou plus.
why_cheater = Un Tricheur professionnel se joue quand vos dés viennent d’être révélés.
why_cheater_now = Choisissez un des dés que vous venez de révéler et la face qu’il montrera.
why_dynamite = La Dynamite se joue à la Mine d’or, juste avant de creuser.
why_girls = Les Girls se jouent au Saloon, juste avant de désigner votre victime.
why_corruption = Corruption se joue à la Mairie, juste avant de prendre vos titres.
why_unlimited_credit = Crédits illimités se joue au General Store, juste avant de piocher.
why_nervous_joe = Joe le nerveux se joue à l’étape du Sheriff, avant que l’étoile ne change de main.
why_joe_now = Désignez le rival qui doit payer.
why_marshall = Le Marshall se joue à l’étape du Sheriff, quand l’étoile va changer de main.
why_share = Partage se joue quand un rival braque la Banque et y prend au moins 2 $.
why_share_self = Partage répond au braquage d’un rival, pas au vôtre.
why_wanted_notice = L’Avis de recherche se joue quand un rival joue une carte General Store.
why_elixir = L’Élixir se joue quand vient le tour du Doc.
why_elixir_needless = Vous n’avez rien gagné ce tour-ci : le Doc vous reçoit sans lui.
why_double_gun = Le Double gun se joue après votre lancer de chasse.
why_double_gun_now = Choisissez les dés de chasse à relancer.
why_whisky = Le Whisky se joue au Saloon, quand vous désignez votre victime.
why_whisky_now = Désignez un rival qui a un Ranch.
why_insurance = L’Assurance se joue quand un vol au Saloon vous a coûté une carte.
why_desperado = Le Desperado se joue au Saloon, juste avant de recruter.
why_smoke_signals = Les Signaux de fumée se jouent à la fin du tour, après le Doc.
why_smoke_held = Vous avez déjà le dé indien.
why_card_action = Cette carte va avec une autre action : { $action }. Elle revient à { $player }.
why_void_store = Il ne reste aucune carte General Store à piocher.
why_void_rob = Il n’y a personne à dépouiller.
why_void_whisky = Il n’y a aucun Ranch à voler.
why_void_outlaws = Il ne reste aucun Hors-la-loi dans la pioche.
why_void_joe = Aucun rival n’a de dollar.
why_void_star = L’étoile ne va pas changer de main.
why_void_wanted = Aucun Hors-la-loi n’est recherché.
why_void_deeds = Il ne reste aucun titre dans la pioche.

## Pourquoi non : les lieux

why_dice_first = On passe aux lieux quand tous les dés sont posés.
why_later = Pas encore : { $place_phrase } d’abord.
why_past = { $place } : c’est fait pour ce tour-ci.
why_blocked = Sentier de guerre : rien ne se passe { $place_at } ce tour-ci.
why_nobody = Personne n’a de dé pour { $place_phrase }.
why_tie = Égalité : la décision revient à { $player }, le Sheriff.
why_pick_action = Choisissez l’une de ses deux actions.
why_after = { $player } agit d’abord, vous ensuite.
why_other = { $player } agit { $place_at }, pas vous.
why_action_of = Cette action revient à { $player }.
why_no_effect = À deux joueurs, il faut prendre l’action qui donne un titre.
why_two_players = À deux joueurs, seul le premier agit : { $player }.
why_chooses = { $player } est en tête et choisit entre les deux actions.

## Pourquoi non : le Doc et les pioches

why_benefit_dice = Vous n’avez aucun dé qui convienne : { $dice }.
why_benefit_deeds = Vous n’avez aucun titre en main à protéger.
why_doc_gained = Vous avez gagné quelque chose ce tour-ci : le Doc ne vous reçoit pas.
why_doc_order = Le Doc reçoit un joueur après l’autre, dans l’ordre fixé par le Sheriff.
why_doc_later = Le Doc vient après la Mairie, pour qui n’a rien gagné.
why_row = On ne choisit pas : à la Mairie, le titre le plus bas part d’abord, puis un de plus par As.
why_deed_deck = Seule Corruption donne un titre de la pioche.
why_deed_deck_wife = La pioche est pour la femme du maire, pour Corruption et pour l’Assurance.
why_store = Les cartes se piochent au General Store, ou avec l’échantillon gratuit du Doc.
why_discard = La défausse est face cachée, et personne n’y prend rien.
why_discard_voucher = Seul le Bon d’achat de la rivière prend une carte de la défausse.
why_river = Les cartes Rivière sont pour qui tamise la rivière à la Mine d’or.
why_outlaw_deck = Le premier Hors-la-loi de la pioche est pour qui recrute au Saloon.
why_outlaw_before = Un Hors-la-loi se joue avant un lancer.
why_outlaw_turn = On vous demande vos Hors-la-loi l’un après l’autre.
why_outlaw_no_dice = Il ne vous reste aucun dé qu’il pourrait placer.
why_outlaw_rival = Le Hors-la-loi d’un rival ne peut pas être pris.
why_wanted = Les Hors-la-loi recherchés se capturent à la chasse, au bureau du Sheriff.
why_capture = Aucun des dés en question ne montre la face de ce Hors-la-loi.
why_captured = Un Hors-la-loi capturé reste où il est jusqu’à la fin.
why_star = L’étoile va à qui la prend au bureau du Sheriff.
why_coach = Personne ne gagne la Diligence : ses dollars vont à la Banque.
why_coach_attack = La Diligence est pour qui l’attaque à la Banque.
why_fenced = Un titre sous barbelés reste où il est jusqu’à la fin.
why_ranch_safe = Le Ranch d’un rival ne se vole qu’avec le Whisky.
why_indian = Le dé indien s’échange contre un titre reçu à l’instant à la Mairie.
why_indian_own = Le dé indien se lance tout seul, juste avant la Mine d’or.

## Conseils pour la première partie

hint_goal = Composez une main de cinq dés. Chaque lieu va à qui montre le plus de dés de sa face, la Mairie à la meilleure main de poker. Le plus de points de victoire gagne.
hint_keep = Ce que vous gardez est vu de tous et reste posé. Regardez la rue : qui mène où ? Les autres lancent en même temps ; dès que quelqu’un a cinq dés, chacun lance une dernière fois et garde tout.
hint_bribe_open = Vous êtes ex æquo ici, et le Sheriff tranche. Vous pouvez le tenter : toutes les offres sont montrées ensemble, et seule celle qu’il choisit est payée.
hint_name_player = L’étoile est à vous : vous tranchez toutes les égalités, et l’offre du joueur désigné vous revient.
hint_choose_action = Des deux actions, vous en choisissez une. À trois joueurs ou plus, le deuxième fait celle que vous laissez.
hint_store_keep = Une carte par J sur vos dés : gardez la meilleure. Celles qui ont des points comptent à la fin, les autres se jouent au bon moment.
hint_saloon_target = Vous regardez une carte par Q sur vos dés et en gardez une. Les dos distinguent les titres des cartes General Store.
hint_doc_benefit = Le Doc est là pour ceux qui ne gagnent rien ; ce qu’il peut faire pour vous dépend des faces de vos dés.
hint_star = Deux cartes agissent ici, avant que l’étoile change de main. Qui n’en a pas n’est pas interrogé, et personne ne voit qui l’a été.
hint_cheater = Une de vos cartes convient maintenant. Les autres voient la même courte pause, que vous la jouiez ou non.
hint_play_card = Une de vos cartes convient maintenant. Les autres voient la même courte pause, que vous la jouiez ou non.
hint_wanted = Votre Avis de recherche peut arrêter cette carte. Les autres voient la même courte pause, que vous le jouiez ou non.
hint_outlaw_use = Un de vos Hors-la-loi pose jusqu’à deux dés sur sa face avant le lancer ; puis il est recherché, et peut être chassé.
hint_shaman = Appuyez sur un de vos dés posés, puis sur la face qu’il doit montrer.
hint_capture = Chaque dé de chasse à la face d’un Hors-la-loi le capture : sa prime est à vous.

### board

board_town = La ville
board_own = Vos dés et vos cartes
board_mine = Mine
board_bank = Banque
board_general_store = Store
board_saloon = Saloon
board_sheriff = Sheriff
board_town_hall = Mairie
board_doc = Doc
board_action = { $action } : { $tip }
board_first = { $player } en tête
board_second = { $player } en deuxième place
board_tied = { $player }, à égalité
board_with_picked = avec les dés choisis
board_store_deck = cartes General Store dans la pioche
board_discard = cartes General Store défaussées
board_deed_deck = titres dans la pioche
board_river_deck = cartes Rivière dans la pioche
board_outlaw_deck = Hors-la-loi dans la pioche, le premier visible
board_hunt = Dés de chasse
board_deeds = Titres
board_deed = Titre
board_if_nothing = si rien gagné
board_may_see_doc = { $player } peut voir le Doc
board_still_doc = N’a encore rien gagné et peut voir le Doc.
board_deeds_held = titres en main
board_store_held = cartes General Store en main
board_laid = Posé devant
board_known = Cartes de cette main que vous connaissez
board_seen = Vous connaissez : { $cards }
board_offer = Offre
board_your_offer = Votre offre au Sheriff
board_cup = Sous le gobelet : vous seul les voyez
board_set = Posés, vus de tous
board_looking = Vous regardez
board_turn_to = Tourner un dé posé sur
board_score = Points si la partie s’arrêtait maintenant
board_fresh = neuve
board_no_card = Pas de carte en main.
board_throwing = Lancer { $n }
board_where = Tour { $number } · { $now }
board_gauge_mine = Mine : { $value } / { $most }
board_gauge_deeds = Titres : { $value } / { $most }

### The picture in the terminal

# the pictures of the games
picture_typed = les dés, par exemple Q Q, ou - pour aucun : la même chose sans chercher le nombre
picture_legend = ★ est le Sheriff ; ✓ a gagné quelque chose ce tour et n’ira pas chez le Doc ; les barres montrent ce qui reste avant la fin de la partie.
picture_round = Tour { $number }
picture_dollars = { $number } $
picture_mine =
    { $number ->
        [one] { $number } pépite
       *[other] { $number } pépites
    }
picture_bank = { $bank }, puis { $coach } (diligence)
picture_store =
    { $number ->
        [one] { $number } carte, { picture_discard }
       *[other] { $number } cartes, { picture_discard }
    }
picture_discard =
    { $discard ->
        [one] { $discard } défaussée
       *[other] { $discard } défaussées
    }
picture_star = ★ { $player }
picture_deeds = titres { $row } + { $number }
picture_best = { $players } : { $hand }
picture_outlaws = Hors-la-loi { $outlaw } sur { $number }
picture_blocked = bloqué par le sentier de guerre
picture_head_dice = dés posés
picture_head_gold = pépites
picture_head_deeds = titres
picture_head_cards = cartes
picture_fenced = titres clôturés { $cards }
picture_ranches =
    { $number ->
        [one] { $number } Ranch
       *[other] { $number } Ranchs
    }
picture_outlaws_of = Hors-la-loi { $outlaws }
picture_captured_of = capturés { $outlaws }
picture_known = vu en main : { $cards }
picture_worth = { $card } ({ $number } PV)
picture_no_card = aucune carte
picture_wanted = Recherchés : { $outlaws }
picture_river =
    { $number ->
        [one] Rivière : { $number } carte
       *[other] Rivière : { $number } cartes
    }
picture_river_top = au-dessus, pour vous seul : { $cards }
picture_die = Dé indien : { $place }
picture_guarded = Garde du corps : personne ne peut dépouiller { $player } ce tour.
picture_offer = { $player } offre : { $goods }
picture_some_nuggets =
    { $number ->
        [one] { $number } pépite
       *[other] { $number } pépites
    }
picture_some_deeds =
    { $number ->
        [one] { $number } titre
       *[other] { $number } titres
    }
picture_some_store =
    { $number ->
        [one] { $number } carte General Store
       *[other] { $number } cartes General Store
    }
picture_hand = Votre main : { $cards }
picture_hand_of = { $player } a en main : { $cards }
picture_looking = Vous regardez : { $cards }
picture_rolled = Sous votre gobelet : { $dice }
picture_rolled_of = { $player } a sous son gobelet : { $dice }
picture_cost =
    { $number ->
        [0] gratuit
       *[other] { $number } $
    }
picture_cost_none = aucun : { $number } $
picture_some_titles = titres { $cards }

### standing orders

order_reactions = Laisser passer les réactions
    .tip = La table n’attend jamais vos cartes de réaction.
