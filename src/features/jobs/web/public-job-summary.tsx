import { Banknote, BriefcaseBusiness, Languages, MapPin, MessageCircle } from 'lucide-react'
import { classNames } from '#ui/components/class-names.ts'
import { linkStyle } from '#ui/components/link-style.ts'
import type { PublicJob } from '../contract/public-job.ts'
import { publicJobTexts as texts } from './public-job-texts.ts'
import { salaryText } from './salary-text.ts'

type PublicJobSummaryProps = {
  job: PublicJob
  /** The head stands before the form, the text after or beside it. */
  part: 'head' | 'text'
}

/** What an applicant may know of the job. */
export const PublicJobSummary = ({ job, part }: PublicJobSummaryProps) =>
  part === 'head' ? <SummaryHead job={job} /> : <SummaryText job={job} />

function SummaryHead({ job }: { job: PublicJob }) {
  const facts = [
    { Icon: MapPin, text: job.location },
    { Icon: BriefcaseBusiness, text: job.type },
    ...(job.salary === null ? [] : [{ Icon: Banknote, text: salaryText(job.salary) }]),
    { Icon: Languages, text: texts.interviewIn(texts.languages[job.interviewLanguage]) },
  ]
  if (job.questionCount > 0)
    facts.push({ Icon: MessageCircle, text: texts.questions(job.questionCount, job.minutes) })
  return (
    <header className="min-w-0 lg:pt-4">
      <p dir="auto" className="text-start font-medium text-accent-ink">
        {job.companyName}
      </p>
      <h1 dir="auto" className="mt-1 text-start text-3xl font-semibold text-ink sm:text-4xl">
        {job.title}
      </h1>
      <ul aria-label={texts.details} className="mt-5 flex flex-wrap gap-x-6 gap-y-2.5 text-sm text-ink-soft">
        {facts.map(({ Icon, text }) => (
          <li key={text} className="flex min-w-0 items-center gap-2">
            <Icon aria-hidden className="size-4 shrink-0 text-ink-faint" />
            <span dir="auto" className="min-w-0">
              {text}
            </span>
          </li>
        ))}
      </ul>
      <a href="#about" className={classNames(linkStyle, 'mt-5 inline-block py-1 text-sm lg:hidden')}>
        {texts.toAbout}
      </a>
    </header>
  )
}

function SummaryText({ job }: { job: PublicJob }) {
  const minutes = job.questionCount > 0 ? job.minutes : null
  return (
    <div className="min-w-0 max-w-prose">
      <h2 id="about" className="scroll-mt-20 text-lg font-semibold text-ink">
        {texts.about}
      </h2>
      <p dir="auto" className="mt-2 text-start break-words whitespace-pre-line text-ink-soft">
        {job.description}
      </p>
      <h2 className="mt-10 text-lg font-semibold text-ink">{texts.next}</h2>
      <ol className="mt-3 flex flex-col gap-3">
        {texts.nextSteps(minutes, texts.languages[job.interviewLanguage]).map((step, index) => (
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
