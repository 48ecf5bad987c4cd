import { useEffect, useRef, useState } from 'react'
import { ChatComposer } from '#ui/components/chat-composer.tsx'
import { Notice } from '#ui/components/notice.tsx'
import type { InterviewState, interviewLimits } from '../contract.ts'
import type { ChatProps } from './chat.tsx'
import { useDraft } from './use-draft.ts'
import { useFreshState } from './use-fresh-state.ts'
import { useSending } from './use-sending.ts'
import { useTypingCounters } from './use-typing-counters.ts'

const mostCharacters: (typeof interviewLimits)['answer'] = 10_000

type AnswerBoxProps = Pick<ChatProps, 'state' | 'token' | 'client' | 'texts' | 'endWith' | 'onChange'> & {
  /** The question that is answered here. */
  current: number
  /** The question can be read by now. */
  ready: boolean
}

/** Where the answer is written; its text stays until the server has it. */
export function AnswerBox({
  state,
  token,
  client,
  texts,
  endWith,
  onChange,
  current,
  ready,
}: AnswerBoxProps) {
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
  const { sending, start, stop } = useSending({
    send: (answer) => client.saveAnswer(token, current, answer, counters()),
    onSent: (answer) => {
      setText('')
      onChange((last) => withAnswer(last, current, answer))
    },
    isOver: endWith,
  })
  useFocusWhenReady(box, ready)
  const touched = useRef(0)
  const touchedWhenRead = useRef(0)
  useFreshState({
    read: () => {
      touchedWhenRead.current = touched.current
      return client.read(token)
    },
    isSafe: () => draft.isSafe() && sending === 'idle',
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
  const trouble = sending === 'failed' ? texts.notSent : draft.failed ? texts.offline : null
  const long = text.length > mostCharacters * 0.9
  const saved = trouble === null ? texts.draftSaved : undefined
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
          label={texts.answerLabel}
          placeholder={texts.answerPlaceholder}
          sendLabel={texts.send}
          busy={sending === 'sending' || !ready}
          busyLabel={ready ? texts.sending : texts.wait}
          maxLength={mostCharacters}
          hint={long ? texts.answerLength(String(text.length), String(mostCharacters)) : saved}
          keysHint={long ? undefined : texts.answerHint}
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

/** With a mouse at hand the box is ready to type in; on touch the keyboard would cover the question. */
function useFocusWhenReady(box: { current: HTMLTextAreaElement | null }, ready: boolean): void {
  useEffect(() => {
    const mouse = typeof matchMedia === 'function' && matchMedia('(pointer: fine)').matches
    if (ready && mouse) box.current?.focus({ preventScroll: true })
  }, [box, ready])
}
