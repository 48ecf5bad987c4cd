import { BookOpenText, HandHelping, Star } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { confidenceTexts, type ShownConfidence } from '#features/assessments/contract/assessments.ts'
import { AvatarInitials } from '#ui/components/avatar-initials.tsx'
import { Badge } from '#ui/components/badge.tsx'
import { EmailText } from '#ui/components/email-text.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { ScoreBadge } from '#ui/components/score-badge.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import type { ReviewedCandidate } from '../contract/candidates.ts'
import { nameOf } from './candidate-name.ts'
import { candidateTexts } from './candidate-texts.ts'
import { FieldBars } from './field-bars.tsx'
import { statusTones } from './status-tones.ts'
import { reviewTexts } from './texts.ts'
import { useSaid } from './use-said.ts'

type Props = { candidate: ReviewedCandidate }

/** Who it is, how far the application is, and the score with what limits it. */
export function CandidateHead({ candidate }: Props) {
  const t = useTexts(candidateTexts)
  const name = nameOf(candidate)
  const heading = useRef<HTMLHeadingElement>(null)
  // The next candidate is announced, and the keyboard continues at the top.
  useEffect(() => {
    if (candidate.id) heading.current?.focus({ preventScroll: true })
  }, [candidate.id])
  const { job, appliedAt, createdAt } = candidate
  return (
    <header className="flex flex-wrap items-start gap-x-6 gap-y-4">
      <div className="flex min-w-0 flex-1 basis-72 items-start gap-4">
        <AvatarInitials name={name} size="lg" />
        <div className="min-w-0">
          <h1
            ref={heading}
            tabIndex={-1}
            className="text-2xl leading-[2rem] font-semibold text-ink outline-none wrap-anywhere"
          >
            <bdi>{name}</bdi>
          </h1>
          <p className="text-sm text-ink-soft">
            {t('forJob', { job: job.title, location: job.location })} ·{' '}
            {appliedAt === null ? t('registeredOn', { at: createdAt }) : t('appliedOn', { at: appliedAt })}
          </p>
          <Contact candidate={candidate} />
          <Chips candidate={candidate} />
        </div>
      </div>
      <TotalScore candidate={candidate} />
    </header>
  )
}

function Contact({ candidate: { email, phone, city, hidden } }: Props) {
  const t = useTexts(candidateTexts)
  if (hidden) return <p className="mt-1 text-sm text-ink-faint">{t('hidden')}</p>
  return (
    <address className="mt-1 flex flex-wrap gap-x-3 text-sm text-ink-faint not-italic">
      {email && <EmailText>{email}</EmailText>}
      {phone && <bdi dir="ltr">{phone}</bdi>}
      {city && <bdi>{city}</bdi>}
    </address>
  )
}

function Chips({ candidate }: Props) {
  const t = useTexts(candidateTexts)
  const tr = useTexts(reviewTexts)
  const { status, shortlisted, askedForPerson, cvAwaited, appliedAt, fullAssessment } = candidate
  const { ai = null, confidence = null } = fullAssessment ?? {}
  return (
    <div className="mt-3 flex flex-wrap items-center gap-2">
      <Badge tone={statusTones[status]}>{tr(`status.${status}`)}</Badge>
      {shortlisted && (
        <Badge tone="accent" icon={<Star aria-hidden className="fill-current" />}>
          {t('shortlisted')}
        </Badge>
      )}
      {askedForPerson && (
        <Badge tone="notice" icon={<HandHelping aria-hidden />}>
          {t('askedForPerson')}
        </Badge>
      )}
      {cvAwaited && <Badge tone="notice">{t('cvAwaited')}</Badge>}
      {appliedAt === null && !cvAwaited && <Badge>{t('notCompleted')}</Badge>}
      {confidence && <ConfidenceChip confidence={confidence} />}
      {ai && <AiChip ai={ai} />}
    </div>
  )
}

