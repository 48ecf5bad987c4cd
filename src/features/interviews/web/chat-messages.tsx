import { MessageCircle } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { ChatBubble } from '#ui/components/chat-bubble.tsx'
import { TypingIndicator } from '#ui/components/typing-indicator.tsx'
import type { InterviewState } from '../contract.ts'
import { keepUnbroken } from './keep-unbroken.ts'
import type { InterviewTexts } from './texts.ts'
import type { Theatre } from './use-theatre.ts'

type ChatMessagesProps = {
  state: InterviewState
  texts: InterviewTexts
  /** The question waiting for its answer; -1 when there is none. */
  current: number
  theatre: Theatre
}

type Message = { key: string; from: 'interviewer' | 'candidate'; text: string }

export function ChatMessages({ state, texts, current, theatre }: ChatMessagesProps) {
  const messages = messagesOf({ state, texts, current, theatre })
  const atFirst = useRef(new Set(messages.map(({ key }) => key)))
  return (
    <>
      <ol className="flex flex-col gap-4">
        {messages.map(({ key, from, text }) => (
          <ChatBubble
            key={key}
            as="li"
            side={from === 'interviewer' ? 'start' : 'end'}
            author={from === 'interviewer' ? texts.interviewer : texts.you}
            avatar={<InterviewerMark />}
            fresh={!atFirst.current.has(key)}
          >
            {text}
          </ChatBubble>
        ))}
      </ol>
      {theatre === 'typing' && (
        <div className="mt-4 flex items-end gap-2.5">
          <InterviewerMark />
          <TypingIndicator label={texts.typing} />
        </div>
      )}
      <NewestSaid messages={messages} />
    </>
  )
}

function messagesOf({ state, texts, current, theatre }: ChatMessagesProps): Message[] {
  const { questions, answers } = state
  const welcome = texts.welcome(state.firstName, state.jobTitle, state.companyName, questions.length)
  const messages: Message[] = [{ key: 'welcome', from: 'interviewer', text: keepUnbroken(welcome) }]
  questions.forEach((question, index) => {
    const answer = answers[index] ?? null
    if (answer === null && !(index === current && theatre === 'shown')) return
    messages.push({ key: `question-${index}`, from: 'interviewer', text: keepUnbroken(question) })
    if (answer !== null) messages.push({ key: `answer-${index}`, from: 'candidate', text: answer })
  })
  if (current === -1 && theatre === 'shown')
    messages.push({ key: 'completion', from: 'interviewer', text: keepUnbroken(texts.completion) })
  return messages
}

/** Says to screen readers what the interviewer wrote since the page was opened. */
function NewestSaid({ messages }: { messages: readonly Message[] }) {
  const newest = messages.findLast(({ from }) => from === 'interviewer')
  const [first] = useState(newest?.key)
  const [said, setSaid] = useState('')
  const text = newest && newest.key !== first ? newest.text : ''
  useEffect(() => setSaid(text), [text])
  return (
    <p aria-live="polite" className="sr-only">
      {said}
    </p>
  )
}

const InterviewerMark = () => (
  <span
    aria-hidden
    className="grid size-8 shrink-0 place-items-center rounded-full bg-accent-soft text-accent-ink max-sm:size-7"
  >
    <MessageCircle className="size-4" />
  </span>
)
