### Deadwood en français.
#
# Attributs : .tip explique un nom ; .phrase est le nom tel qu’il figure dans une phrase, .at, .to et .from
# disent où ; .under dit sous quelle pile ; .hit est l’effet d’un tir ; .short est le signe porté par un dé.
# Un argument `tile` donne $tile, $tile_tip, $tile_at…

deadwood = Deadwood
    .tip = Envoyez vos cowboys prendre une ville qui grandit, réglez vos comptes et gare à la justice.
game_title = { deadwood }
game_text = { deadwood.tip }
game_kind = 60 min · moyen

## Termes

clan = Clan
    .tip = Les neuf cowboys d’un joueur : trois de chaque force.
cowboy = Cowboy
    .tip = Tient les bâtiments et se bat : un dé par point de force.
supply = Réserve
    .tip = L’argent, les cartouches, les chevaux et les cowboys pas encore recrutés.
box = Boîte
    .tip = Les pions Wanted hors jeu ; seul le Télégraphe en fait revenir.
crime_pool = Jauge de criminalité
    .tip = Les pions Wanted encore à prendre. Quand elle est vide, la partie s’arrête à la fin du tour.
wanted = Pion Wanted
    .tip = Pris pour une attaque ou un autre méfait ; chaque pion alourdit l’amende finale.
cartridge = Cartouche
    .tip = Un dé de plus dans un duel, et elle est dépensée.
horse = Cheval
    .tip = Permet à votre cowboy de fuir un duel vers la Mine abandonnée, et il est dépensé.
money = Argent
    .tip = Le plus de dollars après les amendes gagne ; rien d’autre ne compte.
fine = Amende
    .tip = 1, 3, 6, 10, 15, 21, 28, 36, 45 $ pour 1 à 9 pions Wanted ; 55 $ à partir de dix.
building = Bâtiment
    .tip = On y entre, on le tient, on l’annexe. Un seul cowboy s’y trouve, ou un par clan à l’Église.
plot = { $name }
    .tip = Une case du plateau : elle porte une tuile et en touche jusqu’à six autres.
point = { $name }
    .tip = Là où trois cases se rejoignent ; le Shérif s’y tient et les protège toutes les trois.
star_plot = Case étoile
    .tip = Reçoit un bâtiment au hasard avant la partie.
annex = Annexer
    .tip = Profiter de ce qu’offre un bâtiment : à l’arrivée, ou quand la voie ferrée passe à côté.
control = Tenir
    .tip = Un bâtiment est à vous tant que votre cowboy s’y trouve ; certains rapportent pour cela.
duel = Duel
    .tip = L’arrivant prend un pion Wanted, puis les dés parlent : 6 tue, 4 et 5 blessent, deux blessures tuent.
sheriff = Shérif
    .tip = Aucune attaque sur les trois cases qu’il touche.
sheriff_fee = Taxe du Shérif
    .tip = 1 $ pour qui tient le Bureau du Shérif quand vous entrez dans un bâtiment protégé.
protected = Protégé
    .tip = Le Shérif est là : personne ne peut y être attaqué.
ranch = Ranch
    .tip = Vos cowboys libres y attendent. Tout le monde les voit.
abandoned_mine = Mine abandonnée
    .tip = Les cowboys n’y font rien ; on les ramène au ranch par un tour ou par le Bastringue.
boot_hill = Cimetière
    .tip = Les morts y restent pour de bon.
final_duel = Duel final
    .tip = Une égalité en tête se règle au revolver, cartouches à volonté.

## Cowboys

novice = Novice
    .tip = Force 1. Recrutement gratuit.
seasoned = Confirmé
    .tip = Force 2. Recrutement à 1 $.
veteran = Vétéran
    .tip = Force 3. Recrutement à 3 $.

## Bâtiments

church = Église
    .tip = Défaussez 1 pion Wanted, et 1 de plus par Blanchisserie tenue. Aucun duel ici ; chaque clan peut y envoyer un cowboy.
    .phrase = l’Église
    .at = à l’Église
    .to = à l’Église
    .from = de l’Église
saloon = Saloon
    .tip = Vous pouvez recruter un cowboy pour 0, 1 ou 3 $. Il commence à la Mine abandonnée.
    .phrase = le Saloon
    .at = au Saloon
    .to = au Saloon
    .from = du Saloon
sheriffs_office = Bureau du Shérif
    .tip = Déplacez le Shérif. Tant que vous le tenez, les autres vous paient 1 $ pour entrer dans un bâtiment protégé.
    .phrase = le Bureau du Shérif
    .at = au Bureau du Shérif
    .to = au Bureau du Shérif
    .from = du Bureau du Shérif
