### Carson City en français.
#
# Attributs : .tip explique un nom ; .phrase est le nom tel qu’il figure dans une phrase, .at dit où ;
# un bâtiment a aussi .the, .noun, .plural et .several ; une personnalité .yellow et .red, selon sa face.
# Un argument `building` donne $building, $building_tip, $building_the…

carson_city = Carson City
    .tip = Envoyez vos cow-boys gagner des terrains, des routes et des bâtiments, dégainez avant vos rivaux et bâtissez Carson City.
game_title = { carson_city }
game_text = { carson_city.tip }
game_kind = 90 min · exigeant

## Termes

parcel = Terrain
    .tip = Une des 64 cases du plan.
parcel_at =
    { $row ->
        [1] A
        [2] B
        [3] C
        [4] D
        [5] E
        [6] F
        [7] G
       *[8] H
    }{ $column }
    .tip = Un terrain : une lettre pour la ligne, à partir du haut, un numéro pour la colonne, à partir de la gauche.
    .phrase = { parcel_at }
    .at = en { parcel_at }
edge_between = { $one }–{ $other }
    .tip = Une arête où poser une route, entre deux terrains.
    .phrase = entre { $one } et { $other }
edge_north = au nord : { $parcel }
    .tip = Une arête où poser une route, au bord du plan.
    .phrase = au bord nord, en { $parcel }
edge_south = au sud : { $parcel }
    .tip = Une arête où poser une route, au bord du plan.
    .phrase = au bord sud, en { $parcel }
edge_west = à l’ouest : { $parcel }
    .tip = Une arête où poser une route, au bord du plan.
    .phrase = au bord ouest, en { $parcel }
edge_east = à l’est : { $parcel }
    .tip = Une arête où poser une route, au bord du plan.
    .phrase = au bord est, en { $parcel }
title = Titre de propriété
    .tip = Signale qu’un terrain vous appartient ; 12 par joueur.
free_parcel = Terrain libre
    .tip = Sans montagne, bâtiment ni maison.
equipped = Terrain équipé
    .tip = Une route touche un de ses coins ou longe un de ses côtés.
road = Route
    .tip = Se pose au bord d’un terrain et prolonge le réseau.
bridge = Pont
    .tip = Deux routes d’un même joueur qui franchissent la rivière.
cowboy_pawn = Cow-boy
    .tip = Posé, il choisit une action ; en réserve, il ajoute 1 à votre force.
white_cowboy = Cow-boy blanc
    .tip = Le cow-boy supplémentaire du shérif ; nul ne peut le provoquer en duel.
revolver = Revolver
    .tip = +1 de force, pour toujours.
strength = Force
    .tip = Cow-boys en réserve + revolvers + bonus.
personal_reserve = Réserve
    .tip = Vos cow-boys, routes et chevaux qui ne sont pas sur le plateau.
general_supply = Réserve générale
    .tip = Le stock commun à côté du plateau.
bank_central = Banque centrale
    .tip = Elle verse et reçoit tout l’argent.
duel = Duel
    .tip = Dé + force : le plus fort agit, les perdants reprennent leur cow-boy.
turn_order = Ordre du tour
    .tip = Fixé par les numéros des personnalités.
pass_order = Ordre de fin du tour
    .tip = L’ordre dans lequel les joueurs ont passé ; il départage les égalités et dit qui choisira en premier au tour suivant.
cash_limit = Limite de liquidité
    .tip = L’argent au-delà doit être dépensé en fin de tour : 1 PV par tranche de 10 $.
vp = Points de victoire
    .tip = Qui en a le plus à la fin l’emporte.
pending_building = Tuile gardée
    .tip = Achetée, mais pas encore construite.
attack = Attaque
    .tip = Voler la moitié du revenu d’un bâtiment.
defend = Défense
    .tip = Protéger votre bâtiment contre les attaques.
consent = Accord
    .tip = Un autre propriétaire accepte une maison sur son terrain.
house_symbol = Symbole maison
    .tip = Compte comme une maison pour les commerces voisins.
mountain = Montagne
    .tip = Alimente les mines voisines ; 2 PV pour son propriétaire.
house = Maison
    .tip = Arrive avec les nouveaux bâtiments ; alimente les commerces voisins ; 2 PV pour son propriétaire.
town_house = Maison de ville
    .tip = Deux maisons sur un même terrain, entouré de tous côtés.
river = Rivière
    .tip = Ne peut être ni achetée ni bâtie.
dynamite = Dynamite
    .tip = Triple le revenu d’une mine, ou donne deux dés en duel.
no_duel = Jeton « pas de duel »
    .tip = Le cow-boy qui l’accompagne agit en premier et ne se bat jamais.
duel_tile = Tuile duel
    .tip = Une valeur de 0 à 5, jouée à la place du dé.
outlaw = Hors-la-loi
    .tip = Réduit de moitié le revenu d’un bâtiment tant qu’il n’est pas battu.
outlaw_tile = Tuile hors-la-loi
    .tip = La force de tous les hors-la-loi, et les PV pour en battre un.
horse = Cheval
    .tip = Se joue dans un enclos ; en fin de partie : 1 PV, plus 1 par rodéo gagné.
corral = Enclos
    .tip = Un des cinq emplacements pour chevaux de votre plateau.
rodeo = Rodéo
    .tip = Les meilleurs enclos du tour remportent une coupe.
rodeo_cup = Coupe de rodéo
    .tip = En fin de partie, 1 PV de plus pour chacun de vos chevaux.
hat_value = Valeur du chapeau
    .tip = Points de rodéo pour chaque cheval de cet enclos.
ammo_chip = Jeton +3
    .tip = +3 de force pour ce tour.
round = Tour
    .tip = La partie dure quatre tours.
first_player = Premier joueur
    .tip = Le premier dans l’ordre du tour.
town_centre = Centre-ville
    .tip = La première maison et ses quatre routes.
building_row = Rangée de bâtiments
    .tip = Sept tuiles en vente, de 3 à 12 $.
bag = Sac
    .tip = Les tuiles bâtiment encore à venir.
works_turn = Chantier
    .tip = Une fois par tour : posez vos routes et construisez les tuiles gardées.
occupant = Occupant
    .tip = Qui tient l’hôtel de ville : ses commerces gagnent un cran de plus.
sharpshooter = Tireur d’élite
    .tip = En duel, lance deux dés et garde le plus élevé.
phase_start = Mise en place
    .tip = Ce que chacun reçoit au départ.
phase_personalities = Choix des personnalités
    .tip = Chacun prend une carte.
phase_placement = Placement
    .tip = Un cow-boy à la fois, ou passer.
phase_resolution = Résolution
    .tip = Actions et duels, dans l’ordre du plateau.
phase_end = Fin du tour
    .tip = Nouveaux cow-boys, limites de liquidité, nouvelles tuiles.

## Cases action

square_wages = Salaire
    .tip = 4 $ par cow-boy, sans duel.
    .phrase = le salaire
    .at = au salaire
square_ammo = Munitions
    .tip = +3 de force jusqu’à la fin du tour.
    .phrase = les munitions
    .at = aux munitions
square_roads3 = 3 routes
    .tip = Recevez trois routes.
    .phrase = les 3 routes
    .at = aux 3 routes
square_road1 = 1 route
    .tip = Une route par cow-boy, sans duel.
    .phrase = la case 1 route
    .at = à la case 1 route
square_build12 = Bâtiment 12 $
    .tip = Achetez cette tuile pour 12 $, à poser ou à garder.
    .phrase = le bâtiment à 12 $
    .at = au bâtiment à 12 $
square_build10 = Bâtiment 10 $
    .tip = Achetez cette tuile pour 10 $, à poser ou à garder.
    .phrase = le bâtiment à 10 $
    .at = au bâtiment à 10 $
square_build8 = Bâtiment 8 $
    .tip = Achetez cette tuile pour 8 $, à poser ou à garder.
    .phrase = le bâtiment à 8 $
    .at = au bâtiment à 8 $
square_build6 = Bâtiment 6 $
    .tip = Achetez cette tuile pour 6 $, à poser ou à garder.
    .phrase = le bâtiment à 6 $
    .at = au bâtiment à 6 $
square_build5 = Bâtiment 5 $
    .tip = Achetez cette tuile pour 5 $, à poser ou à garder.
    .phrase = le bâtiment à 5 $
    .at = au bâtiment à 5 $
square_build4 = Bâtiment 4 $
    .tip = Achetez cette tuile pour 4 $, à poser ou à garder.
    .phrase = le bâtiment à 4 $
    .at = au bâtiment à 4 $
square_build3 = Bâtiment 3 $
    .tip = Achetez cette tuile pour 3 $, à poser ou à garder.
    .phrase = le bâtiment à 3 $
    .at = au bâtiment à 3 $
square_inc_parcels = Revenus des terrains
    .tip = 2 $ par terrain possédé.
    .phrase = les revenus des terrains
    .at = aux revenus des terrains
square_inc_cowboys = Revenus des cow-boys
    .tip = 2 $ par point de force.
    .phrase = les revenus des cow-boys
    .at = aux revenus des cow-boys
square_gambling = Revenus des jeux
    .tip = Lancez deux dés et gagnez leur somme.
    .phrase = les revenus des jeux
    .at = aux revenus des jeux
square_vp_parcels = PV des terrains
    .tip = 1 PV pour deux terrains possédés.
    .phrase = les PV des terrains
    .at = aux PV des terrains
square_vp_buildings = PV des bâtiments
    .tip = 1 PV par bâtiment construit.
    .phrase = les PV des bâtiments
    .at = aux PV des bâtiments
square_vp_cowboys = PV des cow-boys
    .tip = 1 PV pour deux points de force.
    .phrase = les PV des cow-boys
    .at = aux PV des cow-boys
square_buy5 = Achat de PV à 5 $
    .tip = Autant de PV que vous voulez, à 5 $ pièce.
    .phrase = les PV à 5 $
    .at = aux PV à 5 $
square_buy4 = Achat de PV à 4 $
    .tip = Autant de PV que vous voulez, à 4 $ pièce. Fermé au tour 4.
    .phrase = les PV à 4 $
    .at = aux PV à 4 $
square_buy3 = Achat de PV à 3 $
    .tip = Autant de PV que vous voulez, à 3 $ pièce. Fermé dès le tour 3.
    .phrase = les PV à 3 $
    .at = aux PV à 3 $
square_buy2 = Achat de PV à 2 $
    .tip = Autant de PV que vous voulez, à 2 $ pièce. Au tour 1 seulement.
    .phrase = les PV à 2 $
    .at = aux PV à 2 $
parcel_purchase = Achat de terrains
    .tip = Qui est seul sur un terrain peut l’acheter : 1 $, plus 1 $ par bâtiment, maison ou montagne qui s’y trouve ou le touche.
deferred_placement = Chantier
    .tip = Dans l’ordre du tour, chacun pose des routes et construit ses tuiles gardées.
