import { translateTexts } from '#contract/texts/define-texts.ts'
import { translations as freeOffer } from '#features/billing/web/free-offer-texts-fr.ts'
import { uiTextsFrench } from '#ui/texts/ui-texts-fr.ts'
import { contactTexts } from './contact-texts.ts'

const contact = translateTexts(contactTexts, 'fr', {
  tabTitle: 'Contact',
  title: 'Nous contacter',
  lead: 'Une question, une idée, ou une formule pour une équipe de votre taille : écrivez ou appelez, une personne vous répond.',
  note: 'Nous servons les entreprises tunisiennes.',
  waysTitle: 'Comment nous joindre',
  email: 'E-mail',
  emailTime: 'Réponse sous 24 heures',
  whatsapp: 'WhatsApp',
  whatsappTime: 'Réponse dans l’heure',
  phone: 'Téléphone',
  phoneTime: 'Pour ce qui se discute mieux de vive voix',
  whatsappOpen: 'Écrire sur WhatsApp',
  tryFree: 'Essayer gratuitement',
  getStarted: 'Commencer',
  faqTitle: 'Questions fréquentes',
  'setup.question': 'Combien de temps faut-il pour commencer ?',
  'setup.answer':
    'Environ 15 à 20 minutes : le profil de votre entreprise, vos valeurs et votre première offre d’emploi.',
  'replace.question': '{brand} remplace-t-il nos entretiens ?',
  'replace.answer':
    'Non. Il complète votre façon de mener les entretiens et ne la remplace pas : vous rencontrez plus tôt les bonnes personnes, et la décision est toujours la vôtre.',
  'free.question': 'Y a-t-il une offre gratuite ?',
})

export const translations = [contact, ...freeOffer, uiTextsFrench]