town_hall = Mairie
    .tip = Défaussez 1 pion Wanted, prolongez la voie ferrée, puis placez un nouveau bâtiment de chaque pile.
    .phrase = la Mairie
    .at = à la Mairie
    .to = à la Mairie
    .from = de la Mairie
gunsmith = Armurerie
    .tip = Prenez 1 $ et 2 cartouches.
    .phrase = l’Armurerie
    .at = à l’Armurerie
    .to = à l’Armurerie
    .from = de l’Armurerie
bank = Banque
    .tip = Prenez 5 $ et 1 pion Wanted.
    .phrase = la Banque
    .at = à la Banque
    .to = à la Banque
    .from = de la Banque
blacksmith = Maréchal-ferrant
    .tip = Prenez 1 $ et 1 cheval.
    .phrase = le Maréchal-ferrant
    .at = chez le Maréchal-ferrant
    .to = chez le Maréchal-ferrant
    .from = de chez le Maréchal-ferrant
casino = Casino
    .tip = Prenez 1 $ à un autre joueur.
    .phrase = le Casino
    .at = au Casino
    .to = au Casino
    .from = du Casino
general_store = Épicerie
    .tip = Prenez 1 $. Vous pouvez déplacer un autre de vos cowboys vers un bâtiment, où il se bat et annexe comme d’habitude.
    .phrase = l’Épicerie
    .at = à l’Épicerie
    .to = à l’Épicerie
    .from = de l’Épicerie
hotel = Hôtel
    .tip = Prenez 2 $. Tant que vous le tenez : 2 $ par tuile Rail posée, 4 $ pour la Gare.
    .phrase = l’Hôtel
    .at = à l’Hôtel
    .to = à l’Hôtel
    .from = de l’Hôtel
laundry = Blanchisserie
    .tip = Prenez 1 $. Tant que vous la tenez, vous défaussez 1 pion Wanted de plus à l’Église.
    .phrase = la Blanchisserie
    .at = à la Blanchisserie
    .to = à la Blanchisserie
    .from = de la Blanchisserie
stage_depot = Diligence
    .tip = Prenez 2 $ et placez la première tuile d’une pile. Tenue à la fin, sans Gare : 10 $.
    .phrase = la Diligence
    .at = à la Diligence
    .to = à la Diligence
    .from = de la Diligence
undertaker = Croque-mort
    .tip = Prenez 1 $. Tant que vous le tenez : 1 $ par cowboy tué.
    .phrase = le Croque-mort
    .at = chez le Croque-mort
    .to = chez le Croque-mort
    .from = de chez le Croque-mort
gold_mine = Mine d’or
    .tip = Lancez un dé : 1 ou 2 ne donne rien, 3 : 1 $, 4 : 2 $, 5 : 3 $, 6 : 5 $.
    .phrase = la Mine d’or
    .at = à la Mine d’or
    .to = à la Mine d’or
    .from = de la Mine d’or
fortune_teller = Voyante
    .tip = Prenez 1 $, regardez une pile en secret et reposez-la dans l’ordre voulu.
    .phrase = la Voyante
    .at = chez la Voyante
    .to = chez la Voyante
    .from = de chez la Voyante
courthouse = Tribunal
    .tip = Chacun paie 1 $ par pion Wanted détenu, ou en prend un de plus.
    .phrase = le Tribunal
    .at = au Tribunal
    .to = au Tribunal
    .from = du Tribunal
grifter = Bonimenteur
    .tip = Prenez 1 $. Vous pouvez envoyer jusqu’à deux cowboys adverses à la Mine abandonnée.
    .phrase = le Bonimenteur
    .at = chez le Bonimenteur
    .to = chez le Bonimenteur
    .from = de chez le Bonimenteur
newspaper = Journal
    .tip = Prenez 1 $ et donnez à un joueur un pion Wanted de la jauge.
    .phrase = le Journal
    .at = au Journal
    .to = au Journal
    .from = du Journal
dance_hall = Bastringue
    .tip = Prenez 1 $. Vous pouvez ramener un ou deux de vos cowboys au ranch.
    .phrase = le Bastringue
    .at = au Bastringue
    .to = au Bastringue
    .from = du Bastringue
telegraph_office = Télégraphe
    .tip = Prenez 1 $, puis ajoutez 2 pions Wanted à la jauge ou retirez-en 2.
    .phrase = le Télégraphe
    .at = au Télégraphe
    .to = au Télégraphe
    .from = du Télégraphe

## La voie ferrée

