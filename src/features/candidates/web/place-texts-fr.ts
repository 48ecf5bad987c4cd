import { translateTexts } from '#contract/texts/define-texts.ts'
import { placeTexts } from './place-texts.ts'

const place = translateTexts(placeTexts, 'fr', {
  title: 'Nous ne savons pas où se trouve « {place} »',
  text: 'Les candidats de toutes les villes passent l’entretien sans attendre, car nous ne pouvons pas mesurer la distance. Si elle compte, indiquez une ville.',
  edit: 'Modifier l’offre d’emploi',
})

export const translations = [place]
