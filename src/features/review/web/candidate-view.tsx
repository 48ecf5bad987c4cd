import { ChevronDown, ChevronUp, FileText, Mail, Printer, X } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import type { CandidateId } from '#contract/ids.ts'
import { ReportButton } from '#features/reports/web/report-button.tsx'
import { ApiError } from '#ui/api/api-error.ts'
import { BackLink } from '#ui/components/back-link.tsx'
import { Button } from '#ui/components/button.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { ErrorState } from '#ui/components/error-state.tsx'
import { LinkButton } from '#ui/components/link-button.tsx'
import { useSingleKeys } from '#ui/components/single-keys.ts'
import { Skeleton } from '#ui/components/skeleton.tsx'
import { useSiteConfig } from '#ui/layout/site-config.tsx'
import { useLanguage, useTexts } from '#ui/texts/language-provider.tsx'
import type { ReviewedCandidate } from '../contract/candidates.ts'
import { AssessmentView } from './assessment-view.tsx'
import { CandidateContents } from './candidate-contents.tsx'
import { CandidateDecisions } from './candidate-decisions.tsx'
import { InterviewPane, useQuoteLinks } from './candidate-evidence.tsx'
import { CandidateHead, LocationNotice } from './candidate-head.tsx'
import { CandidateLoading } from './candidate-loading.tsx'
import { CandidateMails } from './candidate-mails.tsx'
import { nameOf } from './candidate-name.ts'
import { CandidateRequirements, CandidateSummary } from './candidate-summary.tsx'
import { candidateTexts } from './candidate-texts.ts'
import { CandidateTimeline } from './candidate-timeline.tsx'
import { PageSection } from './page-section.tsx'
import { ShowQuote } from './quote-links.ts'
import { reviewTexts } from './texts.ts'
import { useCandidate } from './use-candidate.ts'
import { useOpenForPrint } from './use-open-for-print.ts'
import { loadSaid } from './use-said.ts'

// Below the first screen, or opened by a click.
const CandidateNotes = lazy(async () => ({ default: (await import('./candidate-notes.tsx')).CandidateNotes }))
const EvidenceCard = lazy(async () => ({
  default: (await import('#features/reports/web/evidence-card.tsx')).EvidenceCard,
}))
const CandidateMeetings = lazy(async () => ({
  default: (await import('#features/invitations/web/candidate-meetings.tsx')).CandidateMeetings,
}))
const CvPane = lazy(async () => ({
  default: (await import('#features/interviews/web/cv-pane.tsx')).CvPane,
}))

export type CandidateViewProps = {
  candidateId: CandidateId
  /** The address of the list. */
  back: string
  /** The list is in view: what leads to it only closes the candidate. */
  beside?: boolean
  /** Addresses of the candidates before and after in the list; null at its ends. */
  previous: string | null
  next: string | null
  /** Called with one of the addresses. */
  onGo: (address: string) => void
}

/** One candidate, whole: J and K move in the list, Esc goes back to it. */
export function CandidateView(props: CandidateViewProps) {
  const { candidateId, back, beside, previous, next, onGo } = props
  const t = useTexts(candidateTexts)
  // Beside the candidate, so that neither waits for the other.
  void loadSaid(useLanguage())
  const { data, error, refetch, isFetching } = useCandidate(candidateId)
  const goTo = (address: string | null) => (address === null ? undefined : () => onGo(address))
  useSingleKeys({ j: goTo(next), k: goTo(previous), escape: goTo(back) })
  return (
    <article className="@container min-w-0 bg-inherit print:[zoom:0.78]">
      <ListLinks {...props} />
      {data ? (
        <Suspense fallback={<CandidateLoading />}>
          <CandidateContent key={candidateId} candidate={data} />
        </Suspense>
      ) : error instanceof ApiError && error.status === 404 ? (
        <EmptyState
          level={1}
          title={t('notFound')}
          action={<LinkButton to={back}>{t(beside ? 'close' : 'back')}</LinkButton>}
        >
          {t('notFoundText')}
        </EmptyState>
      ) : error ? (
        <ErrorState level={1} title={t('failed')} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <CandidateLoading />
      )}
    </article>
  )
}

function ListLinks({ back, beside, previous, next }: CandidateViewProps) {
  const t = useTexts(candidateTexts)
  const step = (label: string, to: string | null, key: string, icon: typeof ChevronUp) => {
    const Icon = icon
    return to === null ? (
      <Button square size="sm" variant="quiet" disabled aria-label={label} icon={<Icon aria-hidden />} />
    ) : (
      <LinkButton
        square
        size="sm"
        variant="quiet"
        to={to}
        aria-label={label}
        aria-keyshortcuts={key}
        title={`${label} (${key.toUpperCase()})`}
        icon={<Icon aria-hidden />}
      />
    )
  }
  return (
    <div className="mb-4 flex items-center justify-between gap-2 print:hidden">
      {!beside && (
        <BackLink to={back} aria-keyshortcuts="Escape">
          {t('back')}
        </BackLink>
      )}
      <div className="ms-auto flex items-center gap-1">
        {step(t('previous'), previous, 'k', ChevronUp)}
        {step(t('next'), next, 'j', ChevronDown)}
        <Button
          square
          size="sm"
          variant="quiet"
          aria-label={t('print')}
          title={t('print')}
          icon={<Printer aria-hidden />}
          onClick={() => window.print()}
        />
        {beside && (
          <LinkButton
            square
            size="sm"
            variant="quiet"
            to={back}
            aria-label={t('close')}
            aria-keyshortcuts="Escape"
            title={t('close')}
            icon={<X aria-hidden />}
          />
        )}
      </div>
    </div>
  )
}

