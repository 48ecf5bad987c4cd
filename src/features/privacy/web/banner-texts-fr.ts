import { translateTexts } from '#contract/texts/define-texts.ts'
import { bannerTexts } from './banner-texts.ts'

const banner = translateTexts(bannerTexts, 'fr', {
  label: 'Votre compte va être supprimé',
  text: 'Le compte de votre entreprise sera supprimé le {at, date, ::dMMMMyHHmm}. Ses liens publics d’offres sont fermés.',
  undo: 'Garder mon compte',
  ask: 'Un administrateur de votre entreprise peut annuler cela.',
})

export const translations = [banner]
