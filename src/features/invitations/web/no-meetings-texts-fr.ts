import { translateTexts } from '#contract/texts/define-texts.ts'
import { noMeetingsTexts } from './no-meetings-texts.ts'

const noMeetings = translateTexts(noMeetingsTexts, 'fr', {
  none: 'Pas encore d’entretiens',
  noneText:
    'Invitez quelqu’un depuis le tableau de bord avec « Planifier un entretien ». Le rendez-vous apparaît alors ici.',
  noneAction: 'Aller au tableau de bord',
  locked: 'Votre formule ne comprend pas la planification d’entretiens',
  lockedText: '{plan} la comprend : invitations par e-mail, entrées de calendrier et rappels.',
  lockedAction: 'Voir les formules',
})

export const translations = [noMeetings]