rail = Tuile Rail
    .tip = La voie monte d’une rangée. Elle rase ce qui s’y trouve, et les cowboys voisins peuvent annexer une fois de plus.
    .phrase = une tuile Rail
    .at = à une tuile Rail
    .to = à une tuile Rail
    .from = d’une tuile Rail
station = Gare
    .tip = Le bout de la voie : les cowboys voisins peuvent annexer deux fois, puis la partie est finie.
    .phrase = la Gare
    .at = à la Gare
    .to = à la Gare
    .from = de la Gare

## Piles

stack_1 = Pile 1
    .tip = Les bâtiments face cachée de la première pile ; seul leur ordre est inconnu.
    .phrase = la pile 1
    .under = sous la pile 1
stack_2 = Pile 2
    .tip = Les bâtiments face cachée de la deuxième pile ; seul leur ordre est inconnu.
    .phrase = la pile 2
    .under = sous la pile 2
stack_3 = Pile 3
    .tip = Les bâtiments face cachée de la troisième pile ; seul leur ordre est inconnu.
    .phrase = la pile 3
    .under = sous la pile 3

## Tirs

shot_1 = Un : raté
    .tip = Sans effet.
    .hit = un raté (1)
    .short = 1
shot_2 = Deux : raté
    .tip = Sans effet.
    .hit = un raté (2)
    .short = 2
shot_3 = Trois : raté
    .tip = Sans effet.
    .hit = un raté (3)
    .short = 3
shot_4 = Quatre : blessure
    .tip = La deuxième blessure d’un duel tue.
    .hit = une blessure (4)
    .short = 4
shot_5 = Cinq : blessure
    .tip = La deuxième blessure d’un duel tue.
    .hit = une blessure (5)
    .short = 5
shot_6 = Six : tir mortel
    .tip = Le cowboy adverse meurt aussitôt.
    .hit = un tir mortel (6)
    .short = 6

## Options de la partie

opt_turn_limit = Limite de tours
    .tip = Pour les essais : la partie s’arrête après tant de tours et se compte en l’état.
opt_turn_limit_none = aucune
opt_turn_limit_300 = 300 tours
opt_turn_limit_600 = 600 tours

## Questions

some_dice =
    { $own_dice ->
        [one] 1 dé
       *[other] { $own_dice } dés
    } contre { $their_dice }
prompt_turn = Qui va où ?
    .tip = Envoyez un cowboy du ranch dans un bâtiment, ou ramenez-en au ranch.
prompt_back_to_ranch = Qui d’autre revient ?
    .tip = Autant de vos cowboys que vous voulez, depuis les bâtiments et la Mine.
prompt_flee = { $rival } vous attaque { $tile_at } : fuir ou se battre ?
    .tip = Votre { $cowboy } contre un { $other }, { some_dice }. Fuir coûte un cheval et mène à la Mine.
prompt_cartridge = Utiliser une cartouche contre { $rival } ?
    .tip = Votre { $cowboy } contre un { $other } { $tile_at }, { some_dice } pour l’instant. Une cartouche donne un dé de plus.
prompt_annex = Annexer { $building_phrase } ?
    .tip = { $building_tip }
prompt_sheriff_to = Où va le Shérif ?
    .tip = Sur un autre point au bord d’un bâtiment. Aucune attaque sur les trois cases autour de lui.
prompt_rail_to =
    { $station ->
        [0] Par où passe la voie ?
       *[other] Où placez-vous la Gare ?
    }
    .tip =
        { $station ->
            [0] Deux cases au choix ; un bâtiment qui s’y trouve est rasé.
           *[other] Deux cases au choix ; un bâtiment qui s’y trouve est rasé. La partie s’arrête à la fin de ce tour.
        }
prompt_next_eligible = Qui peut annexer ensuite ?
    .tip = Vous avez posé la tuile, vous fixez l’ordre ; chacun décide pour son cowboy.
prompt_tile_to_place = Quel bâtiment placez-vous maintenant ?
    .tip = Toutes les tuiles piochées entrent en ville, l’une après l’autre.
prompt_plot = Où bâtissez-vous { $tile_phrase } ?
    .tip = Sur une case vide, à côté d’un bâtiment.
prompt_stack = Dans quelle pile piochez-vous ?
    .tip = Vous placez aussitôt sa première tuile.
prompt_stack_to_see = Quelle pile regardez-vous ?
    .tip = Vous seul voyez ses tuiles, et vous les reposez dans l’ordre voulu.
prompt_reorder = { $stack }, place { $number } à partir du dessus : quelle tuile ?
    .tip = Vous recomposez la pile en partant du dessus ; vous seul la voyez.
