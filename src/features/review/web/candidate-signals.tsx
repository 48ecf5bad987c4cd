import { BookOpenText, FileClock, Flag, HandHelping, MessageSquareWarning, Star } from 'lucide-react'
import { confidenceTexts, type ShownConfidence } from '#features/assessments/contract/assessments.ts'
import { Badge } from '#ui/components/badge.tsx'
import { classNames } from '#ui/components/class-names.ts'
import { ScoreBadge } from '#ui/components/score-badge.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import type { ListedCandidate } from '../contract/candidates.ts'
import { dashboardTexts } from './dashboard-texts.ts'
import { statusTones } from './status-tones.ts'

type Props = { candidate: ListedCandidate }

export function StatusBadge({ candidate: { status } }: Props) {
  const t = useTexts(dashboardTexts)
  return <Badge tone={statusTones[status]}>{t(`status.${status}`)}</Badge>
}

/** What a person should know of a candidate beside the score, as chips. */
export function CandidateSignals({ candidate, shortlistedStyle }: Props & { shortlistedStyle?: string }) {
  const t = useTexts(dashboardTexts)
  const { shortlisted, askedForPerson, cvAwaited, assessment } = candidate
  const aiBand = assessment?.aiBand ?? null
  return (
    <>
      {shortlisted && (
        <span className={classNames('inline-flex max-w-full', shortlistedStyle)}>
          <Badge tone="accent" icon={<Star aria-hidden />} className="[&>span]:whitespace-normal max-sm:px-1">
            {t('shortlisted')}
          </Badge>
        </span>
      )}
      {askedForPerson && (
        <Badge tone="notice" icon={<HandHelping aria-hidden />}>
          {t('askedForPerson')}
        </Badge>
      )}
      {cvAwaited && (
        <Badge tone="notice" icon={<FileClock aria-hidden />}>
          {t('cvAwaited')}
        </Badge>
      )}
      {aiBand !== null && aiBand !== 'none' && (
        <Badge tone={aiBand === 'strong' ? 'notice' : 'neutral'}>{t('aiChip', { band: aiBand })}</Badge>
      )}
      {assessment?.instructions && (
        <Badge tone="notice" icon={<MessageSquareWarning aria-hidden />}>
          {t('instructions')}
        </Badge>
      )}
      {assessment?.sharedText && <Badge icon={<Flag aria-hidden />}>{t('sharedText')}</Badge>}
    </>
  )
}

/** Beside scores of low confidence, with the first reason. */
export function PleaseRead({
  confidence,
  className,
}: {
  confidence: ShownConfidence | null | undefined
  className?: string
}) {
  const t = useTexts(confidenceTexts)
  const [reason] = confidence?.reasons ?? []
  if (confidence?.level !== 'low' || reason === undefined) return null
  return (
    <span title={t(`reason.${reason}`)} className={classNames('inline-flex max-w-full', className)}>
      <Badge tone="notice" icon={<BookOpenText aria-hidden />}>
        {t('pleaseRead')}
        <span className="sr-only">: {t(`reason.${reason}`)}</span>
      </Badge>
    </span>
  )
}

/** The total as a badge, or why there is none. */
export function CandidateScore({ candidate: { appliedAt, evaluation, run } }: Props) {
  const t = useTexts(dashboardTexts)
  if (appliedAt === null) return null
  if (evaluation === null && run === 'failed') return <Badge tone="danger">{t('assessmentFailed')}</Badge>
  if (evaluation === null) return <p className="text-sm text-ink-soft">{t('assessing')}</p>
  // A column as wide as its longest word, so that the bars beside it begin at one place in all rows.
  return (
    <span className="grid shrink-0 *:min-w-28 *:justify-center @4xl:w-44 @4xl:justify-items-end">
      <ScoreBadge score={evaluation.score} noneLabel={t('notEnough')} />
    </span>
  )
}

/** How far the city of a candidate under review is, with the job's limit. */
export function DistanceBadge({ candidate, limit }: Props & { limit: number | undefined }) {
  const t = useTexts(dashboardTexts)
  const { locationReason, distanceKm: km } = candidate
  if (locationReason === null || candidate.status !== 'UNDER_REVIEW') return null
  if (locationReason === 'unknown-city') return <Badge tone="notice">{t('unknownCity')}</Badge>
  if (km === null) return null
  return <Badge tone="notice">{limit === undefined ? t('kmOnly', { km }) : t('km', { km, limit })}</Badge>
}
