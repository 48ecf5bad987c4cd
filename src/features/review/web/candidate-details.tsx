import type { CandidateId } from '#contract/ids.ts'
import type { TranslatorOf } from '#contract/texts/translator.ts'
import { DefinitionList } from '#ui/components/definition-list.tsx'
import { EmailText } from '#ui/components/email-text.tsx'
import { Loaded } from '#ui/components/loaded.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { Skeleton } from '#ui/components/skeleton.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import type { ReviewedCandidate } from '../contract/candidates.ts'
import { AssessmentView } from './assessment-view.tsx'
import { dashboardTexts } from './dashboard-texts.ts'
import { useCandidate } from './use-candidate.ts'

/** Contact, location and every score with its evidence, read when a card is opened. */
export function CandidateDetails({ candidateId }: { candidateId: CandidateId }) {
  const t = useTexts(dashboardTexts)
  const candidate = useCandidate(candidateId)
  return (
    <Loaded
      query={candidate}
      loading={t('detailsLoading')}
      failed={t('detailsFailed')}
      level={3}
      skeleton={
        <>
          <Skeleton className="h-16" />
          <Skeleton className="h-64" />
        </>
      }
    >
      {(loaded) => <Details candidate={loaded} />}
    </Loaded>
  )
}

function Details({ candidate }: { candidate: ReviewedCandidate }) {
  const t = useTexts(dashboardTexts)
  const { email, phone, city, locationReason, fullAssessment } = candidate
  const known = [
    { term: t('email'), description: email && <EmailText>{email}</EmailText> },
    { term: t('phone'), description: phone },
    { term: t('city'), description: city },
  ].filter(({ description }) => description !== null)
  return (
    <div className="grid grid-cols-1 gap-6">
      {locationReason !== null && city !== null && (
        <Notice tone="warning" title={t('location')}>
          {locationText(t, candidate, city)}
        </Notice>
      )}
      {known.length > 0 && <DefinitionList look="line" items={known} />}
      <AssessmentView candidate={{ ...candidate, evaluation: fullAssessment }} />
    </div>
  )
}

/** Why the city of a candidate under review does not suit the job by itself. */
function locationText(
  t: TranslatorOf<typeof dashboardTexts>,
  { distanceKm, locationReason, job: { location: job, distanceLimitKm: limit } }: ReviewedCandidate,
  city: string,
): string {
  if (locationReason === 'unknown-city') return t('location.unknown', { city, job })
  if (distanceKm === null) return t('location.maybeFar', { city, job })
  return t('location.far', { city, job, km: distanceKm, limit })
}
