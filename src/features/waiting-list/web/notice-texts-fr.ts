import { translateTexts } from '#contract/texts/define-texts.ts'
import { noticeTexts } from './notice-texts.ts'

const notice = translateTexts(noticeTexts, 'fr', {
  title: '{count, plural, one {# personne attend une place} other {# personnes attendent une place}}',
  text: 'La première de la liste reçoit un e-mail dès qu’une place se libère : quand un entretien commencé est abandonné depuis deux jours, ou qu’un candidat se retire ou est refusé avant de l’avoir terminé.',
})

export const translations = [notice]
