import { translateTexts } from '#contract/texts/define-texts.ts'
import { translations as companyOptions } from '#features/company/contract/option-texts-de.ts'
import { offerTextsGerman } from '#features/jobs/web/public-job-texts-de.ts'
import { uiTextsGerman } from '#ui/texts/ui-texts-de.ts'
import { companyTexts } from './company-texts.ts'

const company = translateTexts(companyTexts, 'de', {
  eyebrow: 'Karriere',
  about: 'Über {company}',
  values: 'Was uns wichtig ist',
  jobs: '{count, plural, one {# offene Stelle} other {# offene Stellen}}',
  noJobs: 'Zurzeit keine offenen Stellen',
  noJobsText: 'Sehen Sie später wieder vorbei: Neue Stellen erscheinen hier, sobald sie offen sind.',
  posted: 'Veröffentlicht am {at, date, ::dMMMy}',
  salary: 'Gehalt',
  location: 'Ort',
  interview: 'Interview',
  interviewIn:
    '{minutes, plural, =0 {Schriftliches Interview auf {language}} one {Schriftliches Interview auf {language}, etwa # Minute} other {Schriftliches Interview auf {language}, etwa # Minuten}}',
  apply: 'Bewerben',
  applyTo: 'Bewerben: {title}',
  tabTitle: '{company}: offene Stellen',
  description:
    'Offene Stellen bei {company} ({industry}) in {city}. Bewerben Sie sich mit einem kurzen schriftlichen Interview.',
})

export const translations = [company, ...companyOptions, offerTextsGerman, uiTextsGerman]
