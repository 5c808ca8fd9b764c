### errors

error_over = La partie est terminée.
error_not_asked = Le siège { $seat } n’a rien à répondre pour l’instant.
error_illegal = { $action } n’est pas une réponse possible ici.
error_no_undo = On ne peut pas revenir plus loin en arrière.

# jeux, robots, options
error_game = Aucun jeu ne s’appelle { $name }. Jeux : { $known }.
error_no_such_bot = Aucun robot ne s’appelle { $name }. Robots : { $known }.
error_no_advice = { $game } ne donne pas encore de conseils : le robot advised ne peut pas y jouer.
error_bot_budget = { $budget } n’est pas un temps de réflexion : écrivez search:200 pour 200 simulations par décision, ou search:1s pour une seconde.
error_players = Avec ces options, le jeu se joue de { $fewest } à { $most } joueurs, pas à { $players }.
error_option_unknown = Il n’y a pas d’option { $option }. Options de ce jeu : { $known }.
error_option_value = L’option { $option } ne peut pas valoir { $value } : choisissez parmi { $choices }.
error_option_yes_no = L’option { $option } ne peut pas valoir { $value } : choisissez oui ou non.
error_option_seat = L’option { $option } ne peut pas valoir { $value } : choisissez random ou un numéro de siège.
error_option_kind = L’option { $option } prend une valeur parmi { $choices }, pas { $value }.
error_option_kind_yes_no = L’option { $option } prend True ou False, pas { $value }.
error_option_kind_seat = L’option { $option } prend random ou un siège sous forme de nombre à partir de 0, pas { $value }.
error_option_kind_list = L’option { $option } prend une liste de valeurs parmi { $choices }, pas { $value }.
error_option_no_seat = L’option { $option } nomme le siège { $seat }, mais il y a { $players } joueurs.
error_option_twice = L’option { $option } nomme deux fois la même valeur.
error_option_needs = L’option { $option } demande { $other }={ $value }.
error_option_card_twice = L’option { $option } nomme deux fois la même personnalité.
error_option_cards = L’option { $option } nomme { $named } cartes ; il en faut { $wanted }.
error_option_river = L’option { $option } doit nommer de { $fewest } à { $most } terrains, chacun à côté du suivant, le premier et le dernier au bord.
error_option_no_cards = L’option personalities=chosen demande la liste des cartes.
error_option_needs_horses = L’option cards nomme 15Y, le cow-boy jaune : il lui faut horses=yes.

# parties enregistrées
error_record_json = Ce n’est pas une partie enregistrée de Farwest : ce n’est pas du JSON.
error_record_text = Ce n’est pas une partie enregistrée de Farwest : ce n’est pas du texte.
error_record_large = Ce n’est pas une partie enregistrée de Farwest : elle dépasse { $most } mégaoctets.
error_record_none = Ce n’est pas une partie enregistrée de Farwest.
error_record_format = Le format d’enregistrement { $format } n’est pas connu ici.
error_record_seal = L’enregistrement est abîmé ou a été modifié : son sceau ne correspond pas.
error_record_field = L’enregistrement est abîmé : un champ manque ou n’est pas du bon type.
error_record_revision = Cette partie a été enregistrée sous la révision { $recorded } de ses règles ; cette version joue la révision { $played }.
error_record_drift = Les règles ont changé depuis que cette partie a été enregistrée (sous la révision { $recorded } ; cette version joue la révision { $played }). Premier acte différent : coup { $ply }, { $player } : { $act }. { $why }
error_drift_elsewhere = La partie se poursuit autrement qu’alors.
drift_deal = la mise en place
error_record_deal = La partie enregistrée ne peut pas être mise en place : { $why }
error_record_move = Le coup { $ply } de l’enregistrement ne peut pas être joué : { $why }
error_record_over = L’enregistrement dit que la partie est terminée, mais elle ne l’est pas.
error_record_end = L’enregistrement mène à une autre fin que celle qui est scellée.