building_income = Revenus des bâtiments
    .tip = Les attaques sont résolues, puis chaque bâtiment paie son propriétaire.

## Bâtiments

ranch = Ranch
    .tip = 1 $ par terrain libre voisin, au moins 1 $ ; +1 revolver ; compte comme une maison. Ni route ni maison exigées.
    .phrase = un ranch
    .the = le ranch
    .noun = ranch
    .plural = ranchs
    .several = { $n } ranchs
mine = Mine
    .tip = 3 $ par montagne voisine qui n’est pas à un rival ; +1 revolver. Ni route ni maison exigées.
    .phrase = une mine
    .the = la mine
    .noun = mine
    .plural = mines
    .several = { $n } mines
drugstore = Drugstore
    .tip = 3 $ par maison voisine et par ranch à vous, 33 $ au plus. Amène une maison.
    .phrase = un drugstore
    .the = le drugstore
    .noun = drugstore
    .plural = drugstores
    .several = { $n } drugstores
bank = Banque
    .tip = 3 $ par maison voisine et par mine à vous, 45 $ au plus. Amène une maison.
    .phrase = une banque
    .the = la banque
    .noun = banque
    .plural = banques
    .several = { $n } banques
saloon = Saloon
    .tip = 5 $ par maison voisine, 55 $ au plus. Amène une maison.
    .phrase = un saloon
    .the = le saloon
    .noun = saloon
    .plural = saloons
    .several = { $n } saloons
hotel = Hôtel
    .tip = 6 $ ; compte comme deux maisons. Amène une maison.
    .phrase = un hôtel
    .the = l’hôtel
    .noun = hôtel
    .plural = hôtels
    .several = { $n } hôtels
church = Église
    .tip = Personne ne peut attaquer vos bâtiments voisins ; compte comme une maison. Amène une maison.
    .phrase = une église
    .the = l’église
    .noun = église
    .plural = églises
    .several = { $n } églises
prison = Prison
    .tip = +2 revolvers ; ne peut pas être attaquée et éloigne les hors-la-loi. Amène une maison.
    .phrase = une prison
    .the = la prison
    .noun = prison
    .plural = prisons
    .several = { $n } prisons
general_store = General Store
    .tip = 6 $ par maison voisine à vous, 3 $ par autre maison voisine, 33 $ au plus. Amène une maison.
    .phrase = un General Store
    .the = le General Store
    .noun = General Store
    .plural = General Stores
    .several = { $n } General Stores
school = École
    .tip = Amène trois maisons et compte comme une de plus. Pas de revenu.
    .phrase = une école
    .the = l’école
    .noun = école
    .plural = écoles
    .several = { $n } écoles
blacksmith = Maréchal-ferrant
    .tip = 5 $ × numéro du tour, plus 5 $ par ranch à vous, 40 $ au plus. Amène une maison.
    .phrase = un maréchal-ferrant
    .the = le maréchal-ferrant
    .noun = maréchal-ferrant
    .plural = maréchaux-ferrants
    .several = { $n } maréchaux-ferrants
town_hall = Hôtel de ville
    .tip = N’appartient à personne. Les commerces de son occupant gagnent un cran de plus ; compte comme une maison.
    .phrase = l’hôtel de ville
    .the = l’hôtel de ville
    .noun = hôtel de ville
    .plural = hôtels de ville
    .several = { $n } hôtels de ville
station = Gare
    .tip = Le long d’une route qui traverse tout le plan. À la fin, 1 PV pour deux symboles maison de la ville ; compte comme deux maisons.
    .phrase = la gare
    .the = la gare
    .noun = gare
    .plural = gares
    .several = { $n } gares

## Personnalités

side_yellow = face jaune
    .tip = Le pouvoir de base.
side_red = face rouge
    .tip = L’autre pouvoir.

street_boy = Le garçon des rues
    .tip = 0. Prend une deuxième carte et joue avant tous les autres.
    .yellow = le garçon des rues
    .red = le garçon des rues (face rouge)
sheriff = Le shérif
    .tip = 1. Un cow-boy blanc, ou des PV pour les duels perdus.
    .yellow = le shérif
    .red = le shérif (face rouge)
banker = Le banquier
    .tip = 2. De l’argent, ou des PV contre de l’argent.
    .yellow = le banquier
    .red = le banquier (face rouge)
grocer = La commerçante
    .tip = 3. De l’argent, des revenus doublés, ou des PV pour les maisons.
    .yellow = la commerçante
    .red = la commerçante (face rouge)
chinese_worker = L’ouvrier chinois
    .tip = 4. Des routes et des bâtiments moins chers.
    .yellow = l’ouvrier chinois
    .red = l’ouvrier chinois (face rouge)
settler = Le colon
    .tip = 5. Un terrain gratuit, de l’argent, ou des PV pour les montagnes.
    .yellow = le colon
    .red = le colon (face rouge)
captain = Le capitaine
    .tip = 6. Des cow-boys ou des revolvers contre de l’argent.
    .yellow = le capitaine
    .red = le capitaine (face rouge)
mercenary = Le tueur à gages
    .tip = 7. De la force pour ce tour.
    .yellow = le tueur à gages
    .red = le tueur à gages (face rouge)
indian = L’Indien
    .tip = 8. Des terrains tirés au hasard, ou à bas prix.
    .yellow = l’Indien
    .red = l’Indien (face rouge)
prospector = Le prospecteur
    .tip = 9. Une mine tout de suite, ou de la dynamite.
    .yellow = le prospecteur
    .red = le prospecteur (face rouge)
gunsmith = L’armurier
    .tip = 10. Des PV pour les duels gagnés, ou une seconde chance.
    .yellow = l’armurier
    .red = l’armurier (face rouge)
singer = La chanteuse
    .tip = 11. Des cow-boys dispensés de duel.
    .yellow = la chanteuse
    .red = la chanteuse (face rouge)
auctioneer = Le commissaire-priseur
    .tip = 12. Une enchère, pour des terrains ou pour le jeton +3.
    .yellow = le commissaire-priseur
    .red = le commissaire-priseur (face rouge)
governor = Le gouverneur
    .tip = 13. Des PV pour les routes, ou une taxe.
    .yellow = le gouverneur
    .red = le gouverneur (face rouge)
doctor_undertaker = Le docteur ou le croque-mort
    .tip = Vous choisissez la face. Docteur, limite 60 $ : les perdants d’un duel peuvent vous payer 3 $ pour replacer leur cow-boy. Croque-mort, limite 90 $ : ils perdent 1 PV ou vous paient 2 $.
    .yellow = la carte du docteur et du croque-mort
    .red = la carte du docteur et du croque-mort
cowboy = Le cow-boy
    .tip = 15. Un cheval, ou un ranch tout de suite.
    .yellow = le cow-boy
    .red = le cow-boy (face rouge)
heroes = Les héros
    .tip = 16. Des bâtiments intouchables, ou des PV contre des cow-boys.
    .yellow = les héros
    .red = les héros (face rouge)
teacher = L’institutrice
    .tip = 17. Premier au tour suivant ; au tour 4, des PV pour les écoles, prisons et églises.
    .yellow = l’institutrice
    .red = l’institutrice (face rouge)
lawyer_editor = L’avocat ou l’éditeur
    .tip = 18. Des terrains que nul ne dispute, ou des PV pour les revenus.
    .yellow = l’avocat
    .red = l’éditeur

street_boy_yellow = Le garçon des rues
    .tip = Payez 3 $ et prenez une deuxième carte, sauf le shérif ; vous jouez avec le numéro 0. Limite : celle de la deuxième carte.
street_boy_red = Le garçon des rues
    .tip = Prenez une deuxième carte, sauf le shérif ; vous jouez avec le numéro 0. Limite : celle de la deuxième carte moins 5 $.
sheriff_yellow = Le shérif
    .tip = Un cow-boy blanc que nul ne peut provoquer, à poser sur un lieu sans cow-boy. Limite 20 $.
sheriff_red = Le shérif
    .tip = Vous ne pouvez ni attaquer ni provoquer de duel, mais chaque duel perdu vous donne 3 PV. Limite 20 $.
banker_yellow = Le banquier
    .tip = 9 $ tout de suite. Limite 120 $.
banker_red = Le banquier
    .tip = Avant la fin du tour, achetez 3, 5 ou 7 PV pour 3, 12 ou 25 $. Limite 60 $.
grocer_yellow = La commerçante
    .tip = 8 $ tout de suite ou lors des revenus ; ou doublez le revenu d’un type de bâtiment. Limite 60 $.
grocer_red = La commerçante
    .tip = 8 $ tout de suite, ou 1 PV par maison possédée en fin de tour. Limite 60 $.
chinese_worker_yellow = L’ouvrier chinois
    .tip = 2 routes, et les bâtiments à moitié prix, arrondi au-dessus. Limite 30 $.
chinese_worker_red = L’ouvrier chinois
    .tip = Payez 5 $ et prenez une tuile de la rangée, à poser ou à garder. Limite 30 $.
settler_yellow = Le colon
    .tip = Prenez un terrain sans propriétaire, gratuitement. Limite 30 $.
settler_red = Le colon
    .tip = 8 $ tout de suite, ou 1 PV par montagne possédée en fin de tour. Limite 20 $.
captain_yellow = Le capitaine
    .tip = Engagez 1, 2 ou 3 cow-boys pour 1, 4 ou 9 $. Limite 25 $.
captain_red = Le capitaine
    .tip = Achetez 1 ou 2 revolvers pour 3 ou 9 $. Limite 20 $.
mercenary_yellow = Le tueur à gages
    .tip = +3 de force pour ce tour. Limite 20 $.
mercenary_red = Le tueur à gages
    .tip = +2 de force pour ce tour. Limite 30 $.
indian_yellow = L’Indien
    .tip = Deux terrains tirés au hasard. Limite 20 $.
indian_red = L’Indien
    .tip = Les terrains vous coûtent 3 $ au plus. Limite 30 $.
prospector_yellow = Le prospecteur
    .tip = Payez 10 $ et posez une mine sur un terrain libre sans propriétaire. Limite 20 $.
prospector_red = Le prospecteur
    .tip = Deux bâtons de dynamite. Limite 20 $.
gunsmith_yellow = L’armurier
    .tip = 2 PV pour chaque duel gagné. Limite 30 $.
gunsmith_red = L’armurier
    .tip = Un bâton de dynamite ; à chaque duel, vous pouvez relancer un dé. Limite 20 $.
singer_yellow = La chanteuse
    .tip = Deux jetons « pas de duel » pour les 3 routes, les revenus et les PV. Limite 15 $.
singer_red = La chanteuse
    .tip = Aux jeux, vos deux dés se multiplient, sans duel. Limite 40 $.
auctioneer_yellow = Le commissaire-priseur
    .tip = Mettez aux enchères deux terrains sans propriétaire ; la moitié du prix vous revient. Limite 30 $.
