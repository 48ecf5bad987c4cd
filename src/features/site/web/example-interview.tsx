import { Pause, Play } from 'lucide-react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { Button } from '#ui/components/button.tsx'
import { ChatBubble } from '#ui/components/chat-bubble.tsx'
import { classNames } from '#ui/components/class-names.ts'
import { TypingIndicator } from '#ui/components/typing-indicator.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { landingTexts } from './landing-texts.ts'

/** A short interview in which the next question is typed again and again, but not for readers who prefer reduced motion. */
export function ExampleInterview() {
  const t = useTexts(landingTexts)
  const moves = !useReducedMotion()
  const [paused, setPaused] = useState(false)
  const typing = useToggle(3000, moves && !paused)
  return (
    <figure className="rounded-2xl border border-line bg-surface p-4 shadow-md sm:p-6">
      <figcaption className="mb-5 flex min-h-8 items-center justify-between gap-3 text-sm font-medium text-ink-soft">
        {t('exampleInterview')}
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
      </figcaption>
      <div className="grid grid-cols-1 gap-4">
        <ChatBubble side="start" author={t('interviewer')}>
          {t('question')}
        </ChatBubble>
        <ChatBubble side="end" author={t('candidate')}>
          {t('answerBefore')}
          {t('answerQuote')}
        </ChatBubble>
        <div className="grid grid-cols-1">
          <div className={classNames('col-start-1 row-start-1 transition-opacity', typing && 'opacity-0')}>
            <ChatBubble side="start" author={t('interviewer')}>
              {t('nextQuestion')}
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
      </div>
    </figure>
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
