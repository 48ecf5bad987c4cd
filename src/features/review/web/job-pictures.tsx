import type { ReactNode } from 'react'
import { scoreFill } from '#ui/components/score-band.ts'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { listed } from '#ui/texts/listed.ts'
import type { CandidateSummary } from '../contract/candidates.ts'
import { dashboardTexts } from './dashboard-texts.ts'

const steps = ['registered', 'started', 'completed', 'invited', 'hired'] as const

/** The job's funnel and its distribution of scores, over all candidates. */
export const JobPictures = ({ summary }: { summary: CandidateSummary }) => (
  <>
    <Funnel funnel={summary.funnel} />
    <Distribution distribution={summary.distribution} />
  </>
)

const Picture = ({ title, children }: { title: string; children: ReactNode }) => (
  <figure className="flex min-w-0 flex-col p-4">
    <figcaption className="text-xs text-ink-faint">{title}</figcaption>
    {children}
  </figure>
)

function Funnel({ funnel }: Pick<CandidateSummary, 'funnel'>) {
  const t = useTexts(dashboardTexts)
  const widest = Math.max(1, funnel.registered)
  return (
    <Picture title={t('funnel')}>
      <ol className="mt-2 grid flex-1 gap-0.5">
        {steps.map((step) => (
          <li
            key={step}
            className="grid grid-cols-[5.5rem_1fr_2rem] items-center gap-2 text-xs text-ink-soft"
          >
            <span className="truncate">{t(`funnel.${step}`)}</span>
            <svg aria-hidden="true" className="block h-2 w-full rtl:-scale-x-100">
              <rect
                width={`${(funnel[step] / widest) * 100}%`}
                height="100%"
                rx="2"
                className="fill-accent"
              />
            </svg>
            <span className="text-end tabular-nums">{t('groupCount', { count: funnel[step] })}</span>
          </li>
        ))}
      </ol>
    </Picture>
  )
}

const height = 96
/** For the figure above a column. */
const figure = 14

function Distribution({ distribution }: Pick<CandidateSummary, 'distribution'>) {
  const t = useTexts(dashboardTexts)
  const highest = Math.max(...distribution, 0)
  const bounds = (place: number) => ({ from: place * 10, to: place === 9 ? 100 : place * 10 + 9 })
  const parts = distribution
    .map((count, place) => ({ count, place }))
    .filter(({ count }) => count > 0)
    .map(({ count, place }) => t('distributionPart', { ...bounds(place), count }))
  return (
    <Picture title={t('distribution')}>
      {highest === 0 ? (
        <p className="mt-2 text-sm text-ink-soft">{t('noScores')}</p>
      ) : (
        <>
          <svg role="img" aria-label={listed(parts)} className="mt-auto block h-28 w-full rtl:-scale-x-100">
            {distribution.map((count, place) => {
              const tall = count === 0 ? 1 : Math.max(4, (count / highest) * height)
              const top = figure + height - tall
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: the place is the band of ten.
                <g key={place}>
                  <title>{t('distributionPart', { ...bounds(place), count })}</title>
                  <rect
                    x={`${place * 10 + 0.75}%`}
                    y={top}
                    width="8.5%"
                    height={tall}
                    className={count === 0 ? 'fill-line' : scoreFill(place * 10)}
                  />
                  {count > 0 && (
                    <text
                      x={`${place * 10 + 5}%`}
                      y={top - 3}
                      textAnchor="middle"
                      className="origin-center fill-ink-soft text-xs tabular-nums [transform-box:fill-box] rtl:-scale-x-100"
                    >
                      {t('groupCount', { count })}
                    </text>
                  )}
                </g>
              )
            })}
          </svg>
          <p aria-hidden className="mt-1 flex justify-between text-xs text-ink-faint tabular-nums">
            <span>0</span>
            <span>50</span>
            <span>100</span>
          </p>
        </>
      )}
    </Picture>
  )
}