auctioneer_red = Le commissaire-priseur
    .tip = Mettez aux enchères le jeton +3 ; le prix vous revient. Limite 30 $.
governor_yellow = Le gouverneur
    .tip = 1 route ; 1 PV pour chaque route posée vers un nouveau terrain, 2 pour un pont. Limite 50 $.
governor_red = Le gouverneur
    .tip = Taxez les autres : 1 $ par revolver, ou 1 $ par tranche entamée de 10 $. Limite 50 $.
doctor_undertaker_yellow = Le docteur
    .tip = Les perdants d’un duel peuvent vous payer 3 $ pour replacer leur cow-boy sur une case action libre ; 3 $ par hors-la-loi battu. Limite 60 $.
doctor_undertaker_red = Le croque-mort
    .tip = Les perdants d’un duel perdent 1 PV ou vous paient 2 $ ; 2 $ par hors-la-loi battu. Limite 90 $.
cowboy_yellow = Le cow-boy
    .tip = Un cheval ; avec la variante Chevaux seulement. Limite 20 $.
cowboy_red = Le cow-boy
    .tip = Payez 8 $ et posez un ranch sur un terrain libre sans propriétaire. Limite 20 $.
heroes_yellow = Les héros
    .tip = Ni les rivaux ni les hors-la-loi ne touchent à vos bâtiments ; vous n’attaquez pas. Limite 240 $.
heroes_red = Les héros
    .tip = 3 PV ; ou cédez 1 cow-boy pour 6 PV, 2 cow-boys pour 9 PV. Limite 40 $.
teacher_yellow = L’institutrice
    .tip = Vous choisirez en premier au tour suivant. Limite 60 $.
teacher_red = L’institutrice
    .tip = En fin de partie : 2 PV par école, prison et église, et 2 PV si vous n’avez aucun saloon. Limite 60 $.
lawyer_editor_yellow = L’avocat
    .tip = Achetez un terrain tout de suite ; et nul ne vous dispute un achat de terrain. Limite 60 $.
lawyer_editor_red = L’éditeur
    .tip = 1 PV par tranche entamée de 5, 10, 15 ou 20 $ de revenus de vos bâtiments, selon le tour. Limite 40 $.
doctor = { doctor_undertaker_yellow }
    .tip = { doctor_undertaker_yellow.tip }
    .phrase = le docteur
undertaker = { doctor_undertaker_red }
    .tip = { doctor_undertaker_red.tip }
    .phrase = le croque-mort

## Taxes, enclos, fiches, tuiles duel

tax_arms = Les armes
    .tip = 1 $ par revolver.
    .phrase = les armes
tax_money = L’argent
    .tip = 1 $ par tranche entamée de 10 $.
    .phrase = l’argent
corral_1 = Enclos 1
    .tip = +1 de force, +2 avec trois chevaux. Rodéo : 1 par cheval.
    .phrase = l’enclos 1
corral_2 = Enclos 2
    .tip = Posez un autre cow-boy, déplacez-en un ou passez. Rodéo : 2 par cheval.
    .phrase = l’enclos 2
corral_3 = Enclos 3
    .tip = Chaque cheval double le revenu d’un de vos ranchs. Rodéo : 3 par cheval.
    .phrase = l’enclos 3
corral_4 = Enclos 4
    .tip = 2 $ tout de suite par cheval. Rodéo : 4 par cheval.
    .phrase = l’enclos 4
corral_5 = Enclos 5
    .tip = Rien que le rodéo : 5 par cheval.
    .phrase = l’enclos 5
category_money = Argent
    .tip = Vos dollars de départ.
category_cowboys = Cow-boys
    .tip = Les cow-boys de votre réserve.
category_parcels = Terrains
    .tip = Les terrains que vous pourrez choisir.
category_revolvers = Revolvers
    .tip = +1 de force chacun, pour toujours.
category_roads = Routes
    .tip = Les routes de votre réserve.
category_sharpshooter = Tireur d’élite
    .tip = { sharpshooter.tip }
value_0 = 0
    .tip = Une tuile duel qui ne vaut rien.
    .short = 0
value_1 = 1
    .tip = Une tuile duel de valeur 1.
    .short = 1
value_2 = 2
    .tip = Une tuile duel de valeur 2.
    .short = 2
value_3 = 3
    .tip = Une tuile duel de valeur 3.
    .short = 3
value_4 = 4
    .tip = Une tuile duel de valeur 4.
    .short = 4
value_5 = 5
    .tip = Une tuile duel de valeur 5.
    .short = 5

## Options de la partie

opt_buildings = Bâtiments
    .tip = Les types de bâtiments de la partie.
opt_buildings_first_game = de base (30 tuiles)
    .tip = Les huit types de base : l’idéal pour une première partie.
    .level = simple
opt_buildings_full = tous (38 tuiles)
    .tip = Les cinq types supplémentaires en plus : General Store, école, maréchal-ferrant, hôtel de ville, gare.
    .level = un peu plus complexe · durée inchangée
opt_buildings_custom = au choix
    .tip = Les types de base, et les types supplémentaires cochés.
opt_extra_buildings = Bâtiments supplémentaires
    .tip = Ajoutés aux types de base, quand le choix est libre.
opt_extra_buildings_general_store = { general_store }
    .tip = { general_store.tip }
opt_extra_buildings_school = { school }
    .tip = { school.tip }
opt_extra_buildings_blacksmith = { blacksmith }
    .tip = { blacksmith.tip }
opt_extra_buildings_town_hall = { town_hall }
    .tip = { town_hall.tip }
opt_extra_buildings_station = { station }
    .tip = { station.tip }
opt_personalities = Personnalités
    .tip = Les cartes de la partie, et avec elles l’ambiance de la ville.
opt_personalities_first_game = première partie
    .tip = Numéros 1 à 7, face jaune.
    .level = simple
opt_personalities_quiet_town = une ville calme
    .tip = Peu de conflits ; parfait à cinq ou six.
    .level = moyen
opt_personalities_landowners = grands propriétaires
    .tip = Terrains et développement.
    .level = moyen · un peu plus long
opt_personalities_fortune = faire fortune
    .tip = Beaucoup d’argent.
    .level = moyen
opt_personalities_settling_of_scores = règlement de comptes
    .tip = La plus rude des villes.
    .level = complexe · un peu plus long
opt_personalities_gold_rush = ruée vers l’or
    .tip = Priorité aux mines ; à jouer avec la rivière.
    .level = moyen
opt_personalities_random = tirées au hasard
    .tip = Numéros et faces sont tirés au sort.
    .level = imprévisible
opt_personalities_chosen = au choix
    .tip = Sept cartes, huit avec le garçon des rues.
opt_cards = Cartes
    .tip = Sept personnalités, huit avec le garçon des rues, chacune une fois.
opt_cards_0Y = 0 { street_boy_yellow } (jaune)
    .tip = { street_boy_yellow.tip }
opt_cards_0R = 0 { street_boy_red } (rouge)
    .tip = { street_boy_red.tip }
opt_cards_1Y = 1 { sheriff_yellow } (jaune)
    .tip = { sheriff_yellow.tip }
opt_cards_1R = 1 { sheriff_red } (rouge)
    .tip = { sheriff_red.tip }
opt_cards_2Y = 2 { banker_yellow } (jaune)
    .tip = { banker_yellow.tip }
opt_cards_2R = 2 { banker_red } (rouge)
    .tip = { banker_red.tip }
opt_cards_3Y = 3 { grocer_yellow } (jaune)
    .tip = { grocer_yellow.tip }
opt_cards_3R = 3 { grocer_red } (rouge)
    .tip = { grocer_red.tip }
opt_cards_4Y = 4 { chinese_worker_yellow } (jaune)
    .tip = { chinese_worker_yellow.tip }
opt_cards_4R = 4 { chinese_worker_red } (rouge)
    .tip = { chinese_worker_red.tip }
opt_cards_5Y = 5 { settler_yellow } (jaune)
    .tip = { settler_yellow.tip }
opt_cards_5R = 5 { settler_red } (rouge)
    .tip = { settler_red.tip }
opt_cards_6Y = 6 { captain_yellow } (jaune)
    .tip = { captain_yellow.tip }
opt_cards_6R = 6 { captain_red } (rouge)
    .tip = { captain_red.tip }
opt_cards_7Y = 7 { mercenary_yellow } (jaune)
    .tip = { mercenary_yellow.tip }
opt_cards_7R = 7 { mercenary_red } (rouge)
    .tip = { mercenary_red.tip }
opt_cards_8Y = 8 { indian_yellow } (jaune)
    .tip = { indian_yellow.tip }
opt_cards_8R = 8 { indian_red } (rouge)
    .tip = { indian_red.tip }
opt_cards_9Y = 9 { prospector_yellow } (jaune)
    .tip = { prospector_yellow.tip }
opt_cards_9R = 9 { prospector_red } (rouge)
    .tip = { prospector_red.tip }
opt_cards_10Y = 10 { gunsmith_yellow } (jaune)
    .tip = { gunsmith_yellow.tip }
opt_cards_10R = 10 { gunsmith_red } (rouge)
    .tip = { gunsmith_red.tip }
opt_cards_11Y = 11 { singer_yellow } (jaune)
    .tip = { singer_yellow.tip }
opt_cards_11R = 11 { singer_red } (rouge)
    .tip = { singer_red.tip }
opt_cards_12Y = 12 { auctioneer_yellow } (jaune)
    .tip = { auctioneer_yellow.tip }
opt_cards_12R = 12 { auctioneer_red } (rouge)
    .tip = { auctioneer_red.tip }
opt_cards_13Y = 13 { governor_yellow } (jaune)
    .tip = { governor_yellow.tip }
opt_cards_13R = 13 { governor_red } (rouge)
    .tip = { governor_red.tip }
opt_cards_14YR = 14 { doctor_undertaker }
    .tip = { doctor_undertaker.tip }
opt_cards_15Y = 15 { cowboy_yellow } (jaune)
    .tip = { cowboy_yellow.tip }
opt_cards_15R = 15 { cowboy_red } (rouge)
    .tip = { cowboy_red.tip }
opt_cards_16Y = 16 { heroes_yellow } (jaune)
    .tip = { heroes_yellow.tip }
opt_cards_16R = 16 { heroes_red } (rouge)
    .tip = { heroes_red.tip }
opt_cards_17YR = 17 { teacher }
    .tip = { teacher.tip }
opt_cards_18Y = 18 { lawyer_editor_yellow } (jaune)
    .tip = { lawyer_editor_yellow.tip }
opt_cards_18R = 18 { lawyer_editor_red } (rouge)
    .tip = { lawyer_editor_red.tip }
opt_new_beginning = Un nouveau départ
    .tip = Chacun choisit en secret son équipement de départ ; pas pour une première partie.
    .level = moyen · durée inchangée
