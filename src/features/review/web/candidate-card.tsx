import { ChevronDown, ChevronUp, FileText, Mail } from 'lucide-react'
import { useId, useState } from 'react'
import type { CandidateStatus } from '#features/candidates/contract.ts'
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
import { openCv, type ReviewedCandidate } from '../contract.ts'
import { AssessmentView } from './assessment-view.tsx'
import { day, locationWords, statusWords } from './texts.ts'

const statusTones: Readonly<Record<CandidateStatus, 'neutral' | 'accent' | 'notice' | 'danger'>> = {
  PENDING: 'neutral',
  ACCEPTED: 'accent',
  REJECTED: 'danger',
  UNDER_REVIEW: 'notice',
  WITHDRAWN: 'neutral',
  HIRED: 'accent',
}

/** One candidate of a job: who, how they did, and on a click why. */
export function CandidateCard({ candidate }: { candidate: ReviewedCandidate }) {
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
          <p className="text-sm text-ink-soft">{whenApplied(candidate)}</p>
          <div className="mt-2 flex flex-wrap gap-2">
            <Badge tone={statusTones[candidate.status]}>{statusWords[candidate.status]}</Badge>
            {candidate.appliedAt === null ? <Badge>Interview not completed</Badge> : null}
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
          Send Email
        </Button>
        <Button
          size="sm"
          variant="quiet"
          icon={open ? <ChevronUp aria-hidden /> : <ChevronDown aria-hidden />}
          aria-expanded={open}
          aria-controls={details}
          onClick={() => setOpen(!open)}
        >
          {open ? 'Hide' : 'Details'}
        </Button>
      </div>
      <div id={details} hidden={!open} className="mt-6 border-t border-line pt-6">
        {open ? <CandidateDetails candidate={candidate} /> : null}
      </div>
    </Card>
  )
}

function whenApplied({ appliedAt, createdAt }: ReviewedCandidate): string {
  return appliedAt === null ? `Registered on ${day(createdAt)}` : `Applied on ${day(appliedAt)}`
}

function CandidateScore({ candidate: { appliedAt, evaluation, run } }: { candidate: ReviewedCandidate }) {
  if (appliedAt === null) return null
  if (evaluation === null && run === 'failed') return <Badge tone="danger">Assessment failed</Badge>
  if (evaluation === null) return <p className="text-sm text-ink-soft">Assessing…</p>
  return <ScoreBadge score={evaluation.score} noneLabel="Not enough evidence" />
}

function CvButton({ candidate, name }: { candidate: ReviewedCandidate; name: string }) {
  const [busy, setBusy] = useState(false)
  if (!candidate.hasCv) return null
  const open = async () => {
    setBusy(true)
    try {
      const { url } = await call(openCv, { params: { candidateId: candidate.id } })
      // It comes as a download, so the page stays.
      window.location.assign(url)
    } catch (error) {
      toast.error(
        error instanceof ApiError
          ? error.message
          : `The CV of ${name} could not be opened. Please try again.`,
      )
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
      busyLabel="Opening…"
      onClick={() => void open()}
    >
      View CV
    </Button>
  )
}

function CandidateDetails({ candidate }: { candidate: ReviewedCandidate }) {
  const { locationReason } = candidate
  return (
    <div className="grid grid-cols-1 gap-6">
      {locationReason === null ? null : (
        <Notice tone="warning" title="Under review because of the location">
          This person {locationWords[locationReason] ?? locationReason}.
        </Notice>
      )}
      <DefinitionList
        look="grid"
        items={[
          { term: 'Email', description: candidate.email },
          { term: 'Phone', description: candidate.phone },
          { term: 'City', description: candidate.city },
        ]}
      />
      <AssessmentView candidate={candidate} />
    </div>
  )
}
