import { useTexts } from '#ui/texts/language-provider.tsx'
import { jobsTexts } from './texts.ts'

export type JobFunnelProps = {
  /** All candidates. */
  registered: number
  /** How many of them went so far. */
  funnel: { completed: number; invited: number; hired: number }
}

/** From application to hire, a bar for each step; nothing before the first candidate. */
export function JobFunnel({ registered, funnel }: JobFunnelProps) {
  const t = useTexts(jobsTexts)
  if (registered === 0) return null
  const { completed, invited, hired } = funnel
  return (
    <dl className="grid grid-cols-4 gap-2">
      {Object.entries({ registered, completed, invited, hired }).map(([step, count]) => (
        <div key={step} className="flex min-w-0 flex-col-reverse">
          <dt className="truncate text-xs text-ink-faint">{t(`funnel.${step as Step}`)}</dt>
          <dd>
            <span className="text-sm font-semibold text-ink tabular-nums">
              {t('figure', { figure: count })}
            </span>
            <svg aria-hidden="true" className="my-1 block h-1 w-full rounded-xs bg-sunken rtl:-scale-x-100">
              <rect width={`${(count / registered) * 100}%`} height="100%" className="fill-accent" />
            </svg>
          </dd>
        </div>
      ))}
    </dl>
  )
}

type Step = 'registered' | 'completed' | 'invited' | 'hired'