opt_river = La rivière Carson
    .tip = Une rivière coupe le plan ; un pont coûte deux routes. Conseillée à deux.
    .level = simple · durée inchangée
opt_river_course = Tracé de la rivière
    .tip = Des terrains qui se touchent, d’un bord à l’autre, 15 au plus ; aucun pour la rivière imprimée.
opt_river_course_A1 = A1
    .tip = Ligne 1, colonne 1.
opt_river_course_A2 = A2
    .tip = Ligne 1, colonne 2.
opt_river_course_A3 = A3
    .tip = Ligne 1, colonne 3.
opt_river_course_A4 = A4
    .tip = Ligne 1, colonne 4.
opt_river_course_A5 = A5
    .tip = Ligne 1, colonne 5.
opt_river_course_A6 = A6
    .tip = Ligne 1, colonne 6.
opt_river_course_A7 = A7
    .tip = Ligne 1, colonne 7.
opt_river_course_A8 = A8
    .tip = Ligne 1, colonne 8.
opt_river_course_B1 = B1
    .tip = Ligne 2, colonne 1.
opt_river_course_B2 = B2
    .tip = Ligne 2, colonne 2.
opt_river_course_B3 = B3
    .tip = Ligne 2, colonne 3.
opt_river_course_B4 = B4
    .tip = Ligne 2, colonne 4.
opt_river_course_B5 = B5
    .tip = Ligne 2, colonne 5.
opt_river_course_B6 = B6
    .tip = Ligne 2, colonne 6.
opt_river_course_B7 = B7
    .tip = Ligne 2, colonne 7.
opt_river_course_B8 = B8
    .tip = Ligne 2, colonne 8.
opt_river_course_C1 = C1
    .tip = Ligne 3, colonne 1.
opt_river_course_C2 = C2
    .tip = Ligne 3, colonne 2.
opt_river_course_C3 = C3
    .tip = Ligne 3, colonne 3.
opt_river_course_C4 = C4
    .tip = Ligne 3, colonne 4.
opt_river_course_C5 = C5
    .tip = Ligne 3, colonne 5.
opt_river_course_C6 = C6
    .tip = Ligne 3, colonne 6.
opt_river_course_C7 = C7
    .tip = Ligne 3, colonne 7.
opt_river_course_C8 = C8
    .tip = Ligne 3, colonne 8.
opt_river_course_D1 = D1
    .tip = Ligne 4, colonne 1.
opt_river_course_D2 = D2
    .tip = Ligne 4, colonne 2.
opt_river_course_D3 = D3
    .tip = Ligne 4, colonne 3.
opt_river_course_D4 = D4
    .tip = Ligne 4, colonne 4.
opt_river_course_D5 = D5
    .tip = Ligne 4, colonne 5.
opt_river_course_D6 = D6
    .tip = Ligne 4, colonne 6.
opt_river_course_D7 = D7
    .tip = Ligne 4, colonne 7.
opt_river_course_D8 = D8
    .tip = Ligne 4, colonne 8.
opt_river_course_E1 = E1
    .tip = Ligne 5, colonne 1.
opt_river_course_E2 = E2
    .tip = Ligne 5, colonne 2.
opt_river_course_E3 = E3
    .tip = Ligne 5, colonne 3.
opt_river_course_E4 = E4
    .tip = Ligne 5, colonne 4.
opt_river_course_E5 = E5
    .tip = Ligne 5, colonne 5.
opt_river_course_E6 = E6
    .tip = Ligne 5, colonne 6.
opt_river_course_E7 = E7
    .tip = Ligne 5, colonne 7.
opt_river_course_E8 = E8
    .tip = Ligne 5, colonne 8.
opt_river_course_F1 = F1
    .tip = Ligne 6, colonne 1.
opt_river_course_F2 = F2
    .tip = Ligne 6, colonne 2.
opt_river_course_F3 = F3
    .tip = Ligne 6, colonne 3.
opt_river_course_F4 = F4
    .tip = Ligne 6, colonne 4.
opt_river_course_F5 = F5
    .tip = Ligne 6, colonne 5.
opt_river_course_F6 = F6
    .tip = Ligne 6, colonne 6.
opt_river_course_F7 = F7
    .tip = Ligne 6, colonne 7.
opt_river_course_F8 = F8
    .tip = Ligne 6, colonne 8.
opt_river_course_G1 = G1
    .tip = Ligne 7, colonne 1.
opt_river_course_G2 = G2
    .tip = Ligne 7, colonne 2.
opt_river_course_G3 = G3
    .tip = Ligne 7, colonne 3.
opt_river_course_G4 = G4
    .tip = Ligne 7, colonne 4.
opt_river_course_G5 = G5
    .tip = Ligne 7, colonne 5.
opt_river_course_G6 = G6
    .tip = Ligne 7, colonne 6.
opt_river_course_G7 = G7
    .tip = Ligne 7, colonne 7.
opt_river_course_G8 = G8
    .tip = Ligne 7, colonne 8.
opt_river_course_H1 = H1
    .tip = Ligne 8, colonne 1.
opt_river_course_H2 = H2
    .tip = Ligne 8, colonne 2.
opt_river_course_H3 = H3
    .tip = Ligne 8, colonne 3.
opt_river_course_H4 = H4
    .tip = Ligne 8, colonne 4.
opt_river_course_H5 = H5
    .tip = Ligne 8, colonne 5.
opt_river_course_H6 = H6
    .tip = Ligne 8, colonne 6.
opt_river_course_H7 = H7
    .tip = Ligne 8, colonne 7.
opt_river_course_H8 = H8
    .tip = Ligne 8, colonne 8.
opt_river_mountains = Montagnes selon la rivière
    .tip = 9 montagnes, moins une par tranche de trois terrains de rivière, au lieu de 6.
opt_duel_tiles = La loi du plus fort
    .tip = Des tuiles au lieu des dés dans les duels : moins de hasard.
    .level = moyen · un peu plus long
opt_kit_carson = Kit Carson
    .tip = Tous posent en même temps, en secret ; pas pour une première partie.
    .level = moyen · plus court
opt_outlaws = Hors-la-loi
    .tip = Dès le deuxième tour, des hors-la-loi pillent la ville.
    .level = moyen · plus long
opt_horses = Chevaux
    .tip = Des chevaux, des enclos et un rodéo par tour.
    .level = complexe · plus long

## Questions

prompt_start_parcel = Quel terrain de départ choisissez-vous ?
    .tip = Un terrain sans propriétaire, montagnes et centre-ville compris. Il est gratuit.
prompt_sheet = { $category } : combien ?
    .tip =
        { $number ->
            [one] { $category_tip } Il vous reste { $number } point pour toute la fiche.
           *[other] { $category_tip } Il vous reste { $number } points pour toute la fiche.
        }
prompt_townhall_road = Posez une route pour l’hôtel de ville
    .tip = Aucun terrain possible n’a de route : desservez-en un.
prompt_townhall_place = Où placez-vous l’hôtel de ville ?
    .tip = Sur un terrain libre, desservi par une route et sans propriétaire.
prompt_personality = Quelle personnalité prenez-vous ?
    .tip = Son pouvoir et sa limite sont les vôtres pour ce tour ; les petits numéros jouent d’abord.
prompt_street_second = Quelle deuxième personnalité prenez-vous ?
    .tip = N’importe quelle carte restante, sauf le shérif.
prompt_side = Docteur ou croque-mort ?
    .tip = La face choisie vaut pour ce tour.
prompt_grocer_now = 8 $ maintenant, ou attendre les revenus ?
    .tip = En attendant, vous pourrez doubler un type de bâtiment.
prompt_grocer_red = 8 $ maintenant, ou des PV pour vos maisons ?
    .tip = En attendant : 1 PV par maison possédée en fin de tour.
prompt_settler_red = 8 $ maintenant, ou des PV pour vos montagnes ?
    .tip = En attendant : 1 PV par montagne possédée en fin de tour.
prompt_settler_parcel = Quel terrain prenez-vous ?
    .tip = Un terrain sans propriétaire, gratuitement.
prompt_worker_tile = Prendre une tuile pour 5 $ ?
    .tip = N’importe quelle tuile de la rangée, à poser tout de suite ou à garder.
prompt_captain = Combien de cow-boys engagez-vous ?
    .tip = Ils rejoignent aussitôt votre réserve.
prompt_captain_red = Combien de revolvers achetez-vous ?
    .tip = +1 de force chacun, pour toujours.
prompt_claim_tile = Payer { $cost } $ pour { $building_phrase } ?
    .tip = À poser sur un terrain libre sans propriétaire, qui devient le vôtre.
prompt_claim_parcel = Où posez-vous { $building_the } ?
    .tip = Sur un terrain libre sans propriétaire ; il devient le vôtre.
prompt_auction_parcels = Quel terrain mettez-vous aux enchères ?
    .tip = Deux terrains sans propriétaire sont vendus ensemble.
prompt_bid =
    { $parcels_count ->
        [0] Le jeton +3 est aux enchères : combien offrez-vous ?
        [1] { $parcels } est aux enchères : combien offrez-vous ?
       *[other] { $parcels } sont aux enchères : combien offrez-vous ?
    }
    .tip =
        { $dollars ->
            [0] Pas encore d’offre. Se retirer est définitif.
           *[other] L’offre est à { $dollars } $. Se retirer est définitif.
        }
prompt_governor_tax = Taxez-vous les armes ou l’argent ?
    .tip = Tous les autres joueurs vous paient.
prompt_heroes = Combien de cow-boys cédez-vous ?
    .tip = Ils passent de votre réserve à la réserve générale.
prompt_lawyer_parcel = Acheter un terrain maintenant ?
    .tip = À son prix normal.
prompt_place = Posez un cow-boy ou passez
    .tip = Sur une case action, sur un terrain pour l’acheter, sur un bâtiment pour l’attaquer ou le défendre.
prompt_horse = Jouer un cheval ?
    .tip = Il entre dans un de vos enclos et revient dans votre réserve en fin de tour.
prompt_corral2 = Enclos 2 : poser un cow-boy, en déplacer un ou passer ?
    .tip = Le cheval sert tout de suite.
prompt_corral2_late = Enclos 2 : poser un cow-boy, en déplacer un, ou rien ?
    .tip = Entre des lieux pas encore résolus.
prompt_move = Où va-t-il ?
    .tip = Vers un autre lieu, ou dans votre réserve.
prompt_kit = Posez, déplacez ou passez
    .tip = Chacun choisit en secret, puis agit dans l’ordre du tour. Ce qui n’est plus possible à ce moment est perdu.
prompt_horse_buy = Acheter un cheval avec votre salaire ?
    .tip = Un cow-boy paie 4 $ pour un cheval au lieu d’en gagner 4.
prompt_horse_bought = Dans quel enclos va le nouveau cheval ?
    .tip = Il sert tout de suite.