# la ligne de commande
error_clause = Il n’y a pas de clause { $clause } dans ces règles : elles vont de { $first } à { $last }.
error_laws_file = { $file } ne dit pas où en est une série de lois.
error_laws_other = { $file } appartient à une série d’un autre jeu, d’une autre graine ou d’autres joueurs : nommez un autre fichier.
error_no_language = Il n’y a pas de langue { $lang } ici. Langues : { $known }.
error_option_form = Une option s’écrit clé=valeur, par exemple { $example } ; pas { $text }.
error_seed = Une graine est un texte simple sur une ligne, comme 1 ou printemps.
error_seats_given = { $seats } sièges sont donnés, mais il y a { $players } joueurs.
error_bots_given = { $bots } robots sont donnés pour { $players } joueurs : nommez-en un par siège.
error_names_alike = Deux joueurs s’appellent { $name } : donnez-leur des noms différents.
error_nameless = Il faut un nom à un joueur : --seat NOM, ou --seat bot:advised pour un robot.
error_which_game = Quel jeu ? Jeux : { $known }.
error_loaded_wish = Une partie conservée a déjà ses joueurs, ses options et sa graine : ne les donnez pas.
error_loaded_over = La partie de { $file } est terminée ; pour la revoir : farwest replay { $file }
error_other_game = { $file } est une partie du jeu { $game }, pas du jeu { $name }.
error_record_game = { $file } est une partie de { $game }, jeu inconnu ici. Jeux : { $known }.
error_no_move = L’enregistrement a { $last } coups : il n’y a pas de coup { $ply }.
error_replay_seat = --seat est un nombre de 1 à { $last }, ou open ; pas { $text }.
error_in_file = { $file } : { $why }
error_no_file = Il n’y a pas de fichier { $file }.
error_unread = { $file } ne peut pas être lu : { $reason }.
error_unwritten = { $file } ne peut pas être écrit : { $reason }.
error_exists = { $file } existe déjà : choisissez un autre nom, ou ajoutez --force.
error_twice = { $file } est nommé deux fois : à chaque fichier son nom.
error_is_folder = { $file } est un dossier, pas un fichier.
error_is_file = { $folder } est un fichier, pas un dossier.
error_no_folder = Il n’y a pas de dossier { $folder } où écrire { $file }.
error_no_parent = Il n’y a pas de dossier { $parent } où créer { $folder }.
error_closed_folder = On ne peut rien écrire dans { $folder }.
error_full_folder = Le dossier { $folder } n’est pas vide : choisissez-en un autre, ou ajoutez --force.
error_foreign_folder = Le dossier { $folder } n’est pas vide et contient autre chose : choisissez-en un autre.
error_keep = Les parties ne peuvent pas être conservées dans { $folder } : { $reason }

# les programmes qui jouent, et les tournois
error_program_here = Les programmes jouent dans simulate et arena, et là où l’hôte d’un serveur les nomme : { $name } n’est pas un robot ici.
error_program_command = Après exec: vient une commande, par exemple exec:python3 my_bot.py ; pas { $command }.
error_program_time = { $time }s n’est pas un temps de réponse : exec:30s:COMMANDE accorde 30 secondes.
error_program_missing = Il n’y a pas de programme { $program } à lancer.
error_program_start = { $command } ne peut pas être lancé : { $reason }.
error_program_silent = { $command } n’a pas répondu en { $seconds } secondes.
error_program_ended = { $command } s’est terminé en pleine partie, avec le statut { $status }.
error_program_answer = { $command } a répondu { $answer } ; une réponse est une ligne telle que { $example }, avec l’une des actions permises.
error_own_here = Une classe à vous joue là où la ligne de commande la nomme : { $name } n’est pas un robot ici.
error_own_file = Il n’y a pas de fichier { $file } avec un robot.
error_own_module = Python ne trouve aucun module { $module } : ajoutez son dossier à PYTHONPATH, ou nommez le fichier, par exemple my_bots.py:ThriftyBot.
error_own_load = { $where } ne peut pas être chargé : { $reason }.
error_own_class = { $what } dans { $where } n’est pas un robot : ce doit être une classe faite à partir de farwest.bots.Bot.
error_own_made = { $name } ne peut pas être fait avec sa seule chance : { $reason }.
error_other_plan = { $folder } contient les résultats d’un autre plan ({ $field } : { $found }, et non { $wanted }). Choisissez un autre dossier.
error_other_sources = { $folder } a été commencé par d’autres sources de Farwest (empreinte { $found }, ici { $here }), dont les parties peuvent différer. Choisissez un autre dossier, ou continuez avec ces sources.
error_unknown_sources = { $folder } ne dit pas quelles sources de Farwest l’ont commencé : il est antérieur à ces notes. Choisissez un autre dossier.
error_ledger = { $file } est abîmé à la ligne { $line } : ce n’est pas ce qui y a été gardé.
error_ledger_busy = Une autre commande écrit ses résultats dans { $folder } : attendez-la, ou choisissez un autre dossier.
error_network_missing = Il n’y a pas de réseau { $file } à faire jouer.
error_network_broken = { $file } ne peut pas être lu comme un fichier ONNX.
error_network_strange = { $file } n’est pas une stratégie écrite par le laboratoire : rien n’y dit pour quelle table.
error_network_shape = { $file } ne peut pas jouer : il lui faut tirer { $actions } notes de lignes de { $numbers } octets.
error_network_table = { $file } joue à { $game } à { $players } joueurs, pas à { $other } à { $seats }.
error_network_version = { $file } a été appris avec d’autres options ({ $options }), ou par une autre version du jeu.
error_network_extra = Faire jouer un réseau demande onnxruntime, qui n’est pas installé : { $extra }.
error_bot_twice = { $name } et { $other } sont un même robot sous deux noms : n’en nommez qu’un.
error_few_bots = Une arène demande au moins deux robots différents, séparés par des virgules ; pas { $bots }.

