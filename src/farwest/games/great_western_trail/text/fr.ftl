### Great Western Trail en français.
#
# Attributs : .tip explique un nom ; .phrase est le nom tel qu’il figure dans une phrase, .at dit où ;
# .single et .double sont les deux tailles d’une action de soutien ; .disc est un disque du plateau individuel
# et .frees ce que son retrait apporte ; .play est ce que fait une carte Objectif quand on la joue.
# Un argument `tile` donne $tile, $tile_tip, $tile_phrase…

great_western_trail = Great Western Trail
    .tip = Menez votre troupeau à Kansas City, encore et encore, et livrez-le toujours plus à l’ouest.
game_title = { great_western_trail }
game_text = { great_western_trail.tip }
game_kind = 90 min · exigeant

## Termes : le tour

cattleman = Éleveur
    .tip = Le pion d’un joueur sur le parcours.
location = Lieu
    .tip = Kansas City, ou toute case du parcours portant une tuile.
step = Déplacement
    .tip = Chaque lieu atteint ou traversé compte pour un ; les cases vides ne comptent pas.
step_limit = Limite de déplacement
    .tip = Le nombre maximal de lieux que votre éleveur peut parcourir en un tour.
trail = Parcours
    .tip = Le chemin à sens unique vers Kansas City. À une fourche, vous choisissez.
phase_a = Phase A : se déplacer
    .tip = Au moins 1 lieu, au plus votre limite.
phase_b = Phase B : agir
    .tip = Utilisez le lieu atteint.
phase_c = Phase C : compléter sa main
    .tip = Piochez jusqu’à votre limite de main.
local_action = Action Lieu
    .tip = Imprimée sur le bâtiment où vous êtes ; chacune une seule fois.
risk_action = Action spéciale
    .tip = Une action de plus à côté de certains emplacements, pour le propriétaire du bâtiment.
auxiliary_action = Action de soutien
    .tip = Une petite action de votre plateau, possible partout à la place des actions Lieu.
single_aux = Action de soutien simple
    .tip = Disponible dès que l’un de ses deux emplacements est libre.
double_aux = Action de soutien double
    .tip = Coût et gain doublés, quand ses deux emplacements sont libres.
immediate_action = Action immédiate
    .tip = Maintenant ou jamais.
delivery_action = Action de livraison
    .tip = Ce qu’un disque posé sur une ville apporte aussitôt.
hand_fee = Taxe
    .tip = À payer pour chaque main d’une tuile où vous entrez : à son propriétaire, ou à la banque.
green_hand = Main verte
    .tip = Taxe de 2 $, 2 $ ou 1 $ à 2, 3 ou 4 joueurs.
black_hand = Main noire
    .tip = Taxe de 2 $, 1 $ ou 2 $ à 2, 3 ou 4 joueurs.
dollar = Dollar
    .tip = Paie travailleurs, bâtiments, bétail et taxes ; cinq valent 1 PV à la fin.
bank = Banque
    .tip = Elle ne manque jamais d’argent.
vp = Points de victoire
    .tip = Comptés seulement à la fin.
first_player = Premier joueur
    .tip = Commence avec 6 $ ; chaque joueur suivant avec 1 $ de plus.

## Termes : le troupeau

herd_deck = Troupeau
    .tip = Toutes vos cartes : pioche, main et défausse.
draw_stack = Pioche
    .tip = Face cachée ; on y mélange la défausse quand elle est vide.
discard_pile = Défausse
    .tip = Face visible ; les nouvelles cartes y arrivent.
hand_limit = Limite de main
    .tip = 4 cartes, jusqu’à 6 quand les disques sont partis.
breeding_value = Valeur d’élevage
    .tip = Le nombre d’une carte Bétail ; chaque race en main compte une seule fois.
breed = Race
    .tip = Une sorte de bête, reconnaissable à son nom et à sa couleur.
cattle_market = Marché au bétail
    .tip = Les bêtes à vendre, et la table des prix.
market_stack = Pioche du marché
    .tip = Les bêtes face cachée qui ne sont pas encore au marché.
buy_cattle = Acheter du bétail
    .tip = Dépensez cowboys et argent pour des cartes du marché.

## Termes : les travailleurs

worker = Travailleur
    .tip = Cowboy, artisan ou ingénieur : six de chaque au plus.
job_market = Marché de l’emploi
    .tip = Les travailleurs à recruter. Quand sa dernière rangée est pleine, la partie s’achève.
job_market_token = Jeton du marché de l’emploi
    .tip = Seules les rangées au-dessus sont ouvertes. Il descend quand sa rangée est pleine ; il rapporte 2 PV à qui met fin à la partie.
hire = Recruter un travailleur
    .tip = Payez le coût de sa rangée ; il va sur la première case libre de votre plateau.
worker_space = Case Travailleur
    .tip = Certaines donnent une action immédiate ; les cases 5 et 6 valent 4 PV chacune.
cowboy_4 = Cowboy, case 4
    .tip = Aussitôt : retirez un danger gratuitement.
cowboy_6 = Cowboy, case 6
    .tip = Aussitôt : commercez avec les Indiens.
craftsman_4 = Artisan, case 4
    .tip = Aussitôt : construisez pour 1 $ par artisan.
craftsman_6 = Artisan, case 6
    .tip = Aussitôt : construisez pour 1 $ par artisan.
engineer_2 = Ingénieur, case 2
    .tip = Aussitôt : défaussez une Jersey pour 1 certificat.
engineer_3 = Ingénieur, case 3
    .tip = Aussitôt : défaussez une Jersey pour 2 $.
engineer_4 = Ingénieur, case 4
    .tip = Aussitôt : recrutez encore un travailleur, pour 2 $ de moins.
engineer_5 = Ingénieur, case 5
    .tip = Aussitôt : défaussez une Jersey pour 2 certificats au plus.
engineer_6 = Ingénieur, case 6
    .tip = Aussitôt : défaussez une Jersey pour 4 $.

## Termes : le parcours

hazard = Danger
    .tip = Coûte un déplacement et une taxe ; rapporte 2 à 4 PV à qui le retire.
flood = Inondation
    .tip = Un danger entre les emplacements neutres A et B.
drought = Sécheresse
    .tip = Un danger entre les emplacements neutres B et C.
rockfall = Éboulement
    .tip = Un danger entre les emplacements neutres E et F.
hazard_slot = Case Danger
    .tip = Quatre par zone ; un nouveau danger prend la première libre.
remove_hazard = Retirer un danger
    .tip = Payez et prenez un danger au choix sur le parcours.
teepee = Tipi
    .tip = Bleu ou vert ; utile aux objectifs et par paires.
indian_village = Village indien
    .tip = Neuf cases de −3 à 10 $ ; un nouveau tipi prend la moins chère qui soit libre.
teepee_slot = Case du village
    .tip = Qui prend son tipi gagne ou paie sa valeur.
trade_indians = Commercer avec les Indiens
    .tip = Prenez un tipi, et gagnez ou payez la valeur de sa case.
woods = Bois
    .tip = Emplacements au bord des arbres ; les bâtiments 1a et 7b y comptent les vôtres.
plot = Emplacement
    .tip = Une case du parcours où un bâtiment personnel peut se dresser.
neutral_building = Bâtiment neutre
    .tip = Tout le monde peut l’utiliser.
private_building = Bâtiment personnel
    .tip = Seul son propriétaire peut l’utiliser.
build = Construire
    .tip = Posez un bâtiment sur un emplacement vide, ou sur un des vôtres qui demande moins d’artisans.
move_cattleman = Repartir
    .tip = Avancez, payez les taxes et utilisez le nouveau lieu ; ce qui restait à faire ici est perdu.
special_delivery = Livraison spéciale
    .tip = Reculez votre locomotive et livrez dans une ville valant au plus les cases parcourues, sans transport.
copy_adjacent = Copier un voisin
    .tip = Utilisez les actions du bâtiment juste avant ou juste après.

## Termes : voie ferrée et villes

railroad = Voie ferrée
    .tip = Cases 0 à 39. Une case occupée ne compte pas : on la saute.
locomotive = Locomotive
    .tip = Le train d’un joueur : plus il est loin, moins le transport coûte, et des gares bordent sa voie.
turnout = Embranchement
    .tip = La voie latérale d’une gare ; compte pour une case.
station = Gare
    .tip = Arrêtez-vous sur son embranchement, payez et laissez un disque pour des PV.
upgrade_station = Développer une gare
    .tip = Payez son coût et posez-y un disque.
station_master = Chef de gare
    .tip = Une tuile pour un travailleur laissé à la gare qu’on vient de développer.
foresight = Prévision
    .tip = À Kansas City, vous choisissez trois fois laquelle de deux tuiles entre en jeu.
supply = Réserve
    .tip = Trois piles de tuiles face cachée : 1, 2 et 3.
income = Revenu
    .tip = Montrez votre main et prenez sa valeur en dollars ; chaque race compte une fois.
delivery = Livraison
    .tip = Posez un disque sur une ville dont votre troupeau atteint le nombre.
transport_cost = Transport
    .tip = 1 $ par croix rouge entre votre locomotive et la ville.
red_cross = Croix rouge
    .tip = Coûte 1 $ si votre locomotive est avant et la ville après.
city = Ville
    .tip = Accepte un troupeau valant au moins son nombre.
city_arrow = Flèche entre deux villes
    .tip = Compte quand vous avez un disque dans les deux.
kc_1 = Étape 1 : prévision 1
    .tip = Un danger ou un tipi entre en jeu.
kc_2 = Étape 2 : prévision 2
    .tip = Un travailleur entre en jeu.
kc_3 = Étape 3 : prévision 3
    .tip = Un travailleur ou un tipi entre en jeu.
kc_4 = Étape 4 : revenu
    .tip = Votre main est montrée, payée et défaussée.
kc_5 = Étape 5 : livraison
    .tip = Un disque va dans une ville ; puis payez le transport.
yellow_arrow = Flèche jaune
    .tip = Quand le jeton y passe, le marché au bétail est complété.
red_arrow = Flèche rouge
    .tip = Quand le jeton sort, c’est la fin : encore un tour pour chacun des autres.

## Termes : le plateau individuel

disc = Disque
    .tip = Passe de votre plateau à une ville ou une gare, et libère ce qu’il couvrait.
white_frame = Cadre blanc
    .tip = Un disque d’ici va partout ; une ville ou une gare à cadre blanc n’en prend pas d’autre.
black_frame = Cadre noir
    .tip = Un disque d’ici ne va que sur un cadre noir ; une ville ou une gare à cadre noir les prend tous.
certificate = Certificat
    .tip = Dépensé à Kansas City, ajoute 1 à la valeur de votre troupeau.
permanent_certificate = Certificat permanent
    .tip = Ajoute 1 à la valeur de votre troupeau à chaque fois, sans se dépenser.
certificate_limit = Limite de certificats
    .tip = 3, puis 4, puis 6, à mesure que les disques partent.
certificate_marker = Marqueur de certificats
    .tip = Indique vos certificats : 0, 1, 2, 3, 4 ou 6. Après 4 vient 6.
objective_card = Carte Objectif
    .tip = Jouée, elle donne une action aussitôt, et des PV à la fin si tout ce qu’elle demande est rempli ; sinon, un malus.
starting_objective = Objectif de départ
    .tip = Devant vous dès le départ, et ne coûte jamais rien.
objective_area = Zone d’objectifs
    .tip = Les cartes que vous avez jouées : elles compteront.
objective_display = Objectifs visibles
    .tip = Quatre cartes ouvertes où se servir.
objective_stack = Pioche d’objectifs
    .tip = Les cartes Objectif face cachée.
take_objective = Prendre une carte Objectif
    .tip = Une visible ou la première de la pioche ; elle va sur votre défausse.
play_objective = Jouer une carte Objectif
    .tip = Posez-la devant vous et effectuez son action.