prompt_duel_next = Quel duel vient d’abord ?
    .tip = Les cow-boys battus rentrent et ajoutent à la force dans le duel suivant.
prompt_duel_tile = Quelle tuile duel jouez-vous ?
    .tip = Toutes sont révélées ensemble, puis défaussées.
prompt_duel_tile_second = Dynamite : une deuxième tuile ?
    .tip = Les deux s’ajoutent. On les nomme de la plus faible à la plus forte.
prompt_reroll = Relancer un dé ?
    .tip = Le second lancer est définitif.
prompt_undertaker = Duel perdu : que donnez-vous au croque-mort ?
    .tip = Vous perdez 1 PV, ou vous lui payez 2 $.
prompt_doctor = Duel perdu : appeler le docteur ?
    .tip = Pour 3 $, votre cow-boy va sur une case action libre ; le docteur lui-même ne paie rien.
prompt_buy_parcels = Quel terrain achetez-vous ?
    .tip = L’un après l’autre. Ceux que vous laissez restent sans propriétaire.
prompt_governor_roads = Gouverneur : poser une route ?
    .tip = 1 PV pour chaque route qui dessert un nouveau terrain, 2 pour un pont.
prompt_buy_tile = Acheter { $building_phrase } pour { $cost } $ ?
    .tip = { $building_tip }
prompt_build_now = Où construisez-vous { $building_the } ?
    .tip = Sur un terrain libre à vous ; posez d’abord des routes si vous voulez. Ou gardez la tuile pour votre chantier.
prompt_house =
    { $number ->
        [one] Où placez-vous la maison ?
       *[other] Où placez-vous une maison ? Il en faut { $number }.
    }
    .tip = Sur un terrain libre desservi par une route, à vous, à personne, ou à un rival qui accepte. Une maison entourée de tous côtés en reçoit une deuxième.
prompt_consent = { $rival } demande : une maison en { $parcel } ?
    .tip = Elle serait à vous, mais occuperait votre terrain.
prompt_works = Chantier : posez des routes ou construisez
    .tip = Une fois par tour, c’est le moment de construire les tuiles gardées et de poser des routes.
prompt_outlaw_next = Quel hors-la-loi se déplace ensuite ?
    .tip = Chacun va vers le bâtiment voisin le plus rentable.
prompt_outlaw_prize = Vous avez libéré { $parcel } : { $number } PV, ou la moitié du revenu ?
    .tip = Le bâtiment est à un rival : vous pouvez le piller à votre tour.
prompt_grocer_income = 8 $, ou doubler un type de bâtiment ?
    .tip = Un bâtiment doublé mais pillé verse son revenu normal à vous et au voleur.
prompt_dynamite = Dynamiter une mine ?
    .tip = Un bâton triple son revenu pour ce tour.
prompt_corral3 = Quel ranch doublez-vous ?
    .tip = Un par cheval dans l’enclos 3.
prompt_buy_vp = Combien de PV achetez-vous ?
    .tip = Autant que vous pouvez en payer, ou aucun.
prompt_banker = Acheter des PV à la banque ?
    .tip = Une seule fois, avant la fin du tour.
prompt_cash = Votre limite est de { $dollars } $ : combien dépensez-vous ?
    .tip = Au moins ce qui dépasse la limite ; 1 PV par tranche complète de 10 $.

## Réponses

sheet_line =
    { $item ->
        [0] { $gives } $
        [1] { $gives ->
            [one] { $gives } cow-boy
           *[other] { $gives } cow-boys
        }
        [2] { $gives ->
            [0] Aucun terrain
            [one] { $gives } terrain
           *[other] { $gives } terrains
        }
        [3] { $gives ->
            [0] Aucun revolver
            [one] { $gives } revolver
           *[other] { $gives } revolvers
        }
        [4] { $gives ->
            [0] Aucune route
            [one] { $gives } route
           *[other] { $gives } routes
        }
       *[other] { $gives ->
            [0] Pas de tireur d’élite
           *[other] Tireur d’élite
        }
    }
do_sheet =
    { $cost ->
        [0] { sheet_line }
        [one] { sheet_line } ({ $cost } point)
       *[other] { sheet_line } ({ $cost } points)
    }
do_take =
    { $cost ->
        [0] Prendre { $parcel }
       *[other] Acheter { $parcel } pour { $cost } $
    }
do_take_none = Aucun terrain
do_card = { $power }
    .tip = { $power_tip }
do_face = { $face }
    .tip = { $face_tip }
do_money_now = Prendre 8 $
do_wait = Attendre
    .tip = Rien maintenant, peut-être plus tout à l’heure.
do_hire =
    { $number ->
        [0] Personne
        [one] { $number } cow-boy pour { $cost } $
       *[other] { $number } cow-boys pour { $cost } $
    }
do_arm =
    { $number ->
        [0] N’en acheter aucun
        [one] Acheter { $number } revolver pour { $cost } $
       *[other] Acheter { $number } revolvers pour { $cost } $
    }
do_sacrifice =
    { $number ->
        [0] Aucun ({ $vp } PV)
        [one] { $number } cow-boy ({ $vp } PV)
       *[other] { $number } cow-boys ({ $vp } PV)
    }
do_tax = { $tax } ({ $dollars } $ en tout)
    .tip = { $tax_tip }
do_banker_lot =
    { $vp ->
        [0] Ne rien acheter
       *[other] { $vp } PV pour { $cost } $
    }
do_tile = Prendre { $building_the } ({ $slot })
do_tile_bag = La prendre dans le sac
do_tile_none = Ne rien prendre
do_lot = { $parcel }
do_bid = { $dollars } $
do_bid_none = Se retirer
    .tip = Vous n’offrez plus rien dans cette enchère.
place_there =
    { $purpose ->
        [1] Acheter { $place } ({ $cost } $)
        [2] Défendre votre { $buildings_noun } en { $place }
        [3] Attaquer { $rivals } : { $buildings_noun } en { $place }
        [4] Combattre le hors-la-loi en { $place }
        [5] Entrer à l’hôtel de ville en { $place }
       *[other] { $cost ->
            [0] { $place }
           *[other] { $buildings } pour { $cost } $
        }
    }
place_what =
    { $purpose ->
        [1] { "" }
        [2] { defend.tip }
        [3] { attack.tip }
        [4] { outlaw.tip }
        [5] { town_hall.tip }
       *[other] { $cost ->
            [0] { $place_tip }
           *[other] { $buildings_tip }
        }
    }
do_place = { place_there }
    .tip = { place_what }
do_place_blast = { place_there }, avec dynamite
    .tip = { dynamite.tip }
do_place_lady = { $square }, sans duel
    .tip = { no_duel.tip }
do_white_place = Cow-boy blanc : { place_there }
    .tip = { white_cowboy.tip }
do_white_blast = Cow-boy blanc : { place_there }, avec dynamite
    .tip = { white_cowboy.tip }
do_corral_boy = Un cow-boy dans { $corral_phrase }
    .tip = Il double les chevaux de cet enclos au rodéo.
do_pass = Passer
    .tip = Vous ne posez plus de cow-boy pendant ce tour. Qui passe en premier gagne les égalités et choisit en premier au tour suivant.
do_stay = Ne rien faire
do_move = Déplacer le cow-boy { $place_at }
do_move_white = Déplacer le cow-boy blanc
do_to = { place_there }
    .tip = { place_what }
do_to_token = { place_there }, avec le jeton
do_to_reserve = Retour dans votre réserve
do_horse = { $corral }
    .tip = { $corral_tip }
do_horse_none = Pas de cheval
do_horse_buy = Payer 4 $ pour un cheval
do_wage_only = Toucher le salaire
do_next = { $parcel }
do_duel_tile = Jouer { $value }
do_duel_done = Pas de deuxième tuile
do_reroll = Relancer le { $pips }
do_keep_dice = Ne rien relancer
do_lose_point = Perdre 1 PV
do_lose_money = Payer 2 $
do_doctor = { $square }
    .tip = { $square_tip }
do_doctor_none = Reprendre le cow-boy
do_prize_points = Les PV
do_prize_loot = La moitié du revenu
    .tip = Vous la volerez lors des revenus, comme un attaquant.
do_buy = Acheter { $parcel } pour { $cost } $
do_buy_done = C’est tout
do_purchase = Acheter
do_renounce = Renoncer
    .tip = Votre cow-boy est tout de même utilisé.
do_road =
    { $bridge ->
        [0] Une route { $edge_phrase }
       *[other] Un pont { $edge_phrase }
    }
do_road_done = Plus de route
do_work = Construire { $building_the }
    .tip = { $building_tip }
do_work_done = Terminer
do_build = En { $parcel }
do_keep_tile = Garder la tuile
    .tip = Vous pourrez la construire lors d’un chantier, à ce tour ou plus tard.
do_house = En { $parcel }
do_ask = Demander { $parcel } à { $rival }
    .tip = Après un refus, plus de demande à ce joueur pour ce bâtiment.
do_cancel = Annuler
    .tip = Bâtiment et maisons sont repris ; la tuile est gardée, les routes restent.
do_agree = Oui
do_refuse = Non
do_double = Doubler vos { $building_plural }
do_triple = Tripler la mine en { $parcel }
do_triple_none = Pas de dynamite
do_breed = Le ranch en { $parcel }
do_points =
    { $number ->
        [0] Aucun
       *[other] { $number } PV pour { $cost } $
    }
do_spend =
    { $cost ->
        [0] Rien
       *[other] { $cost } $ ({ $number } PV)
    }

## Ce qui arrive : le départ et les tours

event_round = Le tour { $number } commence.
    .head = Tour { $number }
event_order = Ordre du tour : { $players }.
event_centre = La ville est fondée en { $parcel }.
event_dealt_tiles = { $player } reçoit { $number } tuiles duel, { $total } en tout.
event_dealt_tiles_seen =
    { $number ->
        [one] { $player } reçoit la tuile duel { $tiles }.
       *[other] { $player } reçoit les tuiles duel { $tiles } : { $total } en tout.
    }
sheet_goods =
    { $cowboys ->
        [one] { $cowboys } cow-boy
       *[other] { $cowboys } cow-boys
    }, { $parcels ->
        [0] aucun terrain
        [one] { $parcels } terrain
       *[other] { $parcels } terrains
    }, { $revolvers ->
        [0] aucun revolver
        [one] { $revolvers } revolver
       *[other] { $revolvers } revolvers
    }, { $roads ->
        [0] aucune route
        [one] { $roads } route
       *[other] { $roads } routes
    }
event_sheet =
    { $sharp ->
        [0] { $player } commence avec { $dollars } $, { sheet_goods }.
       *[other] Tireur d’élite, { $player } commence avec { $dollars } $, { sheet_goods }.
    }
event_acquired = { $parcel } appartient maintenant à { $player }.

## Ce qui arrive : les personnalités

