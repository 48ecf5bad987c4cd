import { translateTexts } from '#contract/texts/define-texts.ts'
import { feedTexts } from './feed-texts.ts'

const feed = translateTexts(feedTexts, 'fr', {
  feed: 'Flux de calendrier',
  close: 'Annuler',
  feedText:
    'Abonnez-vous à cette adresse dans Google Agenda, Outlook ou Calendrier d’Apple pour y voir tous les entretiens. Toute personne qui a l’adresse peut les lire.',
  feedAddress: 'Adresse du flux',
  feedLoading: 'Chargement de l’adresse…',
  feedFailed: 'L’adresse n’a pas pu être chargée.',
  copy: 'Copier l’adresse',
  renew: 'Créer une nouvelle adresse',
  renewTitle: 'Créer une nouvelle adresse ?',
  renewText:
    'L’adresse actuelle cesse aussitôt de fonctionner. Les calendriers qui l’utilisent ont besoin de la nouvelle.',
  renewing: 'Renouvellement…',
  renewed: 'Le flux de calendrier a une nouvelle adresse.',
  renewFailed: 'L’adresse n’a pas pu être renouvelée. Veuillez réessayer.',
})

export const translations = [feed]