player_red = Rouge
    .tip = Le joueur rouge.
player_blue = Bleu
    .tip = Le joueur bleu.
player_white = Blanc
    .tip = Le joueur blanc.
player_yellow = Jaune
    .tip = Le joueur jaune.

## Cases du parcours

spot_a = Emplacement neutre A
    .tip = Un bâtiment neutre s’y trouve : tout le monde peut l’utiliser.
    .at = sur l’emplacement neutre A
plot_a1 = Emplacement A1
    .tip = Place pour un bâtiment personnel.
    .at = sur l’emplacement A1
plot_a2 = Emplacement A2
    .tip = Place pour un bâtiment personnel.
    .at = sur l’emplacement A2
plot_a3 = Emplacement A3
    .tip = Place pour un bâtiment personnel.
    .at = sur l’emplacement A3
flood_1 = Case 1 d’inondation
    .tip = { hazard_slot.tip }
    .at = sur la case 1 d’inondation
flood_2 = Case 2 d’inondation
    .tip = { hazard_slot.tip }
    .at = sur la case 2 d’inondation
flood_3 = Case 3 d’inondation
    .tip = { hazard_slot.tip }
    .at = sur la case 3 d’inondation
flood_4 = Case 4 d’inondation
    .tip = { hazard_slot.tip }
    .at = sur la case 4 d’inondation
plot_fr1 = Emplacement FR1
    .tip = Place pour un bâtiment personnel. { risk_jersey }.
    .at = sur l’emplacement FR1
plot_fr2 = Emplacement FR2
    .tip = Place pour un bâtiment personnel, dans les bois. { risk_jersey }.
    .at = sur l’emplacement FR2
spot_b = Emplacement neutre B
    .tip = Un bâtiment neutre s’y trouve : tout le monde peut l’utiliser.
    .at = sur l’emplacement neutre B
plot_b1 = Emplacement B1
    .tip = Place pour un bâtiment personnel, dans les bois.
    .at = sur l’emplacement B1
plot_b2 = Emplacement B2
    .tip = Place pour un bâtiment personnel.
    .at = sur l’emplacement B2
plot_b3 = Emplacement B3
    .tip = Place pour un bâtiment personnel.
    .at = sur l’emplacement B3
drought_1 = Case 1 de sécheresse
    .tip = { hazard_slot.tip }
    .at = sur la case 1 de sécheresse
drought_2 = Case 2 de sécheresse
    .tip = { hazard_slot.tip }
    .at = sur la case 2 de sécheresse
drought_3 = Case 3 de sécheresse
    .tip = { hazard_slot.tip }
    .at = sur la case 3 de sécheresse
drought_4 = Case 4 de sécheresse
    .tip = { hazard_slot.tip }
    .at = sur la case 4 de sécheresse
plot_dr1 = Emplacement DR1
    .tip = Place pour un bâtiment personnel. { risk_any }.
    .at = sur l’emplacement DR1
spot_c = Emplacement neutre C
    .tip = Un bâtiment neutre s’y trouve : tout le monde peut l’utiliser.
    .at = sur l’emplacement neutre C
plot_c1 = Emplacement C1
    .tip = Place pour un bâtiment personnel, dans les bois.
    .at = sur l’emplacement C1
plot_c2 = Emplacement C2
    .tip = Place pour un bâtiment personnel, dans les bois.
    .at = sur l’emplacement C2
plot_c3 = Emplacement C3
    .tip = Place pour un bâtiment personnel.
    .at = sur l’emplacement C3
spot_d = Emplacement neutre D
    .tip = Un bâtiment neutre s’y trouve : tout le monde peut l’utiliser.
    .at = sur l’emplacement neutre D
teepee_p1 = Case du village, 1 $
    .tip = Qui prend le tipi d’ici gagne 1 $.
    .at = sur la case du village de 1 $
teepee_p2 = Case du village, 2 $
    .tip = Qui prend le tipi d’ici gagne 2 $.
    .at = sur la case du village de 2 $
teepee_p4 = Case du village, 4 $
    .tip = Qui prend le tipi d’ici gagne 4 $.
    .at = sur la case du village de 4 $
teepee_p6 = Case du village, 6 $
    .tip = Qui prend le tipi d’ici gagne 6 $.
    .at = sur la case du village de 6 $
teepee_p8 = Case du village, 8 $
    .tip = Qui prend le tipi d’ici gagne 8 $.
    .at = sur la case du village de 8 $
teepee_p10 = Case du village, 10 $
    .tip = Qui prend le tipi d’ici gagne 10 $.
    .at = sur la case du village de 10 $
plot_tr1 = Emplacement TR1
    .tip = Place pour un bâtiment personnel. { risk_any }.
    .at = sur l’emplacement TR1
plot_tr2 = Emplacement TR2
    .tip = Place pour un bâtiment personnel. { risk_jersey }.
    .at = sur l’emplacement TR2
spot_e = Emplacement neutre E
    .tip = Un bâtiment neutre s’y trouve : tout le monde peut l’utiliser.
    .at = sur l’emplacement neutre E
plot_e1 = Emplacement E1
    .tip = Place pour un bâtiment personnel, dans les bois.
    .at = sur l’emplacement E1
plot_e2 = Emplacement E2
    .tip = Place pour un bâtiment personnel, dans les bois.
    .at = sur l’emplacement E2
rockfall_1 = Case 1 d’éboulement
    .tip = { hazard_slot.tip }
    .at = sur la case 1 d’éboulement
rockfall_2 = Case 2 d’éboulement
    .tip = { hazard_slot.tip }
    .at = sur la case 2 d’éboulement
rockfall_3 = Case 3 d’éboulement
    .tip = { hazard_slot.tip }
    .at = sur la case 3 d’éboulement
rockfall_4 = Case 4 d’éboulement
    .tip = { hazard_slot.tip }
    .at = sur la case 4 d’éboulement
plot_rr1 = Emplacement RR1
    .tip = Place pour un bâtiment personnel. { risk_any }.
    .at = sur l’emplacement RR1
plot_rr2 = Emplacement RR2
    .tip = Place pour un bâtiment personnel, dans les bois. { risk_jersey }.
    .at = sur l’emplacement RR2
spot_f = Emplacement neutre F
    .tip = Un bâtiment neutre s’y trouve : tout le monde peut l’utiliser.
    .at = sur l’emplacement neutre F
plot_f1 = Emplacement F1
    .tip = Place pour un bâtiment personnel.
    .at = sur l’emplacement F1
plot_f2 = Emplacement F2
    .tip = Place pour un bâtiment personnel, dans les bois.
    .at = sur l’emplacement F2
spot_g = Emplacement neutre G
    .tip = Un bâtiment neutre s’y trouve : tout le monde peut l’utiliser.
    .at = sur l’emplacement neutre G
plot_g1 = Emplacement G1
    .tip = Place pour un bâtiment personnel.
    .at = sur l’emplacement G1
plot_g2 = Emplacement G2
    .tip = Place pour un bâtiment personnel.
    .at = sur l’emplacement G2
kansas_city = Kansas City
    .tip = Le bout du parcours : prévisions, revenu et livraison, puis retour au départ.
    .phrase = Kansas City
    .at = à Kansas City
start = Départ
    .tip = D’où l’éleveur repart après Kansas City ; on ne s’y arrête pas.
    .at = au départ
teepee_m3 = Case du village, −3 $
    .tip = Qui prend le tipi d’ici paie 3 $. À côté du parcours : personne n’y passe.
    .at = sur la case du village de −3 $
teepee_m2 = Case du village, −2 $
    .tip = Qui prend le tipi d’ici paie 2 $. À côté du parcours : personne n’y passe.
    .at = sur la case du village de −2 $
teepee_m1 = Case du village, −1 $
    .tip = Qui prend le tipi d’ici paie 1 $. À côté du parcours : personne n’y passe.
    .at = sur la case du village de −1 $

## Bâtiments neutres

no_tile = Piste libre
    .tip = Il n’y a rien ici.
    .phrase = la piste libre
neutral_a = Bâtiment neutre A
    .tip = Défaussez 1 Guernsey : 2 $. Recrutez. Recrutez pour 2 $ de plus.
    .phrase = le bâtiment neutre A
neutral_b = Bâtiment neutre B
    .tip = Défaussez 1 Dutch Belt : 2 $. Construisez pour 2 $ par artisan.
    .phrase = le bâtiment neutre B
neutral_c = Bâtiment neutre C
    .tip = 1 certificat, ou une carte Objectif. Locomotive : 1 case par ingénieur.
    .phrase = le bâtiment neutre C
neutral_d = Bâtiment neutre D
    .tip = Commercez avec les Indiens, ou payez 2 $ pour 2 cases de locomotive au plus. Action de soutien, simple ou double.
    .phrase = le bâtiment neutre D
neutral_e = Bâtiment neutre E
    .tip = Défaussez 1 Black Angus : 2 $. Achetez du bétail.
    .phrase = le bâtiment neutre E
neutral_f = Bâtiment neutre F
    .tip = Défaussez deux bêtes de même race : 4 $. Payez 7 $ : retirez un danger.
    .phrase = le bâtiment neutre F
neutral_g = Bâtiment neutre G
    .tip = Locomotive : 1 case par ingénieur. Action de soutien, simple ou double.
    .phrase = le bâtiment neutre G

## Bâtiments personnels

building_1a = Bâtiment 1a
    .tip = 1 artisan, 1 PV, main verte. Gagnez 2 $ pour chacun de vos bâtiments dans les bois.
    .phrase = le bâtiment 1a
building_1b = Bâtiment 1b
    .tip = 1 artisan, 1 PV, main verte. Défaussez 1 carte Objectif : jusqu’à 2 certificats. Reculez la locomotive de 1 case : 3 $.
    .phrase = le bâtiment 1b
building_2a = Bâtiment 2a
    .tip = 1 artisan, 1 PV. Défaussez 1 Guernsey : 4 $. Achetez du bétail.
    .phrase = le bâtiment 2a
building_2b = Bâtiment 2b
    .tip = 1 artisan, 1 PV. Défaussez 1 Jersey : locomotive, 1 case. Défaussez 1 Dutch Belt : 3 $.
    .phrase = le bâtiment 2b
building_3a = Bâtiment 3a
    .tip = 1 artisan, 1 PV. Défaussez deux bêtes de même race : 3 $. Repartez, 1 lieu.
    .phrase = le bâtiment 3a
building_3b = Bâtiment 3b
    .tip = 2 artisans, 3 PV. Action de soutien, simple ou double. Repartez, 1 lieu.
    .phrase = le bâtiment 3b
building_4a = Bâtiment 4a
    .tip = 2 artisans, 3 PV, main noire. Payez 5 $ : retirez un danger. Repartez, 2 lieux au plus.
    .phrase = le bâtiment 4a
building_4b = Bâtiment 4b
    .tip = 2 artisans, 3 PV, main noire. Piochez jusqu’à 1 carte par cowboy, défaussez-en autant. Repartez, 3 lieux au plus.
    .phrase = le bâtiment 4b
building_5a = Bâtiment 5a
    .tip = 3 artisans, 4 PV. Recrutez pour 1 $ de moins. Locomotive : 1 case par ingénieur.
    .phrase = le bâtiment 5a
building_5b = Bâtiment 5b
    .tip = 3 artisans, 4 PV. Défaussez 1 Black Angus : jusqu’à 2 certificats. Gagnez 1 $ par ingénieur.
    .phrase = le bâtiment 5b
building_6a = Bâtiment 6a
    .tip = 4 artisans, 5 PV. Défaussez 1 Holstein : 10 $. Action de soutien, simple ou double.
    .phrase = le bâtiment 6a
building_6b = Bâtiment 6b
    .tip = 4 artisans, 5 PV. Défaussez 1 carte Bétail : 3 $ et une carte Objectif en main.
    .phrase = le bâtiment 6b