# Ray and data sets
error_no_ray = --on { $on } demande Ray : pip install "farwest[ray]".
error_no_ray_client = { $address } demande le client de Ray : pip install "ray[client]".
error_ray_address = --on prend here, ray, ou l’adresse d’une grappe comme 10.0.0.5:6379 ; pas { $address }.
error_ray_unreached = Aucune grappe Ray ne peut être rejointe à { $address } : { $reason }.
error_ray_start = Ray ne peut pas être lancé ici : { $reason }.
error_ray_lost = Ray a perdu le travail { $tries } fois et renonce : { $reason }.
error_ray_version = Chaque nœud de la grappe a besoin de farwest { $version } ; l’un d’eux a { $found }.
error_set_asked = Nommez un jeu et --out DOSSIER pour faire un jeu de données, ou --check DOSSIER seul.
error_set_missing = Il n’y a pas de jeu de données dans { $folder } : { $file } n’y est pas.
error_set_unread = { $file } est abîmé : ce n’est pas ce que farwest dataset a écrit.
error_set_other = { $folder } contient un autre jeu de données ({ $field } : { $found }, et non { $wanted }). Choisissez un autre dossier.
error_set_fewer = { $folder } a été commencé pour { $found } parties, plus que { $wanted } : demandez-en autant ou plus, ou choisissez un autre dossier.

### lists

list_next = { $some }, { $next }
list_last = { $some } et { $last }
list_times = { $n } × { $thing }

### news of every game

event_undone = { $player } reprend sa dernière réponse.

### options

opt_yes = oui
opt_no = non
opt_random = au hasard
opt_seat = siège { $seat }

### terminal