prompt_hire = Qui recrutez-vous ?
    .tip = La recrue commence à la Mine abandonnée.
prompt_casino_target = À qui prenez-vous 1 $ ?
    .tip = Un autre joueur qui a de l’argent.
prompt_store_move = Déplacer un autre cowboy ?
    .tip = Il va droit dans un autre bâtiment, où il peut se battre et annexer.
prompt_store_to = Où va le { $cowboy } qui quitte { $tile_phrase } ?
    .tip = Dans tout bâtiment où il pourrait entrer depuis le ranch ; celui qu’il quitte est libre.
prompt_court = Le Tribunal vous réclame { $dollars } $ : payez-vous ?
    .tip = 1 $ par pion Wanted détenu ; si vous refusez, vous en prenez un de plus.
prompt_grift = Qui embobinez-vous ?
    .tip = Jusqu’à deux cowboys adverses partent à la Mine, l’un après l’autre ; ni l’Église ni le Shérif ne les abritent.
prompt_newspaper_target = Qui fait les gros titres ?
    .tip = Ce joueur reçoit un pion Wanted de la jauge.
prompt_recall = Qui rentre au ranch ?
    .tip = Jusqu’à deux de vos cowboys, l’un après l’autre.
prompt_telegraph = Allonger ou raccourcir la partie ?
    .tip = Des pions Wanted entrent dans la jauge ou en sortent ; quand elle est vide, la partie s’arrête.
prompt_final_cowboy = Duel final : qui tire pour vous ?
    .tip = Un de vos cowboys, où qu’il soit. Sa force donne ses dés.
prompt_final_cartridges = Duel final : combien de cartouches ?
    .tip = Un dé de plus pour chacune.
prompt_final_aim = Duel final : où vont vos dés ?
    .tip = Les dés qui ne visent pas { $player } iront aux cibles suivantes.

## Réponses

entry_terms =
    { $fee ->
        [0] { "" }
       *[other] { " " }(taxe : { $fee } $)
    }{ $duel ->
        [0] { "" }
       *[other] { " " }et affronter { $rivals }
    }
do_go = Envoyer un { $cowboy } { $tile_to }{ entry_terms }
    .tip = { $tile_tip }
do_back = Ramener votre { $cowboy } { $tile_from }
do_back_mine = Ramener un { $cowboy } de la Mine
do_enough = C’est tout
    .tip = Vos autres cowboys restent où ils sont.
do_fight = Se battre
    .tip = Restez et tirez.
do_flee = Fuir à cheval
    .tip = Pas de combat : votre cowboy file à la Mine abandonnée et le cheval est dépensé.
do_hold = Garder la cartouche
do_load = Utiliser une cartouche
    .tip = Un dé de plus pour ce duel.
do_stay = Ne pas annexer
    .tip = Votre cowboy reste et tient quand même le bâtiment.
do_annex = Annexer
do_sheriff_to = Protéger { $tiles_phrase } ({ $point })
do_rail_to = Bâtir en { $plot }{ $tiles_count ->
        [0] { "" }
       *[other] { " " }et raser { $tiles_phrase }
    }
do_next = { $player } { $tile_at }
    .tip = { $tile_tip }
do_tile = Placer { $tile_phrase }
    .tip = { $tile_tip }
do_plot = Bâtir en { $plot }
do_stack = { $stack }
    .tip = Dans un ordre secret : { $tiles }.
do_order = { $tile }
    .tip = { $tile_tip }
do_hire_nobody = Ne recruter personne
do_hire = Recruter un { $cowboy } { $dollars ->
        [0] (gratuit)
       *[other] ({ $dollars } $)
    }
do_rob = Prendre 1 $ à { $player }
do_move_nobody = Ne déplacer personne
do_move = Faire partir votre { $cowboy } { $tile_from }
do_move_to = Aller { $tile_to }{ entry_terms }
    .tip = { $tile_tip }
do_pay = Payer { $dollars } $
do_refuse = Prendre un pion Wanted
    .tip = { wanted.tip }
do_grift_nobody = Personne
    .tip = Les autres restent où ils sont.
do_grift = { $player } : le { $cowboy } { $tile_at }
do_grift_ranch = { $player } : un { $cowboy } au ranch
do_accuse = Accuser { $player }
do_add = Allonger : ajouter à la jauge
    .tip = Jusqu’à deux pions Wanted passent de la boîte à la jauge.
do_remove = Raccourcir : retirer de la jauge
    .tip = Jusqu’à deux pions Wanted passent de la jauge à la boîte.