event_took_card =
    { $side ->
        [0] { $player } prend { $card_yellow }.
       *[other] { $player } prend { $card_red }.
    }
event_face = Pour ce tour, { $player } est { $face_phrase }.
event_turned = Plus de tuile à prendre : { $card_yellow } change de face.
event_white = { $player } reçoit le cow-boy blanc.
event_waits = { $player } ne prend pas les 8 $ maintenant.
event_money = { $player } prend { $dollars } $.
event_paid = { $player } paie { $dollars } $.
event_hired =
    { $number ->
        [one] { $player } engage { $number } cow-boy pour { $dollars } $.
       *[other] { $player } engage { $number } cow-boys pour { $dollars } $.
    }
event_armed =
    { $number ->
        [one] { $player } achète { $number } revolver pour { $dollars } $.
       *[other] { $player } achète { $number } revolvers pour { $dollars } $.
    }
event_dynamite =
    { $number ->
        [0] Il ne reste pas de dynamite pour { $player }.
        [one] { $player } prend { $number } bâton de dynamite.
       *[other] { $player } prend { $number } bâtons de dynamite.
    }
event_sacrificed =
    { $number ->
        [0] { $player } ne cède aucun cow-boy.
        [one] { $player } cède { $number } cow-boy.
       *[other] { $player } cède { $number } cow-boys.
    }
event_tax = { $player } taxe { $tax_phrase }.
event_paid_tax =
    { $dollars ->
        [0] { $player } ne doit rien à { $rival }.
       *[other] { $player } paie { $dollars } $ de taxe à { $rival }.
    }
event_put_up = { $player } met { $parcel } aux enchères.
event_bid = { $player } offre { $dollars } $.
event_no_bid = { $player } se retire.
event_auctioned = { $player } remporte l’enchère pour { $dollars } $.
event_points = { $player } gagne { $vp } PV ({ $source_phrase }).
event_lost_points = { $player } perd { $vp } PV ({ $source_phrase }).

## Ce qui arrive : les cow-boys

event_placed = { $player } pose un cow-boy { $place_at }.
event_placed_blast = { $player } pose un cow-boy avec dynamite { $place_at }.
event_placed_lady = { $player } pose un cow-boy { $square_at }, avec un jeton « pas de duel ».
event_placed_white = { $player } pose le cow-boy blanc { $place_at }.
event_placed_white_blast = { $player } pose le cow-boy blanc avec dynamite { $place_at }.
event_moved = { $player } déplace un cow-boy : { $place } → { $to }.
event_moved_home = { $player } reprend un cow-boy : { $place }.
event_passed =
    { $number ->
        [1] { $player } passe en premier.
        [2] { $player } passe en deuxième.
        [3] { $player } passe en troisième.
        [4] { $player } passe en quatrième.
        [5] { $player } passe en cinquième.
       *[other] { $player } passe en dernier.
    }
event_operation_lost = { $player } arrive trop tard et ne fait rien.
event_corral_boy = { $player } envoie un cow-boy dans { $corral_phrase }.
event_horse = { $player } met un cheval dans { $corral_phrase }.
event_bought_horse = { $player } achète un cheval pour { $dollars } $.
event_got_horse =
    { $number ->
        [0] Il ne reste pas de cheval pour { $player }.
        [one] { $player } reçoit un cheval.
       *[other] { $player } reçoit { $number } chevaux.
    }
event_rodeo = { $player } remporte le rodéo (score : { $number }).

## Ce qui arrive : les duels

event_duel =
    { $players_count ->
        [1] { $players } combat le hors-la-loi { $place_at }.
       *[other] Duel { $place_at } : { $players }.
    }
event_tile = { $player } joue la tuile duel { $number }.
event_refilled =
    { $number ->
        [one] { $player } pioche { $number } nouvelle tuile duel.
       *[other] { $player } pioche { $number } nouvelles tuiles duel.
    }
event_refilled_seen =
    { $number ->
        [one] { $player } pioche une nouvelle tuile duel : { $tiles }.
       *[other] { $player } pioche de nouvelles tuiles duel : { $tiles }.
    }
event_rerolled = { $player } relance : { $number }.
event_shot = { $player } tire { $number } : { $total } avec la force.
event_duel_won = { $player } gagne le duel { $place_at }.
event_paid_undertaker = { $player } paie { $dollars } $ à { $rival }, le croque-mort.
event_healed = { $player } fait soigner son cow-boy par le docteur : le voilà { $square_at }.
event_yielded = { $player } laisse { $parcel } à { $rival }, l’avocat.
event_driven_off = L’église protège { $parcel } : { $player } reprend son cow-boy.

## Ce qui arrive : les actions

event_earned = { $player } gagne { $dollars } $ { $square_at }.
event_chip = { $player } prend le jeton +3.
event_got_roads =
    { $number ->
        [one] { $player } reçoit { $number } route.
       *[other] { $player } reçoit { $number } routes.
    }
event_gambled = { $player } joue, fait { $black } et { $white }, et gagne { $dollars } $.
event_bought_parcel = { $player } achète { $parcel } pour { $dollars } $.
event_bought_tile = { $player } achète { $building_phrase } pour { $dollars } $.
event_renounced = { $player } renonce : { $building_the } reste à vendre.
event_road = { $player } pose une route { $edge_phrase }.
event_bridge = { $player } construit un pont { $edge_phrase }.
event_started = { $player } commence { $building_phrase } en { $parcel }.
event_house = { $player } place une maison en { $parcel }.
event_asked = { $player } demande à { $rival } une maison en { $parcel }.
event_agreed = { $player } accepte une maison en { $parcel }.
event_refused = { $player } refuse une maison en { $parcel }.
event_built = { $player } construit { $building_phrase } en { $parcel }.
event_kept = { $player } garde { $building_the } pour plus tard.
event_cancelled = { $player } arrête la construction en { $parcel } et garde { $building_the }.
event_drawn = Nouveau dans la rangée : { $building_phrase }.
event_town_hall_drawn = L’hôtel de ville est tiré : { $player } choisit sa place.
event_town_hall = { $player } place l’hôtel de ville en { $parcel }.
event_town_hall_gone = Pas de place pour l’hôtel de ville : il quitte la partie.
event_occupies = { $player } s’installe à l’hôtel de ville.

## Ce qui arrive : les revenus

event_doubled = { $player } double le revenu de ses { $building_plural }.
event_tripled = Dynamite : la mine en { $parcel } ({ $player }) rapporte le triple.
event_bred = Un cheval double le ranch en { $parcel } ({ $player }).
event_income = { $player } gagne { $dollars } $ avec { $building_the } en { $parcel }.
event_stole = { $player } vole { $dollars } $ à { $rival } : { $building_noun } en { $parcel }.

## Ce qui arrive : les hors-la-loi

event_outlaws =
    { $number ->
        [one] { $number } hors-la-loi arrive ; leur force est de { $strength } pour ce tour.
       *[other] { $number } hors-la-loi arrivent ; leur force est de { $strength } pour ce tour.
    }
event_outlaw = Un hors-la-loi surgit en { $parcel }.
event_outlaw_caught = Un hors-la-loi tombe droit dans la prison en { $parcel } ({ $player }).
event_outlaw_moved = Un hors-la-loi se déplace : { $parcel } → { $to }.
event_outlaw_won = Le hors-la-loi en { $parcel } tient bon avec { $strength }.
event_outlaw_beaten = { $player } met en fuite le hors-la-loi en { $parcel }.

## La fin

event_new_cowboys =
    { $number ->
        [0] Pas de nouveau cow-boy pour { $player }.
        [one] { $player } reçoit { $number } nouveau cow-boy.
       *[other] { $player } reçoit { $number } nouveaux cow-boys.
    }
event_spent = { $player } dépense { $dollars } $.
event_end = Le quatrième tour est terminé, et la partie avec lui.
end_rounds = Les quatre tours sont joués
    .tip = La partie s’arrête toujours après le quatrième tour.
score_squares = Cases action
    .tip = PV des terrains, des bâtiments et des cow-boys.
    .phrase = case action
score_bought = Achetés
    .tip = Cases d’achat de PV et banquier (face rouge).
    .phrase = achat
score_spent = Dépenses
    .tip = 1 PV par tranche de 10 $ dépensés en fin de tour.
    .phrase = dépense
score_personalities = Personnalités
    .tip = Les pouvoirs qui donnent ou coûtent des PV.
    .phrase = personnalité
score_outlaws = Hors-la-loi
    .tip = Hors-la-loi battus ou capturés.
    .phrase = hors-la-loi
score_cash = Argent
    .tip = 1 PV par tranche de 6 $ à la fin.
score_property = Propriétés
    .tip = 2 PV par bâtiment, maison et montagne ; 3 à côté d’un pont.
score_station = Gare
    .tip = 1 PV pour deux symboles maison de la ville.
score_teacher = Institutrice
    .tip = 2 PV par école, prison et église, et pour l’absence de saloon.
score_horses = Chevaux
    .tip = 1 PV par cheval, et 1 de plus par rodéo gagné.
score_kit_carson = Kit Carson
    .tip = 1 PV par joueur qui a passé après vous au tour 4.
better_squares = surtout grâce aux cases action
better_bought = surtout grâce aux PV achetés
better_spent = surtout grâce aux dépenses en fin de tour
better_personalities = surtout grâce aux personnalités
better_outlaws = surtout grâce aux hors-la-loi
better_cash = surtout grâce à l’argent
better_property = surtout grâce aux propriétés
better_station = surtout grâce à la gare
better_teacher = surtout grâce à l’institutrice
better_horses = surtout grâce aux chevaux
better_kit_carson = surtout grâce à Kit Carson

## Conseils pour une première partie

hint_goal = Achetez des terrains, bâtissez-y et laissez vos bâtiments rapporter. L’argent devient des points de victoire, tout comme les bâtiments, les maisons et les montagnes. Le plus de points après quatre tours gagne.
hint_start_parcel = De bons départs : près des montagnes pour les mines, près du centre-ville pour les commerces, au milieu des terrains libres pour les ranchs.
hint_personality = Son pouvoir vous aide pour ce tour. Un petit numéro joue tôt ; la limite dit combien d’argent vous pouvez garder.
hint_place = Chaque cow-boy réclame une chose. Si d’autres y sont aussi, c’est le duel : dé plus force, et les cow-boys que vous n’avez pas posés vous rendent plus fort.
hint_kit = Tout le monde pose en même temps. Vous pouvez déplacer un cow-boy jusqu’à trois fois par tour.
hint_buy_parcels = Un terrain coûte 1 $, plus 1 $ par bâtiment, maison ou montagne qui s’y trouve ou le touche.
hint_buy_tile = La tuile est à vous pour de bon, posée ou gardée. Sans terrain ni route pour elle, elle ne rapporte rien.
hint_build_now = Ranchs et mines se posent partout chez vous. Les autres bâtiments exigent une route près du terrain et amènent une maison en ville.
hint_house = Une maison alimente les commerces voisins : tous si elle n’est à personne, les vôtres seuls si elle est chez vous.
hint_consent = La maison serait à vous et vaudrait des points, mais rien d’autre ne pourrait y être construit.
hint_works = Une fois par tour, chacun peut poser des routes et construire ce qu’il a gardé, dans l’ordre du tour.
hint_duel_tile = Tuile plus force, le plus fort l’emporte. Les tuiles jouées sont perdues ; quand il n’en reste plus, vous en piochez trois.
hint_cash = L’argent au-delà de la limite part maintenant : 10 $ le point. Ce que vous gardez peut servir ; à la fin, 6 $ font un point.
hint_horse = Les chevaux travaillent un tour et reviennent. Les meilleurs enclos gagnent le rodéo.
hint_outlaw_next = Les hors-la-loi réduisent de moitié le revenu du bâtiment qu’ils atteignent. Battez-les pour des points.
hint_sheet = Le départ habituel coûte les 16 points : 15 $, trois cow-boys, deux terrains, un revolver et une route.