building_7a = Bâtiment 7a
    .tip = 5 artisans, 6 PV, mains verte et noire. Par paire de tipis vert et bleu : 2 $ et jusqu’à 2 certificats.
    .phrase = le bâtiment 7a
building_7b = Bâtiment 7b
    .tip = 5 artisans, 6 PV, mains verte et noire. Locomotive : 1 case par bâtiment à vous dans les bois.
    .phrase = le bâtiment 7b
building_8a = Bâtiment 8a
    .tip = 5 artisans, 6 PV, main verte. Commercez avec les Indiens, ou action de soutien, simple ou double. Locomotive, 2 cases au plus.
    .phrase = le bâtiment 8a
building_8b = Bâtiment 8b
    .tip = 6 artisans, 8 PV. Utilisez les actions du bâtiment juste avant ou juste après.
    .phrase = le bâtiment 8b
building_9a = Bâtiment 9a
    .tip = 7 artisans, 9 PV. Locomotive, 3 cases au plus. Livraison spéciale.
    .phrase = le bâtiment 9a
building_9b = Bâtiment 9b
    .tip = 6 artisans, 8 PV. Développez une gare derrière votre locomotive.
    .phrase = le bâtiment 9b
building_10a = Bâtiment 10a
    .tip = 9 artisans, 13 PV, main noire. Certificats jusqu’à votre limite. Repartez, 5 lieux au plus.
    .phrase = le bâtiment 10a
building_10b = Bâtiment 10b
    .tip = 8 artisans, 11 PV, main noire. Gagnez 4 $. Locomotive, 4 cases au plus. Repartez, 4 lieux au plus.
    .phrase = le bâtiment 10b
private_tile = { $building } ({ $player })
    .tip = { $building_tip }
    .phrase = { $building_phrase } ({ $player })

## Travailleurs, tipis, dangers

cowboy = Cowboy
    .tip = Achète du bétail.
    .phrase = un cowboy
craftsman = Artisan
    .tip = Construit vos bâtiments.
    .phrase = un artisan
engineer = Ingénieur
    .tip = Conduit votre locomotive.
    .phrase = un ingénieur
teepee_blue = Tipi bleu
    .tip = À main noire : une taxe pour y entrer. Obtenu par commerce, il est à vous.
    .phrase = un tipi bleu
teepee_green = Tipi vert
    .tip = À main verte : une taxe pour y entrer. Obtenu par commerce, il est à vous.
    .phrase = un tipi vert
flood_2_green = Inondation, 2 PV, main verte
    .tip = Coûte un déplacement et une taxe ; rapporte 2 PV à qui la retire.
    .phrase = une inondation (2 PV, main verte)
flood_2_black = Inondation, 2 PV, main noire
    .tip = Coûte un déplacement et une taxe ; rapporte 2 PV à qui la retire.
    .phrase = une inondation (2 PV, main noire)
flood_3_green = Inondation, 3 PV, main verte
    .tip = Coûte un déplacement et une taxe ; rapporte 3 PV à qui la retire.
    .phrase = une inondation (3 PV, main verte)
flood_3_black = Inondation, 3 PV, main noire
    .tip = Coûte un déplacement et une taxe ; rapporte 3 PV à qui la retire.
    .phrase = une inondation (3 PV, main noire)
flood_4_green = Inondation, 4 PV, main verte
    .tip = Coûte un déplacement et une taxe ; rapporte 4 PV à qui la retire.
    .phrase = une inondation (4 PV, main verte)
drought_2_green = Sécheresse, 2 PV, main verte
    .tip = Coûte un déplacement et une taxe ; rapporte 2 PV à qui la retire.
    .phrase = une sécheresse (2 PV, main verte)
drought_2_black = Sécheresse, 2 PV, main noire
    .tip = Coûte un déplacement et une taxe ; rapporte 2 PV à qui la retire.
    .phrase = une sécheresse (2 PV, main noire)
drought_3_green = Sécheresse, 3 PV, main verte
    .tip = Coûte un déplacement et une taxe ; rapporte 3 PV à qui la retire.
    .phrase = une sécheresse (3 PV, main verte)
drought_3_black = Sécheresse, 3 PV, main noire
    .tip = Coûte un déplacement et une taxe ; rapporte 3 PV à qui la retire.
    .phrase = une sécheresse (3 PV, main noire)
drought_4_green = Sécheresse, 4 PV, main verte
    .tip = Coûte un déplacement et une taxe ; rapporte 4 PV à qui la retire.
    .phrase = une sécheresse (4 PV, main verte)
rockfall_2_green = Éboulement, 2 PV, main verte
    .tip = Coûte un déplacement et une taxe ; rapporte 2 PV à qui le retire.
    .phrase = un éboulement (2 PV, main verte)
rockfall_2_black = Éboulement, 2 PV, main noire
    .tip = Coûte un déplacement et une taxe ; rapporte 2 PV à qui le retire.
    .phrase = un éboulement (2 PV, main noire)
rockfall_3_green = Éboulement, 3 PV, main verte
    .tip = Coûte un déplacement et une taxe ; rapporte 3 PV à qui le retire.
    .phrase = un éboulement (3 PV, main verte)
rockfall_3_black = Éboulement, 3 PV, main noire
    .tip = Coûte un déplacement et une taxe ; rapporte 3 PV à qui le retire.
    .phrase = un éboulement (3 PV, main noire)
rockfall_4_green = Éboulement, 4 PV, main verte
    .tip = Coûte un déplacement et une taxe ; rapporte 4 PV à qui le retire.
    .phrase = un éboulement (4 PV, main verte)

## Actions Lieu

local_a_1 = Défausser 1 Guernsey : 2 $
    .tip = La carte va sur votre défausse.
local_a_2 = Recruter un travailleur
    .tip = Au coût de sa rangée.
local_a_3 = Recruter un travailleur pour 2 $ de plus
    .tip = Le coût de sa rangée, plus 2 $.
local_b_1 = Défausser 1 Dutch Belt : 2 $
    .tip = La carte va sur votre défausse.
local_b_2 = Construire
    .tip = 2 $ par artisan nécessaire.
local_c_1x = Gagner 1 certificat
    .tip = Sans dépasser votre limite.
local_c_1y = Prendre une carte Objectif
    .tip = { take_objective.tip }
local_c_2 = Locomotive : 1 case par ingénieur
    .tip = Vous pouvez vous arrêter avant. Sur un embranchement, vous pouvez développer la gare.
local_d_1x = Commercer avec les Indiens
    .tip = { trade_indians.tip }
local_d_1y = Payer 2 $ : locomotive, 2 cases au plus
    .tip = Vous pouvez vous arrêter avant. Sur un embranchement, vous pouvez développer la gare.
local_d_2 = Action de soutien, simple ou double
    .tip = Double seulement si les deux emplacements sont libres.
local_e_1 = Défausser 1 Black Angus : 2 $
    .tip = La carte va sur votre défausse.
local_e_2 = Acheter du bétail
    .tip = Avec vos cowboys et votre argent.
local_f_1 = Défausser deux bêtes de même race : 4 $
    .tip = Les deux cartes vont sur votre défausse.
local_f_2 = Payer 7 $ : retirer un danger
    .tip = N’importe quel danger du parcours.
local_g_1 = Locomotive : 1 case par ingénieur
    .tip = Vous pouvez vous arrêter avant. Sur un embranchement, vous pouvez développer la gare.
local_g_2 = Action de soutien, simple ou double
    .tip = Double seulement si les deux emplacements sont libres.
local_1a_1 = Gagner 2 $ par bâtiment dans les bois
    .tip = Vos bâtiments seulement.
local_2a_1 = Défausser 1 Guernsey : 4 $
    .tip = La carte va sur votre défausse.
local_2a_2 = Acheter du bétail
    .tip = Avec vos cowboys et votre argent.
local_3a_1 = Défausser deux bêtes de même race : 3 $
    .tip = Les deux cartes vont sur votre défausse.
local_3a_2 = Repartir, 1 lieu
    .tip = Avec les taxes ; puis vous utilisez le nouveau lieu. Le reste est perdu ici.
local_4a_1 = Payer 5 $ : retirer un danger
    .tip = N’importe quel danger du parcours.
local_4a_2 = Repartir, 2 lieux au plus
    .tip = Avec les taxes ; puis vous utilisez le nouveau lieu. Le reste est perdu ici.
local_5a_1 = Recruter un travailleur pour 1 $ de moins
    .tip = Le coût de sa rangée, moins 1 $.
local_5a_2 = Locomotive : 1 case par ingénieur
    .tip = Vous pouvez vous arrêter avant. Sur un embranchement, vous pouvez développer la gare.
local_6a_1 = Défausser 1 Holstein : 10 $
    .tip = La carte va sur votre défausse.
local_6a_2 = Action de soutien, simple ou double
    .tip = Double seulement si les deux emplacements sont libres.
local_7a_1 = Par paire de tipis : 2 $ et jusqu’à 2 certificats
    .tip = Une paire, c’est un vert et un bleu ; vous gardez les tuiles.
local_8a_1x = Commercer avec les Indiens
    .tip = { trade_indians.tip }
local_8a_1y = Action de soutien, simple ou double
    .tip = Double seulement si les deux emplacements sont libres.
local_8a_2 = Locomotive, 2 cases au plus
    .tip = Vous pouvez vous arrêter avant. Sur un embranchement, vous pouvez développer la gare.
local_9a_1 = Locomotive, 3 cases au plus
    .tip = Vous pouvez vous arrêter avant. Sur un embranchement, vous pouvez développer la gare.
local_9a_2 = Livraison spéciale
    .tip = { special_delivery.tip }
local_10a_1 = Faire le plein de certificats
    .tip = Jusqu’à votre limite.
local_10a_2 = Repartir, 5 lieux au plus
    .tip = Avec les taxes ; puis vous utilisez le nouveau lieu. Le reste est perdu ici.
local_1b_1 = Défausser une carte Objectif : jusqu’à 2 certificats
    .tip = La carte va sur votre défausse.
local_1b_2 = Reculer la locomotive de 1 case : 3 $
    .tip = Exactement une case.
local_2b_1 = Défausser 1 Jersey : locomotive, 1 case
    .tip = La carte va sur votre défausse.
local_2b_2 = Défausser 1 Dutch Belt : 3 $
    .tip = La carte va sur votre défausse.
local_3b_1 = Action de soutien, simple ou double
    .tip = Double seulement si les deux emplacements sont libres.
local_3b_2 = Repartir, 1 lieu
    .tip = Avec les taxes ; puis vous utilisez le nouveau lieu. Le reste est perdu ici.
local_4b_1 = Piocher jusqu’à 1 carte par cowboy, en défausser autant
    .tip = Vous dites combien avant de piocher.
local_4b_2 = Repartir, 3 lieux au plus
    .tip = Avec les taxes ; puis vous utilisez le nouveau lieu. Le reste est perdu ici.
local_5b_1 = Défausser 1 Black Angus : jusqu’à 2 certificats
    .tip = La carte va sur votre défausse.
local_5b_2 = Gagner 1 $ par ingénieur
    .tip = Celui qui est imprimé compte.
local_6b_1 = Défausser une carte Bétail : 3 $ et une carte Objectif en main
    .tip = La carte va sur votre défausse.
local_7b_1 = Locomotive : 1 case par bâtiment dans les bois
    .tip = Vous pouvez vous arrêter avant. Sur un embranchement, vous pouvez développer la gare.
local_9b_1 = Développer une gare derrière votre locomotive
    .tip = À son coût habituel.
local_10b_1 = Gagner 4 $
    .tip = De la banque.
local_10b_2 = Locomotive, 4 cases au plus
    .tip = Vous pouvez vous arrêter avant. Sur un embranchement, vous pouvez développer la gare.
