import { defineTexts } from '#contract/texts/define-texts.ts'

export const weekTexts = defineTexts('interviews-week', {
  previousWeek: 'Previous week',
  nextWeek: 'Next week',
  thisWeek: 'This week',
  weekOf: 'Week of {day}',
  nothingThisWeek: 'No interviews this week.',
  zone: 'Shown in {zone} time',
  next: 'Next interview: {day}',
  toChoose: 'To be chosen',
})
