import type { Translation } from '#contract/texts/define-texts.ts'

/** What the server says of a success, and of an offer or a question while it is written, by the sentence in English. */
export const advice: Translation = {
  name: 'contract',
  language: 'fr',
  messages: {
    'Registration successful!': 'Inscription réussie !',
    'Login successful': 'Connexion réussie',
    'Your email is verified.': 'Votre adresse e-mail est vérifiée.',
    'We have sent you a new verification email.': 'Nous vous avons envoyé un nouvel e-mail de vérification.',
    'If an account exists for this address, we have sent it a reset link.':
      'Si un compte existe à cette adresse, nous lui avons envoyé un lien de réinitialisation.',
    'Your password has been changed.': 'Votre mot de passe a été modifié.',
    'We have sent a link to your new address. Open it to confirm the change.':
      'Nous avons envoyé un lien à votre nouvelle adresse. Ouvrez-le pour confirmer le changement.',
    'Your email has been changed.': 'Votre adresse e-mail a été modifiée.',
    'Setup completed successfully!': 'Configuration terminée !',
    'Your changes are saved.': 'Vos modifications sont enregistrées.',
    'Welcome to the team! You can log in now.': 'Bienvenue dans l’équipe ! Vous pouvez vous connecter.',
    'The invitation to {email} is on its way.': 'L’invitation à {email} est en route.',
    'Redirecting to payment page for {plan}...': 'Ouverture de la page de paiement de {plan}...',
    'Job offer created successfully!': 'Offre d’emploi créée !',
    'The interview is written from this text, and there is little to ask about yet. Add three to five duties, e.g. “Advise customers on the phone”.':
      'L’entretien est rédigé à partir de ce texte, qui donne encore peu de matière à questions. Ajoutez trois à cinq tâches, par exemple « Conseiller les clients au téléphone ».',
    'No duties were found in this text. Say what the person will do, one line each, beginning with a verb: “Plan the routes of our drivers”.':
      'Aucune tâche n’a été trouvée dans ce texte. Indiquez ce que la personne fera, une ligne par tâche, en commençant par un verbe : « Planifier les tournées de nos chauffeurs ».',
    '{years} years do not fit the level {level}. Lower the years, or raise the level.':
      'Le nombre d’années ({years}) ne correspond pas au niveau {level}. Réduisez les années, ou relevez le niveau.',
    'Few interns have {years} years of experience. Ask for none, or change the type.':
      'Peu de stagiaires ont autant d’années d’expérience ({years}). N’en demandez pas, ou changez le type de poste.',
    'An executive with so little experience is hard to find. Raise the years, or lower the level.':
      'Un cadre dirigeant ayant si peu d’expérience est difficile à trouver. Augmentez les années, ou baissez le niveau.',
    '{level} usually means some years of experience. Raise the years, or lower the level.':
      '{level} suppose en général quelques années d’expérience. Augmentez les années, ou baissez le niveau.',
    'A doctorate is much to ask at this level. Ask for what the work needs.':
      'Un doctorat, c’est beaucoup demander à ce niveau. Demandez ce que le travail exige.',
    'A finished Master’s is much to ask of an intern. Ask for ongoing studies.':
      'Un master déjà obtenu, c’est beaucoup demander à un stagiaire. Demandez des études en cours.',
    'The title says “{found}”, the level says {level}. Let them agree.':
      'L’intitulé dit « {found} », le niveau dit {level}. Faites-les concorder.',
    'The text welcomes beginners, but the profile asks for experience. Let them agree.':
      'Le texte accueille les débutants, mais le profil demande de l’expérience. Faites-les concorder.',
    'The text asks for {stated} years, the profile for {years}. Let them agree.':
      'Le nombre d’années n’est pas le même dans le texte ({stated}) et dans le profil ({years}). Faites-les concorder.',
    '{stated} years do not fit the level {level}. Lower the years, or raise the level.':
      'Le nombre d’années ({stated}) ne correspond pas au niveau {level}. Réduisez les années, ou relevez le niveau.',
    'The type says remote, the text says on site. Say how many days are spent where.':
      'Le type dit à distance, le texte dit sur place. Indiquez combien de jours se passent à distance et combien sur place.',
    'The type says part-time, the text says full-time. Say how many hours a week.':
      'Le type dit temps partiel, le texte dit temps plein. Indiquez le nombre d’heures par semaine.',
    'This speaks of age, and may exclude people unlawfully. Say what the work asks for, e.g. “ready to learn” or “experience with …”.':
      'Ce passage évoque l’âge et peut exclure des personnes de façon illégale. Indiquez ce que le travail demande, par exemple « envie d’apprendre » ou « expérience de … ».',
    'This names one gender only. Use a form for everybody, e.g. “salesperson”, “vendeur/se”, “(m/w/d)”.':
      'Ce passage ne nomme qu’un genre. Employez une forme qui s’adresse à tous, par exemple « vendeur/se », « (m/w/d) ».',
    '“{found}” addresses women only. Use a form for everybody, e.g. “vendeur/se”, “Verkäufer (m/w/d)”, “dependiente/a”.':
      '« {found} » ne s’adresse qu’aux femmes. Employez une forme qui s’adresse à tous, par exemple « vendeur/se », « Verkäufer (m/w/d) », « dependiente/a ».',
    'This speaks of origin or mother tongue. Name the level of language the work needs, e.g. “fluent English (C1)”, or “permit to work”.':
      'Ce passage évoque l’origine ou la langue maternelle. Précisez le niveau de langue nécessaire, par exemple « anglais courant (C1) », ou « permis de travail ».',
    'This speaks of religion. Leave it out; if the work has rules of dress or hours, name those.':
      'Ce passage évoque la religion. Retirez-le ; si le travail impose une tenue ou des horaires, précisez-les.',
    'This speaks of family life. Say what the hours or journeys are, and let people judge for themselves.':
      'Ce passage évoque la vie de famille. Indiquez les horaires ou les déplacements, et laissez chacun en juger.',
    'This speaks of health or disability. Name the task itself, e.g. “lifts loads of up to 20 kg”, and offer adjustments.':
      'Ce passage évoque la santé ou le handicap. Décrivez la tâche elle-même, par exemple « porte des charges jusqu’à 20 kg », et proposez des aménagements.',
    'This asks for looks or a photo, which opens the door to bias. Ask for what the person does, e.g. “welcomes guests warmly”.':
      'Ce passage demande une apparence ou une photo, ce qui ouvre la porte aux préjugés. Demandez ce que la personne fait, par exemple « accueille chaleureusement les clients ».',
    'This asks about politics, unions or a record of past pay. Leave it out: it says nothing about the work.':
      'Ce passage porte sur la politique, l’engagement syndical ou les salaires passés. Retirez-le : cela ne dit rien du travail.',
    'Such words put many good people off. Name the work and the level, e.g. “experienced developer”.':
      'De tels mots découragent beaucoup de bons candidats. Indiquez le métier et le niveau, par exemple « développeur expérimenté ».',
    'This reads like hours without end. Say what the hours are and what happens with overtime.':
      'Cette phrase laisse craindre des horaires sans fin. Indiquez les horaires, et ce que deviennent les heures supplémentaires.',
    'A car of one’s own shuts many people out. If journeys are part of the work, say so: “can reach sites across the region”.':
      'Exiger une voiture exclut beaucoup de monde. Si le travail comprend des déplacements, dites-le : « peut se rendre sur les sites de la région ».',
    'This sounds like a clique. Say how the team works together, e.g. “we review each other’s work”.':
      'Cette phrase évoque un clan. Indiquez comment l’équipe travaille, par exemple « nous relisons le travail les uns des autres ».',
    'Work without pay shuts out all who cannot afford it. Name what is paid, or call it volunteering.':
      'Un travail sans salaire exclut ceux qui ne peuvent pas se le permettre. Indiquez ce qui est payé, ou parlez de bénévolat.',
    'The interview is held in {language}. Please write the question in that language.':
      'L’entretien se déroule en {language}. Veuillez écrire la question dans cette langue.',
    'This asks several questions at once. Keep the one that matters most.':
      'Il y a ici plusieurs questions à la fois. Gardez celle qui compte le plus.',
    'This is long ({count} words). Try to stay under {max}.':
      'La question est longue ({count} mots). Essayez de rester en dessous de {max}.',
    'This is very short. Say what you would like to hear about.':
      'La question est très courte. Précisez ce que vous aimeriez apprendre.',
    'This can be answered with yes or no. Begin with “what”, “how” or “which”, so that the person tells something.':
      'On peut y répondre par oui ou par non. Commencez par « que », « comment » ou « quel », pour inviter la personne à raconter.',
    'Please leave out signs like < > { } [ ].': 'Veuillez ne pas employer de signes comme < > { } [ ].',
    'Another question asks much the same. Change one of them.':
      'Une autre question demande à peu près la même chose. Modifiez l’une des deux.',
    'This asks about {topic}, which may be unlawful. Ask about the work instead: what it needs, and what the person has done.':
      'Cette question porte sur {topic}, ce qui peut être illégal. Interrogez plutôt sur le travail : ce qu’il demande, et ce que la personne a fait.',
    age: 'l’âge',
    'family life': 'la vie de famille',
    pregnancy: 'la grossesse',
    'health or disability': 'la santé ou le handicap',
    religion: 'la religion',
    'origin or mother tongue': 'l’origine ou la langue maternelle',
    politics: 'la politique',
    'union membership': 'l’appartenance syndicale',
    'past pay': 'les salaires passés',
    English: 'anglais',
    French: 'français',
    German: 'allemand',
    Spanish: 'espagnol',
  },
}
