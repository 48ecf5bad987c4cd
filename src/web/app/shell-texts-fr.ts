import { translateTexts } from '#contract/texts/define-texts.ts'
import { appShellTexts } from './shell-texts.ts'

const shell = translateTexts(appShellTexts, 'fr', {
  search: 'Rechercher…',
  language: 'Langue',
  toDecide:
    '{count, plural, one {# candidature attend une décision} other {# candidatures attendent une décision}}',
  toRecord:
    '{count, plural, one {# entretien n’a pas encore de résultat} other {# entretiens n’ont pas encore de résultat}}',
  number: '{count, number}',
  openJobs: 'Offres ouvertes',
  switchJob: 'Changer d’offre…',
  shortcuts: 'Raccourcis clavier',
  legal: 'Mentions légales',
})

export const translations = [shell]
