import { useEffect, useRef, useState } from 'react'
import { ProgressBar } from '#ui/components/progress-bar.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import type { InterviewState } from '../contract/interviews.ts'
import { AnswerBox } from './answer-box.tsx'
import { ChatMessages } from './chat-messages.tsx'
import { CvStep } from './cv-step.tsx'
import type { InterviewClient } from './interview-client.ts'
import { PrivacyLink } from './privacy-link.tsx'
import { interviewTexts } from './texts.ts'
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

/** The interview under way: question by question, then the CV. */
export function Chat(props: ChatProps) {
  const { state, justStarted } = props
  const t = useTexts(interviewTexts)
  const { questions, answers } = state
  const answered = answers.filter((answer) => answer !== null).length
  const current = questions.findIndex((_, index) => (answers[index] ?? null) === null)
  const typingPhase = useTypingSimulation(answered, justStarted)
  const scroller = useRef<HTMLDivElement>(null)
  useStickToEnd(scroller, `${answered} ${typingPhase} ${state.cv?.fileName}`)
  const [atFirst] = useState(answered)
  useEffect(() => {
    if (justStarted) scroller.current?.focus({ preventScroll: true })
  }, [justStarted])
  const atCv = current === -1
  return (
    <>
      <ChatProgress state={state} answered={answered} />
      <section
        ref={scroller}
        aria-label={t('conversation')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
        tabIndex={0}
        className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain motion-safe:scroll-smooth"
      >
        <div className="mx-auto flex min-h-full w-full max-w-2xl flex-col justify-end px-4 py-6 sm:px-6">
          <ChatMessages state={state} current={current} typingPhase={typingPhase} />
          {atCv && typingPhase === 'shown' && <CvStep {...props} fresh={justStarted || answered > atFirst} />}
        </div>
      </section>
      {!atCv && <AnswerBox {...props} current={current} ready={typingPhase === 'shown'} />}
    </>
  )
}

type ChatProgressProps = { state: InterviewState; answered: number }

function ChatProgress({ state, answered }: ChatProgressProps) {
  const t = useTexts(interviewTexts)
  const count = state.questions.length
  const done = answered >= count
  const progress = done ? t('allAnswered') : t('progress', { question: answered + 1, count })
  return (
    <div className="border-b border-line bg-surface">
      <div className="mx-auto w-full max-w-2xl px-4 py-3 sm:px-6">
        <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
          <h1 dir="auto" className="min-w-0 truncate font-semibold text-ink">
            {state.jobTitle} <span className="font-normal text-ink-faint">· {state.companyName}</span>
          </h1>
          <span className="flex shrink-0 gap-x-4 text-ink-soft tabular-nums">
            {progress}
            <PrivacyLink />
          </span>
        </div>
        <ProgressBar
          hideLabel
          label={progress}
          value={count === 0 ? 0 : (answered / count) * 100}
          detail={`${answered} / ${count}`}
        />
      </div>
    </div>
  )
}
