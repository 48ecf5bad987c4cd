import { translateTexts } from '#contract/texts/define-texts.ts'
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
  'industry.Technology': 'Technologie',
  'industry.Health': 'Gesundheit',
  'industry.Finance': 'Finanzen',
  'industry.Education': 'Bildung',
  'industry.Manufacturing': 'Produktion',
  'industry.Retail': 'Einzelhandel',
  'industry.Media & Entertainment': 'Medien und Unterhaltung',
  'industry.Hospitality': 'Gastgewerbe',
  'industry.Construction': 'Bau',
  'industry.Energy': 'Energie',
  'industry.Transport': 'Transport',
  'industry.Food Service': 'Gastronomie',
  'value.Innovation': 'Innovation',
  'value.Customer Focus': 'Kundenorientierung',
  'value.Integrity': 'Integrität',
  'value.Collaboration': 'Zusammenarbeit',
  'value.Excellence': 'Exzellenz',
  'value.Diversity': 'Vielfalt',
  'value.Sustainability': 'Nachhaltigkeit',
  'value.Transparency': 'Transparenz',
  'value.Responsibility': 'Verantwortung',
  'value.Work-life Balance': 'Balance von Arbeit und Privatleben',
  'value.Community': 'Gemeinschaft',
  'value.Growth Mindset': 'Wachstumsdenken',
})

export const translations = [company, offerTextsGerman, uiTextsGerman]