do_shooter = Envoyer un { $cowboy }
do_shells =
    { $number ->
        [0] Aucune cartouche
        [one] { $number } cartouche
       *[other] { $number } cartouches
    }
do_aim =
    { $number ->
        [0] Aucun dé sur { $player }
        [one] { $number } dé sur { $player }
       *[other] { $number } dés sur { $player }
    }

## Ce qui arrive : le tour

event_first_roll = Pour commencer, { $player } fait { $shot_short }.
event_first = { $player } commence.
event_turn = Tour { $number } : { $player } joue.
    .head = Tour { $number } : { $player }
event_back = { $player } ramène un { $cowboy } { $tile_from }.
event_back_mine = { $player } ramène un { $cowboy } de la Mine abandonnée.
event_went = { $player } envoie un { $cowboy } { $tile_to }.
event_moved = { $player } déplace un { $cowboy } { $from_from } { $tile_to }.
event_fee = { $player } paie à { $rival } la taxe du Shérif : { $dollars } $.

## Ce qui arrive : les duels

event_duel = Duel { $tile_at } : { $player } ({ $cowboy }) contre { $rival } ({ $other }).
event_took_wanted =
    { $number ->
        [one] { $player } prend un pion Wanted.
       *[other] { $player } prend un pion Wanted et en a maintenant { $number }.
    }
event_fled = { $player } fuit avec un { $cowboy } et dépense un cheval.
event_loaded = { $player } utilise une cartouche.
event_opening = { $player } tire en premier : { $shots_hit }.
event_volley = Tirs croisés : { $shots_hit } pour { $player }, { $answer_hit } pour { $rival }.
event_killed = { $player } perd un { $cowboy }, qui finit au Cimetière.
event_undertaker = Le Croque-mort rapporte { $dollars } $ à { $player }.
event_won_duel = { $player } gagne le duel contre { $rival }.
event_lost_duel = { $player } perd le duel : { $rival } reste en place.
event_drawn_duel = Personne ne tombe : { $rival } reste, { $player } doit partir.
event_both_died = { $player } et { $rival } s’entretuent : il ne reste personne.

## Ce qui arrive : les annexions

event_annexed = { $player } annexe { $tile_phrase }.
event_stayed = { $player } reste sans annexer { $tile_phrase }.
event_earned = { $player } prend { $dollars } $.
event_cartridges =
    { $number ->
        [one] { $player } prend { $number } cartouche.
       *[other] { $player } prend { $number } cartouches.
    }
event_horses =
    { $number ->
        [one] { $player } prend { $number } cheval.
       *[other] { $player } prend { $number } chevaux.
    }
event_discarded =
    { $number ->
        [one] { $player } défausse { $number } pion Wanted.
       *[other] { $player } défausse { $number } pions Wanted.
    }
event_hired =
    { $dollars ->
        [0] { $player } recrute un { $cowboy } sans payer.
       *[other] { $player } recrute un { $cowboy } pour { $dollars } $.
    }
event_sheriff = { $player } déplace le Shérif, qui protège { $tiles_phrase } ({ $point }).
event_robbed = { $player } gagne { $dollars } $ contre { $rival }.
event_gold =
    { $dollars ->
        [0] { $player } creuse et fait { $shot_short } : rien.
       *[other] { $player } creuse et fait { $shot_short } : { $dollars } $.
    }
event_looked = { $player } regarde { $stack_phrase }.
event_looked_seen = { $player } regarde { $stack_phrase } ; à partir du dessus : { $tiles_phrase }.
event_ordered = { $player } repose { $stack_phrase } dans l’ordre de son choix.
event_ordered_seen = { $player } repose { $stack_phrase } ; à partir du dessus : { $tiles_phrase }.
event_paid = { $player } paie { $dollars } $ au Tribunal.
event_refused = { $player } ne paie pas le Tribunal.
event_grifted = { $player } embobine un { $cowboy } chez { $rival }.
event_accused = { $player } publie des horreurs sur { $rival }.
event_added =
    { $number ->
        [one] { $player } télégraphie : { $number } pion Wanted de plus dans la jauge.
       *[other] { $player } télégraphie : { $number } pions Wanted de plus dans la jauge.
    }
event_removed =
    { $number ->
        [one] { $player } télégraphie : { $number } pion Wanted de moins dans la jauge.
       *[other] { $player } télégraphie : { $number } pions Wanted de moins dans la jauge.
    }

## Ce qui arrive : les tuiles