local_10b_3 = Repartir, 4 lieux au plus
    .tip = Avec les taxes ; puis vous utilisez le nouveau lieu. Le reste est perdu ici.
copy_back = Le bâtiment précédent
    .tip = Le voisin du 8b côté départ.
copy_forward = Le bâtiment suivant
    .tip = Le voisin du 8b côté Kansas City.
risk_own = Action spéciale de cet emplacement
    .tip = Imprimée à côté de votre bâtiment.
risk_copied = Action spéciale de l’emplacement copié
    .tip = Imprimée à côté du bâtiment copié.
risk_jersey = Action spéciale : défausser 1 Jersey pour 1 certificat et 2 $
    .tip = { risk_action.tip }
risk_any = Action spéciale : défausser une carte Bétail pour 1 certificat
    .tip = { risk_action.tip }

## Actions de soutien et disques

aux_money = Soutien : argent
    .tip = Gagnez 1 $ ; en double : 2 $.
    .single = Soutien : gagner 1 $
    .double = Soutien double : gagner 2 $
    .disc = le disque « argent double »
    .frees = Le soutien argent peut être doublé : 2 $.
aux_draw = Soutien : pioche
    .tip = Piochez 1 carte, puis défaussez-en 1 ; en double : 2 et 2.
    .single = Soutien : piocher 1 carte, en défausser 1
    .double = Soutien double : piocher 2 cartes, en défausser 2
    .disc = le disque « pioche double »
    .frees = Le soutien pioche peut être doublé : 2 cartes.
aux_cert = Soutien : certificat
    .tip = Payez 1 $, locomotive 1 case en arrière : 1 certificat ; en double : tout deux fois.
    .single = Soutien : payer 1 $, reculer la locomotive de 1, gagner 1 certificat
    .double = Soutien double : payer 2 $, reculer la locomotive de 2, gagner 2 certificats
    .disc = un disque « soutien certificat »
    .frees = Ouvre cette action de soutien ; sans ses deux disques, on peut la doubler.
aux_engine = Soutien : locomotive
    .tip = Payez 1 $ : locomotive, 1 case ; en double : 2 $, 2 cases au plus.
    .single = Soutien : payer 1 $, avancer la locomotive de 1
    .double = Soutien double : payer 2 $, avancer la locomotive de 2 au plus
    .disc = un disque « soutien locomotive »
    .frees = Ouvre cette action de soutien ; sans ses deux disques, on peut la doubler.
aux_remove = Soutien : épurer
    .tip = Locomotive 1 case en arrière : retirez du jeu 1 carte de votre main ; en double : 2 cases, 2 cartes au plus.
    .single = Soutien : reculer la locomotive de 1, retirer 1 carte du jeu
    .double = Soutien double : reculer la locomotive de 2, retirer jusqu’à 2 cartes du jeu
    .disc = un disque « soutien épurer »
    .frees = Ouvre cette action de soutien ; sans ses deux disques, on peut la doubler.
disc_cert_4 = Limite de 4 certificats
    .tip = Votre limite de certificats passe à 4, ou à 6 si l’emplacement 6 est déjà libre.
    .disc = le disque « 4 certificats »
    .frees = { disc_cert_4.tip }
disc_cert_6 = Limite de 6 certificats
    .tip = Votre limite de certificats passe à 6, si l’emplacement 4 est libre aussi.
    .disc = le disque « 6 certificats »
    .frees = { disc_cert_6.tip }
disc_step_money = Déplacement et 3 $
    .tip = 3 $ aussitôt, et une limite de déplacement plus haute : +1, ou +2 à trois ou quatre joueurs.
    .disc = le disque « déplacement et 3 $ »
    .frees = { disc_step_money.tip }
disc_step_vp = Déplacement et 3 PV
    .tip = Un déplacement de plus, et 3 PV à la fin.
    .disc = le disque « déplacement et 3 PV »
    .frees = { disc_step_vp.tip }
disc_hand = Carte en main
    .tip = Coûte 5 $ ; votre limite de main augmente de 1.
    .disc = un disque « carte en main » (5 $)
    .frees = { disc_hand.tip }

## Voie ferrée

space_0 = Case 0
    .tip = { railroad.tip }
    .phrase = la case 0
space_1 = Case 1
    .tip = { railroad.tip }
    .phrase = la case 1
space_2 = Case 2
    .tip = { railroad.tip }
    .phrase = la case 2
space_3 = Case 3
    .tip = { railroad.tip }
    .phrase = la case 3
space_4 = Case 4
    .tip = { railroad.tip }
    .phrase = la case 4
space_5 = Case 5
    .tip = { railroad.tip }
    .phrase = la case 5
space_6 = Case 6
    .tip = { railroad.tip }
    .phrase = la case 6
space_7 = Case 7
    .tip = { railroad.tip }
    .phrase = la case 7
space_8 = Case 8
    .tip = { railroad.tip }
    .phrase = la case 8
space_9 = Case 9
    .tip = { railroad.tip }
    .phrase = la case 9
space_10 = Case 10
    .tip = { railroad.tip }
    .phrase = la case 10
space_11 = Case 11
    .tip = { railroad.tip }
    .phrase = la case 11
space_12 = Case 12
    .tip = { railroad.tip }
    .phrase = la case 12
space_13 = Case 13
    .tip = { railroad.tip }
    .phrase = la case 13
space_14 = Case 14
    .tip = { railroad.tip }
    .phrase = la case 14
space_15 = Case 15
    .tip = { railroad.tip }
    .phrase = la case 15
space_16 = Case 16
    .tip = { railroad.tip }
    .phrase = la case 16
space_17 = Case 17
    .tip = { railroad.tip }
    .phrase = la case 17
space_18 = Case 18
    .tip = { railroad.tip }
    .phrase = la case 18
space_19 = Case 19
    .tip = { railroad.tip }
    .phrase = la case 19
space_20 = Case 20
    .tip = { railroad.tip }
    .phrase = la case 20
space_21 = Case 21
    .tip = { railroad.tip }
    .phrase = la case 21
space_22 = Case 22
    .tip = { railroad.tip }
    .phrase = la case 22
space_23 = Case 23
    .tip = { railroad.tip }
    .phrase = la case 23
space_24 = Case 24
    .tip = { railroad.tip }
    .phrase = la case 24
space_25 = Case 25
    .tip = { railroad.tip }
    .phrase = la case 25
space_26 = Case 26
    .tip = { railroad.tip }
    .phrase = la case 26
space_27 = Case 27
    .tip = { railroad.tip }
    .phrase = la case 27
space_28 = Case 28
    .tip = { railroad.tip }
    .phrase = la case 28
space_29 = Case 29
    .tip = { railroad.tip }
    .phrase = la case 29
space_30 = Case 30
    .tip = { railroad.tip }
    .phrase = la case 30
space_31 = Case 31
    .tip = { railroad.tip }
    .phrase = la case 31
space_32 = Case 32
    .tip = { railroad.tip }
    .phrase = la case 32
space_33 = Case 33
    .tip = { railroad.tip }
    .phrase = la case 33
space_34 = Case 34
    .tip = { railroad.tip }
    .phrase = la case 34
space_35 = Case 35
    .tip = { railroad.tip }
    .phrase = la case 35
space_36 = Case 36
    .tip = { railroad.tip }
    .phrase = la case 36
space_37 = Case 37
    .tip = { railroad.tip }
    .phrase = la case 37
space_38 = Case 38
    .tip = { railroad.tip }
    .phrase = la case 38
space_39 = Case 39
    .tip = { railroad.tip }
    .phrase = la case 39
space_t4 = Embranchement de la gare 1
    .tip = { st1.tip }
    .phrase = l’embranchement de la gare 1
space_t7 = Embranchement de la gare 2
    .tip = { st2.tip }
    .phrase = l’embranchement de la gare 2
space_t10 = Embranchement de la gare 3
    .tip = { st3.tip }
    .phrase = l’embranchement de la gare 3
space_t13 = Embranchement de la gare 4
    .tip = { st4.tip }
    .phrase = l’embranchement de la gare 4
space_t16 = Embranchement de la gare 5
    .tip = { st5.tip }
    .phrase = l’embranchement de la gare 5
space_t21 = Embranchement de la gare 6
    .tip = { st6.tip }
    .phrase = l’embranchement de la gare 6
space_t25 = Embranchement de la gare 7
    .tip = { st7.tip }
    .phrase = l’embranchement de la gare 7
space_t29 = Embranchement de la gare 8
    .tip = { st8.tip }
    .phrase = l’embranchement de la gare 8
space_t33 = Embranchement de la gare 9
    .tip = { st9.tip }
    .phrase = l’embranchement de la gare 9
st1 = Gare 1
    .tip = 2 $ et un disque à cadre blanc : 1 PV.
    .phrase = la gare 1
st2 = Gare 2
    .tip = 2 $ et un disque à cadre blanc : 1 PV.
    .phrase = la gare 2
st3 = Gare 3
    .tip = 4 $ et un disque à cadre blanc : 2 PV.
    .phrase = la gare 3
st4 = Gare 4
    .tip = 4 $ et un disque à cadre blanc : 2 PV.
    .phrase = la gare 4
st5 = Gare 5
    .tip = 6 $ et un disque de n’importe quel cadre : 3 PV.
    .phrase = la gare 5
st6 = Gare 6
    .tip = 8 $ et un disque de n’importe quel cadre : 5 PV.
    .phrase = la gare 6
st7 = Gare 7
    .tip = 7 $ et un disque de n’importe quel cadre : 6 PV.
    .phrase = la gare 7
st8 = Gare 8
    .tip = 6 $ et un disque de n’importe quel cadre : 7 PV.
    .phrase = la gare 8
st9 = Gare 9
    .tip = 5 $ et un disque de n’importe quel cadre : 8 PV.
    .phrase = la gare 9
st10 = Gare 10
    .tip = 3 $ et un disque de n’importe quel cadre : 9 PV. Au bout de la voie : votre locomotive repart ensuite en arrière et vous gagnez 3 $.
    .phrase = la gare 10
sm_workers = Chef de gare : travailleurs
    .tip = 2 $ aussitôt ; 1 PV par travailleur.
    .phrase = la tuile Travailleurs
sm_objectives = Chef de gare : objectifs
    .tip = Aussitôt un danger retiré gratuitement, ou un commerce ; 3 PV par paire de cartes Objectif devant vous.
    .phrase = la tuile Objectifs
sm_hazards = Chef de gare : dangers
    .tip = Un certificat permanent ; 3 PV par paire de dangers.
    .phrase = la tuile Dangers
sm_teepees = Chef de gare : tipis
    .tip = Un certificat permanent ; 3 PV par paire de tipis vert et bleu.
    .phrase = la tuile Tipis
sm_certs = Chef de gare : certificats
    .tip = Un certificat permanent ; 3 PV par paire de certificats.
    .phrase = la tuile Certificats

## Villes

city_kc = Kansas City
    .tip = Valeur 0, cadre blanc. 6 $ aussitôt, mais −6 PV. Autant de fois que vous voulez.
city_topeka = Topeka
    .tip = Valeur 1, cadre blanc. Avec Wichita : une carte Objectif, mais −3 PV.
city_wichita = Wichita
    .tip = Valeur 4, cadre blanc. Avec Topeka : une carte Objectif, mais −3 PV. Avec Colorado Springs : −1 PV.
city_colorado_springs = Colorado Springs
    .tip = Valeur 6, cadre blanc. Avec Wichita : −1 PV. Avec Santa Fe : une carte Objectif.
city_santa_fe = Santa Fe
    .tip = Valeur 8, cadre blanc. Avec Colorado Springs, et avec Albuquerque : une carte Objectif chaque fois.
city_albuquerque = Albuquerque
    .tip = Valeur 10, cadre noir. Avec Santa Fe : une carte Objectif. Avec El Paso : 6 PV.
