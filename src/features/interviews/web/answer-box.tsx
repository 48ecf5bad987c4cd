import { useEffect, useRef, useState } from 'react'
import { ChatComposer } from '#ui/components/chat-composer.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import type { InterviewState } from '../contract/interviews.ts'
import { maxAnswerLength } from '../contract/limits.ts'
import type { ChatProps } from './chat.tsx'
import { interviewTexts } from './texts.ts'
import { useTypingCounters } from './use-typing-counters.ts'
import { useUnsentText } from './use-unsent-text.ts'

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
  const unsent = useUnsentText({
    send: ({ index, text, isAnswer }) =>
      isAnswer ? client.saveAnswer(token, index, text, counters()) : client.saveDraft(token, index, text),
    onSent: ({ index, text, isAnswer }) => {
      if (!isAnswer) return
      setText('')
      onChange((last) => withAnswer(last, index, text))
    },
    isFinal: endWith,
    read: () => client.read(token),
    onFresh: (fresh) => {
      setText(fresh.drafts[fresh.answers.indexOf(null)] ?? '')
      onChange(() => fresh)
    },
  })
  const { saving } = unsent
  useFocusWhenReady(box, ready)
  const change = (typed: string) => {
    if (saving === 'sending') return
    setText(typed)
    unsent.type({ index: current, text: typed, isAnswer: false })
  }
  const send = (answer: string) => unsent.send({ index: current, text: answer, isAnswer: true })
  const trouble = saving === 'unsent' ? t('notSent') : saving === 'offline' ? t('offline') : null
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
          busy={saving === 'sending' || !ready}
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
