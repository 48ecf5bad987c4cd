import { useEffect, useRef, useState } from 'react'
import { ProgressBar } from '#ui/components/progress-bar.tsx'
import type { InterviewState } from '../contract.ts'
import { AnswerBox } from './answer-box.tsx'
import { ChatMessages } from './chat-messages.tsx'
import { CvStep } from './cv-step.tsx'
import type { InterviewClient } from './interview-client.ts'
import type { InterviewTexts } from './texts.ts'
import { useStickToEnd } from './use-stick-to-end.ts'
import { useTheatre } from './use-theatre.ts'

export type ChatProps = {
  state: InterviewState
  token: string
  client: InterviewClient
  texts: InterviewTexts
  /** Started just now: the interviewer comes in slowly. */
  begins: boolean
  endWith: (error: unknown) => boolean
  onChange: (change: (last: InterviewState) => InterviewState) => void
  onCompleted: () => void
}

/** The interview under way: question by question, then the CV. */
export function Chat(props: ChatProps) {
  const { state, texts, begins } = props
  const { questions, answers } = state
  const answered = answers.filter((answer) => answer !== null).length
  const current = questions.findIndex((_, index) => (answers[index] ?? null) === null)
  const theatre = useTheatre(answered, begins)
  const scroller = useRef<HTMLDivElement>(null)
  useStickToEnd(scroller, `${answered} ${theatre} ${state.cv?.fileName}`)
  const [atFirst] = useState(answered)
  useEffect(() => {
    if (begins) scroller.current?.focus({ preventScroll: true })
  }, [begins])
  const atCv = current === -1
  return (
    <>
      <ChatProgress state={state} texts={texts} answered={answered} />
      <section
        ref={scroller}
        aria-label={texts.conversation}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
        tabIndex={0}
        className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain motion-safe:scroll-smooth"
      >
        <div className="mx-auto flex min-h-full w-full max-w-2xl flex-col justify-end px-4 py-6 sm:px-6">
          <ChatMessages state={state} texts={texts} current={current} theatre={theatre} />
          {atCv && theatre === 'shown' && <CvStep {...props} fresh={begins || answered > atFirst} />}
        </div>
      </section>
      {!atCv && <AnswerBox {...props} current={current} ready={theatre === 'shown'} />}
    </>
  )
}

type ChatProgressProps = { state: InterviewState; texts: InterviewTexts; answered: number }

function ChatProgress({ state, texts, answered }: ChatProgressProps) {
  const count = state.questions.length
  const done = answered >= count
  return (
    <div className="border-b border-line bg-surface">
      <div className="mx-auto w-full max-w-2xl px-4 py-3 sm:px-6">
        <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
          <h1 dir="auto" className="min-w-0 truncate font-semibold text-ink">
            {state.jobTitle} <span className="font-normal text-ink-faint">· {state.companyName}</span>
          </h1>
          <span className="shrink-0 text-ink-soft tabular-nums">
            {done ? texts.allAnswered : texts.progress(answered + 1, count)}
          </span>
        </div>
        <ProgressBar
          hideLabel
          label={done ? texts.allAnswered : texts.progress(answered + 1, count)}
          value={count === 0 ? 0 : (answered / count) * 100}
          detail={`${answered} / ${count}`}
        />
      </div>
    </div>
  )
}