city_el_paso = El Paso
    .tip = Valeur 12, cadre noir. Avec Albuquerque : 6 PV. Avec San Diego : 8 PV.
city_san_diego = San Diego
    .tip = Valeur 14, cadre blanc. Avec El Paso : 8 PV. Avec Sacramento : 4 PV.
city_sacramento = Sacramento
    .tip = Valeur 16, cadre noir. 6 PV. Avec San Diego : 4 PV de plus.
city_san_francisco = San Francisco
    .tip = Valeur 18, cadre noir. 9 PV. Autant de fois que vous voulez.

## Bétail

jersey = Jersey
    .tip = Bétail, race grise. Valeur 1, sans PV.
    .phrase = une Jersey
dutch_belt = Dutch Belt
    .tip = Bétail, race verte. Valeur 2, sans PV.
    .phrase = une Dutch Belt
black_angus = Black Angus
    .tip = Bétail, race noire. Valeur 2, sans PV.
    .phrase = une Black Angus
guernsey = Guernsey
    .tip = Bétail, race blanche. Valeur 2, sans PV.
    .phrase = une Guernsey
holstein = Holstein
    .tip = Bétail, race jaune. Valeur 3, 1 PV.
    .phrase = une Holstein
brown_swiss = Brown Swiss
    .tip = Bétail, race rouge. Valeur 3, 2 PV.
    .phrase = une Brown Swiss
ayrshire = Ayrshire
    .tip = Bétail, race bleue. Valeur 3, 3 PV.
    .phrase = une Ayrshire
west_highland_3 = West Highland (3 PV)
    .tip = Bétail, race marron. Valeur 4, 3 PV.
    .phrase = une West Highland (3 PV)
west_highland_4 = West Highland (4 PV)
    .tip = Bétail, race marron. Valeur 4, 4 PV.
    .phrase = une West Highland (4 PV)
west_highland_5 = West Highland (5 PV)
    .tip = Bétail, race marron. Valeur 4, 5 PV.
    .phrase = une West Highland (5 PV)
texas_longhorn_5 = Texas Longhorn (5 PV)
    .tip = Bétail, race violette. Valeur 5, 5 PV.
    .phrase = une Texas Longhorn (5 PV)
texas_longhorn_6 = Texas Longhorn (6 PV)
    .tip = Bétail, race violette. Valeur 5, 6 PV.
    .phrase = une Texas Longhorn (6 PV)
texas_longhorn_7 = Texas Longhorn (7 PV)
    .tip = Bétail, race violette. Valeur 5, 7 PV.
    .phrase = une Texas Longhorn (7 PV)
west_highland = West Highland
    .tip = Bétail, race marron. Valeur 4, 3 à 5 PV.
texas_longhorn = Texas Longhorn
    .tip = Bétail, race violette. Valeur 5, 5 à 7 PV.
v3_1c = Une bête de valeur 3 : 1 cowboy, 6 $
    .tip = La carte va sur votre défausse.
v3_2c = Une bête de valeur 3 : 2 cowboys, 3 $
    .tip = La carte va sur votre défausse.
v3_pair = Deux bêtes de valeur 3 : 3 cowboys, 5 $
    .tip = De même race ou non. Les cartes vont sur votre défausse.
v4_1c = Une West Highland : 1 cowboy, 12 $
    .tip = La carte va sur votre défausse.
v4_3c = Une West Highland : 3 cowboys, 6 $
    .tip = La carte va sur votre défausse.
v4_pair = Deux West Highland : 5 cowboys, 8 $
    .tip = Les cartes vont sur votre défausse.
v5_2c = Une Texas Longhorn : 2 cowboys, 12 $
    .tip = La carte va sur votre défausse.
v5_4c = Une Texas Longhorn : 4 cowboys, 6 $
    .tip = La carte va sur votre défausse.
market_plus_2 = Deux bêtes de plus au marché : 1 cowboy
    .tip = Deux cartes de la pioche sont révélées ; vous n’en achetez aucune.

## Cartes Objectif

obj_01 = Objectif 1 (1 bâtiment, 2 tipis bleus)
    .tip = Prenez 2 $. Demande : 1 bâtiment, 2 tipis bleus. 3 PV, ou −2 en cas d’échec.
    .phrase = l’objectif 1 (1 bâtiment, 2 tipis bleus)
    .play = prendre 2 $
obj_02 = Objectif 2 (1 bâtiment, 1 tipi vert, 1 tipi bleu)
    .tip = Prenez 2 $. Demande : 1 bâtiment, 1 tipi vert, 1 tipi bleu. 3 PV, ou −2 en cas d’échec.
    .phrase = l’objectif 2 (1 bâtiment, 1 tipi vert, 1 tipi bleu)
    .play = prendre 2 $
obj_03 = Objectif 3 (2 dangers, 1 West Highland)
    .tip = Prenez 2 $. Demande : 2 dangers, 1 West Highland. 3 PV, ou −2 en cas d’échec.
    .phrase = l’objectif 3 (2 dangers, 1 West Highland)
    .play = prendre 2 $
obj_04 = Objectif 4 (1 danger, 2 gares)
    .tip = Prenez 2 $. Demande : 1 danger, 2 gares. 3 PV, ou −2 en cas d’échec.
    .phrase = l’objectif 4 (1 danger, 2 gares)
    .play = prendre 2 $
obj_05 = Objectif 5 (1 bâtiment, 3 bêtes de valeur 3)
    .tip = Prenez 2 $. Demande : 1 bâtiment, 3 bêtes de valeur 3. 4 PV, ou −2 en cas d’échec.
    .phrase = l’objectif 5 (1 bâtiment, 3 bêtes de valeur 3)
    .play = prendre 2 $
obj_06 = Objectif 6 (1 disque à San Francisco)
    .tip = Une action de soutien, simple ou double. Demande : 1 disque à San Francisco. 5 PV, ou −3 en cas d’échec.
    .phrase = l’objectif 6 (1 disque à San Francisco)
    .play = action de soutien, simple ou double
obj_07 = Objectif 7 (2 bâtiments, 1 danger)
    .tip = Piochez jusqu’à 3 cartes, défaussez-en autant. Demande : 2 bâtiments, 1 danger. 3 PV, ou −2 en cas d’échec.
    .phrase = l’objectif 7 (2 bâtiments, 1 danger)
    .play = piocher jusqu’à 3 cartes, en défausser autant
obj_08 = Objectif 8 (1 tipi vert, 1 tipi bleu, 1 gare)
    .tip = Piochez jusqu’à 3 cartes, défaussez-en autant. Demande : 1 tipi vert, 1 tipi bleu, 1 gare. 3 PV, ou −2 en cas d’échec.
    .phrase = l’objectif 8 (1 tipi vert, 1 tipi bleu, 1 gare)
    .play = piocher jusqu’à 3 cartes, en défausser autant
obj_09 = Objectif 9 (1 danger, 1 Texas Longhorn)
    .tip = Piochez jusqu’à 3 cartes, défaussez-en autant. Demande : 1 danger, 1 Texas Longhorn. 3 PV, ou −2 en cas d’échec.
    .phrase = l’objectif 9 (1 danger, 1 Texas Longhorn)
    .play = piocher jusqu’à 3 cartes, en défausser autant
obj_10 = Objectif 10 (2 tipis verts, 1 gare)
    .tip = Piochez jusqu’à 3 cartes, défaussez-en autant. Demande : 2 tipis verts, 1 gare. 3 PV, ou −2 en cas d’échec.
    .phrase = l’objectif 10 (2 tipis verts, 1 gare)
    .play = piocher jusqu’à 3 cartes, en défausser autant
obj_11 = Objectif 11 (1 gare, 3 bêtes de valeur 3)
    .tip = Piochez jusqu’à 3 cartes, défaussez-en autant. Demande : 1 gare, 3 bêtes de valeur 3. 4 PV, ou −2 en cas d’échec.
    .phrase = l’objectif 11 (1 gare, 3 bêtes de valeur 3)
    .play = piocher jusqu’à 3 cartes, en défausser autant
obj_12 = Objectif 12 (1 tipi vert, 1 gare, 2 West Highland)
    .tip = Locomotive, 2 cases au plus. Demande : 1 tipi vert, 1 gare, 2 West Highland. 5 PV, ou −3 en cas d’échec.
    .phrase = l’objectif 12 (1 tipi vert, 1 gare, 2 West Highland)
    .play = locomotive, 2 cases au plus
obj_13 = Objectif 13 (1 bête de valeur 3, 1 West Highland, 1 Texas Longhorn)
    .tip = Locomotive, 2 cases au plus. Demande : 1 bête de valeur 3, 1 West Highland, 1 Texas Longhorn. 5 PV, ou −3 en cas d’échec.
    .phrase = l’objectif 13 (1 bête de valeur 3, 1 West Highland, 1 Texas Longhorn)
    .play = locomotive, 2 cases au plus
obj_14 = Objectif 14 (2 bâtiments, 2 tipis verts)
    .tip = Locomotive, 2 cases au plus. Demande : 2 bâtiments, 2 tipis verts. 5 PV, ou −3 en cas d’échec.
    .phrase = l’objectif 14 (2 bâtiments, 2 tipis verts)
    .play = locomotive, 2 cases au plus
obj_15 = Objectif 15 (1 bâtiment, 1 tipi bleu, 2 dangers)
    .tip = Locomotive, 3 cases au plus. Demande : 1 bâtiment, 1 tipi bleu, 2 dangers. 5 PV, ou −3 en cas d’échec.
    .phrase = l’objectif 15 (1 bâtiment, 1 tipi bleu, 2 dangers)
    .play = locomotive, 3 cases au plus
obj_16 = Objectif 16 (2 dangers, 2 gares)
    .tip = Locomotive, 3 cases au plus. Demande : 2 dangers, 2 gares. 5 PV, ou −3 en cas d’échec.
    .phrase = l’objectif 16 (2 dangers, 2 gares)
    .play = locomotive, 3 cases au plus
obj_17 = Objectif 17 (2 bâtiments, 2 dangers)
    .tip = Avancez de 3 lieux au plus, sans taxe et sans utiliser le lieu, hors Kansas City. En phase B, cela met fin à vos actions. Demande : 2 bâtiments, 2 dangers. 5 PV, ou −2 en cas d’échec.
    .phrase = l’objectif 17 (2 bâtiments, 2 dangers)
    .play = avancer de 3 lieux au plus, sans taxe
obj_18 = Objectif 18 (2 tipis bleus, 2 gares)
    .tip = Avancez de 3 lieux au plus, sans taxe et sans utiliser le lieu, hors Kansas City. En phase B, cela met fin à vos actions. Demande : 2 tipis bleus, 2 gares. 5 PV, ou −2 en cas d’échec.
    .phrase = l’objectif 18 (2 tipis bleus, 2 gares)
    .play = avancer de 3 lieux au plus, sans taxe
obj_19 = Objectif 19 (1 bête de valeur 3, 1 West Highland, 1 Texas Longhorn)
    .tip = Avancez de 3 lieux au plus, sans taxe et sans utiliser le lieu, hors Kansas City. En phase B, cela met fin à vos actions. Demande : 1 bête de valeur 3, 1 West Highland, 1 Texas Longhorn. 5 PV, ou −2 en cas d’échec.
    .phrase = l’objectif 19 (1 bête de valeur 3, 1 West Highland, 1 Texas Longhorn)
    .play = avancer de 3 lieux au plus, sans taxe
obj_20 = Objectif 20 (2 dangers, 1 bête de valeur 3, 1 West Highland)
    .tip = Avancez de 3 lieux au plus, sans taxe et sans utiliser le lieu, hors Kansas City. En phase B, cela met fin à vos actions. Demande : 2 dangers, 1 bête de valeur 3, 1 West Highland. 5 PV, ou −2 en cas d’échec.
    .phrase = l’objectif 20 (2 dangers, 1 bête de valeur 3, 1 West Highland)
    .play = avancer de 3 lieux au plus, sans taxe
