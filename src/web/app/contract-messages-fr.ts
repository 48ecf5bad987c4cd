import type { Translation } from '#contract/texts/define-texts.ts'

/** What the server and the forms refuse, by the sentence in English; `{name}` stands for what differs. */
export const refusals: Translation = {
  name: 'contract',
  language: 'fr',
  messages: {
    'Some of the input is not valid.': 'Certaines données ne sont pas valides.',
    'Please log in to continue.': 'Veuillez vous connecter pour continuer.',
    'Your role does not allow this.': 'Votre rôle ne le permet pas.',
    'This is a demo company: you can look at everything and change nothing. Sign up to try it yourself.':
      'Ceci est une entreprise de démonstration : vous pouvez tout regarder et ne rien changer. Inscrivez-vous pour essayer vous-même.',
    'Complete your company profile first.': 'Complétez d’abord le profil de votre entreprise.',
    'Not found.': 'Introuvable.',
    'This address does not support that method.': 'Cette adresse n’accepte pas cette méthode.',
    'The request is too large.': 'La demande est trop volumineuse.',
    'This address does not accept that content type.': 'Cette adresse n’accepte pas ce type de contenu.',
    'Too many requests. Please try again in a moment.':
      'Trop de demandes. Veuillez réessayer dans un instant.',
    'Something went wrong on our side. Please try again later.':
      'Une erreur s’est produite de notre côté. Veuillez réessayer plus tard.',
    'The service is not available right now. Please try again in a moment.':
      'Le service n’est pas disponible pour le moment. Veuillez réessayer dans un instant.',
    'A candidate has already started the interview, so its language can no longer be changed.':
      'Un candidat a déjà commencé l’entretien : la langue ne peut plus être changée.',
    'A candidate has already started this interview. From then on every candidate gets the same questions.':
      'Un candidat a déjà commencé cet entretien. Tous les candidats reçoivent désormais les mêmes questions.',
    'A candidate has already started this interview. From then on follow-up questions stay as they are for every candidate.':
      'Un candidat a déjà commencé cet entretien. Les questions de relance restent désormais les mêmes pour tous les candidats.',
    'A colleague has already invited this candidate.': 'Un collègue a déjà invité ce candidat.',
    'A company needs at least one admin. Make somebody else an admin first.':
      'Une entreprise a besoin d’au moins un administrateur. Donnez d’abord ce rôle à quelqu’un d’autre.',
    'A question has at most 5 key points.': 'Une question compte au plus 5 points clés.',
    'Address is required': 'L’adresse est obligatoire',
    'Address must contain between 3 and 50 characters.': 'L’adresse doit compter entre 3 et 50 caractères.',
    'All preference fields are required to create the offer':
      'Tous les champs des préférences sont nécessaires pour créer l’offre.',
    'An interview has at most 12 questions.': 'Un entretien compte au plus 12 questions.',
    'An interview needs at least 3 questions.': 'Un entretien doit compter au moins 3 questions.',
    'Blind review hides the CV until you decide or reveal the candidate.':
      'L’évaluation anonyme masque le CV jusqu’à ce que vous décidiez ou révéliez l’identité.',
    'City is required': 'La ville est obligatoire',
    'City must contain at most 100 characters.': 'La ville doit compter au plus 100 caractères.',
    'Date and time are required': 'La date et l’heure sont obligatoires',
    'Date and time must be in the future': 'La date et l’heure doivent être à venir',
    'Each value can be chosen once.': 'Chaque valeur ne peut être choisie qu’une fois.',
    'Email address is required': 'L’adresse e-mail est obligatoire',
    'Everything is unlocked on this installation: there is nothing to buy.':
      'Tout est ouvert sur cette installation : il n’y a rien à acheter.',
    'First name is required': 'Le prénom est obligatoire',
    'Full company name must contain at most 100 characters.':
      'Le nom complet de l’entreprise doit compter au plus 100 caractères.',
    'Invalid or expired token. Request a new reset link.':
      'Ce lien n’est pas valide ou a expiré. Demandez un nouveau lien de réinitialisation.',
    'Invalid or expired verification token.': 'Ce lien de vérification n’est pas valide ou a expiré.',
    'Last name is required': 'Le nom est obligatoire',
    'Meeting link is required': 'Le lien de la réunion est obligatoire',
    'Name must contain between 3 and 15 characters.': 'Le nom doit compter entre 3 et 15 caractères.',
    'No CV is stored.': 'Aucun CV n’est enregistré.',
    'No plan on offer includes this.': 'Aucune formule proposée n’inclut cette fonction.',
    'No report with this code was made here. Compare the code with the last page of the report.':
      'Aucun rapport portant ce code n’a été établi ici. Comparez le code avec la dernière page du rapport.',
    'Not a valid id': 'Identifiant non valide',
    'Only a pending candidate can be rejected.': 'Seule une candidature en attente peut être refusée.',
    'Only a rejected or hired candidate can be reopened.':
      'Seule une candidature au statut « Refus » ou « Embauche » peut être rouverte.',
    'Only an invited candidate can have an outcome.':
      'Un résultat ne peut être indiqué que pour un candidat invité.',
    'Only the writer of a note or an admin can delete it.':
      'Seul l’auteur d’une remarque ou un administrateur peut la supprimer.',
    'Only users of your company can be interviewers.':
      'Seuls les utilisateurs de votre entreprise peuvent mener un entretien.',
    'Only users of your company can be mentioned.':
      'Seuls les utilisateurs de votre entreprise peuvent être mentionnés.',
    'Password must be at least 8 characters long.': 'Le mot de passe doit compter au moins 8 caractères.',
    'Password must be at least 8 characters.': 'Le mot de passe doit compter au moins 8 caractères.',
    'Password must contain at least 8 characters.': 'Le mot de passe doit compter au moins 8 caractères.',
    'Password must contain at most 200 characters.': 'Le mot de passe doit compter au plus 200 caractères.',
    'Phone number is required': 'Le numéro de téléphone est obligatoire',
    'Phone number must contain exactly 8 digits.':
      'Le numéro de téléphone doit compter exactement 8 chiffres.',
    'Please add at least one skill.': 'Veuillez ajouter au moins une compétence.',
    'Please choose English, French or Arabic.': 'Veuillez choisir l’anglais, le français ou l’arabe.',
    'Please choose a company size.': 'Veuillez choisir une taille d’entreprise.',
    'Please choose a job type.': 'Veuillez choisir un type de poste.',
    'Please choose a role.': 'Veuillez choisir un rôle.',
    'Please choose a screenshot of your transfer.': 'Veuillez choisir une capture d’écran de votre virement.',
    'Please choose a seniority level.': 'Veuillez choisir un niveau de séniorité.',
    'Please choose an education level.': 'Veuillez choisir un niveau d’études.',
    'Please choose an experience level.': 'Veuillez choisir un niveau d’expérience.',
    'Please choose an industry.': 'Veuillez choisir un secteur.',
    'Please choose at most 3.': 'Veuillez en choisir au plus 3.',
    'Please choose between 1 and 5 values.': 'Veuillez choisir de 1 à 5 valeurs.',
    'Please choose each only once.': 'Veuillez choisir chaque élément une seule fois.',
    'Please choose one of the times.': 'Veuillez choisir l’un des horaires.',
    'Please choose the interview language.': 'Veuillez choisir la langue de l’entretien.',
    'Please choose whether candidates are reminded.':
      'Veuillez choisir si les candidats reçoivent un rappel.',
    'Please choose whether follow-up questions are asked.':
      'Veuillez choisir si des questions de relance sont posées.',
    'Please choose whether names are hidden.': 'Veuillez choisir si les noms sont masqués.',
    'Please describe the ideal candidate.': 'Veuillez décrire le candidat idéal.',
    'Please enter a job description.': 'Veuillez saisir une description du poste.',
    'Please enter a job title.': 'Veuillez saisir un intitulé de poste.',
    'Please enter a location.': 'Veuillez saisir un lieu.',
    'Please enter a reason, or remove the line.': 'Veuillez saisir un motif, ou supprimer la ligne.',
    'Please enter a valid email address': 'Veuillez saisir une adresse e-mail valide',
    'Please enter a valid email address.': 'Veuillez saisir une adresse e-mail valide.',
    'Please enter a valid phone number (8 digits)':
      'Veuillez saisir un numéro de téléphone valide (8 chiffres)',
    'Please enter a whole number of kilometres from 0 to 20,000.':
      'Veuillez saisir un nombre entier de kilomètres, de 0 à 20 000.',
    'Please enter your city.': 'Veuillez saisir votre ville.',
    'Please enter your full company name.': 'Veuillez saisir le nom complet de votre entreprise.',
    'Please enter your password.': 'Veuillez saisir votre mot de passe.',
    'Please give a reason.': 'Veuillez indiquer un motif.',
    'Please keep each key point under 120 characters.': 'Veuillez limiter chaque point clé à 120 caractères.',
    'Please keep each question under 500 characters.': 'Veuillez limiter chaque question à 500 caractères.',
    'Please keep each reason under 120 characters.': 'Veuillez limiter chaque motif à 120 caractères.',
    'Please keep each skill under 60 characters.': 'Veuillez limiter chaque compétence à 60 caractères.',
    'Please keep your answer under 10,000 characters.': 'Veuillez limiter votre réponse à 10 000 caractères.',
    'Please list at most 20 reasons.': 'Veuillez indiquer au plus 20 motifs.',
    'Please list at most 30 skills.': 'Veuillez indiquer au plus 30 compétences.',
    'Please list each reason only once.': 'Veuillez n’indiquer chaque motif qu’une fois.',
    'Please say why blind review is switched off: names of candidates become visible.':
      'Veuillez indiquer pourquoi l’évaluation anonyme est désactivée : les noms des candidats deviennent visibles.',
    'Please send a PNG, JPEG or WebP picture.': 'Veuillez envoyer une image PNG, JPEG ou WebP.',
    'Please use a date and time such as 2026-11-30T09:30:00.':
      'Veuillez saisir une date et une heure comme 2026-11-30T09:30:00.',
    'Please use a link that begins with https:// or http://.':
      'Veuillez saisir un lien qui commence par https:// ou http://.',
    'Please use at most {max} characters.': 'Veuillez ne pas dépasser {max} caractères.',
    'Please verify your email before logging in.':
      'Veuillez vérifier votre adresse e-mail avant de vous connecter.',
    'Please write a note.': 'Veuillez écrire une remarque.',
    'Please write a subject.': 'Veuillez écrire un objet.',
    'Please write an answer first.': 'Veuillez d’abord écrire une réponse.',
    'Please write the key point, or remove it.': 'Veuillez écrire le point clé, ou le supprimer.',
    'Please write the question, or drop it.': 'Veuillez écrire la question, ou la retirer.',
    'Please write the text.': 'Veuillez écrire le texte.',
    'Priority support needs the {plan} plan.': 'L’assistance prioritaire nécessite la formule {plan}.',
    'Rejection e-mails need the {plan} plan.': 'Les e-mails de refus nécessitent la formule {plan}.',
    'Reports on candidates need the {plan} plan.':
      'Les rapports sur les candidats nécessitent la formule {plan}.',
    'Reports on jobs need the {plan} plan.': 'Les rapports sur les offres nécessitent la formule {plan}.',
    'Salary must be a number.': 'Le salaire doit être un nombre.',
    'Salary must be more than 0.': 'Le salaire doit être supérieur à 0.',
    'Scheduling interviews needs the {plan} plan.': 'Planifier des entretiens nécessite la formule {plan}.',
    'Somebody else has changed these questions. Look at them as they are now, then make your changes again.':
      'Quelqu’un d’autre a modifié ces questions. Regardez-les telles qu’elles sont, puis refaites vos modifications.',
    'Somebody else has changed this job offer. Look at it as it is now, then make your changes again.':
      'Quelqu’un d’autre a modifié cette offre. Regardez-la telle qu’elle est, puis refaites vos modifications.',
    'The clocks skip this hour on that day. Please choose another time.':
      'Cette heure n’existe pas ce jour-là (changement d’heure). Veuillez en choisir une autre.',
    'The description must contain at most 10,000 characters.':
      'La description doit compter au plus 10 000 caractères.',
    'The description must contain more than 500 characters.':
      'La description doit compter plus de 500 caractères.',
    'The interview is not completed yet, so there is nothing to score.':
      'L’entretien n’est pas encore terminé : il n’y a encore rien à évaluer.',
    'The library has 200 questions. Please remove one before you save another.':
      'La bibliothèque compte 200 questions. Veuillez en supprimer une avant d’en enregistrer une autre.',
    'The picture has more than 40 megapixels. Please send a smaller one.':
      'L’image dépasse 40 mégapixels. Veuillez en envoyer une plus petite.',
    'The screenshot is larger than 5 MB. Please send a smaller picture.':
      'La capture d’écran dépasse 5 Mo. Veuillez envoyer une image plus petite.',
    'The time of this interview has passed.': 'L’heure de cet entretien est passée.',
    'The time to undo has passed. You can reopen the application.':
      'Le délai d’annulation est passé. Vous pouvez rouvrir la candidature.',
    'There are 50 open invitations. Cancel some before you send more.':
      'Il y a 50 invitations en cours. Annulez-en quelques-unes avant d’en envoyer d’autres.',
    'There is no assessment of this candidate yet. A report can be generated once there is one.':
      'Ce candidat n’a pas encore d’évaluation. Un rapport pourra être généré dès qu’il y en aura une.',
    'There is no demo here.': 'Il n’y a pas de démonstration ici.',
    'There is no such purchase.': 'Cet achat n’existe pas.',
    'This answer is too long.': 'Cette réponse est trop longue.',
    'This candidate cannot be invited in the present status.':
      'Ce candidat ne peut pas être invité avec son statut actuel.',
    'This candidate is being scored already.': 'Ce candidat est déjà en cours d’évaluation.',
    'This candidate is not under review any more.': 'Cette candidature n’est plus à l’étude.',
    'This email is already verified.': 'Cette adresse e-mail est déjà vérifiée.',
    'This interview was cancelled or declined.': 'Cet entretien a été annulé ou décliné.',
    'This interview was cancelled.': 'Cet entretien a été annulé.',
    'This interview was changed meanwhile. Please look at it again.':
      'Cet entretien a été modifié entre-temps. Veuillez le regarder de nouveau.',
    'This interview was declined.': 'Cet entretien a été décliné.',
    'This invitation is no longer valid. Ask for a new one.':
      'Cette invitation n’est plus valable. Demandez-en une nouvelle.',
    'This invoice is being prepared. Try again in a minute.':
      'Cette facture est en préparation. Réessayez dans une minute.',
    'This is not your password.': 'Ce n’est pas votre mot de passe.',
    'This job has expired or does not exist.': 'Cette offre a expiré ou n’existe pas.',
    'This job is closed. Reopen it first.': 'Cette offre est fermée. Rouvrez-la d’abord.',
    'This job offer has already been posted. What you changed since is still here: create the offer again to post it as another one.':
      'Cette offre a déjà été publiée. Ce que vous avez modifié depuis est toujours là : créez l’offre de nouveau pour en publier une autre.',
    'This password is one of the most common ones. Please choose another.':
      'Ce mot de passe est l’un des plus courants. Veuillez en choisir un autre.',
    'This person is already in your team.': 'Cette personne est déjà dans votre équipe.',
    'This plan is not on offer.': 'Cette formule n’est pas proposée.',
    'This purchase has already been decided. Reload the page to see the result.':
      'Cet achat a déjà été traité. Rechargez la page pour voir le résultat.',
    'This salary is too high.': 'Ce salaire est trop élevé.',
    'This time is not free any more. Please pick another one.':
      'Cet horaire n’est plus libre. Veuillez en choisir un autre.',
    'This time zone does not exist.': 'Ce fuseau horaire n’existe pas.',
    'Two of the questions are the same. Please change or drop one.':
      'Deux des questions sont identiques. Veuillez en modifier ou en retirer une.',
    'Viewing candidate interview responses needs the {plan} plan.':
      'Consulter les réponses des candidats nécessite la formule {plan}.',
    'Votre abonnement a expiré.': 'Votre abonnement a expiré.',
    "Votre abonnement n'est pas encore actif.": 'Votre abonnement n’est pas encore actif.',
    "Vous avez utilisé toutes vos offres d'emploi.": 'Vous avez utilisé toutes vos offres d’emploi.',
    "Vous n'avez pas d'abonnement. Veuillez en acheter un.":
      'Vous n’avez pas d’abonnement. Veuillez en acheter un.',
    'Wrong email or password.': 'Adresse e-mail ou mot de passe incorrect.',
    'You already log in with this address.': 'Vous vous connectez déjà avec cette adresse.',
    'You cannot remove yourself. Leave the team instead.':
      'Vous ne pouvez pas vous retirer vous-même. Quittez plutôt l’équipe.',
    'Your account is about to be deleted. Keep it before you buy a plan.':
      'Votre compte va être supprimé. Choisissez « Garder mon compte » avant d’acheter une formule.',
    'Your account is scheduled for deletion. Keep the account before you invite anybody.':
      'La suppression de votre compte est prévue. Choisissez « Garder mon compte » avant d’inviter quelqu’un.',
    'Your company’s account is suspended. Reason: {reason}':
      'Le compte de votre entreprise est suspendu. Motif : {reason}',
    'Your company’s account is suspended.': 'Le compte de votre entreprise est suspendu.',
    'Your plan does not include this.': 'Votre formule n’inclut pas cette fonction.',
    '{found} is not a placeholder of this email. Please use {known}.':
      '{found} n’est pas une variable de cet e-mail. Veuillez utiliser {known}.',
  },
}