function CandidateContent({ candidate }: { candidate: ReviewedCandidate }) {
  const t = useTexts(candidateTexts)
  const { brand } = useSiteConfig()
  const { id, email, cv, summary, fullAssessment, requirements, timeline, mails, appliedAt } = candidate
  const [cvOpen, setCvOpen] = useState(false)
  const links = useQuoteLinks(appliedAt === null ? null : id)
  useOpenForPrint()
  const name = nameOf(candidate)
  useEffect(() => {
    document.title = `${name} · ${brand}`
  }, [name, brand])
  return (
    <ShowQuote value={links.showQuote}>
      <div className="grid grid-cols-1 gap-6 bg-inherit print:gap-4">
        <CandidateHead candidate={candidate} />
        <CandidateDecisions candidate={candidate}>
          <ReportButton candidate={candidate} name={name} />
          {cv && !candidate.hidden && (
            <Button
              size="sm"
              variant="secondary"
              icon={<FileText aria-hidden />}
              aria-expanded={cvOpen}
              onClick={() => setCvOpen(!cvOpen)}
            >
              {t(cvOpen ? 'hideCv' : 'viewCv')}
            </Button>
          )}
          {email && (
            <Button
              as="link"
              size="sm"
              variant="secondary"
              icon={<Mail aria-hidden />}
              href={`mailto:${encodeURIComponent(email)}`}
            >
              {t('sendEmail')}
            </Button>
          )}
          <CandidateContents
            without={[
              ...(summary ? [] : ['summary' as const]),
              ...(appliedAt === null ? ['interview' as const] : []),
              ...(requirements.length === 0 ? ['requirements' as const] : []),
            ]}
          />
        </CandidateDecisions>
        <LastDecision candidate={candidate} />
        <LocationNotice candidate={candidate} />
        <Suspense fallback={null}>
          <CandidateMeetings candidateId={id} />
        </Suspense>
        {cvOpen && (
          <section className="print:hidden">
            <h2 className="mb-3 text-lg font-semibold">{t('cv')}</h2>
            <Suspense fallback={<Skeleton className="h-96 rounded-xl" />}>
              <CvPane candidateId={id} />
            </Suspense>
          </section>
        )}
        {summary && <CandidateSummary summary={summary} confidence={fullAssessment?.confidence ?? null} />}
        <div className="grid grid-cols-1 items-start gap-8 @4xl:grid-cols-2 print:grid-cols-1">
          {appliedAt !== null && (
            <PageSection
              id="candidate-interview"
              title={t('interview')}
              className="@4xl:sticky @4xl:top-32 xl:@4xl:top-24 print:hidden"
            >
              <InterviewPane candidateId={id} evaluation={fullAssessment} links={links} />
            </PageSection>
          )}
          <section id="candidate-evidence" ref={links.scores} className="@container min-w-0 scroll-mt-20">
            <h2 className="mb-3 text-lg font-semibold">{t('evidence')}</h2>
            <AssessmentView headed candidate={{ ...candidate, evaluation: fullAssessment }} />
          </section>
        </div>
        <CandidateRequirements requirements={requirements} />
        <div className="grid grid-cols-1 gap-8 @3xl:grid-cols-[minmax(0,1fr)_20rem] print:hidden">
          <div className="grid content-start gap-8">
            <Suspense fallback={<Skeleton className="h-32 rounded-lg" />}>
              <CandidateNotes candidateId={id} hidden={candidate.hidden} />
            </Suspense>
            <Suspense fallback={null}>
              <EvidenceCard of={{ candidateId: id }} Section={PageSection} />
            </Suspense>
          </div>
          <div className="grid content-start gap-8">
            <CandidateTimeline timeline={timeline} />
            <CandidateMails mails={mails} />
          </div>
        </div>
      </div>
    </ShowQuote>
  )
}

/** Who decided, and why; a status is never anybody's but a person's. */
function LastDecision({ candidate: { decision } }: { candidate: ReviewedCandidate }) {
  const t = useTexts(candidateTexts)
  const tr = useTexts(reviewTexts)
  if (decision === null) return null
  const about = { status: tr(`status.${decision.status}`), at: decision.at }
  return (
    <p className="-mt-3 text-sm text-ink-soft wrap-anywhere print:hidden">
      {decision.by ? t('decidedBy', { ...about, name: decision.by }) : t('decidedByFormer', about)}
      {decision.reason && <> · {t('because', { reason: decision.reason })}</>}
    </p>
  )
}