obj_21 = Objectif 21 (2 bâtiments, 2 gares)
    .tip = Avancez de 3 lieux au plus, sans taxe et sans utiliser le lieu, hors Kansas City. En phase B, cela met fin à vos actions. Demande : 2 bâtiments, 2 gares. 5 PV, ou −2 en cas d’échec.
    .phrase = l’objectif 21 (2 bâtiments, 2 gares)
    .play = avancer de 3 lieux au plus, sans taxe
obj_s1 = Objectif de départ 1 (1 bâtiment, 1 bête de valeur 3, 1 West Highland)
    .tip = Demande : 1 bâtiment, 1 bête de valeur 3, 1 West Highland. 3 PV, sans malus.
    .phrase = l’objectif de départ 1 (1 bâtiment, 1 bête de valeur 3, 1 West Highland)
obj_s2 = Objectif de départ 2 (1 tipi vert, 2 gares)
    .tip = Demande : 1 tipi vert, 2 gares. 3 PV, sans malus.
    .phrase = l’objectif de départ 2 (1 tipi vert, 2 gares)
obj_s3 = Objectif de départ 3 (2 bâtiments, 1 danger)
    .tip = Demande : 2 bâtiments, 1 danger. 3 PV, sans malus.
    .phrase = l’objectif de départ 3 (2 bâtiments, 1 danger)
obj_s4 = Objectif de départ 4 (1 tipi bleu, 2 dangers)
    .tip = Demande : 1 tipi bleu, 2 dangers. 3 PV, sans malus.
    .phrase = l’objectif de départ 4 (1 tipi bleu, 2 dangers)

## Options de la partie

opt_neutral_layout = Bâtiments neutres
    .tip = Où se trouvent les sept bâtiments neutres.
opt_neutral_layout_letters = par lettre
    .tip = Chacun à l’emplacement de sa lettre : idéal pour une première partie.
opt_neutral_layout_random = au hasard
    .tip = Les sept sont mélangés.
opt_building_sides = Faces des bâtiments personnels
    .tip = Chaque numéro montre la même face pour tous.
opt_building_sides_all_a = toutes a
    .tip = Les faces les plus simples : idéal pour une première partie.
opt_building_sides_all_b = toutes b
    .tip = Les autres faces.
opt_building_sides_random = au hasard
    .tip = On tire à pile ou face pour chaque numéro.
opt_building_sides_chosen = choisies
    .tip = La table dit quels numéros montrent la face b.
opt_sides_b = Numéros montrant la face b
    .tip = Seulement si les faces sont choisies ; les autres montrent la face a.
opt_sides_b_1 = 1
    .tip = { building_1b.tip }
opt_sides_b_2 = 2
    .tip = { building_2b.tip }
opt_sides_b_3 = 3
    .tip = { building_3b.tip }
opt_sides_b_4 = 4
    .tip = { building_4b.tip }
opt_sides_b_5 = 5
    .tip = { building_5b.tip }
opt_sides_b_6 = 6
    .tip = { building_6b.tip }
opt_sides_b_7 = 7
    .tip = { building_7b.tip }
opt_sides_b_8 = 8
    .tip = { building_8b.tip }
opt_sides_b_9 = 9
    .tip = { building_9b.tip }
opt_sides_b_10 = 10
    .tip = { building_10b.tip }
opt_first_player = Premier joueur
    .tip = Un siège choisi, ou tiré au sort. Le premier a 6 $, chaque suivant 1 $ de plus.

## Questions

steps_left =
    { $steps ->
        [one] { $steps } lieu au plus.
       *[other] { $steps } lieux au plus.
    }
prompt_place = Où commence votre éleveur ?
    .tip = Sur un bâtiment neutre au choix, sans rien payer ; vous l’utilisez aussitôt.
prompt_move = Où va votre éleveur ?
    .tip = { steps_left } Chaque case avec une tuile en est un ; les mains coûtent une taxe.
prompt_step = Continuer, ou s’arrêter ici ?
    .tip =
        { $steps ->
            [one] Encore { $steps } déplacement possible.
           *[other] Encore { $steps } déplacements possibles.
        }
prompt_action_move = Où repart votre éleveur ?
    .tip = { steps_left } Avec les taxes ; ensuite, vous utilisez le lieu.
prompt_card_move = Où la carte mène-t-elle votre éleveur ?
    .tip = { steps_left } Ni taxe, ni action sur place, et pas jusqu’à Kansas City.
prompt_phase_b = { $tile } : que faites-vous ?
    .tip = Les actions d’un bâtiment neutre ou à vous, chacune une fois ; ou une seule action de soutien simple.
prompt_aux = Quelle action de soutien ?
    .tip = { double_aux.tip }
prompt_engine = Où s’arrête votre locomotive ?
    .tip = Au moins une case en avant. Sur un embranchement, vous pouvez développer la gare.
prompt_engine_back = Où recule votre locomotive ?
    .tip = Exactement les cases demandées. Sur un embranchement, vous pouvez développer la gare.
prompt_engine_back_free = Jusqu’où recule votre locomotive ?
    .tip = Au moins une case, autant que vous voulez.
prompt_upgrade = Développer { $station_phrase } pour { $cost } $ ?
    .tip = { $station_tip } Choisissez le disque.
prompt_station = Quelle gare développez-vous ?
    .tip = N’importe quelle gare que votre locomotive a dépassée.
prompt_appoint = Laisser un travailleur ici pour { $master_phrase } ?
    .tip = { $master_tip } Le dernier travailleur d’une rangée quitte votre plateau.
prompt_master_action = Retirer un danger, ou commercer ?
    .tip = Le danger est gratuit ; un tipi rapporte ou coûte ce qu’indique sa case. Maintenant ou jamais.
prompt_hire = Qui recrutez-vous ?
    .tip = Dans les rangées au-dessus du jeton.
prompt_build_tile = Que construisez-vous ?
    .tip = Avec vos artisans et votre argent.
prompt_build_place = Où construisez-vous { $building_phrase } ?
    .tip = Sur un emplacement vide, ou sur un de vos bâtiments plus petits, pour la différence.
prompt_hazard = Quel danger retirez-vous ?
    .tip = Il est à vous, avec ses PV.
prompt_trade = Quel tipi prenez-vous ?
    .tip = Vous gagnez ou payez la valeur de sa case.
jersey_reward =
    { $space ->
        [2] 1 certificat
        [3] 2 $
        [5] jusqu’à 2 certificats
       *[other] 4 $
    }
prompt_jersey = Défausser une Jersey pour { jersey_reward } ?
    .tip = La case de votre nouvel ingénieur le permet. Maintenant ou jamais.
prompt_discard =
    { $number ->
        [one] Quelle carte défaussez-vous ?
       *[other] Quelle carte défaussez-vous ? Encore { $number }.
    }
    .tip = Elle va sur votre défausse.
prompt_remove = Quelle carte quitte le jeu ?
    .tip = Elle ne revient jamais.
prompt_draw = Combien de cartes piochez-vous ?
    .tip = Vous en défaussez ensuite autant.
prompt_buy = Marché au bétail : qu’achetez-vous ?
    .tip =
        { $cowboys ->
            [one] Vous avez { $cowboys } cowboy pour cela.
           *[other] Vous avez { $cowboys } cowboys pour cela ; chacun sert une fois.
        }
prompt_buy_card = Laquelle achetez-vous ?
    .tip = Elle va sur votre défausse.
prompt_take_objective = Quelle carte Objectif prenez-vous ?
    .tip = Elle va sur votre défausse ; avec le bâtiment 6b, dans votre main.
prompt_foresight = Prévision { $column } : quelle tuile entre en jeu ?
    .tip = Elle va aussitôt à sa place.
prompt_income = Revenu : dépensez-vous des certificats ?
    .tip = Chacun ajoute 1 à votre troupeau : 1 $ de plus, et une ville plus lointaine. Puis votre main est montrée et défaussée.
prompt_city = Valeur { $number } : où livrez-vous ?
    .tip = Dans une ville de cette valeur au plus, où vous n’avez pas encore de disque.
prompt_disc = { $city } : quel disque posez-vous ?
    .tip = Ce qu’il couvre sur votre plateau est libéré pour de bon.

## Réponses

fee_note =
    { $cost ->
        [0] { "" }
       *[other] { ", " }taxe { $cost } $
    }
cost_note =
    { $cost ->
        [0] { "" }
       *[other] { " " }({ $cost } $)
    }
do_end_b = Terminer
    .tip = Vos actions sont finies ; vous piochez jusqu’à votre limite de main.
do_stop_move = S’arrêter ici
    .tip = Votre éleveur reste sur ce lieu.
do_stop_buy = Arrêter les achats
    .tip = Les cowboys restants ne font rien.
do_stop_remove = Garder le reste
    .tip = Aucune autre carte ne quitte le jeu.
do_perform_jersey = Défausser une Jersey
    .tip = Et prendre le gain.
do_decline_space = S’en passer
    .tip = L’action de cette case est perdue.
do_decline_card = Se passer de l’action de la carte
    .tip = L’action est perdue ; la carte reste devant vous.
do_decline_engine = Ne pas bouger la locomotive
    .tip = Le mouvement est perdu.
do_decline_upgrade = Ne pas développer
    .tip = La gare reste comme elle est.
do_decline_appoint = Ne laisser personne
    .tip = La tuile reste aux autres.
do_decline_master = Ni l’un ni l’autre
    .tip = L’action est perdue.
do_decline_take = Ne pas prendre de carte Objectif
    .tip = Vous gardez l’argent.
do_place = Commencer sur { $tile_phrase }
    .tip = { $tile_tip }
do_step = Vers { $tile_phrase }{ fee_note }
    .tip = { $tile_tip }
do_local = { $action }
    .tip = { $action_tip }
do_risk = { $deal }
    .tip = { $risk_tip }
do_copy = Copier { $tile_phrase }
    .tip = { $tile_tip }
do_aux_single = { $action_single }
    .tip = { $action_tip }
do_aux_double = { $action_double }
    .tip = { $action_tip }
do_engine = Jusqu’à { $space_phrase }
    .tip = { $space_tip }
do_station = Développer { $station_phrase }{ cost_note }
    .tip = { $station_tip }
do_disc = Prendre { $disc_disc }
    .tip = { $disc_frees }
do_disc_from = Prendre votre disque sur { $station_phrase }
    .tip = Cette gare n’est plus à vous.
do_appoint = Laisser { $worker_phrase }
    .tip = Il quitte votre plateau pour de bon.
do_hire = Recruter { $worker_phrase } de la rangée { $row }{ cost_note }
    .tip = { $worker_tip }
do_trade = Prendre { $tile_phrase } et { $money ->
        [-3] payer 3 $
        [-2] payer 2 $
        [-1] payer 1 $
       *[other] gagner { $money } $
    }
    .tip = { teepee.tip }
do_hazard = Retirer { $tile_phrase } { $spot_at }
    .tip = { $tile_tip }
do_tile = Construire { $building_phrase }
    .tip = { $building_tip }
do_plot =
    { $over_count ->
        [0] { $spot }{ cost_note }
       *[other] { $spot }, sur { $over_phrase }{ cost_note }
    }
    .tip = { $spot_tip }
do_buy = { $purchase }
    .tip = { $purchase_tip }
do_buy_card = Acheter { $card_phrase }
    .tip = { $card_tip }
do_discard = Défausser { $card_phrase }
    .tip = { $card_tip }
do_remove = Retirer { $card_phrase }
    .tip = { $card_tip }
do_draw =
    { $number ->
        [one] { $number } carte
       *[other] { $number } cartes
    }
do_foresight = Choisir { $tile_phrase }
    .tip = { $tile_tip }
