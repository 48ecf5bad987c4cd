import { ListChecks } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '#ui/components/button.tsx'
import { ProgressBar } from '#ui/components/progress-bar.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import type { InterviewState } from '../contract/interviews.ts'
import { AnswerBox } from './answer-box.tsx'
import { ChatMessages } from './chat-messages.tsx'
import type { InterviewClient } from './interview-client.ts'
import { countDone, countReplies, nextTarget } from './interview-steps.ts'
import { CvStep, ReviewAnswers } from './later-parts.ts'
import { PrivacyLink } from './privacy-link.tsx'
import { interviewTexts } from './texts.ts'
import { useAnswers } from './use-answers.ts'
import { useStickToEnd } from './use-stick-to-end.ts'
import { useTypingSimulation } from './use-typing-simulation.ts'

export type ChatProps = {
  state: InterviewState
  token: string
  client: InterviewClient
  /** The typing simulation justStarted with the welcome. */
  justStarted: boolean
  endWith: (error: unknown) => boolean
  onChange: (change: (last: InterviewState) => InterviewState) => void
  onCompleted: () => void
}

/** The interview under way: question by question, then the CV; all answers to read once more before submitting. */
export function Chat(props: ChatProps) {
  const { state, justStarted } = props
  const t = useTexts(interviewTexts)
  const replies = countReplies(state)
  const typingPhase = useTypingSimulation(replies, justStarted)
  const answers = useAnswers(props)
  const [reviewing, setReviewing] = useState(false)
  const scroller = useRef<HTMLDivElement>(null)
  useStickToEnd(
    scroller,
    reviewing ? null : `${replies} ${typingPhase} ${state.cv?.fileName}`,
    state.cv !== null,
  )
  const [atFirst] = useState(replies)
  useEffect(() => {
    if (justStarted) scroller.current?.focus({ preventScroll: true })
  }, [justStarted])
  const atCv = nextTarget(state) === null
  const { target } = answers
  return (
    <>
      <ChatProgress state={state} />
      <section
        ref={scroller}
        aria-label={t('conversation')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
        tabIndex={0}
        className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain motion-safe:scroll-smooth"
      >
        {atCv && reviewing ? (
          <ReviewAnswers state={state} onEdit={answers.edit} onBack={() => setReviewing(false)} />
        ) : (
          <div className="mx-auto flex min-h-full w-full max-w-2xl flex-col justify-end px-4 py-6 sm:px-6">
            <ChatMessages state={state} typingPhase={typingPhase} onEdit={answers.edit} />
            {atCv && typingPhase === 'shown' && (
              <>
                <CvStep {...props} fresh={justStarted || replies > atFirst} />
                <Button
                  variant="secondary"
                  icon={<ListChecks aria-hidden />}
                  onClick={() => setReviewing(true)}
                  className="mt-3 self-start max-sm:w-full"
                >
                  {t('reviewOpen')}
                </Button>
              </>
            )}
          </div>
        )}
      </section>
      {target && (
        <AnswerBox state={state} answers={answers} target={target} ready={typingPhase === 'shown'} />
      )}
    </>
  )
}

function ChatProgress({ state }: { state: InterviewState }) {
  const t = useTexts(interviewTexts)
  const count = state.questions.length
  const done = countDone(state)
  const progress = done >= count ? t('allAnswered') : t('progress', { question: done + 1, count })
  return (
    <div className="border-b border-line bg-surface in-data-typing:sr-only [@media(max-height:25rem)]:sr-only">
      <div className="mx-auto w-full max-w-2xl px-4 py-3 sm:px-6">
        <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
          <h1 dir="auto" className="min-w-0 truncate font-semibold text-ink">
            {state.jobTitle} <span className="font-normal text-ink-faint">· {state.companyName}</span>
          </h1>
          <span className="flex flex-wrap items-center justify-between gap-x-4 text-ink-soft tabular-nums max-sm:w-full">
            {progress}
            <PrivacyLink />
          </span>
        </div>
        <ProgressBar
          hideLabel
          label={progress}
          value={count === 0 ? 0 : (done / count) * 100}
          detail={`${done} / ${count}`}
        />
      </div>
    </div>
  )
}