event_drew = { $player } pioche { $tiles_phrase }.
event_placed = { $player } bâtit { $tile_phrase } en { $plot }.
event_buried = Pas de place pour { $tile_phrase } : la tuile va { $stack_under }.
event_rail = { $player } pose une tuile Rail en { $plot }.
event_station = { $player } bâtit la Gare en { $plot }.
event_destroyed = La voie rase { $tile_phrase } en { $plot } ; la tuile va { $stack_under }.
event_to_mine = { $player } a maintenant un { $cowboy } à la Mine abandonnée.
event_hotel = L’Hôtel rapporte { $dollars } $ à { $player }.

## La fin

end_pool = La cavalerie arrive
    .tip = La jauge de criminalité est vide.
end_station = La Gare est construite
    .tip = La voie est terminée.
end_wiped = Un clan est anéanti
    .tip = Un joueur n’a plus aucun cowboy.
end_limit = La limite de tours est atteinte
    .tip = Partie d’essai : on compte en l’état.
event_last_turn = { $ending } : c’est le dernier tour.
event_end = La partie est terminée.
event_depot = La Diligence rapporte { $dollars } $ à { $player }.
event_fined =
    { $number ->
        [one] { $player } a { $dollars } $ d’amende pour { $number } pion Wanted.
       *[other] { $player } a { $dollars } $ d’amende pour { $number } pions Wanted.
    }
event_tie = Égalité entre { $players } : aux armes !
event_cannot_shoot = { $player } n’a plus de cowboy pour le duel final.
event_shooter = { $player } envoie un { $cowboy } au duel final.
event_shells =
    { $number ->
        [0] { $player } n’utilise aucune cartouche.
        [one] { $player } utilise { $number } cartouche.
       *[other] { $player } utilise { $number } cartouches.
    }
event_aimed =
    { $number ->
        [0] { $player } épargne { $rival }.
        [one] { $player } vise { $rival } avec { $number } dé.
       *[other] { $player } vise { $rival } avec { $number } dés.
    }
event_shot_at = { $player } tire sur { $rival } : { $shots_hit }.
event_shot_dead = { $player } mord la poussière.
event_duel_round = Duel final, manche { $number }.
event_all_dead = Tous morts : { $players } ne peuvent plus gagner.
event_won =
    { $number ->
        [one] { $player } remporte la partie avec { $number } dollar.
       *[other] { $player } remporte la partie avec { $number } dollars.
    }
event_shared_win = { $players } se partagent la victoire.
event_nobody_won = Personne ne gagne : la cavalerie trouve une ville vide.
verdict =
    { $count ->
        [one] { $players } { $margin ->
            [0] l’emporte !
           *[other] l’emporte de { $margin } $ !
        }
       *[other] { $players } l’emportent ensemble !
    }
score_money = Argent
    .tip = 1 $ vaut un point.
score_depot = Diligence
    .tip = 10 $ pour qui la tient, s’il n’y a pas de Gare.
score_fine = Amende
    .tip = { fine.tip }
better_money = surtout grâce à l’argent
better_depot = surtout grâce à la Diligence
better_fine = surtout grâce à une amende moins lourde

### board

board_church = Église
board_saloon = Saloon
board_sheriffs_office = Shérif
board_town_hall = Mairie
board_gunsmith = Armurerie
board_bank = Banque
board_blacksmith = Maréchal
board_casino = Casino
board_general_store = Épicerie
board_hotel = Hôtel
board_laundry = Blanchiss.
board_stage_depot = Diligence
board_undertaker = Croquemort
board_gold_mine = Mine d’or
board_fortune_teller = Voyante
board_courthouse = Tribunal
board_grifter = Boniment.
board_newspaper = Journal
board_dance_hall = Bastringue
board_telegraph_office = Télégraphe
board_rail = Rail
board_station = Gare
board_town = La ville
board_own = Votre clan
board_where = Tour { $number } · { $player }
board_turns = { $number } tours
board_gauge_pool = Criminalité : { $value }
board_gauge_line = Voie : encore { $left }
board_row = Voie { $n }
board_railroad = Voie ferrée
board_next_rail = voie ?
board_next_station = gare ?
board_line = { $laid } tuiles Rail sur { $rails } sont posées ; ensuite vient la Gare.
board_line_done = La Gare est là.
board_last_rail = La prochaine annexion de la Mairie construit la Gare et met fin à la partie.
board_last_turn = { $ending } : c’est le dernier tour.
board_last_men = Plus qu’un cowboy : { $players }. Sans lui, la partie s’arrête.
board_unfinished = Pas encore terminé
board_crime = Criminalité
board_pool =
    { $number ->
        [one] Il reste { $number } pion Wanted.
       *[other] Il reste { $number } pions Wanted.
    }