### The picture in the terminal

picture_typed = un terrain, par exemple C5, deux pour la route entre eux, C5 D5, ou le mot à côté d’une case : la même chose sans chercher le nombre
picture_legend = C5 est le terrain de la ligne C et de la colonne 5, C5 D5 la route entre deux terrains, A5 N une route au bord nord ; une case action se tape par son mot. ! est un cow-boy avec dynamite, ~ avec un jeton « pas de duel », b le cow-boy blanc, m en déplace un, * emporte son jeton. Chaque joueur a un signe : plein pour le propriétaire d’un terrain, avec le revenu du bâtiment, creux pour un cow-boy ; ✪ est le blanc. ⌂ est une maison, /\/\ une montagne, ✗ un hors-la-loi ; les traits épais sont des routes.
picture_round = Tour { $number }
picture_ranch = Ranch
picture_mine = Mine
picture_drugstore = Drug.
picture_bank = Banque
picture_saloon = Saloon
picture_hotel = Hôtel
picture_church = Église
picture_prison = Prison
picture_general_store = Store
picture_school = École
picture_blacksmith = Forge
picture_town_hall = Mairie
picture_station = Gare
picture_square_wages = salaire
picture_square_ammo = balles
picture_square_roads3 = routes
picture_square_road1 = route
picture_square_build12 = t12
picture_square_build10 = t10
picture_square_build8 = t8
picture_square_build6 = t6
picture_square_build5 = t5
picture_square_build4 = t4
picture_square_build3 = t3
picture_square_inc_parcels = terre$
picture_square_inc_cowboys = force$
picture_square_gambling = jeux$
picture_square_vp_parcels = terrePV
picture_square_vp_buildings = villePV
picture_square_vp_cowboys = forcePV
picture_square_buy5 = pv5
picture_square_buy4 = pv4
picture_square_buy3 = pv3
picture_square_buy2 = pv2
picture_bag =
    { $number ->
        [one] sac : { $number } tuile
       *[other] sac : { $number } tuiles
    }
picture_head_card = carte
picture_head_points = PV
picture_head_money = $
picture_head_cowboys = cow-boys
picture_head_revolvers = colts
picture_head_strength = force
picture_head_roads = routes
picture_head_titles = titres
picture_order = Ordre du tour { $players }
picture_passed = ont passé { $players }
picture_cards = Cartes : { $cards }
picture_red = { $card } (rouge)
picture_goods = { $player } : { $goods }
picture_pending = tuiles gardées ({ $tiles })
picture_dynamite = dynamite × { $number }
picture_tokens = pas de duel × { $number }
picture_tiles =
    { $number ->
        [one] { $number } tuile duel
       *[other] { $number } tuiles duel
    }
picture_tiles_worth =
    { $number ->
        [one] { $number } tuile duel valant { $total }
       *[other] { $number } tuiles duel valant { $total }
    }
picture_horses =
    { $number ->
        [one] { $number } cheval
       *[other] { $number } chevaux
    }
picture_corrals = enclos { $corrals }
picture_cups =
    { $number ->
        [one] { $number } rodéo gagné
       *[other] { $number } rodéos gagnés
    }
picture_chip = Jeton +3 : { $player }
picture_hall = Hôtel de ville : { $player }
picture_outlaws = Hors-la-loi : force { $strength }, { $number } PV chacun
picture_auction = Enchères, { $lot } : pas encore d’offre
picture_bid = Enchères, { $lot } : { $number } $, { $player }
picture_duel = Duel ({ $place }) : { $fighters }
picture_hand = Vos tuiles duel : { $tiles }
picture_hand_of = Tuiles duel, { $player } : { $tiles }
picture_sheet = Votre fiche : { $lines }
picture_sheet_of = Fiche, { $player } : { $lines }
picture_north = N
picture_south = S
picture_west = O
picture_east = E
picture_key_white = b
picture_corral = enclos{ $number }
picture_group_act = case
picture_group_buy = achat, { $number } $
picture_group_defend = défense
picture_group_attack = attaque { $player }
picture_group_fight = hors-la-loi
picture_group_rule = hôtel de ville
picture_group_white = blanc : { $group }
picture_group_corral = enclos
picture_group_move = déplacer
picture_group_ask = demande { $player }
picture_group_road = route
picture_group_bridge = pont

### Le plateau de la page

board_map = Le plan de Carson City
board_track = Cases d’action, dans l’ordre de leur résolution
board_order = Ordre
board_passing = Passé
board_people = Personnalités
board_own = Ce qui est à vous
board_round = Tour { $number }/{ $most }
board_gauge =
    { $number ->
        [0] Dernier tour
        [one] Encore 1 tour
       *[other] Encore { $number } tours
    }
board_zoom = De plus près, ou le plan entier
board_close = Fermer
board_side = { $side } : { $power }
board_taken_by = prise par { $player }
board_free = libre
board_reserve =
    { $number ->
        [0] Aucun cow-boy en réserve
        [one] 1 cow-boy en réserve
       *[other] { $number } cow-boys en réserve
    }
    .tip = Chacun ajoute 1 à la force tant qu’il n’est pas posé.
board_cash = Argent
    .tip = Ce qui dépasse la limite se dépense en fin de tour : 1 PV par tranche de 10 $.
board_limit_is = Limite : { $amount }.
board_limit_short = limite { $amount }
board_limit_second = 2e carte
board_part = { $source } { $number }
board_standing =
    Si la partie finissait maintenant : { $number } PV{ $count ->
        [0] .
       *[other] {" "}({ $parts }).
    }
board_score =
    { $number } PV{ $count ->
        [0] .
       *[other] {" "}({ $parts }).
    }
board_committed = Engagé
    .tip = Ce que coûteraient tous les terrains et toutes les tuiles où se tiennent les cow-boys de ce joueur. Qui ne peut payer s’est posé pour rien.
board_has_passed = a passé
    .tip = Ne pose plus de cow-boy pendant ce tour.
board_bag =
    { $number ->
        [0] Le sac est vide
        [one] Le sac : 1 tuile
       *[other] Le sac : { $number } tuiles
    }
    .tip = Ce qui peut encore être tiré n’est pas un secret.

# Les cases
board_parcel_purchase_short = Terrains
board_deferred_placement_short = Chantier
board_building_income_short = Revenus
board_incomes = En l’état, avant tout vol : { $incomes }.
board_income_of = { $player } ({ $amount })
board_narrow_drugstore = Drug{"\u00AD"}store
board_narrow_general_store = Store
board_narrow_blacksmith = Maré{"\u00AD"}chal
board_narrow_town_hall = Mairie
board_from_wages = chacun
board_from_ammo = de force
board_from_roads3 = routes
board_from_road1 = chacun
board_from_inc_parcels = terrains
board_from_inc_cowboys = force
board_from_gambling = en dollars
board_from_vp_parcels = terrains
board_from_vp_buildings = bâti{"\u00AD"}ments
board_from_vp_cowboys = force
board_from_buy = = 1 PV
board_two_dice = 2 dés
board_vp = { $number } PV
board_empty = vide
board_shut = Case fermée pendant ce tour.
board_shut_short = fermée
board_tile_here = { $building } : { $text }

# Un terrain
board_on_parcel = { $what }, { $where }
board_owned = Propriétaire : { $player }.
board_price =
    { $number ->
        [0] Prix : { $amount } ; rien ne s’y trouve, ni autour.
        [one] Prix : { $amount } ; 1 $, plus 1 $ pour 1 terrain occupé, lui-même ou autour.
       *[other] Prix : { $amount } ; 1 $, plus 1 $ pour chacun des { $number } terrains occupés, lui-même ou autour.
    }
board_price_indian = Prix pour vous : { $amount } ; avec l’indien, aucun terrain ne coûte plus.
board_equipped = Une route y mène.
board_not_equipped = Aucune route n’y mène.
board_occupant = { $player } y siège : ses commerces gagnent un cran de plus.
board_safe = Nul ne peut l’attaquer.
board_income =
    { $count ->
        [0] Ne rapporte rien pour l’instant.
       *[other] Rapporte { $amount } : { $parts }.
    }
board_income_free =
    { $number ->
        [one] 1 terrain libre autour, { $amount }
       *[other] { $number } terrains libres autour, { $amount }
    }
board_income_river_free = rivière autour, { $amount }
board_income_least = le minimum, { $amount }
board_income_mountains =
    { $number ->
        [one] 1 montagne autour, { $amount }
       *[other] { $number } montagnes autour, { $amount }
    }
board_income_river = au bord de la rivière, { $amount }
board_income_houses =
    { $number ->
        [one] 1 symbole maison autour, { $amount }
       *[other] { $number } symboles maison autour, { $amount }
    }
board_income_own_houses =
    { $number ->
        [one] 1 symbole maison du propriétaire autour, { $amount }
       *[other] { $number } symboles maison du propriétaire autour, { $amount }
    }
board_income_other_houses =
    { $number ->
        [one] 1 autre symbole maison autour, { $amount }
       *[other] { $number } autres symboles maison autour, { $amount }
    }
board_income_ranches =
    { $number ->
        [one] 1 ranch du propriétaire, { $amount }
       *[other] { $number } ranchs du propriétaire, { $amount }
    }
board_income_mines =
    { $number ->
        [one] 1 mine du propriétaire, { $amount }
       *[other] { $number } mines du propriétaire, { $amount }
    }
board_income_round = tour { $number }, { $amount }
board_income_fixed = toujours { $amount }
board_income_cap = pas plus de { $number } $, { $amount }
board_income_town_hall = l’hôtel de ville, { $amount }
board_factor = Pendant ce tour, il compte { $number } fois.
board_outlaw = Un hors-la-loi de force { $number } est là : { $points } PV pour qui le bat.
board_outlaw_here = hors-la-loi
board_outlaw_half = Le hors-la-loi en prend la moitié.