terminal_person = Joueur { $number }
terminal_bot = Robot { $number }
terminal_prompt = 1–{ $last }, ou ? pour l’aide >{" "}
terminal_pass = L’écran est à { $player }. { $player } : appuyez sur Entrée >{" "}
terminal_more = Entrée : la suite >{" "}
terminal_enter = Entrée : continuer >{" "}
terminal_unclear = « { $text } » ne fait pas partie des réponses : tapez un nombre de 1 à { $last }, ou ? pour l’aide.
terminal_number_or_die = La réponse { $number } est « { $answer } » ; « { $die } » est la réponse { $instead }. Entrée : réponse { $number }, ou tapez-en une autre >{" "}
terminal_quit = Quitter la partie ? Elle est conservée. Entrée : quitter, n : continuer >{" "}
terminal_entry = { $name } : { $text }
terminal_words = Ce qu’il y a sur la table
terminal_keys = Commandes
terminal_key_number = un nombre : donner cette réponse
terminal_key_undo = u : reprendre votre dernière réponse, tant que rien n’a été appris depuis
terminal_key_log = l : tout ce qui s’est passé
terminal_key_rule = r { $example }, ou r 26 : une clause des règles
terminal_key_save = s, ou s FICHIER : enregistrer une copie de la partie
terminal_key_quit = q : quitter ; la partie est conservée
terminal_no_clause = Il n’y a pas de clause « { $clause } » ; les clauses s’écrivent comme { $example }.
terminal_save_as = Nom du fichier (Entrée : { $file }) >{" "}
terminal_exists = { $file } existe déjà et ne sera pas remplacé : choisissez un autre nom.
terminal_not_kept = La partie n’a pas pu être écrite dans { $file } : la commande s l’enregistre ailleurs.
terminal_saved = Enregistré dans { $file }.
terminal_bye = Au revoir.
terminal_kept = La partie est conservée. Pour la reprendre :
terminal_recorded = L’enregistrement de cette partie se trouve dans { $file }.
terminal_record_as = En garder une copie ? Nom du fichier, ou Entrée pour non >{" "}
terminal_total = Total
terminal_place = Rang
terminal_won =
    { $count ->
        [0] Personne ne gagne.
        [one] { $players } gagne avec { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
       *[other] { $players } gagnent avec { $points ->
            [one] { $points } point
           *[other] { $points } points
        } chacun.
    }

# the menu of `farwest play`
menu_title = Farwest
menu_game = Jeu
menu_language = Langue
menu_this_language = français
menu_players = Joueurs
menu_seat = Siège { $number }
menu_bot =
    { $bot ->
        [advised] robot avisé
        [novice] robot novice
        [random] robot au hasard
       *[other] robot { $bot }
    }
menu_choose = Entrée : jouer · un nombre : changer cette ligne · q : quitter >{" "}
menu_which = Que choisissez-vous ? { $choices } >{" "}
menu_how_many = Combien de joueurs, de { $fewest } à { $most } >{" "}
menu_who = Nom du joueur, ou robot ({ $bots }) >{" "}
menu_twice = Deux joueurs ne peuvent pas s’appeler tous deux { $name }.
menu_unclear = « { $text } » n’est pas possible ici.
menu_resume = Partie inachevée : { $game }, { $players } ({ $when }). Entrée : la reprendre, n : nouvelle partie >{" "}

# the replay
replay_ply = Coup { $ply } sur { $last }
replay_prompt = Entrée : suivant, b : retour, nombre : aller à, q : quitter >{" "}
replay_answered = { $player } : { $answer }
replay_unfinished = La partie n’est pas terminée.

# vérifier un enregistrement, chercher dans les règles
verify_done = Vérifié : { $game }, { $players } joueurs, { $moves } coups. { $end }
verify_older = Elle a été enregistrée sous la révision { $recorded } des règles et mène au même point sous la révision { $played }.
verify_failed = Non vérifié. { $why }
terminal_not_found = Aucune clause ne contient les mots « { $words } ».

### page

page_title = Farwest
page_motto = Des jeux de l’Ouest, une seule table. Entre amis ou contre des robots.
page_money = { $n } $
page_vp = points de victoire
page_nuggets =
    { $n ->
        [one] pépite
       *[other] pépites
    }
page_days_hours = { $days } j { $hours } h
page_hours = { $hours } h { $minutes }
page_minutes = { $n } min
page_seconds = { $n } s
page_days =
    { $n ->
        [one] { $n } jour
       *[other] { $n } jours
    }
page_unreachable = Le serveur est injoignable. Vérifiez votre connexion et réessayez.
page_broken = Quelque chose n’a pas marché. Rechargez la page ; vos parties sont gardées.
page_opening = La table s’ouvre…

# la barre
page_pages = Pages
page_play = Jouer
page_finished = Parties finies
page_leaderboard = Classement
page_rules = Règles
page_login = Se connecter
page_guest = invité
page_dark = Thème sombre
page_light = Thème clair
page_other_language = Switch to English
page_close = Fermer
page_back = Retour au salon
page_here = Ici

# le salon
page_play_now = Jouer tout de suite
page_which_game = À quel jeu ?
page_create = Créer une table
page_have_link = J’ai un lien
page_link_field = Lien ou nom de la table
page_go_there = Y aller
page_games = Jeux
page_game = Jeu
page_all_games = Tous les jeux
page_players = joueurs
page_player = Joueur
page_against_bots = Contre des robots
page_table = Créer une table
page_my_tables = Mes tables
page_open_tables = Tables ouvertes
page_no_my_tables = Vous n’êtes encore à aucune table. « Jouer tout de suite » lance une partie contre des robots.
page_no_open_tables = Aucune table ouverte. Créez-en une : les autres la verront ici.
page_turns =
    { $n ->
        [one] { $n } coup à jouer
       *[other] { $n } coups à jouer
    }
page_table_of = Table : { $player }
page_with = avec { $players }
page_seats_taken = { $taken } places prises sur { $all }
page_clock_live = { $minutes } min + { $seconds } s
page_clock_days =
    { $days ->
        [one] { $days } jour par coup
       *[other] { $days } jours par coup
    }
page_clock_none = sans pendule
page_rated_tag = classée
page_waiting = en attente de joueurs
page_invite = Inviter
page_your_turn = À vous
page_plays = À { $player } de jouer
page_go_on = Continuer
page_in_play = en cours
page_watch = Regarder
page_sit_down = S’asseoir

# créer une table
page_seats = Places
page_seat = Place
page_seat_number = Place { $seat }
page_seat_open = Ouverte
page_seat_here = Joueur à cet écran
page_seat_more = Une place de plus
page_seat_less = Une place de moins
page_seat_away = Retirer la place { $seat }
page_free_seat = Place libre
page_name_here = Nom à la place { $seat }
page_name = Nom
page_you = vous
page_host = hôte
page_robot = Robot
page_bot =
    { $bot ->
        [novice] Novice
        [steady] Posé
        [sharp] Rusé
        [master] Maître
        [advised] Robot qui suit les conseils
        [random] Robot qui joue au hasard
       *[other] Robot { $bot }
    }
page_level =
    { $bot ->
        [novice] Apprend le métier : suit parfois un bon conseil, et répond sinon n’importe quoi.
        [steady] Suit toujours les conseils écrits pour ce jeu.
        [sharp] Joue la suite dans sa tête avant de répondre.
        [master] Joue la suite comme Rusé, et plus longtemps.
        [advised] Suit toujours les conseils écrits pour ce jeu.
        [random] Donne n’importe quelle réponse, sans regarder.
       *[other] Un robot.
    }
page_hired =
    { $kind ->
        [network] réseau de ce serveur
       *[other] programme extérieur
    }
page_hired_about =
    { $kind ->
        [network] Un réseau ajouté par l’hôte de ce serveur. Il a appris à jouer à { $players }, et répond aussitôt.
       *[other] Un programme extérieur ajouté par l’hôte de ce serveur. Il voit ce que sa place peut voir ; s’il échoue, les conseils répondent pour lui.
    }
page_level_cap =
    { $seconds ->
        [0] aussitôt
       *[other] { $seconds } s
    }
page_level_time =
    { $seconds ->
        [0] Répond aussitôt.
        [one] Réfléchit une seconde au plus.
       *[other] Réfléchit { $seconds } secondes au plus.
    }
page_level_strength = À deux joueurs, il a gagné { $share } % des parties contre { $rival } ({ $low } à { $high } % avec une certitude de 95 %).
page_who_may = Qui peut s’asseoir
page_door_open = Tous
page_door_link = Par lien
page_password = Mot de passe
page_table_name = Nom de la table
page_optional = facultatif
page_options_of = Options : { $game }
page_random = Tirage au sort
page_pick = Choisir
page_picked = Terminé
page_pace = Rythme
page_pace_none = Sans pendule
page_pace_live = En direct
page_pace_days = Tour par tour
page_pace_none_tip = Chacun prend le temps qu’il lui faut.
page_pace_live_tip = Une réserve de temps pour toute la partie ; chaque réponse a en plus quelques secondes gratuites.
page_pace_days_tip = Des jours pour chaque réponse ; inutile d’être là en même temps.
page_bank = Réserve
page_increment = Secondes pour chaque réponse
page_each_answer = Pour chaque réponse
page_spectators = Spectateurs
page_rated = Partie classée
page_summary = { $game }, { $seats } places, { $bots ->
        [0] aucun robot
        [one] { $bots } robot
       *[other] { $bots } robots
    }.
page_summary_open =
    { $open ->
        [one] Une place est libre : vous aurez un lien à envoyer.
       *[other] { $open } places sont libres : vous aurez un lien à envoyer.
    }
page_summary_full = Aucune place libre : vous pourrez commencer aussitôt.
page_setups = Tables enregistrées
page_setup_name = Nom de cette table type
page_save_setup = Enregistrer
page_forget = Oublier { $name }
page_saved = Enregistré.
page_cancel = Annuler
page_create_it = Créer la table

# avant le départ
page_invite_others = Inviter les autres
page_qr = Le lien en code QR
page_link = Lien
page_copy = Copier
page_copied = Copié.
page_share = Partager
page_local_only = Cette adresse ne marche que sur cette machine. Pour les téléphones de votre réseau, lancez la table avec : farwest play --lan
page_sit_here = S’asseoir ici
page_move_here = Venir ici
page_remove = Écarter { $player }
page_leave_table = Partir
page_cancel_table = Fermer la table
page_start = Commencer
page_free_seats =
    { $free ->
        [one] Une place est libre. Envoyez le lien, asseyez-y un robot ou retirez-la.
       *[other] { $free } places sont libres. Envoyez le lien, asseyez-y des robots ou retirez-les.
    }
page_waiting_room = En attente d’autres joueurs.
page_seat_for_you =
    { $free ->
        [one] Une place est libre : asseyez-vous.
       *[other] { $free } places sont libres : asseyez-vous.
    }
page_may_start = Tout le monde est là : vous pouvez commencer.
page_host_starts = { $player } lance la partie.
page_table_full = Toutes les places sont prises.
page_without = sans : { $option }
page_option_value = { $option } : { $value }
page_no_table = Pas de table ici
page_table_cancelled = Cette table a été fermée.

# jouer
page_question = Question
page_news = Ce qui se passe
page_board = Le plateau
page_rivals = Les rivaux
page_own = Ce qui est à vous
page_choosing = choisit…
page_offline = déconnecté
page_resigned = a abandonné
page_my_time = Ma réserve
page_locked = Choix verrouillé
page_waiting_for = En attente : { $players }.
page_chooses = { $player } choisit
page_choose = { $players } choisissent
page_goes_on = La partie continue
page_watching = vous regardez
page_reactions = Quelqu’un réagit-il ?
page_take_back = Reprendre
page_release = Tout relâcher
page_pick_first = Choisissez ce qui brille
page_pick_more = Choisissez encore
page_all_answers = Toutes les réponses
page_brief = Le jeu en bref
page_in_brief = En bref
page_one_less = Un de moins
page_one_more = Un de plus
page_ask_hint = Conseil
page_ask_hint_tip = Que répondrait un robot fort ? Il réfléchit une seconde et ne le dit qu’à vous.
page_hint_thinking = Le robot y réfléchit…
hint_only = « { $answer } » : il n’y a pas d’autre réponse.
hint_better = Le robot préfère « { $answer } » : environ { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de mieux que « { $other } » ({ $share } % de ses essais).
hint_because = Le robot préfère « { $answer } » : environ { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de mieux que « { $other } », { $why } ({ $share } % de ses essais).
better_prospects = surtout par ce que cela rapportera plus tard
better_rivals = surtout par ce que cela coûte à vos rivaux
hint_close = Le robot préfère « { $answer } » ({ $share } % de ses essais) ; « { $other } » vaut à peu près autant.
page_answers = Réponses
page_final = définitif
page_why_asked = Pas maintenant. La question est : { $question }
page_why_not_you = Pas maintenant : ce n’est pas à vous.
page_only_you = pour vous seul
page_log_chat = Journal et discussion
page_log_unread =
    { $n ->
        [one] Journal et discussion, { $n } nouveau message
       *[other] Journal et discussion, { $n } nouveaux messages
    }
page_tab_log = Journal
page_tab_chat = Discussion
page_tab_rules = Règles
page_nothing_yet = Rien ne s’est encore passé.
page_lost = La connexion est perdue. Nouvel essai…
page_no_watching = Cette table n’est pas ouverte aux spectateurs.
page_bot_for_you = Un robot joue pour vous.
page_take_seat_back = Reprendre ma place
page_gone = { $player } n’est pas là.
page_let_bot = Laisser jouer un robot
page_cancel_proposed = Quelqu’un propose d’arrêter la partie sans vainqueur.
page_cancel_asked = Les autres doivent donner leur accord.
page_agree = D’accord
page_pass_to = Passez l’écran à { $player }
page_i_am = C’est moi, { $player }

# discussion
page_chat = Discussion
page_message = Message
page_send = Envoyer
page_phrases = Phrases toutes faites
page_nobody_spoke = Personne n’a encore rien dit.
page_about = À propos : { $player }
page_mute = Ne plus lire
page_muted = Vous ne lirez plus { $player }.
page_unmute = Lire à nouveau
page_mutes = Ceux que vous ne lisez plus
page_report = Signaler
page_reported = L’administrateur le lira.
page_phrase_hello = Salut la compagnie !
page_phrase_good_luck = Bonne chance !
page_phrase_well_played = Bien joué !
page_phrase_thanks = Merci !
page_phrase_oops = Oups.
page_phrase_your_turn = À vous de jouer !
page_phrase_one_moment = Un instant, s’il vous plaît.
page_phrase_bribe = On peut s’arranger.
page_phrase_revenge = Vous me le paierez !
page_phrase_good_game = Belle partie !

# règles
page_rules_of = Règles : { $game }
page_search_rules = Chercher dans les règles
page_nothing_found = Aucune clause ne contient ces mots.
page_chapters = Aller à un chapitre
page_table_of_rules = Tableau des règles

# réglages
page_settings = Réglages
page_language = Langue
page_theme = Thème
page_theme_light = Clair
page_theme_dark = Sombre
page_speed = Animations
page_speed_calm = Calmes
page_speed_normal = Normales
page_speed_fast = Rapides
page_speed_none = Aucune
page_sound = Son
page_sound_tip = Deux notes quand c’est à vous.
page_notify = Notifications
page_notify_tip = Le navigateur vous prévient quand c’est à vous et que vous regardez ailleurs.
page_notify_refused = Votre navigateur n’autorise pas les notifications ici.
page_hints = Explications pour la première partie
page_hints_tip = De courtes explications à l’écran ; les réactiver les montre toutes à nouveau.
page_this_game = Cette partie
page_propose_cancel = Proposer d’arrêter
page_resign = Abandonner
page_sure_cancel = Arrêter la partie sans vainqueur, si tous sont d’accord ?
page_sure_resign = Abandonner ? Un robot jouera pour vous jusqu’à la fin.
page_yes = Oui
page_no = Non
page_keys = Touches
page_key_tab = de la question à ce qui brille, à vos affaires, au journal
page_key_arrows = d’une chose brillante à l’autre ; dans le journal, de règle en règle
page_keyname_enter = Entrée
page_keyname_space = Espace
page_keyname_escape = Échap
page_key_enter = répondre ; sur une chose choisie : envoyer
page_key_space = choisir ou relâcher ; passer une animation
page_key_escape = relâcher, fermer
page_key_undo = reprendre
page_key_log = journal
page_key_chat = discussion
page_key_rules = règles
page_key_help = cette liste

# conseils
page_hint_question = Voici ce qu’on vous demande, avec une ligne d’aide. Sinon, la barre dit qui l’on attend.
page_hint_glow = Tout ce qui brille d’or répond à la question : appuyez dessus.
page_hint_picks = Tout ce qui brille d’or répond à la question. Appuyez pour choisir, appuyez encore pour relâcher ; puis envoyez avec le bouton doré, qui dit ce que cela coûte.
page_hint_rivals = Les autres joueurs et ce qu’ils possèdent au su de tous. Un point doré : quelqu’un choisit.
page_hint_log = Tout ce qui arrive s’écrit ici, avec la clause des règles. La discussion et les règles sont à côté.
page_hint_undo = Vous pouvez reprendre une réponse tant que rien de nouveau n’a été vu.
page_understood = Compris
page_no_hints = Ne plus en montrer

# la fin
page_game_over = La partie est finie
page_wins =
    { $count ->
        [one] { $players } { $margin ->
            [0] l’emporte !
            [one] l’emporte d’un point !
           *[other] l’emporte de { $margin } points !
        }
       *[other] { $players } l’emportent ensemble !
    }
page_nobody_wins = Personne ne gagne.
page_scores = Scores
page_points_by_source = Scores par source
page_source = Source
page_total = Total
page_place =
    { $n ->
        [1] 1er
       *[other] { $n }e
    }
page_rematch = Revanche
page_rematch_join = À la revanche
page_replay = Revoir
page_record = Télécharger
page_verify = Vérifier le hasard
page_verified = Le hasard est vérifié
page_not_verified = Le hasard ne concorde pas
page_verified_tip = la graine correspond à l’empreinte publiée au début, et { $plies } coups se rejouent à l’identique

# revoir
page_show = Montrer
page_result = Résultat
page_moves = Coups
page_course = Déroulement
page_gain = +{ $n }
page_moments = Moments clés
page_points_so_far = Scores en chemin
page_points_so_far_tip = comme si la partie s’arrêtait là
page_curve = { $player } { $points }
page_deal = La mise en place
page_deal_tip = Ainsi commença la partie.
page_first = Au début
page_last = À la fin
page_step = Un coup en avant
page_step_back = Un coup en arrière
page_run = Lire
page_pause = Pause
page_ply = Coup
page_ply_of = coup { $ply } sur { $last }
page_viewpoint = Point de vue
page_replay_speed = Vitesse
page_seen_by = Vu par { $player }
page_open_view = Tout ouvert
page_copy_position = Copier le lien de cette position
page_play_on = Continuer d’ici
page_play_on_tip = Une nouvelle table non classée s’ouvre dans cette position : vous à une place, des robots aux autres.
page_play_on_here = Continuer
page_my_games = Mes parties
page_open_record = Ouvrir un fichier
page_no_record = { $file } n’est pas l’enregistrement d’une partie.
page_no_finished = Aucune partie finie pour le moment.
page_older = Parties plus anciennes

# joueurs
page_rank = Rang
page_rating = Cote
page_ratings = Cotes
page_games_played = Parties
page_n_players =
    { $n ->
        [one] { $n } joueur
       *[other] { $n } joueurs
    }
page_no_ranks = Personne n’a encore joué de partie classée de cette taille.
page_ranks_tip = Seules comptent les parties classées entre deux personnes au moins.
page_no_ratings = Pas encore de partie classée.
page_last_games = Dernières parties

# moi
page_profile = Profil
page_new_account = Nouveau compte
page_lost_password = Mot de passe perdu
page_account_tip = Vos parties restent à vous sur tous vos appareils. Un nom et un mot de passe suffisent.
page_account_made = Votre compte est créé.
page_make_account = Créer le compte
page_keep_games = Garder vos parties
page_password_tip = Huit caractères au moins.
page_old_password = Ancien mot de passe
page_new_password = Nouveau mot de passe
page_password_changed = Votre mot de passe est changé.
page_mail = Adresse électronique
page_mail_tip = Facultative : pour récupérer un mot de passe perdu et être prévenu quand c’est à vous.
page_mail_password = Une autre adresse demande le mot de passe de votre compte.
page_mail_unconfirmed = Pas encore confirmée : tant que vous n’avez pas ouvert le lien envoyé, rien d’autre n’y est envoyé. Enregistrer le renvoie.
page_confirm_mail = Confirmer l’adresse
page_mail_confirmed = { $mail } est confirmée.
page_forgot_tip = Si votre compte a une adresse électronique confirmée, un code y est envoyé. Sinon, demandez-en un à l’administrateur.
page_send_code = Envoyer un code
page_code_sent = Si un tel compte existe avec une adresse confirmée, le code est en route.
page_have_code = J’ai un code
page_code = Code
page_save = Enregistrer
page_turn_by_turn = Parties tour par tour
page_nights = La nuit, le temps s’arrête
page_nights_tip = Douze heures par jour au plus.
page_from = de
page_to = à
page_vacation_from = Vacances du
page_vacation_to = au
page_tell_mail = M’écrire quand c’est à moi
page_webhook = Webhook
page_webhook_tip = Une adresse HTTPS appelée quand c’est à vous.
page_tokens = Clés pour robots et autres clients
page_tokens_tip = Une clé laisse un programme jouer en votre nom. Elle n’est montrée qu’une fois.
page_token_label = À quoi elle sert
page_make_token = Créer une clé
page_data = Vos données
page_export = Exporter
page_logout = Se déconnecter
page_delete = Supprimer mon compte
page_guest_logout = Un invité qui se déconnecte ne peut pas revenir : créez d’abord un compte pour garder vos parties.
page_sure_delete = Tout supprimer à votre sujet ? Les parties finies restent, sans votre nom.

### l’analyse d’une partie terminée

review_title = Analyse : { $game }, { $moves } coups.
review_curve = Chances de gagner
review_curve_tip = toutes mains ouvertes, la suite jouée selon le conseil
review_turning = Tournants de la partie
review_why = D’où vient le résultat
review_player = Joueur
review_move = Coup
review_at_move = coup { $ply }
review_start = Au départ
review_own = Ses choix
    .tip = Ce que ses réponses ont changé, par rapport à celles du conseil.
review_others = Choix des autres
    .tip = Ce que les réponses des autres ont changé, mesuré de la même façon.
review_luck = Dés et pioches
    .tip = Ce que le hasard a changé : les dés et les cartes venus, par rapport à ceux qui auraient pu venir.
review_unforeseen = Imprévu
    .tip = Ce que l’estimation n’a pas vu venir : ni un choix, ni le hasard.
review_end = À la fin
review_percent = { $n } %
review_signed = { $n ->
    [0] 0 %
   *[other] { $sign }{ $n } %
 }
review_missed = { $player } : « { $answer } ». Le robot fort préférait « { $other } » (+{ $gain } %).
review_alike_up = { $player } : « { $answer } » (+{ $change } %). Le robot fort n’a rien trouvé de mieux.
review_alike_down = { $player } : « { $answer } » (−{ $change } %). D’après ce qu’on pouvait savoir, le robot fort n’a rien trouvé de mieux.
review_luck_up = { $player } : « { $answer } ». Puis dés et pioches ont donné { $change } % à { $whom }.
review_luck_down = { $player } : « { $answer } ». Puis dés et pioches ont coûté { $change } % à { $whom }.
review_gave = Dés et pioches ont donné { $n } % à { $player }.
review_cost = Dés et pioches ont coûté { $n } % à { $player }.
review_even = Dés et pioches n’ont rien donné à { $player }, ni rien coûté.
review_unsure = L’estimation n’a pas vu venir grand-chose de cette partie : lisez ces parts avec prudence.
review_quiet = Rien ne ressort de cette partie.
review_working = La partie est en cours d’analyse…
review_working_part = La partie est en cours d’analyse : { $done } sur 100…
review_waiting = Une autre partie est analysée d’abord…
review_failed = Cette partie n’a pas pu être analysée.
review_table = Les chances en chiffres
review_panel = Analyse
review_at = { $player } { $chance } %
error_review_unfinished = Seule une partie terminée peut être analysée.
error_no_chances = { $game } ne peut pas être analysé : personne n’y a mesuré ce que vaut une avance.
