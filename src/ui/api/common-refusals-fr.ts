import type { Translation } from '#contract/texts/define-texts.ts'

/** What any endpoint may refuse with, by the sentence in English. */
export const commonRefusals: Translation = {
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
  },
}