# Cow-boys et duels
board_man_of = cow-boy ({ $player })
board_man = { $player } (force { $strength })
board_man_white = { $player } (cow-boy blanc)
board_men =
    { $duel ->
        [0] Ici : { $men }.
       *[other] Ici : { $men } ; il y aura duel.
    }
board_strength_of = { $player } : { $number }, soit { $parts }.
board_strength_cowboys =
    { $number ->
        [one] 1 cow-boy en réserve
       *[other] { $number } cow-boys en réserve
    }
board_strength_revolvers =
    { $number ->
        [one] 1 revolver
       *[other] { $number } revolvers
    }
board_strength_white = { $number } pour le cow-boy blanc
board_strength_chip = { $number } pour le jeton
board_strength_mercenary = { $number } pour le tueur à gages
board_strength_corral = { $number } pour l’enclos 1
board_ahead = Duels en vue
board_ahead_tip = La plus forte somme du dé et de la force agit ; les autres reprennent leur cow-boy. Égalité : le premier à avoir passé.
board_theft = Attaque de { $parcel }
    .tip = Nul ne le défend : la moitié du revenu va à l’attaquant.
board_duel_at = Duel : { $place }
board_last_duel = Le dernier duel

# À côté du plateau
board_auction =
    { $any ->
        [0] Enchère : pas encore d’offre
       *[other] Enchère : { $amount }, { $player }
    }
board_note_auction = Enchère
    .tip = Qui se retire ne revient plus ; le dernier paie.
board_outlaws = Hors-la-loi : force { $number }, { $points } PV
board_note_outlaws = Hors-la-loi
    .tip = Ils réduisent de moitié le revenu du bâtiment où ils se tiennent, jusqu’à ce qu’on les batte.
board_discard =
    { $known ->
        [0] Tuiles duel défaussées : { $number }
        [one] Tuiles duel défaussées : { $number }, dont { $known } vue
       *[other] Tuiles duel défaussées : { $number }, dont { $known } vues
    }
board_note_discard = Tuiles duel défaussées
    .tip = Qui a joué sa dernière tuile en pioche trois.
board_moves = Déplacements faits : { $number } sur { $most }
board_note_kit = Déplacements
    .tip = Avec Kit Carson, vous pouvez déplacer jusqu’à trois de vos cow-boys par tour.
board_white_waits = Le cow-boy blanc attend
board_note_white = Le cow-boy blanc
    .tip = Il va là où ne se tient ni cow-boy ni hors-la-loi, et nul ne peut l’y suivre.
board_tiles_of =
    { $number ->
        [one] 1 tuile duel
       *[other] { $number } tuiles duel
    }
board_tiles_total =
    { $tiles ->
        [one] Elle vaut { $number }.
       *[other] Elles valent { $number } en tout.
    }
board_tiles_unknown =
    { $tiles ->
        [one] On ne sait pas ce qu’elle vaut.
       *[other] On ne sait pas ce qu’elles valent.
    }
board_sheet = Votre départ
    .tip = Une ligne de chaque ; le petit nombre est son prix. Nul ne voit votre feuille avant que toutes soient remplies.

# Ce que peut une carte, en peu de mots
board_short_street_boy_yellow = 3 $ pour une deuxième carte
board_short_street_boy_red = Une deuxième carte
board_short_sheriff_yellow = Un cow-boy blanc, intouchable
board_short_sheriff_red = Pas d’attaque ; 3 PV par duel perdu
board_short_banker_yellow = 9 $ tout de suite
board_short_banker_red = 3, 5 ou 7 PV pour 3, 12 ou 25 $
board_short_grocer_yellow = 8 $, ou un type de bâtiment doublé
board_short_grocer_red = 8 $, ou 1 PV par maison
board_short_chinese_worker_yellow = 2 routes, bâtiments à moitié prix
board_short_chinese_worker_red = Une tuile au choix pour 5 $
board_short_settler_yellow = Un terrain gratuit
board_short_settler_red = 8 $, ou 1 PV par montagne
board_short_captain_yellow = 1, 2 ou 3 cow-boys pour 1, 4 ou 9 $
board_short_captain_red = 1 ou 2 revolvers pour 3 ou 9 $
board_short_mercenary_yellow = Force +3
board_short_mercenary_red = Force +2
board_short_indian_yellow = 2 terrains au hasard
board_short_indian_red = Terrains à 3 $ au plus
board_short_prospector_yellow = Une mine et son terrain pour 10 $
board_short_prospector_red = 2 bâtons de dynamite
board_short_gunsmith_yellow = 2 PV par duel gagné
board_short_gunsmith_red = Dynamite ; un dé relancé
board_short_singer_yellow = 2 cow-boys sans duel
board_short_singer_red = Jeux : dés multipliés
board_short_auctioneer_yellow = 2 terrains aux enchères, moitié pour vous
board_short_auctioneer_red = Le jeton +3 aux enchères
board_short_governor_yellow = 1 route ; 1 PV par route vers un terrain nouveau
board_short_governor_red = Un impôt sur les armes ou l’argent
board_short_doctor_undertaker_yellow = Les perdants vous paient 3 $ pour agir ailleurs
board_short_doctor_undertaker_red = Les perdants perdent 1 PV ou vous paient 2 $
board_short_cowboy_yellow = Un cheval
board_short_cowboy_red = Un ranch et son terrain pour 8 $
board_short_heroes_yellow = Ni attaqué, ni attaquant
board_short_heroes_red = 3, 6 ou 9 PV pour 0, 1 ou 2 cow-boys
board_short_teacher_yellow = Premier au tour suivant
board_short_teacher_red = À la fin, 2 PV par école, prison, église
board_short_lawyer_editor_yellow = Achetez un terrain ; nul ne dispute les vôtres
board_short_lawyer_editor_red = Des PV pour vos revenus
board_short_either = Les perdants des duels vous paient

## Choisir des cartes et une rivière avant la partie

board_pick_count = { $number } sur { $most }
board_pick_more =
    { $number ->
        [one] Encore une carte à choisir.
       *[other] Encore { $number } cartes à choisir.
    }
board_pick_less =
    { $number ->
        [one] Une carte de trop : retirez-en une.
       *[other] { $number } cartes de trop : retirez-les.
    }
board_pick_ready = Toutes les cartes sont choisies.
board_pick_street = Avec le garçon des rues, il y en a huit.
board_pick_horses = Le cow-boy jaune demande les Chevaux : jouez avec eux, ou prenez une autre face.
board_pick_clear = Tout retirer
board_river_printed = La rivière imprimée
    .tip = Touchez des terrains l’un après l’autre pour tracer un autre cours.
board_river_count =
    { $number ->
        [one] { $number } terrain sur { $most } au plus
       *[other] { $number } terrains sur { $most } au plus
    }
board_river_begin = Une rivière commence au bord du plan.
board_river_on = Elle continue à côté de { $parcel } et doit rejoindre le bord.
board_river_ready = Une rivière de { $first } à { $last }.
board_river_back = Un terrain en arrière
board_river_names = Plan de la ville : terrains de la rivière

## Ce que la table peut répondre pour un joueur

order_consent = Maisons sur vos terrains : toujours oui
    .tip = Qui demande à poser une maison sur un de vos terrains le peut. Si « toujours non » est aussi coché, on vous demande.
order_refuse = Maisons sur vos terrains : toujours non
    .tip = Personne ne pose de maison sur vos terrains. Si « toujours oui » est aussi coché, on vous demande.
order_hold_roads = Garder vos routes
    .tip = Au chantier, on ne vous demande rien, sauf si une tuile gardée peut être construite.
order_cash = Limite de liquidité : dépenser le minimum
    .tip = En fin de tour, vous payez ce qui dépasse votre limite, sans plus, et sans qu’on vous demande.

## Pourquoi ce n’est pas possible

why_resolved = Trop tard pour cette case : son tour est passé pour cette fois.
why_not_empty = Le docteur mène à une case où il n’y a personne.
why_chip_held = { $player } a le jeton +3 : il n’y a rien à gagner ici ce tour-ci.
why_no_tile = Il n’y a pas de tuile ici.
why_shut =
    { $number ->
        [one] Cette case n’était ouverte qu’au tour 1.
       *[other] Cette case était ouverte jusqu’au tour { $number }.
    }
why_no_cowboys = Vous n’avez plus de cow-boy à placer.
why_white_only = Le cow-boy blanc va là où il n’y a ni cow-boy ni hors-la-loi, et jamais sur un bâtiment adverse.
why_own_there = Un de vos cow-boys y est déjà.
why_white_there = Le cow-boy blanc est ici : personne ne l’y rejoint.
why_sheriff_crowd = Avec votre shérif, vous n’allez que là où il n’y a pas de rival.
why_sheriff_outlaw = Avec votre shérif, vous n’affrontez les hors-la-loi que sur vos bâtiments.
why_river = C’est la rivière : elle n’est à personne.
why_no_building = Un cow-boy n’a rien à faire sur un terrain possédé sans bâtiment.
why_no_income = Ce bâtiment n’a pas de revenu : rien à voler ni à défendre.
why_heroes = { $player } a les héros : personne n’attaque ces bâtiments.
why_church = Une église voisine protège ce bâtiment.
why_peaceful = Avec votre personnage, vous n’attaquez personne.
why_town_hall = Le terrain de l’hôtel de ville n’est à personne.
why_outlaw = Il y a un hors-la-loi ici.
why_yours = Il est déjà à vous.
why_theirs = Ce terrain appartient à { $player }.
why_not_free = Il y a déjà quelque chose ici.
why_no_road = Aucune route n’atteint ce terrain.
why_in_lot = Il est déjà dans le lot.
why_too_dear = Vous ne pouvez pas payer les { $number } $ que cela coûte.
why_not_won = Vous n’avez pas de cow-boy ici.
why_not_yours = On construit sur ses propres terrains.
why_no_line = Une gare se place le long d’une route droite d’un bord à l’autre de la carte.
why_school = Il y a une école de ce côté de la rivière.
why_town_house = Une maison de ville ne s’agrandit plus.
why_refused = { $player } a dit non, et on ne demande pas deux fois pour le même bâtiment.
why_not_surrounded = Une maison s’agrandit quand les huit terrains autour sont occupés ou possédés.
why_laid = Il y a déjà une route ici.
why_loose_road = Une nouvelle route prolonge une route de la carte.
why_no_help = Cette route ne donnerait pas de place à l’hôtel de ville.
why_no_road_needed = Un ranch ou une mine se passe de route : posez vos routes au chantier.
why_no_roads = Vous n’avez plus de route.
why_bridge = Un pont demande { $number } routes.
why_taken = { $player } a pris cette carte.
why_taken_by_you = Vous avez déjà cette carte.
why_not_sheriff = Le garçon des rues prend toute carte sauf le shérif.
