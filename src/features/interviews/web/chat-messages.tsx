import { MessageCircle } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { TranslatorOf } from '#contract/texts/translator.ts'
import { ChatBubble } from '#ui/components/chat-bubble.tsx'
import { TypingIndicator } from '#ui/components/typing-indicator.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import type { InterviewState } from '../contract/interviews.ts'
import { keepSpacesTogether } from './keep-spaces-together.ts'
import { interviewTexts } from './texts.ts'
import type { TypingPhase } from './use-typing-simulation.ts'

type ChatMessagesProps = {
  state: InterviewState
  /** The question waiting for its answer; -1 when there is none. */
  current: number
  typingPhase: TypingPhase
}

type Message = { key: string; from: 'interviewer' | 'candidate'; text: string }

export function ChatMessages({ state, current, typingPhase }: ChatMessagesProps) {
  const t = useTexts(interviewTexts)
  const messages = messagesOf({ state, current, typingPhase }, t)
  const atFirst = useRef(new Set(messages.map(({ key }) => key)))
  return (
    <>
      <ol className="flex flex-col gap-4">
        {messages.map(({ key, from, text }) => (
          <ChatBubble
            key={key}
            as="li"
            side={from === 'interviewer' ? 'start' : 'end'}
            author={from === 'interviewer' ? t('interviewer') : t('you')}
            avatar={<InterviewerAvatar />}
            fresh={!atFirst.current.has(key)}
          >
            {text}
          </ChatBubble>
        ))}
      </ol>
      {typingPhase === 'typing' && (
        <div className="mt-4 flex items-end gap-2.5">
          <InterviewerAvatar />
          <TypingIndicator label={t('typing')} />
        </div>
      )}
      <LatestMessage messages={messages} />
    </>
  )
}

function messagesOf(
  { state, current, typingPhase }: ChatMessagesProps,
  t: TranslatorOf<typeof interviewTexts>,
): Message[] {
  const { questions, answers, firstName, jobTitle, companyName } = state
  const welcome = t('welcome', { firstName, jobTitle, companyName, count: questions.length })
  const messages: Message[] = [{ key: 'welcome', from: 'interviewer', text: keepSpacesTogether(welcome) }]
  questions.forEach((question, index) => {
    const answer = answers[index] ?? null
    if (answer === null && !(index === current && typingPhase === 'shown')) return
    messages.push({ key: `question-${index}`, from: 'interviewer', text: keepSpacesTogether(question) })
    if (answer !== null) messages.push({ key: `answer-${index}`, from: 'candidate', text: answer })
  })
  if (current === -1 && typingPhase === 'shown')
    messages.push({ key: 'completion', from: 'interviewer', text: keepSpacesTogether(t('completion')) })
  return messages
}

/** Announces to screen readers what the interviewer wrote since the page was opened. */
function LatestMessage({ messages }: { messages: readonly Message[] }) {
  const newest = messages.findLast(({ from }) => from === 'interviewer')
  const [first] = useState(newest?.key)
  const [announced, setAnnounced] = useState('')
  const text = newest && newest.key !== first ? newest.text : ''
  useEffect(() => setAnnounced(text), [text])
  return (
    <p aria-live="polite" className="sr-only">
      {announced}
    </p>
  )
}

const InterviewerAvatar = () => (
  <span
    aria-hidden
    className="grid size-8 shrink-0 place-items-center rounded-full bg-accent-soft text-accent-ink max-sm:size-7"
  >
    <MessageCircle className="size-4" />
  </span>
)
