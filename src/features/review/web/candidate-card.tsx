import { ChevronDown, ChevronUp, FileText, Mail } from 'lucide-react'
import { useId, useState } from 'react'
import type { TranslatorOf } from '#contract/texts/translator.ts'
import type { CandidateStatus } from '#features/candidates/contract/candidates.ts'
import { getCvEndpoint } from '#features/interviews/contract/transcript.ts'
import { ApiError } from '#ui/api/api-error.ts'
import { call } from '#ui/api/call.ts'
import { AvatarInitials } from '#ui/components/avatar-initials.tsx'
import { Badge } from '#ui/components/badge.tsx'
import { Button } from '#ui/components/button.tsx'
import { Card } from '#ui/components/card.tsx'
import { DefinitionList } from '#ui/components/definition-list.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { ScoreBadge } from '#ui/components/score-badge.tsx'
import { toast } from '#ui/components/toast.ts'
import { useTexts } from '#ui/texts/language-provider.tsx'
import type { ReviewedCandidate } from '../contract/before.ts'
import { AssessmentView } from './assessment-view.tsx'
import { reviewTexts } from './texts.ts'

const statusTones: Readonly<Record<CandidateStatus, 'neutral' | 'accent' | 'notice' | 'danger'>> = {
  PENDING: 'neutral',
  ACCEPTED: 'accent',
  REJECTED: 'danger',
  UNDER_REVIEW: 'notice',
  WITHDRAWN: 'neutral',
  HIRED: 'accent',
}

type CandidateCardProps = { candidate: ReviewedCandidate; jobLocation: string }

/** One candidate of a job: name, status and score; the reasons are one click away. */
export function CandidateCard({ candidate, jobLocation }: CandidateCardProps) {
  const t = useTexts(reviewTexts)
  const [open, setOpen] = useState(false)
  const details = useId()
  const name = `${candidate.firstName} ${candidate.lastName}`
  return (
    <Card as="li" padding="md">
      <div className="flex flex-wrap items-start gap-4">
        <AvatarInitials name={name} />
        <div className="min-w-0 flex-1 basis-48">
          <h3 className="text-lg leading-6 font-semibold wrap-anywhere">
            <bdi>{name}</bdi>
          </h3>
          <p className="text-sm text-ink-soft">
            {candidate.appliedAt === null
              ? t('registeredOn', { at: candidate.createdAt })
              : t('appliedOn', { at: candidate.appliedAt })}
          </p>
          <div className="mt-2 flex flex-wrap gap-2">
            <Badge tone={statusTones[candidate.status]}>{t(`status.${candidate.status}`)}</Badge>
            {candidate.appliedAt === null ? <Badge>{t('notCompleted')}</Badge> : null}
          </div>
        </div>
        <CandidateScore candidate={candidate} />
      </div>
      <div className="mt-4 flex flex-wrap gap-2">
        <CvButton candidate={candidate} name={name} />
        <Button
          as="link"
          size="sm"
          variant="secondary"
          icon={<Mail aria-hidden />}
          href={`mailto:${encodeURIComponent(candidate.email)}`}
        >
          {t('sendEmail')}
        </Button>
        <Button
          size="sm"
          variant="quiet"
          icon={open ? <ChevronUp aria-hidden /> : <ChevronDown aria-hidden />}
          aria-expanded={open}
          aria-controls={details}
          onClick={() => setOpen(!open)}
        >
          {t(open ? 'hide' : 'details')}
        </Button>
      </div>
      <div id={details} hidden={!open} className="mt-6 border-t border-line pt-6">
        {open ? <CandidateDetails candidate={candidate} jobLocation={jobLocation} /> : null}
      </div>
    </Card>
  )
}

function CandidateScore({ candidate: { appliedAt, evaluation, run } }: { candidate: ReviewedCandidate }) {
  const t = useTexts(reviewTexts)
  if (appliedAt === null) return null
  if (evaluation === null && run === 'failed') return <Badge tone="danger">{t('assessmentFailed')}</Badge>
  if (evaluation === null) return <p className="text-sm text-ink-soft">{t('assessing')}</p>
  return <ScoreBadge score={evaluation.score} noneLabel={t('notEnough')} />
}

function CvButton({ candidate, name }: { candidate: ReviewedCandidate; name: string }) {
  const t = useTexts(reviewTexts)
  const [busy, setBusy] = useState(false)
  if (candidate.appliedAt === null) return null
  const open = async () => {
    setBusy(true)
    try {
      const { url } = await call(getCvEndpoint, { params: { candidateId: candidate.id } })
      // The reply is a download, so the page stays.
      window.location.assign(url)
    } catch (error) {
      toast.error(error instanceof ApiError ? error.message : t('cvFailed', { name }))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button
      size="sm"
      variant="secondary"
      icon={<FileText aria-hidden />}
      busy={busy}
      busyLabel={t('cvOpening')}
      onClick={() => void open()}
    >
      {t('viewCv')}
    </Button>
  )
}

function CandidateDetails({ candidate, jobLocation }: CandidateCardProps) {
  const t = useTexts(reviewTexts)
  return (
    <div className="grid grid-cols-1 gap-6">
      {candidate.locationReason === null ? null : (
        <Notice tone="warning" title={t('location')}>
          {locationText(t, candidate, jobLocation)}
        </Notice>
      )}
      <DefinitionList
        look="grid"
        items={[
          { term: t('email'), description: candidate.email },
          { term: t('phone'), description: candidate.phone },
          { term: t('city'), description: candidate.city },
        ]}
      />
      <AssessmentView candidate={candidate} />
    </div>
  )
}

/** Why the city of a candidate under review does not suit the job by itself. */
function locationText(
  t: TranslatorOf<typeof reviewTexts>,
  { city, distanceKm, distanceLimitKm, locationReason }: ReviewedCandidate,
  job: string,
): string {
  if (locationReason === 'unknown-city') return t('location.unknown', { city, job })
  if (distanceKm === null) return t('location.maybeFar', { city, job })
  return t('location.far', { city, job, km: distanceKm, limit: distanceLimitKm })
}
