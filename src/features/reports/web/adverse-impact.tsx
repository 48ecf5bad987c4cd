import { useQuery } from '@tanstack/react-query'
import { Scale } from 'lucide-react'
import type { AnswerOf } from '#contract/endpoint.ts'
import { canView } from '#contract/endpoint.ts'
import type { JobId } from '#contract/ids.ts'
import { call } from '#ui/api/call.ts'
import { routeOf } from '#ui/api/route.ts'
import { Disclosure } from '#ui/components/disclosure.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { Loaded } from '#ui/components/loaded.tsx'
import { SectionCard } from '#ui/components/section-card.tsx'
import { Skeleton } from '#ui/components/skeleton.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { listed } from '#ui/texts/listed.ts'
import type { GroupImpact, getAdverseImpactEndpoint, Impact } from '../contract/job-reports.ts'
import { type Attribute, selfDescriptionChoices } from '../contract/self-description-choices.ts'
import { adverseImpactTexts } from './job-reports-texts.ts'

const reading = routeOf<typeof getAdverseImpactEndpoint>({
  method: 'GET',
  path: '/api/jobs/:jobId/adverse-impact',
  access: canView,
})

type Figures = AnswerOf<typeof getAdverseImpactEndpoint>
type Outcome = 'selection' | 'scoring'
const outcomes: readonly Outcome[] = ['selection', 'scoring']

/** How the groups of a job's candidates fare, as far as there are answers enough. */
export function AdverseImpact({ jobId }: { jobId: JobId }) {
  const t = useTexts(adverseImpactTexts)
  const query = useQuery({
    queryKey: ['adverse-impact', jobId],
    queryFn: ({ signal }) => call(reading, { params: { jobId }, signal }),
  })
  return (
    <SectionCard id="adverse-impact" title={t('title')} description={t('description')}>
      <Loaded
        query={query}
        loading={t('loading')}
        skeleton={<Skeleton className="h-64 rounded-lg" />}
        failed={t('loadFailed')}
      >
        {(figures) => (
          <div className="flex flex-col gap-8">
            <Attributes figures={figures} />
            <Explanation />
          </div>
        )}
      </Loaded>
    </SectionCard>
  )
}

function Attributes({ figures: { attributes, countedAt } }: { figures: Figures }) {
  const t = useTexts(adverseImpactTexts)
  if (attributes.every(({ groups }) => groups.length === 0))
    return (
      <EmptyState level={3} title={t('tooFew')} icon={<Scale aria-hidden />} className="py-8!">
        {t('tooFewText')}
      </EmptyState>
    )
  return (
    <>
      {attributes.map(({ attribute, groups }) => (
        <section key={attribute} className="flex flex-col gap-3">
          <h3 className="font-semibold text-ink">{t(`attribute.${attribute}`)}</h3>
          {groups.length === 0 ? (
            <p className="text-sm text-ink-soft">{t('attributeTooFew')}</p>
          ) : (
            <>
              <GroupTable attribute={attribute} groups={groups} />
              <Sentences attribute={attribute} groups={groups} />
            </>
          )}
        </section>
      ))}
      {countedAt !== null && <p className="text-sm text-ink-faint">{t('countedAt', { at: countedAt })}</p>}
    </>
  )
}

type Groups = { attribute: Attribute; groups: readonly GroupImpact[] }

function useGroupName(attribute: Attribute) {
  const t = useTexts(adverseImpactTexts)
  return (group: string) => t(`${attribute}.${group}` as 'gender.woman')
}

