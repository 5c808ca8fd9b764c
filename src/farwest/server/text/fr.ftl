### Ce que dit le serveur : pourquoi une demande est refusée, et les courriels.

# toute demande
error_form = La demande n’a pas la bonne forme : { $where } : { $what }.
error_host = Ce serveur ne porte pas le nom { $host } : ouvrez-le à l’adresse affichée à son démarrage, ou demandez à son exploitant d’ajouter ce nom (FARWEST_HOSTS).
error_json = Le corps n’est pas du JSON.
error_json_type = Le corps doit être du JSON, envoyé comme application/json.
error_method = Cette adresse ne s’emploie pas ainsi.
error_missing = Il n’y a rien ici.
error_origin = Cette demande vient d’un autre site : elle n’est pas exécutée.
error_request = La demande ne peut pas être exécutée.
error_server = Quelque chose a mal tourné ici. C’est noté ; veuillez réessayer.
error_too_large = Le corps est trop grand : { $most } kilo-octets au plus.
error_too_often = C’était trop souvent : attendez un peu.
error_too_slow = Le corps a mis trop de temps à arriver : recommencez.
error_lines = Vous avez trop de tables ouvertes à la fois : fermez-en d’abord.

# les gens
error_account_already = Vous avez déjà un compte.
error_banned = Vous ne pouvez plus jouer ici.
error_code = Ce code n’est pas valable, ou ne l’est plus : demandez-en un autre.
error_language = Les langues d’ici sont { $spoken }.
error_login = Ce nom et ce mot de passe ne vont pas ensemble.
error_mail = Ce n’est pas une adresse électronique.
error_mutes = Vous ne lisez déjà plus { $most } personnes.
error_name_empty = Un nom a au moins une lettre ou un chiffre.
error_name_length = Un nom a de 1 à { $most } caractères.
error_name_signs = Un nom a des caractères visibles et ordinaires, sans < ni >.
error_name_taken = Ce nom est pris : choisissez-en un autre.
error_no_mail = Ce serveur n’envoie pas de courriel : demandez un nouveau mot de passe à son administrateur.
error_no_person = Personne d’autre ne porte ce nom à cette table.
error_no_player = Aucun joueur ne porte ce nom.
error_nobody = Dites d’abord qui vous êtes : jouez comme invité, ou connectez-vous.
error_password_weak = Un mot de passe a de { $fewest } à { $most } caractères et n’est pas le nom.
error_prove = Donnez aussi le mot de passe de votre compte.
error_settings_large = Ces réglages sont trop grands.
error_setup_twice = Deux modèles de table ne peuvent pas porter le même nom.
error_token = Cette clé n’est pas connue ici.
error_tokens = Vous avez déjà { $most } clés.
error_vacation = Des vacances ont un début et une fin plus tardive (from et to).

# les tables
error_bot = Il n’y a pas de robot { $bot } pour ce jeu : choisissez { $offered }.
error_bot_table = { $bot } n’a pas appris à jouer à une telle table : changez le nombre de joueurs, les options ou le robot.
error_cancelled = Cette table a été fermée.
error_ended = Cette partie est déjà finie.
error_leave_playing = La partie est en cours : abandonnez-la plutôt.
error_me_twice = Vous ne pouvez occuper qu’une seule place.
error_no_password = Il faut un mot de passe à une table à mot de passe.
error_no_seat = Il n’y a pas de place { $seat }.
error_no_table = Cette table n’existe pas, ou n’existe plus.
error_not_ended = La partie n’est pas encore finie.
error_not_host = Seul l’hôte de la table peut faire cela.
error_not_seated = Vous n’êtes pas assis à cette table.
error_rated_alone = Une partie classée demande au moins deux personnes.
error_rated_bot = Dans une partie classée, on joue soi-même, ou on abandonne.
error_rated_guest = Les parties classées sont pour les comptes : créez d’abord le vôtre.
error_chair_taken = Quelqu’un est assis là : écartez-le d’abord.
error_seat_taken = Cette place est prise, ou aucune n’est libre.
error_seats_open = Des places sont libres : occupez-les, ou retirez-les.
error_started = La partie a déjà commencé.
error_table_password = Ce n’est pas le mot de passe de la table.
error_tables = Vous avez déjà { $most } tables en attente : fermez-en une d’abord.
error_games = Vous êtes l’hôte de { $most } parties en cours : finissez-en ou annulez-en une d’abord.
error_bots_alone = Quelqu’un doit jouer : des robots seuls ne font pas une table.

# en jeu
error_bot_already = Un robot y joue déjà.
error_by_bot = Un robot joue pour vous : reprenez d’abord votre place.
error_clock_decides = Ici, c’est la pendule qui décide quand le temps est écoulé.
error_hint_rated = Il n’y a pas de conseils dans les parties classées.
error_hint_thinking = Un conseil est déjà à l’étude : attendez-le.
error_message = Ce message n’a pas la bonne forme.
error_no_bot = Aucun robot ne joue pour vous : il n’y a personne à renvoyer.
error_no_hint = Aucun conseil n’a été trouvé à temps : redemandez.
error_no_ply = La partie enregistrée a les coups 0 à { $last }.
error_no_spectators = Cette table n’est pas ouverte aux spectateurs.
error_not_away = Un robot peut jouer pour quelqu’un qui est absent depuis { $seconds } secondes.
error_not_playing = Aucune partie n’est en cours à cette table.
error_not_written = Le coup n’a pas pu être noté : essayez encore.
error_not_your_seat = La place { $seat } n’est pas la vôtre.
error_record_long = Cette partie enregistrée est trop longue pour être ouverte ici.
error_revision = Les règles de ce jeu ont changé depuis que cette partie a été jouée ici, et elle se déroulerait autrement : elle est fermée aux coups et conservée telle quelle. Qui tient cette table peut la finir avec la version dans laquelle elle a commencé.
error_saying = Dites de 1 à { $most } caractères.
error_stale = La table a avancé : regardez de nouveau.

# les courriels
mail_confirm_subject = Farwest : est-ce votre adresse ?
mail_confirm =
    Bonjour,

    { $player } a donné cette adresse pour un compte d’ici. Si c’est la vôtre, confirmez-la dans les trois jours avec ce code :

    { $code }

    { $link }

    Sinon, ne faites rien : vous ne recevrez pas d’autre courriel.

mail_reset_subject = Farwest : un nouveau mot de passe
mail_reset =
    Bonjour { $player },

    pour choisir un nouveau mot de passe, utilisez ce code dans l’heure :

    { $code }

    { $link }

    Si vous n’avez rien demandé, ne faites rien : votre mot de passe reste le même.

mail_turn_subject = Farwest : c’est à vous à la table { $table }
mail_turn =
    Bonjour { $player },

    c’est à vous de jouer à la table « { $table } » :

    { $link }

    Vous recevez ce courriel parce que vos réglages le demandent.
error_order = Il n’y a pas de consigne { $order } ici.