do_cert = Prendre { $value } ${ $number ->
        [0] { "" }
        [one] { " " }et garder { $number } certificat
       *[other] { " " }et garder { $number } certificats
    }
do_city = Livrer à { $city }{ $cost ->
        [0] { "" }
       *[other] { " " }(transport : { $cost } $)
    }
    .tip = { $city_tip }
do_take = Prendre { $card_phrase }
    .tip = { $card_tip }
do_take_stack = Prendre la première de la pioche
    .tip = Une carte que personne ne connaît encore.
do_play = Jouer { $card_phrase } : { $card_play }
    .tip = { $card_tip }

## Ce qui arrive : le tour

event_turn = C’est à { $player } de jouer.
    .head = { $player }
event_last_turn = { $player } joue son dernier tour.
event_placed = { $player } commence sur { $tile_phrase }.
event_moved = { $player } atteint { $tile_phrase }.
event_fee =
    { $dollars ->
        [0] { $player } n’a pas d’argent pour la taxe de { $fee } $.
       *[other] Taxe de { $fee } $ : { $player } paie { $dollars } $.
    }
event_fee_to =
    { $dollars ->
        [0] { $player } n’a pas d’argent pour la taxe de { $fee } $ due à { $rival }.
       *[other] Taxe de { $fee } $ : { $player } paie { $dollars } $ à { $rival }.
    }
event_back = { $player } retourne au départ.
event_copied = { $player } copie { $tile_phrase }.

## Ce qui arrive : argent et cartes

event_gained = { $player } gagne { $dollars } $.
event_paid = { $player } paie { $dollars } $.
event_certificates =
    { $number ->
        [one] { $player } a maintenant { $number } certificat.
       *[other] { $player } a maintenant { $number } certificats.
    }
event_drew =
    { $number ->
        [one] { $player } pioche { $number } carte.
       *[other] { $player } pioche { $number } cartes.
    }
event_drew_seen =
    { $number ->
        [0] { $player } ne pioche rien.
       *[other] { $player } pioche : { $cards }.
    }
event_shuffled = { $player } mélange sa défausse : une nouvelle pioche est prête.
event_discarded = { $player } défausse { $card_phrase }.
event_removed = { $player } retire du jeu { $card_phrase }.

## Ce qui arrive : les marchés

event_hired = { $player } recrute { $worker_phrase } de la rangée { $row }.
event_bought = { $player } achète { $card_phrase }.
event_added = { $player } fait venir du bétail au marché.
event_market =
    { $cards_count ->
        [0] Il ne reste plus de bétail pour le marché.
       *[other] Arrivage au marché au bétail : { $cards }.
    }

## Ce qui arrive : le parcours

event_built = { $player } construit { $building_phrase } { $spot_at }.
event_replaced = { $player } remplace { $old_phrase } par { $building_phrase } { $spot_at }.
event_traded = { $player } commerce avec les Indiens et prend { $tile_phrase }.
event_cleared = { $player } retire { $tile_phrase }.

## Ce qui arrive : la voie ferrée

event_engine = { $player } mène sa locomotive jusqu’à { $space_phrase }.
event_upgraded = { $player } développe { $station_phrase }.
event_disc = { $player } prend { $disc_disc }.
event_disc_from = { $player } reprend son disque sur { $station_phrase }.
event_appointed = { $player } laisse { $worker_phrase } comme chef de gare et prend { $master_phrase }.

## Ce qui arrive : les cartes Objectif

event_took = { $player } prend { $card_phrase }.
event_took_unseen = { $player } prend une carte Objectif de la pioche.
event_took_unseen_seen = { $player } prend { $card_phrase } dans la pioche, sans que les autres la voient.
event_turned_up = Nouvelle carte visible : { $card_phrase }.
event_played = { $player } joue { $card_phrase }.

## Ce qui arrive : Kansas City

event_chose = Prévision { $column } : { $player } choisit { $tile_phrase }.
event_tile = Nouveau sur le plateau : { $tile_phrase } { $spot_at }.
event_tile_out = Pas de place pour { $tile_phrase } : la tuile quitte le jeu.
event_worker = Marché de l’emploi, rangée { $row } : { $worker_phrase } arrive.
event_token = Le jeton du marché de l’emploi passe à la rangée { $row }.
event_foresight = Prévision { $column } : { $tile_phrase } apparaît.
event_income =
    { $cards_count ->
        [0] { $player } montre une main vide : valeur { $dollars }.
       *[other] { $player } montre sa main, { $cards } : valeur { $dollars }.
    }
event_delivered = { $player } livre à { $city }.

## La fin

end_token = Le marché de l’emploi est plein
    .tip = Le jeton en est sorti ; chacun des autres a eu un dernier tour.
event_end = Le marché de l’emploi est plein : { $player } prend le jeton, et chacun des autres a un dernier tour.
event_won =
    { $number ->
        [one] { $player } remporte la partie avec { $number } point.
       *[other] { $player } remporte la partie avec { $number } points.
    }
score_money = Argent
    .tip = 1 PV par tranche de 5 $.
score_buildings = Bâtiments
    .tip = Les PV de vos bâtiments sur le parcours.
score_cities = Villes
    .tip = Vos disques dans les villes, et les flèches entre elles.
score_stations = Gares
    .tip = Les PV de vos gares.
score_hazards = Dangers
    .tip = Les PV des dangers que vous avez retirés.
score_cattle = Bétail
    .tip = Les PV de toutes vos cartes Bétail.
score_objectives = Objectifs
    .tip = Les cartes Objectif réussies, moins les manquées.
score_masters = Chefs de gare
    .tip = Ce que comptent vos tuiles Chef de gare.
score_workers = Travailleurs
    .tip = 4 PV par travailleur sur une case 5 ou 6.
score_step_disc = Disque déplacement
    .tip = 3 PV si son emplacement est libre.
score_token = Jeton de l’emploi
    .tip = 2 PV pour qui l’a pris.
better_money = surtout grâce à l’argent
better_buildings = surtout grâce aux bâtiments
better_cities = surtout grâce aux villes
better_stations = surtout grâce aux gares
better_hazards = surtout grâce aux dangers retirés
better_cattle = surtout grâce au bétail
better_objectives = surtout grâce aux objectifs
better_masters = surtout grâce aux chefs de gare
better_workers = surtout grâce aux travailleurs
better_step_disc = surtout grâce au disque déplacement
better_token = surtout grâce au jeton de l’emploi

### The picture in the terminal

picture_typed = un emplacement, par exemple B2, une case de la voie, E12, une gare, S3, ou qui recruter, C4 : la même chose sans chercher le nombre
picture_legend = Sur le parcours, une lettre est un bâtiment neutre et B=D le bâtiment D sur l’emplacement B ; 4a▲ est un bâtiment personnel et son propriétaire, ♞▲ un éleveur. Un danger montre ses PV et sa main, v verte ou n noire ; un tipi, ses dollars et sa couleur, v vert ou b bleu. Au marché de l’emploi, ▸ est le jeton ; les rangées avant lui sont ouvertes, et * complète le marché au bétail. Sur la voie ferrée, × est une croix rouge, un nombre sous la voie une gare ; 3 : 4 $→2 est la gare 3, 2 PV pour 4 $, avec son chef ou le travailleur laissé là. À côté d’un joueur, C/A/I compte cowboys, artisans et ingénieurs, puis viennent ses certificats et les permanents/la limite, pioche + défausse, et les dangers avec leurs PV. B2 construit sur cet emplacement, E12 s’arrête case 12, S3 à la gare 3, C4 recrute un cowboy de la rangée 4 (A un artisan, I un ingénieur).
picture_turn = Tour { $number }
picture_dollars = { $number } $
picture_letter_cowboy = C
picture_letter_craftsman = A
picture_letter_engineer = I
picture_green = v
picture_blue = b
picture_black = n
picture_village = Tipis
picture_beside = Tipis à côté du parcours
picture_cities = Villes : { $cities }
picture_stations = Gares : { $stations }
picture_station = { $number } : { $cost } $→{ $points }
picture_sm_workers = travailleurs
picture_sm_objectives = objectifs
picture_sm_hazards = dangers
picture_sm_teepees = tipis
picture_sm_certs = certificats
picture_foresight = Prévisions : { $tiles }
picture_column = { $number } : { $tiles }
picture_market = Marché au bétail : { $cards } · pioche { $number }
picture_display = Objectifs : { $cards } · pioche { $number }
picture_head_workers = C/A/I
picture_head_certificates = certif.
picture_head_steps = dépl.
picture_head_hand = main
picture_head_herd = pioche
picture_head_teepees = tipis
picture_head_hazards = dangers
picture_head_discs = disques
picture_masters = chefs de gare : { $masters }
picture_known = sûrement en main : { $cards }
picture_last_turns = Derniers tours : { $player } a pris le jeton du marché de l’emploi.
picture_hand = Votre main, valeur { $number } : { $cards }
picture_hand_of = { $player } a en main, valeur { $number } : { $cards }
picture_unseen = Dans votre pioche : { $cards }
picture_unbuilt = À construire : { $buildings }
picture_discs = Disques : { $discs }
picture_hire = { $worker }, { $cost }
picture_to_space = case
picture_to_station = gare

## Le plateau

board_map = Le parcours et la voie ferrée
board_texas = Texas
board_jump = Aller le long du parcours
board_tab_trail = Parcours
board_tab_rail = Rail
board_tab_markets = Marchés
board_tab_mine = Moi
board_where = Tour { $number } · { $player }
board_turns =
    { $number ->
        [one] { $number } tour
       *[other] { $number } tours
    }
board_gauge =
    { $number ->
        [one] { $number } travailleur avant la fin
       *[other] { $number } travailleurs avant la fin
    }
board_last_turns = Derniers tours
board_cattleman = Éleveur : { $player }
board_engine_of = Locomotive, { $player } : { $space }
board_at = { $spot }.
board_fee = Taxe : { $cost } $.
board_reach =
    { $steps ->
        [one] { $steps } lieu, { $cost } $ de taxes
       *[other] { $steps } lieux, { $cost } $ de taxes
    }
board_pays = { $cost } $ à { $player } ({ $spot }).
board_pays_bank = { $cost } $ à la banque ({ $spot }).
board_pile =
    { $number ->
        [one] { $number } tuile dans sa pile.
       *[other] { $number } tuiles dans sa pile.
    }
board_city = Accepte un troupeau valant { $value } ou plus.
board_city_vp = { $vp } PV à la fin.
board_city_taken = Votre disque y est déjà.
board_city_enough = À votre portée.
board_city_missing =
    { $number ->
        [one] Il vous manque { $number }.
       *[other] Il vous manque { $number }.
    }
board_transport = Transport : { $cost } $.
board_white = Cadre blanc : n’accepte qu’un disque d’un cadre blanc.
board_black = Cadre noir : accepte tous les disques.
board_arrow = Un disque sur les deux, { $one } et { $two } : { $gains }.
board_arrow_vp = { $vp } PV à la fin
board_arrow_card = une carte Objectif aussitôt
board_discs_of = Disques : { $players }.
board_station = Coûte { $cost } $, rapporte { $vp } PV.
board_left_worker = Laissé ici pour la tuile du chef de gare.
board_last_space = Bout de la ligne
board_last_space_tip = Votre locomotive recule sur une case libre de votre choix et vous gagnez { $dollars } $.
board_row = Rangée { $number }
board_row_cost = Un travailleur de cette rangée coûte { $cost } $.
board_job = { $text } Coûte { $cost } $ ici.
board_until =
    { $number ->
        [one] Après { $number } travailleur de plus.
       *[other] Après { $number } travailleurs de plus.
    }
board_until_end =
    { $number ->
        [one] Après { $number } travailleur de plus, la fin commence.
       *[other] Après { $number } travailleurs de plus, la fin commence.
    }
