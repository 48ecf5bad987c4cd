import { ChevronsUpDown } from 'lucide-react'
import { useId } from 'react'
import { Link } from 'react-router'
import type { AnswerOf } from '#contract/endpoint.ts'
import type { listCompanyJobsEndpoint } from '#features/jobs/contract/jobs.ts'
import { classNames } from '#ui/components/class-names.ts'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { appShellTexts } from './shell-texts.ts'
import { useJobOfPage } from './use-shell-jobs.ts'

type ListedJob = AnswerOf<typeof listCompanyJobsEndpoint>['jobs'][number]

/** So many jobs are one click away; the others are found by the switcher. */
const maxListed = 6

/** The open jobs, the current page's among them, and the way to all others. */
export function ShellJobs({ jobs, onSwitch }: { jobs: readonly ListedJob[]; onSwitch: () => void }) {
  const t = useTexts(appShellTexts)
  const heading = useId()
  const { current, addressFor } = useJobOfPage()
  return (
    <nav aria-labelledby={heading} className="flex shrink-0 flex-col gap-0.5">
      <h2 id={heading} className="px-2.5 pb-1 text-xs font-medium text-ink-faint">
        {t('openJobs')}
      </h2>
      {listed(jobs, current).map(({ job, numToDecide = 0 }) => (
        <Link
          key={job.id}
          to={addressFor(job.id)}
          title={job.title}
          aria-current={job.id === current ? 'true' : undefined}
          className={classNames(
            'flex min-h-8 items-center gap-2 rounded-md px-2.5 text-sm no-underline transition-colors pointer-coarse:min-h-11',
            job.id === current ? 'bg-sunken text-ink' : 'text-ink-soft hover:bg-sunken hover:text-ink',
          )}
        >
          <span dir="auto" className="min-w-0 flex-1 truncate text-left rtl:text-right">
            {job.title}
          </span>
          <Waiting count={numToDecide} />
        </Link>
      ))}
      <button
        type="button"
        data-closes
        onClick={onSwitch}
        className="flex min-h-8 items-center gap-2 rounded-md px-2.5 text-start text-sm text-ink-faint transition-colors hover:bg-sunken hover:text-ink pointer-coarse:min-h-11"
      >
        <span className="min-w-0 flex-1 truncate">{t('switchJob')}</span>
        <ChevronsUpDown aria-hidden className="size-3.5 shrink-0" />
      </button>
    </nav>
  )
}

/** The newest, or the current one in the last place when it is older than those. */
function listed(jobs: readonly ListedJob[], current: string | null | undefined): readonly ListedJob[] {
  const newest = jobs.slice(0, maxListed)
  const own = jobs.find(({ job }) => job.id === current)
  return !own || newest.includes(own) ? newest : [...newest.slice(0, -1), own]
}

type WaitingProps = { count: number; what?: 'toDecide' | 'toRecord' }

/** How many candidates wait for a decision, or meetings for their outcome, where there are any. */
export function Waiting({ count, what = 'toDecide' }: WaitingProps) {
  const t = useTexts(appShellTexts)
  if (count === 0) return null
  return (
    <span
      className={classNames(
        'ms-auto px-1.5 text-xs leading-[1.25rem] font-semibold tabular-nums',
        // What is overdue stands out; what waits is said.
        what === 'toRecord' ? 'rounded-full bg-accent text-on-accent' : 'text-ink-soft',
      )}
    >
      <span aria-hidden>{t('number', { count })}</span>
      <span className="sr-only">{t(what, { count })}</span>
    </span>
  )
}