board_box = boîte : { $number }
board_stacks = Piles
board_stack_of =
    { $number ->
        [one] { $stack } : { $number } tuile
       *[other] { $stack } : { $number } tuiles
    }
board_stack_empty = Il n’y reste rien.
board_may_hold = Dans un ordre inconnu : { $tiles }.
board_known_top = Vous en connaissez l’ordre, en partant du dessus : { $tiles }.
board_known_bottom = On sait au fond : { $tiles }.
board_looks = { $player } est en train de la regarder.
board_drawn = À construire
board_fortune = { $stack } : recomposez-la
board_only_you = vous seul la voyez
board_from_top = En partant du dessus :
board_left_over = Restent à placer :
board_mine = Mine
board_cowboy_of = { $player } : { $cowboy } ({ $strength })
board_held = Ici : { $cowboys }.
board_at_plot = { $tile } · { $plot }
board_empty_plot = Rien ici pour l’instant. Les nouveaux bâtiments vont sur une case vide à côté d’un bâtiment.
board_protected = Le Shérif la protège : aucune attaque.
board_toll = Y entrer coûte { $number } $, versés à { $player }.
board_may_come =
    { $station ->
        [0] La voie peut continuer ici.
       *[other] La Gare peut venir ici.
    }
board_would_raze =
    { $station ->
        [0] La voie peut continuer ici : elle raserait ce bâtiment.
       *[other] La Gare peut venir ici : elle raserait ce bâtiment.
    }
board_fine = Amende actuelle : { $number } $ ; un pion de plus coûterait encore { $next } $.
board_no_fine = Pas d’amende pour l’instant ; le premier pion coûte { $next } $.
board_score = Score si la partie s’arrêtait maintenant
board_score_tip =
    { $money } $ moins { $fine } $ d’amende : { $total } $.{ $bonus ->
        [0] { "" }
       *[other] { " " }Sans Gare, la Diligence rapporte { $bonus } $ de plus.
    }
board_hire = À recruter
board_hire_tip = Annexer un Saloon permet d’en recruter un : { $costs }.
board_hire_cost =
    { $dollars ->
        [0] { $cowboy } gratuit
       *[other] { $cowboy } à { $dollars } $
    }
board_turn_of = Joue ce tour
board_turn_tip = À chaque tour, un cowboy va en ville, ou certains reviennent au ranch.
board_last_man = Dernier cowboy
board_last_man_tip = S’il est tué, le clan est anéanti et la partie s’arrête à la fin du tour.
board_no_one = Personne au ranch : faites-en revenir.
board_duel_at = Duel { $place }
board_attacker = attaque
board_defender = défend
board_dice =
    { $own ->
        [one] { $own } dé contre { $other }
       *[other] { $own } dés contre { $other }
    }
board_own_dice =
    { $loaded ->
        [0] Force { $strength }
       *[other] Force { $strength } et une cartouche
    }
board_wounds =
    { $number ->
        [0] indemne
        [one] touché une fois
       *[other] touché { $number } fois
    }
board_opening = Ouverture
board_lead =
    { $n ->
        [one] { $n } dé d’avance
       *[other] { $n } dés d’avance
    }
board_volley = Salve { $n }
board_kill = mort
board_wound = blessure
board_miss = raté
board_odds = Comment cela peut finir pour { $player }
board_odds_tip = Avec { $own } contre { $other } dés ; une cartouche d’un côté ou de l’autre y change tout.
board_odds_stays = { $player } reste : { $number } %
board_odds_leaves = personne ne tombe, { $player } s’en va : { $number } %
board_odds_falls = { $player } meurt : { $number } %
board_odds_stays_short = reste
board_odds_leaves_short = Mine
board_odds_falls_short = mort
board_percent = { $number } %
board_duel_ahead =
    Duel contre { $rival } : { $own ->
        [0] vos dés
        [one] { $own } dé
       *[other] { $own } dés
    } contre { $other }{ $cartridges ->
        [0] { "" }
       *[other] { " " }(un de plus avec une cartouche)
    }{ $horses ->
        [0] .
       *[other] { "" }, ou { $rival } fuit à cheval.
    } { $pool ->
        [0] La jauge est vide : pas de pion Wanted pour vous.
       *[other] Vous prenez un pion Wanted : amende { $fine } $ → { $next } $.
    }
board_last_duel = Dernier duel, { $place }
board_last_duel_short = Dernier duel
board_close = Fermer
board_round = Manche { $number }
board_zoom = S’approcher ou prendre du recul

### The picture in the terminal