function GroupTable({ attribute, groups }: Groups) {
  const t = useTexts(adverseImpactTexts)
  const nameOf = useGroupName(attribute)
  return (
    <div className="overflow-hidden rounded-lg border border-line">
      <table className="w-full table-fixed text-sm">
        <caption className="sr-only">{t(`attribute.${attribute}`)}</caption>
        <thead className="bg-sunken text-start text-xs text-ink-faint">
          <tr>
            <th scope="col" className="w-[28%] px-2 py-2 text-start font-medium sm:px-4">
              {t('group')}
            </th>
            {outcomes.map((outcome) => (
              <th key={outcome} scope="col" className="px-2 py-2 text-start font-medium sm:px-4">
                {t(outcome)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {groups.map((one) => (
            <tr key={one.group} className="border-t border-line align-top">
              <th scope="row" className="px-2 py-3 text-start font-medium text-ink sm:px-4">
                {nameOf(one.group)}
              </th>
              {outcomes.map((outcome) => (
                <td key={outcome} className="px-2 py-3 sm:px-4">
                  <Rate impact={one[outcome]} applicants={one.applicants} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** The rate as a bar with its numbers, and its ratio to the highest one. */
function Rate({ impact, applicants }: { impact: Impact | null; applicants: number }) {
  const t = useTexts(adverseImpactTexts)
  if (impact === null) return <span className="text-ink-faint">–</span>
  const { count, rate, ratio, verdict } = impact
  const isBelow = verdict === 'flag' || verdict === 'unclear'
  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex flex-wrap items-baseline gap-x-2">
        <span className="font-semibold text-ink tabular-nums">{t('percent', { share: rate })}</span>
        <span className="text-xs text-ink-faint tabular-nums">{t('count', { count, applicants })}</span>
      </div>
      <svg aria-hidden="true" className="block h-1.5 w-full max-w-48 rtl:-scale-x-100">
        <rect width="100%" height="100%" rx="3" className="fill-sunken" />
        <rect width={`${rate * 100}%`} height="100%" rx="3" className="fill-accent" />
      </svg>
      <span className={isBelow ? 'text-xs font-medium text-notice-ink' : 'text-xs text-ink-faint'}>
        {t('ratio')} <span className="tabular-nums">{ratio.toFixed(2)}</span>
        {isBelow && `, ${t('belowFourFifths')}`}
      </span>
    </div>
  )
}

/** What follows from the figures, and what does not. */
function Sentences({ attribute, groups }: Groups) {
  const t = useTexts(adverseImpactTexts)
  const nameOf = useGroupName(attribute)
  const sentences = outcomes.flatMap((outcome) => {
    const counted = groups.filter((one) => one[outcome] !== null)
    const highest = counted.find((one) => one[outcome]?.verdict === 'highest')
    if (!highest) return [t(`keptBack.${outcome}`)]
    const below = counted.flatMap((one) => {
      const { verdict, ratio, pValue } = one[outcome] as Impact
      if (verdict !== 'flag' && verdict !== 'unclear') return []
      const named = { group: nameOf(one.group), highest: nameOf(highest.group).toLowerCase() }
      const p = pValue !== null && pValue < 0.001 ? t('under', { value: 0.001 }) : (pValue ?? 1).toFixed(3)
      return [t(`verdict.${outcome}.${verdict}`, { ...named, ratio: ratio.toFixed(2), p })]
    })
    return below.length > 0 ? below : [t(`verdict.${outcome}.none`)]
  })
  const all: readonly string[] = selfDescriptionChoices[attribute]
  const hidden = all.filter((group) => groups.every((one) => one.group !== group)).map(nameOf)
  return (
    <ul className="flex flex-col gap-1.5 text-sm text-ink-soft">
      {[...sentences, ...(hidden.length > 0 ? [t('notShown', { groups: listed(hidden) })] : [])].map(
        (sentence) => (
          <li key={sentence} className="max-w-prose">
            {sentence}
          </li>
        ),
      )}
    </ul>
  )
}

const explanations = ['howVoluntary', 'howApart', 'howFives', 'howRates', 'howRatio', 'howTest'] as const

function Explanation() {
  const t = useTexts(adverseImpactTexts)
  return (
    <Disclosure title={t('how')}>
      <div className="flex max-w-prose flex-col gap-2">
        {explanations.map((key) => (
          <p key={key}>{t(key)}</p>
        ))}
      </div>
    </Disclosure>
  )
}
