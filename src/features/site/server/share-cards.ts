import { type EmployerLanguage, interfaceLanguageNames, languageOfName } from '#contract/languages.ts'
import { formatAmount } from '#contract/money.ts'
import { sayTo } from '#contract/texts/translator.ts'
import { jobOptionTexts } from '#features/jobs/contract/option-texts.ts'
import { translations as optionsFrench } from '#features/jobs/contract/option-texts-fr.ts'
import type { PublicJob } from '#features/jobs/contract/public-job.ts'
import { fieldTexts } from '#features/scoring/field-texts.ts'
import { translations as fieldsArabic } from '#features/scoring/field-texts-ar.ts'
import { translations as fieldsFrench } from '#features/scoring/field-texts-fr.ts'
import type { CompanyPageData, LandingExample } from '../contract.ts'
import examples from './landing/examples.json' with { type: 'json' }
import type { ShareCard } from './share-picture.ts'

const maxRows = 4
const sayOf = sayTo({ fr: [...fieldsFrench, ...optionsFrench], ar: fieldsArabic })

/** A candidate of the demo company with some scores. */
export function exampleCard(language: EmployerLanguage): ShareCard | null {
  const fieldName = sayOf(language)(fieldTexts)
  const isEnglish = language === 'en'
  const shown = examples as readonly LandingExample[]
  const candidate = shown.find((one) => (one.language === 'en') === isEnglish)?.candidates[0]
  if (!candidate) return null
  const rows = candidate.fields.flatMap(({ field, value }) =>
    value === null ? [] : [{ text: fieldName(field), score: value }],
  )
  const { name: heading, score } = candidate
  return { heading, figure: score === null ? null : String(score), rows: rows.slice(0, maxRows) }
}

/** A company's newest jobs, and how many it has. */
export const companyCard = ({ slug, jobs }: CompanyPageData, publicUrl: string): ShareCard | null =>
  jobs.length === 0
    ? null
    : {
        heading: `${new URL(publicUrl).host}/${slug}`,
        figure: String(jobs.length),
        rows: jobs.slice(0, maxRows).map(({ title, location }) => ({ text: title, note: location })),
      }

/** A job in short, in the language of its interview. */
export function jobCard({
  companyName,
  location,
  type,
  salary,
  interviewLanguage,
  minutes,
}: PublicJob): ShareCard {
  const language = languageOfName(interviewLanguage)
  // Types of jobs have names in the languages of employers.
  const typeName = language === 'en' || language === 'fr' ? [sayOf(language)(jobOptionTexts)(type)] : []
  const amount = salary === null ? [] : [`${formatAmount(salary, language)} DT`]
  const interview = [interfaceLanguageNames[language], ...(minutes > 0 ? [`${minutes} min`] : [])].join(' · ')
  const rows = [...typeName, location, ...amount, interview].map((text) => ({ text }))
  return { heading: companyName, figure: null, rows }
}