board_stack_left =
    { $number ->
        [one] Encore { $number } carte, face cachée.
       *[other] Encore { $number } cartes, face cachée.
    }
board_market_empty = Aucun bétail à vendre.
board_cattle = Valeur { $value }, { $vp } PV.
board_objective = Objectif
board_my_hand = Ma main
board_hand_title = Main
board_hand = { $number } cartes en main, limite { $most }.
board_hand_empty = Aucune carte en main.
board_known = Sûrement en main : { $cards }.
board_counted = déjà comptée
board_value = Vaut { $value } maintenant, jusqu’à { $most } avec les certificats.
board_cards = { $cards }.
board_no_cards = Aucune carte.
board_herd = { $deck } dans la pioche, { $discard } dans la défausse.
board_discarded = Défausse : { $cards }.
board_undisclosed = En main ou dans la pioche : { $cards }.
board_unbuilt = Encore à bâtir : { $buildings }.
board_workers = Travailleurs
board_auxiliary = Soutien
board_limits = Limites
board_built =
    { $number ->
        [one] { $number } bâtiment sur le parcours.
       *[other] { $number } bâtiments sur le parcours.
    }
board_certificates = { $number } sur { $most } au plus ; permanents : { $permanent }.
board_points = { $vp } PV.
board_teepees = Bleus : { $blue }, verts : { $green }.
board_discs_left =
    { $number ->
        [one] { $number } disque encore sur le plateau.
       *[other] { $number } disques encore sur le plateau.
    }
board_disc_white = Il va partout.
board_disc_black = Il ne va que sur les cadres noirs.
board_to_build = À construire
board_all_built = Tout est construit.
board_area_points = Si la partie finissait maintenant, vos objectifs vaudraient { $points } PV ensemble.
board_collected = Récolté
board_task_b = Bâtiment
board_task_g = Tipi vert
board_task_l = Tipi bleu
board_task_h = Danger
board_task_s = Gare développée
board_task_v3 = Bétail de valeur 3
board_task_v4 = Bétail de valeur 4
board_task_v5 = Bétail de valeur 5
board_task_sf = Disque sur San Francisco
board_task_met = Vous l’avez.
board_task_lack = Vous ne l’avez pas encore.
board_task = Ce que demande la carte.

## Pourquoi ce n’est pas une réponse

why_over = La partie est finie.
why_turn = C’est le tour de quelqu’un d’autre : { $player }.
why_place = Au premier tour, l’éleveur commence sur un bâtiment neutre.
why_here = Votre éleveur est ici. Il avance d’au moins un lieu.
why_beside = Cette case est à côté du parcours : on n’y passe pas.
why_empty = On ne s’arrête pas sur une case vide : on la franchit sans qu’elle compte.
why_behind = Le parcours est à sens unique : d’ici, on n’y va plus, sauf en repassant par Kansas City.
why_too_far =
    { $left ->
        [one] C’est à { $steps } lieux d’ici, et il vous en reste { $left }.
       *[other] C’est à { $steps } lieux d’ici, et il vous en reste { $left }.
    }
why_card_city = Cette carte ne mène pas jusqu’à Kansas City.
why_on_the_way = Vous pouvez y aller, à { $steps } lieux d’ici : un lieu après l’autre, d’abord l’un de ceux qui brillent.
why_no_plot = On ne construit que sur un emplacement de bâtiment.
why_others_plot = Le bâtiment d’un autre joueur est ici.
why_not_larger = On ne remplace un bâtiment que par un plus grand.
why_craftsmen =
    { $needed ->
        [one] Il faut { $needed } artisan ; vous en avez { $own }.
       *[other] Il faut { $needed } artisans ; vous en avez { $own }.
    }
why_build_dear =
    { $needed ->
        [one] Vous ne pouvez pas payer l’artisan nécessaire ({ $needed }).
       *[other] Vous ne pouvez pas payer les { $needed } artisans nécessaires.
    }
why_replace_only = Il faut { $needed } artisans, plus qu’une rangée n’en contient : il ne peut que remplacer un grand bâtiment à vous.
why_build_when = On construit sur le bâtiment neutre B, et avec le quatrième et le sixième artisan.
why_teepee_dear = Vous ne pouvez pas payer les { $cost } $ de cette case.
why_hazard_or_teepee = Il faut choisir un danger ou un tipi.
why_teepee_only = Il faut choisir un tipi.
why_hazard_only = Il faut choisir un danger.
why_aux_only = Ici, vous n’avez droit qu’à une action de soutien simple, sur votre plateau.
why_pick_action = Vous êtes ici : choisissez une de ses actions, ou une action de soutien de votre plateau.
why_arrived = Votre éleveur est arrivé ; il repart à votre prochain tour.
why_move_on = Il ne repart à ce tour que si vous choisissez « Repartir », et utilise le lieu atteint.
why_copied = Vous avez choisi ce que vous copiez ; cela vaut pour ce tour.
why_copy_next = On ne copie qu’un bâtiment juste à côté de celui-ci.
why_either = De deux actions séparées par une barre, on en fait une, une fois.
why_done = Elle n’est pas possible : chaque action d’un lieu se fait une fois, une action de soutien les remplace toutes, et un bâtiment qui vient d’être posé ici attend votre prochain passage.
why_no_card = Vous n’avez pas cette bête en main : { $card }.
why_money = Vous ne pouvez pas payer { $cost } $.
why_no_hire = Aucun travailleur que vous puissiez payer, ou vos rangées sont pleines.
why_no_build = Aucun bâtiment pour lequel vous ayez les artisans et l’argent.
why_no_buy = Vos cowboys et votre argent ne permettent aucun achat.
why_certificates_full = Vous avez tous les certificats que votre limite permet.
why_no_objective = Il ne reste aucune carte Objectif.
why_no_trade = Aucun tipi à prendre, ou aucun que vous puissiez payer.
why_no_hazard = Il n’y a aucun danger sur le parcours.
why_no_pair = Vous n’avez pas deux bêtes de même race en main.
why_no_cattle = Vous n’avez pas de bétail en main.
why_no_objective_card = Vous n’avez pas de carte Objectif en main.
why_no_woods = Vous n’avez aucun bâtiment dans les bois.
why_no_teepees = Vous n’avez pas de paire d’un tipi vert et d’un tipi bleu.
why_no_draw = Il ne vous reste aucune carte à piocher.
why_engine_start = Il n’y a pas assez de cases derrière votre locomotive.
why_special = Votre locomotive ne peut pas reculer, ou vous n’avez pas de disque pour livrer.
why_no_station = Aucune gare derrière votre locomotive que vous puissiez développer maintenant.
why_risk_owner = L’action spéciale revient au propriétaire du bâtiment.
why_foresight_empty = Aucune tuile ici ; la colonne est complétée après la livraison.
why_foresight_when = Les tuiles Prévision sont choisies en arrivant à Kansas City.
why_foresight_column = Une colonne après l’autre : c’est maintenant la colonne { $column }.
why_foresight_worker = Le marché de l’emploi est plein : on ne choisit plus de travailleur.
why_foresight_equal = Les deux tuiles sont pareilles : prenez l’autre.
why_token_row = On ne recrute que dans les rangées au-dessus du jeton.
why_hire_when = On recrute sur le bâtiment neutre A, sur le bâtiment 5a, et avec le quatrième ingénieur.
why_row_full = { $worker } : votre rangée est pleine.
why_worker_dear = Ce travailleur coûte { $cost } $ : trop cher pour vous.
why_row_empty = Il n’y a plus personne dans cette rangée, et personne n’y viendra.
why_cowboys =
    { $needed ->
        [one] Cet achat demande { $needed } cowboy ; vous en avez { $own } pour cela.
       *[other] Cet achat demande { $needed } cowboys ; vous en avez { $own } pour cela.
    }
why_buy_when = On achète du bétail sur le bâtiment neutre E et sur le bâtiment 2a.
why_market_stack = Il ne reste aucune carte à révéler.
why_cattle_dear = Cet achat coûte { $cost } $ : trop cher pour vous.
why_cattle_few = Le marché n’a pas assez de bêtes de cette valeur.
why_purchase_first = Choisissez d’abord une ligne des prix, puis la carte.
why_other_value = Vous avez payé une bête de valeur { $value }.
why_take_when = On prend une carte Objectif sur le bâtiment neutre C, sur le bâtiment 6b, et pour certaines paires de villes.
why_stack_out = La pioche est vide.
why_city_taken = Votre disque y est déjà : chaque ville une fois, sauf Kansas City et San Francisco.
why_city_far = Cette ville demande { $value } ; vous arrivez à { $most } au plus.
why_city_disc = Aucun de vos disques ne peut y aller.
why_city_when = On livre en arrivant à Kansas City, après le revenu.
why_engine_when = Votre locomotive avance par des actions : de bâtiments, de votre plateau, de cartes Objectif.
why_engine_here = Votre locomotive est ici : elle bouge d’au moins une case.
why_engine_there = Une autre locomotive est ici ({ $player }) ; la vôtre la saute.
why_engine_forward = Cette action fait avancer votre locomotive.
why_engine_far = C’est trop loin pour votre locomotive cette fois.
why_engine_back = Cette action fait reculer votre locomotive.
why_engine_exact = Votre locomotive recule exactement d’autant que l’action le dit.
why_choose_disc = C’est cette gare que vous développez : choisissez un disque sur votre plateau.
why_no_disc_there = Vous n’avez aucun disque à y prendre.
why_station_own = Vous avez déjà développé cette gare.
why_station_late = On développe une gare en y arrivant, pas plus tard.
why_station_when = On développe une gare quand sa locomotive s’arrête juste à côté.
why_station_ahead = Votre locomotive n’a pas dépassé cette gare.
why_station_dear = Cette gare coûte { $cost } $ : trop cher pour vous.
why_station_disc = Aucun de vos disques ne peut aller sur cette gare.
why_disc_when = Un disque ne quitte votre plateau que pour une ville ou une gare.
why_disc_black = Ce cadre est blanc : il lui faut un disque d’un cadre blanc.
why_disc_dear = Ce disque coûte { $cost } $, et l’argent ne suffit pas.
why_cattle = Le bétail reste en main : il compte à Kansas City, sauf si une action demande une carte.
why_play_when = On joue un objectif avant de bouger, ou avant ou après une action, jamais pendant.
why_discard_cattle = Il faut une carte Bétail.
why_discard_objective = Il faut une carte Objectif.
why_discard_pair = Il faut deux bêtes de même race, et celle-ci est seule.
why_discard_second = La seconde carte doit être de la même race que la première.
why_aux_when = Une action de soutien se fait après le déplacement, à la place des actions du lieu.
why_aux_instead = Vous avez déjà utilisé le lieu ; l’action de soutien en aurait pris la place.
why_aux_covered = Un disque la couvre encore : les disques partent vers les villes et les gares.
why_aux_no_double = À la place des actions du lieu, elle est simple, jamais double.
why_certificate_limit = Votre limite est plus basse tant que des disques en couvrent des cases.
why_certificate_more = Vous en avez { $own } et ne pouvez qu’en dépenser.
why_certificate_when = Les certificats se dépensent à Kansas City, au revenu.
why_printed_worker = { $worker } : il ne reste que celui qui est imprimé, et il reste.
why_row_when = Un travailleur ne quitte sa rangée que pour une tuile de chef de gare, juste après avoir développé.

## Conseils pour la première partie

hint_goal = Menez votre troupeau le long du parcours jusqu’à Kansas City, encore et encore : plus les cartes de votre main y sont bonnes et variées, plus vous gagnez d’argent et plus la ville livrée est loin. Les points viennent de partout.
hint_move = Avancez autant que votre plateau le permet ; passer par les bâtiments des rivaux et les dangers peut coûter. Arrêtez-vous où les actions vous aident maintenant : le plateau montre ce que coûte le chemin.
