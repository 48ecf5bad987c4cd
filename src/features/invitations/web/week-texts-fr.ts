import { translateTexts } from '#contract/texts/define-texts.ts'
import { weekTexts } from './week-texts.ts'

const week = translateTexts(weekTexts, 'fr', {
  previousWeek: 'Semaine précédente',
  nextWeek: 'Semaine suivante',
  thisWeek: 'Cette semaine',
  weekOf: 'Semaine du {day}',
  nothingThisWeek: 'Aucun entretien cette semaine.',
  zone: 'Fuseau horaire : {zone}',
  next: 'Prochain entretien : {day}',
  toChoose: 'À choisir',
})

export const translations = [week]
