import { Pause, Play } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#ui/components/button.tsx'
import { ChatBubble } from '#ui/components/chat-bubble.tsx'
import { classNames } from '#ui/components/class-names.ts'
import { TypingIndicator } from '#ui/components/typing-indicator.tsx'
import { texts } from './texts.ts'
import { useReducedMotion } from './use-reduced-motion.ts'
import { useToggleEvery } from './use-toggle-every.ts'

const turnMs = 3000

/** A short interview in which the next question is being written, again and again; still for those who ask for it. */
export function ExampleInterview() {
  const moves = !useReducedMotion()
  const [paused, setPaused] = useState(false)
  const typing = useToggleEvery(turnMs, moves && !paused)
  return (
    <figure className="rounded-2xl border border-line bg-surface p-4 shadow-md sm:p-6">
      <figcaption className="mb-5 flex min-h-8 items-center justify-between gap-3 text-sm font-medium text-ink-soft">
        {texts.exampleInterview}
        {moves && (
          <Button
            variant="quiet"
            size="sm"
            square
            aria-label={paused ? texts.play : texts.pause}
            icon={paused ? <Play aria-hidden /> : <Pause aria-hidden />}
            onClick={() => setPaused(!paused)}
          />
        )}
      </figcaption>
      <div className="grid grid-cols-1 gap-4">
        <ChatBubble side="start" author={texts.interviewer}>
          {texts.question}
        </ChatBubble>
        <ChatBubble side="end" author={texts.candidate}>
          {texts.answerBefore}
          {texts.answerQuote}
        </ChatBubble>
        <div className="grid grid-cols-1">
          <div className={classNames('col-start-1 row-start-1 transition-opacity', typing && 'opacity-0')}>
            <ChatBubble side="start" author={texts.interviewer}>
              {texts.nextQuestion}
            </ChatBubble>
          </div>
          <div
            aria-hidden
            className={classNames(
              'col-start-1 row-start-1 self-start transition-opacity',
              !typing && 'opacity-0',
            )}
          >
            {moves && <TypingIndicator label={texts.typing} />}
          </div>
        </div>
      </div>
    </figure>
  )
}
