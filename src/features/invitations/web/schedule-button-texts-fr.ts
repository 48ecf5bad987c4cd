import { translateTexts } from '#contract/texts/define-texts.ts'
import { scheduleButtonTexts } from './schedule-button-texts.ts'

const scheduleButton = translateTexts(scheduleButtonTexts, 'fr', {
  schedule: 'Planifier un entretien',
  another: 'Planifier un autre entretien',
  unlockedBy: 'avec {plan}',
  locked: 'hors de votre formule',
  proposed: '{count, plural, one {# horaire proposé} other {# horaires proposés}}',
  'reply.none': 'Pas encore de réponse',
  'reply.accepted': 'Accepté',
  'reply.declined': 'Décliné',
  'reply.another-time': 'Autre horaire demandé',
  cancelled: 'Annulé',
})

export const translations = [scheduleButton]