picture_typed = un cowboy et une case, par exemple 2 B3, une case, M 2 pour la Mine, ou une intersection : la même chose sans chercher le nombre
picture_legend = 2 B3 envoie un Confirmé en B3, B3 le ramène, M 2 en ramène un de la Mine. Chaque clan a son signe ; le chiffre qui suit est la force d’un cowboy. ★ est une case protégée par le Shérif, ▹ une case où la voie peut passer ensuite. Ranch, Mine et morts sont donnés par force, le score est l’argent moins l’amende.
picture_turn = Tour { $number }
picture_last_turn = Dernier tour : { $ending }
picture_pool = Jauge { $number }
picture_box = Boîte { $number }
picture_line = Rails { $number } sur { $most }
picture_stack = { $stack } : { $number ->
        [one] { $number } tuile
       *[other] { $number } tuiles
    }
picture_fee = ★ taxe : 1 $ pour { $player }
picture_head_wanted = Wanted
picture_head_fine = amende
picture_head_cartridges = cart.
picture_head_horses = chevaux
picture_head_ranch = ranch
picture_head_mine = Mine
picture_head_dead = morts
picture_head_score = score
picture_depot = Sans Gare, la Diligence rapportera { $number } $ à { $player } (comptés dans le score).
picture_drawn = Tuiles piochées : { $tiles }
picture_top = { $stack } à partir du dessus, pour vous seul : { $tiles }
picture_top_of = { $stack } à partir du dessus, connue par { $player } : { $tiles }
picture_bottom = { $stack } par le fond : { $tiles }
picture_under_way = En cours : { $what }
picture_annexing = { $player }, { $building }
picture_due = Encore à annexer : { $what }
picture_fight = Duel : { $fighters } ({ $building })
picture_final = Duel final, manche { $number } : { $fighters }
picture_fighter =
    { $number ->
        [one] { $player } avec { $number } dé
       *[other] { $player } avec { $number } dés
    }
picture_wounded = { $fighter }, avec une blessure
picture_dead = { $fighter }, au Cimetière
picture_go = { $cowboy }
picture_go_fee = { $cowboy }, taxe
picture_go_duel = { $cowboy }, duel
picture_go_free = sans duel
picture_go_only_fee = taxe
picture_go_only_duel = duel
picture_back = retour

## Pourquoi ce n’est pas possible

why_empty_plot = Il n’y a pas de bâtiment ici.
why_no_building = On n’entre pas sur la voie ferrée.
why_own_there = Un des vôtres y est déjà.
why_protected = Le Shérif protège { $player } ici : pas d’attaque.
why_fee = Vous ne pouvez pas payer le dollar dû ici à { $player }.
why_nobody_home = Il ne reste personne dans votre ranch : faites d’abord revenir quelqu’un.
why_plot_taken = Un nouveau bâtiment demande une case vide.
why_plot_alone = Un nouveau bâtiment se place à côté d’un autre.
why_off_the_line = La voie continue sur une des deux cases marquées.
why_sheriff_here = Le Shérif y est déjà.
why_bare_point = Aucun bâtiment ne touche cette intersection.
why_rob_oneself = Le Casino prend à un autre joueur.
why_no_money = { $player } n’a pas d’argent à perdre.

## Conseils pour la première partie

hint_goal = L’argent fait gagner. Envoyez des cowboys dans les bâtiments, profitez de ce qu’ils donnent, et débarrassez-vous des pions Wanted avant la fin : chacun coûte plus que le précédent.
hint_turn = Choisissez un cowboy de votre ranch et un bâtiment, ou faites revenir des cowboys : l’un ou l’autre à chaque tour. Là où se tient un rival il faut se battre, et chaque attaque vous vaut un pion Wanted.
hint_annex = Annexer utilise le bâtiment une fois, maintenant. Rester garde le cowboy sur place : certains bâtiments paient pour cela.
hint_flee = Un cheval sauve votre cowboy : il va à la Mine et pourra revenir. Les morts ne reviennent pas.
hint_cartridge = Une cartouche, c’est un dé de plus dans ce duel. Six tue, quatre et cinq blessent, deux blessures tuent.
hint_rail_to = La voie détruit ce qui est sur son chemin et laisse annexer tous ses voisins. La cinquième tuile termine la partie.
hint_next_eligible = Vous avez posé la tuile : vous dites à qui le tour ; chacun décide pour son cowboy.
hint_sheriff_to = Il protège les trois cases qu’il touche : personne ne peut y être attaqué.

### standing orders

order_annex = Annexer tout seul
    .tip = Partout où cela ne rapporte que de l’argent ou des jetons, la table annexe pour vous sans demander.
