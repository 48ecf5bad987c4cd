import { translateTexts } from '#contract/texts/define-texts.ts'
import { apiTexts } from './api-texts.ts'

const api = translateTexts(apiTexts, 'fr', {
  failed: 'Un problème est survenu. Veuillez réessayer plus tard.',
  unreachable: 'Le serveur est injoignable. Vérifiez votre connexion et réessayez.',
  waitMinutes:
    'Trop de demandes. Veuillez réessayer dans {minutes, plural, one {# minute} other {# minutes}}.',
  waitHours: 'Trop de demandes. Veuillez réessayer dans {hours, plural, one {# heure} other {# heures}}.',
})

export const translations = [api]
