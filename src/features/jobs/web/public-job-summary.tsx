import { Banknote, BriefcaseBusiness, MapPin, MessageCircle, Sparkles } from 'lucide-react'
import { languageOfName } from '#contract/languages.ts'
import { formatAmount } from '#contract/money.ts'
import { classNames } from '#ui/components/class-names.ts'
import { linkStyle } from '#ui/components/link-style.ts'
import { useLanguage, useTexts, useWantedLanguages } from '#ui/texts/language-provider.tsx'
import { type JobType, jobTypes } from '../contract/options.ts'
import type { PublicJob } from '../contract/public-job.ts'
import { offerTexts } from './offer-texts.ts'
import { publicJobTexts } from './public-job-texts.ts'

/** Of a job that is still being written a part may be missing. */
export type ShownJob = Pick<
  PublicJob,
  'title' | 'description' | 'companyName' | 'location' | 'salary' | 'questionCount' | 'minutes'
> & {
  type: string
  interviewLanguage: PublicJob['interviewLanguage'] | null
  /** Where its other jobs are listed; without it the company's name leads nowhere. */
  companyPage?: string
}

type PublicJobSummaryProps = {
  job: ShownJob
  /** The head stands before the form, the text after or beside it. */
  part: 'head' | 'text'
  /** Within another page its headings come under that page's, and lead nowhere. */
  preview?: boolean
}

/** What an applicant may know of the job. */
export const PublicJobSummary = ({ job, part, preview = false }: PublicJobSummaryProps) =>
  part === 'head' ? <SummaryHead job={job} preview={preview} /> : <SummaryText job={job} preview={preview} />

type PartProps = { job: ShownJob; preview: boolean }

function SummaryHead({ job, preview }: PartProps) {
  const t = useTexts(publicJobTexts)
  const facts = useFacts(job)
  const { chosen } = useWantedLanguages()
  const Heading = preview ? 'h3' : 'h1'
  return (
    <header className="min-w-0 lg:pt-4">
      <p className="text-start font-medium text-accent-ink">
        {job.companyPage === undefined ? (
          <bdi>{job.companyName}</bdi>
        ) : (
          <a
            href={`${job.companyPage}${chosen ? `?lang=${chosen}` : ''}`}
            className={classNames(linkStyle, 'inline-block py-1 break-words')}
          >
            <bdi>{job.companyName}</bdi>
          </a>
        )}
      </p>
      <Heading className="mt-1 text-start text-3xl font-semibold break-words text-ink sm:text-4xl">
        <bdi lang={job.interviewLanguage ? languageOfName(job.interviewLanguage) : undefined}>
          {job.title}
        </bdi>
      </Heading>
      <ul aria-label={t('details')} className="mt-5 flex flex-wrap gap-x-6 gap-y-2.5 text-sm text-ink-soft">
        {facts
          .filter(({ text }) => text !== '')
          .map(({ Icon, text }) => (
            <li key={text} className="flex min-w-0 items-start gap-2">
              <Icon aria-hidden className="my-0.5 size-4 shrink-0 text-ink-faint" />
              <bdi className="min-w-0">{text}</bdi>
            </li>
          ))}
      </ul>
      <p className="mt-3 flex items-start gap-2 text-sm text-ink-soft">
        <Sparkles aria-hidden className="my-0.5 size-4 shrink-0 text-ink-faint" />
        {t('promise')}
      </p>
      {!preview && (
        <a href="#about" className={classNames(linkStyle, 'mt-5 inline-block py-1 text-sm lg:hidden')}>
          {t('toAbout')}
        </a>
      )}
    </header>
  )
}

function useFacts(job: ShownJob) {
  const t = useTexts(publicJobTexts)
  const offer = useTexts(offerTexts)
  const language = useLanguage()
  const { location, type, salary, interviewLanguage, questionCount: count, minutes } = job
  const facts = [
    { Icon: MapPin, text: location },
    { Icon: BriefcaseBusiness, text: isJobType(type) ? offer(`type.${type}`) : type },
  ]
  if (salary !== null)
    facts.push({ Icon: Banknote, text: offer('salary', { amount: formatAmount(salary, language) }) })
  const interview = [
    ...(interviewLanguage === null
      ? []
      : [t('interviewIn', { language: offer(`language.${interviewLanguage}`) })]),
    ...(count > 0 ? [t('questions', { count, minutes })] : []),
  ]
  facts.push({ Icon: MessageCircle, text: interview.join(' · ') })
  return facts
}

const isJobType = (type: string): type is JobType => (jobTypes as readonly string[]).includes(type)

function SummaryText({ job, preview }: PartProps) {
  const t = useTexts(publicJobTexts)
  const Heading = preview ? 'h4' : 'h2'
  const offer = useTexts(offerTexts)
  const { interviewLanguage } = job
  const language = interviewLanguage ? offer(`language.${interviewLanguage}`) : t('language.unknown')
  const steps = [
    t('next.1'),
    job.questionCount > 0 ? t('next.2.timed', { language, minutes: job.minutes }) : t('next.2', { language }),
    t('next.3'),
    t('next.4'),
  ]
  return (
    <div className="min-w-0 max-w-prose">
      <Heading id={preview ? undefined : 'about'} className="scroll-mt-20 text-lg font-semibold text-ink">
        {t('about')}
      </Heading>
      <p
        dir="auto"
        className="mt-2 text-start break-words whitespace-pre-line text-ink-soft [unicode-bidi:plaintext]"
      >
        {job.description}
      </p>
      <Heading className="mt-10 text-lg font-semibold text-ink">{t('next')}</Heading>
      <ol className="mt-3 flex flex-col gap-3">
        {steps.map((step, index) => (
          <li key={step} className="flex items-start gap-3 text-ink-soft">
            <span
              aria-hidden
              className="mt-px grid size-6 shrink-0 place-items-center rounded-full bg-accent-soft text-xs font-semibold text-accent-ink tabular-nums"
            >
              {index + 1}
            </span>
            <span>{step}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}
