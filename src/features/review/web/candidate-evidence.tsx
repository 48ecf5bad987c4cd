import { type RefObject, useRef, useState } from 'react'
import type { CandidateId } from '#contract/ids.ts'
import type { Evaluation } from '#features/assessments/contract/assessments.ts'
import { RestrictedAccess } from '#features/interviews/web/restricted-access.tsx'
import { Transcript } from '#features/interviews/web/transcript.tsx'
import { useTranscript } from '#features/interviews/web/use-transcript.ts'
import { ApiError } from '#ui/api/api-error.ts'
import { ErrorState } from '#ui/components/error-state.tsx'
import { Loading, Skeleton } from '#ui/components/skeleton.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { candidateTexts } from './candidate-texts.ts'
import { openAround } from './page-section.tsx'
import { highlightsOf } from './quote-links.ts'

/** The links between quotes and the answers they are from, both ways; null: without an interview. */
export function useQuoteLinks(candidateId: CandidateId | null) {
  const { data } = useTranscript(candidateId ?? '')
  const scores = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState<{ id: string } | null>(null)
  return {
    scores,
    shown,
    showQuote:
      data && data.questions.length > 0
        ? (id: string) => {
            openAround(document.getElementById('candidate-interview'))
            setShown({ id })
          }
        : null,
    showScore: (id: string) => {
      setShown(null)
      openQuote(scores, id)
    },
  }
}
export type QuoteLinksState = ReturnType<typeof useQuoteLinks>

function openQuote(scores: RefObject<HTMLElement | null>, id: string): void {
  const quote = scores.current?.querySelector<HTMLElement>(`[data-quote="${CSS.escape(id)}"]`)
  openAround(quote)
  quote?.scrollIntoView({ block: 'center' })
  quote?.focus({ preventScroll: true })
}

type InterviewPaneProps = {
  candidateId: CandidateId
  evaluation: Evaluation | null
  links: QuoteLinksState
}

/** The transcript with its quotes highlighted; on plans without responses, what unlocks it. */
export function InterviewPane({ candidateId, evaluation, links }: InterviewPaneProps) {
  const t = useTexts(candidateTexts)
  const { data, error, refetch, isFetching } = useTranscript(candidateId)
  if (data)
    return (
      <>
        <p className="mb-3 text-sm text-ink-faint">{t('linkHint')}</p>
        <Transcript
          tall
          questions={data.questions}
          answers={data.answers}
          followUps={data.followUps}
          highlights={evaluation ? highlightsOf(evaluation) : []}
          shown={links.shown}
          onHighlight={links.showScore}
        />
      </>
    )
  if (error instanceof ApiError && error.status === 403)
    return <RestrictedAccess level={3}>{error.message}</RestrictedAccess>
  if (error)
    return (
      <ErrorState
        level={3}
        title={t('interviewFailed')}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    )
  return (
    <Loading label={t('interviewLoading')}>
      <Skeleton className="h-96 rounded-xl" />
    </Loading>
  )
}
