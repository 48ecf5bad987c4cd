import { Pause, Play } from 'lucide-react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Language } from '#contract/languages.ts'
import { Button } from '#ui/components/button.tsx'
import { ChatBubble } from '#ui/components/chat-bubble.tsx'
import { classNames } from '#ui/components/class-names.ts'
import { TypingIndicator } from '#ui/components/typing-indicator.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { landingTexts } from './landing-texts.ts'

type ExampleInterviewProps = {
  language: Language
  question: string
  answer: string
  /** The words in the answer that a score rests on. */
  quote: { start: number; end: number } | null
  /** Another question of the same interview. */
  next: string
}

/** An answer of an interview; the next question is typed again and again, but not for readers who prefer reduced motion. */
export function ExampleInterview({ language, question, answer, quote, next }: ExampleInterviewProps) {
  const t = useTexts(landingTexts)
  const moves = !useReducedMotion()
  const [paused, setPaused] = useState(false)
  const typing = useToggle(3000, moves && !paused)
  return (
    <div className="grid grid-cols-1 gap-4">
      <ChatBubble side="start" author={t('interviewer')}>
        <span lang={language}>{question}</span>
      </ChatBubble>
      <ChatBubble side="end" author={t('candidate')}>
        <span lang={language}>
          {answer.slice(0, quote?.start)}
          {quote && (
            <>
              <mark className="rounded-sm bg-notice-line px-0.5 text-ink">
                {answer.slice(quote.start, quote.end)}
              </mark>
              {answer.slice(quote.end)}
            </>
          )}
        </span>
      </ChatBubble>
      <div className="flex items-end justify-between gap-2">
        <div className="grid min-w-0 grid-cols-1">
          <div className={classNames('col-start-1 row-start-1 transition-opacity', typing && 'opacity-0')}>
            <ChatBubble side="start" author={t('interviewer')}>
              <span lang={language}>{next}</span>
            </ChatBubble>
          </div>
          <div
            aria-hidden
            className={classNames(
              'col-start-1 row-start-1 self-start transition-opacity',
              !typing && 'opacity-0',
            )}
          >
            {moves && <TypingIndicator label={t('typing')} />}
          </div>
        </div>
        {moves && (
          <Button
            variant="quiet"
            size="sm"
            square
            aria-label={paused ? t('play') : t('pause')}
            icon={paused ? <Play aria-hidden /> : <Pause aria-hidden />}
            onClick={() => setPaused(!paused)}
          />
        )}
      </div>
    </div>
  )
}

const motionQuery = '(prefers-reduced-motion: reduce)'

/** Assumed on the server, where it is not known. */
const useReducedMotion = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(motionQuery).matches,
    () => true,
  )

function subscribe(notify: () => void): () => void {
  const list = window.matchMedia(motionQuery)
  list.addEventListener('change', notify)
  return () => list.removeEventListener('change', notify)
}

/** False and true in turn every `ms`; false while it does not run. */
function useToggle(ms: number, runs: boolean): boolean {
  const [on, setOn] = useState(false)
  useEffect(() => {
    if (!runs) return
    const timer = setInterval(() => setOn((last) => !last), ms)
    return () => {
      clearInterval(timer)
      setOn(false)
    }
  }, [ms, runs])
  return on
}