/** How far the scores can be relied on; the reasons stand with the scores. */
function ConfidenceChip({ confidence: { level } }: { confidence: ShownConfidence }) {
  const t = useTexts(confidenceTexts)
  return level === 'low' ? (
    <Badge tone="notice" icon={<BookOpenText aria-hidden />}>
      {t('chipLow')}
    </Badge>
  ) : (
    <Badge>{t('title', { level })}</Badge>
  )
}

type Ai = NonNullable<NonNullable<ReviewedCandidate['fullAssessment']>['ai']>

/** Advice beside the score; its reasons are one click away. */
function AiChip({ ai: { band, percentage, reasons, said } }: { ai: Ai }) {
  const t = useTexts(candidateTexts)
  const { sentence } = useSaid()
  return (
    <details className="group min-w-0 open:basis-full print:basis-auto!">
      <summary className="flex min-h-6 w-fit list-none items-center rounded-md pointer-coarse:min-h-11 [&::-webkit-details-marker]:hidden">
        <Badge tone={band === 'none' ? 'neutral' : 'notice'}>
          <span className="underline decoration-dotted underline-offset-2">{t('aiChip', { band })}</span>
        </Badge>
      </summary>
      <div className="mt-2 rounded-lg border border-line bg-surface px-3 py-2 text-sm text-ink-soft print:hidden">
        <p>{t('aiNote', { percentage })}</p>
        {reasons.length > 0 && (
          <ul className="mt-1 list-disc ps-5">
            {reasons.map((reason, at) => (
              <li key={reason} className="wrap-anywhere">
                {sentence(said?.[at], reason)}
              </li>
            ))}
          </ul>
        )}
      </div>
    </details>
  )
}

/** The total with the caps that lower it; without one a dash and why. */
function TotalScore({ candidate }: Props) {
  const t = useTexts(candidateTexts)
  const { sentence } = useSaid()
  const { fullAssessment, run, appliedAt } = candidate
  if (fullAssessment === null)
    return appliedAt === null ? null : (
      <p className="text-sm text-ink-soft">{t(run === 'running' ? 'assessing' : 'noScoreYet')}</p>
    )
  const { score, noScoreReason, noScoreSaid, caps } = fullAssessment
  return (
    <div className="flex flex-wrap items-start gap-3 @3xl:max-w-96 @3xl:justify-end">
      {score === null ? (
        <span className="inline-flex shrink-0 flex-col items-center rounded-lg bg-sunken px-3 py-1.5 whitespace-nowrap text-ink-soft">
          <span aria-hidden className="text-2xl leading-[1.75rem] font-semibold">
            –
          </span>
          <span className="text-xs">{t('noTotal')}</span>
        </span>
      ) : (
        <ScoreBadge score={score} />
      )}
      <div className="min-w-0 text-sm text-ink-soft empty:hidden">
        {score === null ? (
          <p>{sentence(noScoreSaid, noScoreReason ?? '')}</p>
        ) : (
          caps
            .filter(({ limit }) => limit === score)
            .map(({ limit, reason, said }) => (
              <p key={reason} className="text-xs">
                {t('limitedTo', { limit, reason: sentence(said, reason) })}
              </p>
            ))
        )}
      </div>
      <FieldBars candidate={candidate} />
    </div>
  )
}

/** Why a person must look at the city of somebody under review. */
export function LocationNotice({ candidate }: Props) {
  const t = useTexts(candidateTexts)
  const tr = useTexts(reviewTexts)
  const { city, distanceKm, locationReason, job, status } = candidate
  if (locationReason === null || status !== 'UNDER_REVIEW') return null
  const far = distanceKm === null ? null : { km: distanceKm, limit: job.distanceLimitKm, job: job.location }
  const place = city === null ? null : { city, job: job.location }
  return (
    <Notice tone="warning" title={tr('location')}>
      {place === null
        ? far
          ? t('hiddenFar', far)
          : t('hiddenCity', { job: job.location })
        : locationReason === 'unknown-city'
          ? tr('location.unknown', place)
          : far
            ? tr('location.far', { ...place, ...far })
            : tr('location.maybeFar', place)}
    </Notice>
  )
}
