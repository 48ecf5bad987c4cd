import { SkipForward, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Button } from '#ui/components/button.tsx'
import { ChatComposer } from '#ui/components/chat-composer.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import type { InterviewState } from '../contract/interviews.ts'
import { maxAnswerLength } from '../contract/limits.ts'
import { keyOf, questionAt, type Target } from './interview-steps.ts'
import { PinnedQuestion } from './pinned-question.tsx'
import { interviewTexts } from './texts.ts'
import type { Answers } from './use-answers.ts'
import { useTouchTyping } from './use-touch-typing.ts'

type AnswerBoxProps = {
  state: InterviewState
  answers: Answers
  target: Target
  /** The question is on screen. */
  ready: boolean
}

/** The text of an answer stays in the box until the server has it. */
export function AnswerBox({ state, answers, target, ready }: AnswerBoxProps) {
  const t = useTexts(interviewTexts)
  const root = useRef<HTMLDivElement>(null)
  const { box, editing, text, saving } = answers
  const typing = useTouchTyping(root, box)
  useFocusWhenReady(box, ready, editing ? keyOf(target) : null)
  const { trouble, hint, keysHint } = useNotes(answers, typing)
  const busy = saving === 'sending' || !(ready || editing)
  return (
    <div
      ref={root}
      className="max-h-full shrink-0 overflow-y-auto border-t border-line bg-paper pb-[env(safe-area-inset-bottom)]"
    >
      {(editing || (typing && ready)) && (
        <PinnedQuestion
          key={keyOf(target)}
          name={
            target.followUp
              ? t('followUp')
              : t('progress', { question: target.index + 1, count: state.questions.length })
          }
          question={questionAt(state, target)}
        />
      )}
      <div className="mx-auto w-full max-w-2xl px-4 pt-3 pb-2.5 sm:px-6 in-data-typing:pt-1.5 in-data-typing:pb-1.5">
        <div role="status">
          {trouble && (
            <Notice tone="warning" className="mb-2">
              {trouble}
            </Notice>
          )}
        </div>
        <ChatComposer
          value={text}
          onChange={answers.change}
          onSend={answers.send}
          label={t('answerLabel')}
          placeholder={t('answerPlaceholder')}
          sendLabel={editing ? t('saveEdit') : t('send')}
          busy={busy}
          locked={saving === 'sending'}
          busyLabel={saving === 'sending' ? t('sending') : t('wait')}
          maxLength={maxAnswerLength}
          hint={hint}
          keysHint={keysHint}
          inputRef={box}
        />
        {editing ? (
          <Button variant="quiet" size="sm" icon={<X aria-hidden />} onClick={answers.cancel}>
            {t('cancelEdit')}
          </Button>
        ) : (
          target.followUp &&
          ready && (
            <Button
              variant="quiet"
              size="sm"
              icon={<SkipForward aria-hidden className="rtl:-scale-x-100" />}
              disabled={saving === 'sending'}
              onClick={answers.skip}
            >
              {t('skip')}
            </Button>
          )
        )}
      </div>
    </div>
  )
}

/** What is said above and under the box. */
function useNotes({ saving, elsewhere, text }: Answers, typing: boolean) {
  const t = useTexts(interviewTexts)
  const troubles = { idle: null, sending: null, unsent: t('notSent'), offline: t('offline') }
  const trouble = troubles[saving] ?? (elsewhere ? t('changedElsewhere') : null)
  if (text.length > maxAnswerLength * 0.9)
    return { trouble, hint: t('answerLength', { used: text.length, max: maxAnswerLength }) }
  if (typing) return { trouble }
  if (saving === 'sending') return { trouble, hint: t('sending') }
  return { trouble, hint: trouble === null ? t('draftSaved') : undefined, keysHint: t('answerHint') }
}

/** Not on touch screens, where the keyboard would cover the question; a change was asked for by a press. */
function useFocusWhenReady(
  box: { current: HTMLTextAreaElement | null },
  ready: boolean,
  editing: string | null,
): void {
  useEffect(() => {
    const mouse = typeof matchMedia === 'function' && matchMedia('(pointer: fine)').matches
    if (ready && mouse) box.current?.focus({ preventScroll: true })
  }, [box, ready])
  const first = useRef(editing)
  useEffect(() => {
    if (editing !== null && editing !== first.current) box.current?.focus({ preventScroll: true })
    first.current = null
  }, [box, editing])
}
