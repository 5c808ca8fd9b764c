### errors

error_over = La partie est terminée.
error_not_asked = Le siège { $seat } n’a rien à répondre pour l’instant.
error_illegal = { $action } n’est pas une réponse possible ici.
error_no_undo = On ne peut pas revenir plus loin en arrière.

### lists

list_next = { $some }, { $next }
list_last = { $some } et { $last }

### options

opt_yes = oui
opt_no = non
opt_random = au hasard
opt_seat = siège { $seat }

### terminal

terminal_person = Joueur { $number }
terminal_bot = Robot { $number }
terminal_prompt = 1–{ $last }, ou ? pour l’aide >{" "}
terminal_pass = L’écran est à { $player }. { $player } : appuyez sur Entrée >{" "}
terminal_more = Entrée : la suite >{" "}
terminal_enter = Entrée : continuer >{" "}
terminal_unclear = « { $text } » ne fait pas partie des réponses : tapez un nombre de 1 à { $last }, ou ? pour l’aide.
terminal_number_or_die = La réponse { $number } est « { $answer } » ; « { $die } » est la réponse { $instead }. Entrée : réponse { $number }, ou tapez-en une autre >{" "}
terminal_quit = Quitter la partie ? Elle est conservée. Entrée : quitter, n : continuer >{" "}
terminal_entry = { $name } : { $text }
terminal_words = Vos cartes et les lieux
terminal_keys = Commandes
terminal_key_number = un nombre : donner cette réponse
terminal_key_typed = les dés, par exemple Q Q, ou - pour aucun : la même chose sans chercher le nombre
terminal_key_undo = u : reprendre votre dernière réponse, tant que rien n’a été appris depuis
terminal_key_log = l : tout ce qui s’est passé
terminal_key_rule = r DT-026, ou r 26 : une clause des règles
terminal_key_save = s, ou s FICHIER : enregistrer une copie de la partie
terminal_key_quit = q : quitter ; la partie est conservée
terminal_no_clause = Il n’y a pas de clause « { $clause } » ; les clauses s’écrivent comme { $example }.
terminal_save_as = Nom du fichier (Entrée : { $file }) >{" "}
terminal_exists = { $file } existe déjà et ne sera pas remplacé : choisissez un autre nom.
terminal_not_kept = La partie n’a pas pu être écrite dans { $file } : la commande s l’enregistre ailleurs.
terminal_saved = Enregistré dans { $file }.
terminal_bye = Au revoir.
terminal_kept = La partie est conservée. Pour la reprendre :
terminal_recorded = L’enregistrement de cette partie se trouve dans { $file }.
terminal_record_as = En garder une copie ? Nom du fichier, ou Entrée pour non >{" "}
terminal_total = Total
terminal_place = Rang
terminal_won =
    { $count ->
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
        [random] robot au hasard
       *[other] robot { $bot }
    }
menu_choose = Entrée : jouer · un nombre : changer cette ligne · q : quitter >{" "}
menu_which = Que choisissez-vous ? { $choices } >{" "}
menu_how_many = Combien de joueurs, de { $fewest } à { $most } >{" "}
menu_who = Nom du joueur, ou robot ({ $bots }) >{" "}
menu_twice = Deux joueurs ne peuvent pas s’appeler tous deux { $name }.
menu_unclear = « { $text } » n’est pas possible ici.
menu_resume = Partie inachevée : { $game }, { $players } ({ $when }). Entrée : la reprendre, n : nouvelle partie >{" "}

# the replay
replay_ply = Coup { $ply } sur { $last }
replay_prompt = Entrée : suivant, b : retour, nombre : aller à, q : quitter >{" "}
replay_asked = Question à { $player } : { $question }
replay_answered = { $player } : { $answer }
replay_start = La mise en place.
replay_unfinished = La partie n’est pas terminée.

# the pictures of the games
picture_legend = ★ est le Sheriff ; ✓ a gagné quelque chose ce tour et n’ira pas chez le Doc ; les barres montrent ce qui reste avant la fin de la partie.
picture_round = Tour { $number }
picture_dollars = { $number } $
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
picture_known = vu en main : { $cards }
picture_worth = { $card } ({ $number } PV)
picture_no_card = aucune carte
picture_wanted = Recherchés : { $outlaws }
picture_river =
    { $number ->
        [one] Rivière : { $number } carte
       *[other] Rivière : { $number } cartes
    }
picture_river_top = au-dessus, pour vous seul : { $cards }
picture_die = Dé indien : { $place }
picture_guarded = Garde du corps : personne ne peut dépouiller { $player } ce tour.
picture_offer = Offre de { $player } : { $goods }
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
picture_hand = Votre main : { $cards }
picture_hand_of = Main de { $player } : { $cards }
picture_looking = Vous regardez : { $cards }
picture_rolled = Sous votre gobelet : { $dice }
picture_rolled_of = Sous le gobelet de { $player } : { $dice }
picture_cost =
    { $number ->
        [0] gratuit
       *[other] { $number } $
    }
picture_cost_none = aucun : { $number } $
picture_some_titles = titres { $cards }
