import { MessageCircle, Pencil } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { languageOfName } from '#contract/languages.ts'
import type { TranslatorOf } from '#contract/texts/translator.ts'
import { ChatBubble } from '#ui/components/chat-bubble.tsx'
import { TypingIndicator } from '#ui/components/typing-indicator.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import type { InterviewState } from '../contract/interviews.ts'
import { isSame, nextTarget, type Target } from './interview-steps.ts'
import { keepSpacesTogether } from './keep-spaces-together.ts'
import { interviewTexts } from './texts.ts'
import type { TypingPhase } from './use-typing-simulation.ts'

type ChatMessagesProps = {
  state: InterviewState
  typingPhase: TypingPhase
  onEdit: (target: Target) => void
}

type Message = {
  key: string
  from: 'interviewer' | 'candidate'
  text: string
  /** The answer that it is; `skipped` for a follow-up without one. */
  answer?: Target & { skipped?: boolean }
  isFollowUp?: boolean
}

export function ChatMessages({ state, typingPhase, onEdit }: ChatMessagesProps) {
  const t = useTexts(interviewTexts)
  const messages = messagesOf(state, typingPhase, t)
  const language = languageOfName(state.interviewLanguage)
  const atFirst = useRef(new Set(messages.map(({ key }) => key)))
  return (
    <>
      <ol className="flex flex-col gap-4">
        {messages.map(({ key, from, text, answer, isFollowUp }) => (
          <ChatBubble
            key={key}
            as="li"
            side={from === 'interviewer' ? 'start' : 'end'}
            author={from === 'interviewer' ? t('interviewer') : t('you')}
            avatar={<InterviewerAvatar />}
            fresh={!atFirst.current.has(key)}
            note={answer ? <EditButton answer={answer} onEdit={onEdit} /> : isFollowUp && t('followUpNote')}
          >
            {answer?.skipped ? (
              <em>{text}</em>
            ) : (
              <span lang={ofInterview(key) ? language : undefined}>{text}</span>
            )}
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

/** What the page itself says stands in its own language. */
const ofInterview = (key: string): boolean => key !== 'welcome' && key !== 'completion'

type EditButtonProps = { answer: Target & { skipped?: boolean }; onEdit: (target: Target) => void }

/** Until submission each answer can be changed, and a skipped follow-up answered. */
export function EditButton({ answer: { index, followUp, skipped }, onEdit }: EditButtonProps) {
  const t = useTexts(interviewTexts)
  const question = index + 1
  const name = skipped ? 'answerSkipped' : followUp ? 'editFollowUp' : 'editAnswer'
  return (
    <button
      type="button"
      aria-label={t(name, { question })}
      onClick={() => onEdit({ index, followUp })}
      className="inline-flex min-h-6 items-center gap-1 rounded-sm font-medium text-ink-soft underline-offset-2 hover:text-ink hover:underline pointer-coarse:min-h-11 [&_svg]:size-3.5"
    >
      <Pencil aria-hidden />
      {skipped ? t('answerAfterAll') : t('edit')}
    </button>
  )
}

function messagesOf(
  state: InterviewState,
  typingPhase: TypingPhase,
  t: TranslatorOf<typeof interviewTexts>,
): Message[] {
  const { questions, firstName, jobTitle, companyName } = state
  const welcome = t('welcome', { firstName, jobTitle, companyName, count: questions.length })
  const messages: Message[] = [{ key: 'welcome', from: 'interviewer', text: keepSpacesTogether(welcome) }]
  const next = nextTarget(state)
  const isAsked = (target: Target) => next !== null && isSame(target, next) && typingPhase === 'shown'
  questions.forEach((question, index) => {
    const answer = state.answers[index] ?? null
    if (answer === null && !isAsked({ index, followUp: false })) return
    messages.push({ key: `question-${index}`, from: 'interviewer', text: keepSpacesTogether(question) })
    if (answer === null) return
    messages.push({
      key: `answer-${index}`,
      from: 'candidate',
      text: answer,
      answer: { index, followUp: false },
    })
    messages.push(...followUpOf(state, index, isAsked({ index, followUp: true }), t))
  })
  if (next === null && typingPhase === 'shown')
    messages.push({ key: 'completion', from: 'interviewer', text: keepSpacesTogether(t('completion')) })
  return messages
}

function followUpOf(
  { followUps }: InterviewState,
  index: number,
  isAsked: boolean,
  t: TranslatorOf<typeof interviewTexts>,
): Message[] {
  const followUp = followUps[index]
  if (!followUp) return []
  const { answer, skipped } = followUp
  if (answer === null && !skipped && !isAsked) return []
  const text = keepSpacesTogether(followUp.question)
  const asked: Message = { key: `follow-up-${index}`, from: 'interviewer', text, isFollowUp: true }
  if (answer === null && !skipped) return [asked]
  const given = { index, followUp: true, skipped: answer === null }
  return [
    asked,
    { key: `follow-up-answer-${index}`, from: 'candidate', text: answer ?? t('skipped'), answer: given },
  ]
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
