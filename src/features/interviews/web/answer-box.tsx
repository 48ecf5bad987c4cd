import { useEffect, useRef, useState } from 'react'
import { ChatComposer } from '#ui/components/chat-composer.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import type { InterviewState } from '../contract/interviews.ts'
import { maxAnswerLength } from '../contract/limits.ts'
import type { ChatProps } from './chat.tsx'
import { interviewTexts } from './texts.ts'
import { useDraft } from './use-draft.ts'
import { useRetriedSending } from './use-retried-sending.ts'
import { useStateRefresh } from './use-state-refresh.ts'
import { useTypingCounters } from './use-typing-counters.ts'

type AnswerBoxProps = Pick<ChatProps, 'state' | 'token' | 'client' | 'endWith' | 'onChange'> & {
  /** Index of the question. */
  current: number
  /** The question is on screen. */
  ready: boolean
}

/** The text of an answer stays in the box until the server has it. */
export function AnswerBox({ state, token, client, endWith, onChange, current, ready }: AnswerBoxProps) {
  const t = useTexts(interviewTexts)
  const [text, setText] = useState(state.drafts[current] ?? '')
  const box = useRef<HTMLTextAreaElement>(null)
  const counters = useTypingCounters(box, current)
  const draft = useDraft(async (index, typed) => {
    try {
      await client.saveDraft(token, index, typed)
    } catch (error) {
      if (!endWith(error)) throw error
    }
  })
  const { sending, start, stop } = useRetriedSending({
    send: (answer) => client.saveAnswer(token, current, answer, counters()),
    onSent: (answer) => {
      setText('')
      onChange((last) => withAnswer(last, current, answer))
    },
    isFinal: endWith,
  })
  useFocusWhenReady(box, ready)
  const touched = useRef(0)
  const touchedWhenRead = useRef(0)
  useStateRefresh({
    read: () => {
      touchedWhenRead.current = touched.current
      return client.read(token)
    },
    isSafe: () => draft.isSaved() && sending === 'idle',
    onFresh: (fresh) => {
      if (touched.current !== touchedWhenRead.current) return
      const next = fresh.answers.indexOf(null)
      setText(fresh.drafts[next] ?? '')
      onChange(() => fresh)
    },
  })
  const change = (typed: string) => {
    if (sending === 'sending') return
    stop()
    touched.current += 1
    setText(typed)
    draft.note({ index: current, text: typed })
  }
  const send = (answer: string) => {
    touched.current += 1
    draft.drop()
    start(answer)
  }
  const trouble = sending === 'failed' ? t('notSent') : draft.failed ? t('offline') : null
  const long = text.length > maxAnswerLength * 0.9
  const saved = trouble === null ? t('draftSaved') : undefined
  return (
    <div className="border-t border-line bg-paper pb-[env(safe-area-inset-bottom)]">
      <div className="mx-auto w-full max-w-2xl px-4 pt-3 pb-2.5 sm:px-6">
        <div role="status">
          {trouble && (
            <Notice tone="warning" className="mb-2">
              {trouble}
            </Notice>
          )}
        </div>
        <ChatComposer
          value={text}
          onChange={change}
          onSend={send}
          label={t('answerLabel')}
          placeholder={t('answerPlaceholder')}
          sendLabel={t('send')}
          busy={sending === 'sending' || !ready}
          busyLabel={ready ? t('sending') : t('wait')}
          maxLength={maxAnswerLength}
          hint={long ? t('answerLength', { used: text.length, max: maxAnswerLength }) : saved}
          keysHint={long ? undefined : t('answerHint')}
          inputRef={box}
        />
      </div>
    </div>
  )
}

const withAnswer = (state: InterviewState, index: number, answer: string): InterviewState => ({
  ...state,
  answers: state.questions.map((_, at) => (at === index ? answer : (state.answers[at] ?? null))),
  drafts: state.drafts.map((draft, at) => (at === index ? '' : draft)),
})

/** Not on touch screens, where the keyboard would cover the question. */
function useFocusWhenReady(box: { current: HTMLTextAreaElement | null }, ready: boolean): void {
  useEffect(() => {
    const mouse = typeof matchMedia === 'function' && matchMedia('(pointer: fine)').matches
    if (ready && mouse) box.current?.focus({ preventScroll: true })
  }, [box, ready])
}
