import { ArrowLeft } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Button } from '#ui/components/button.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import type { InterviewState } from '../contract/interviews.ts'
import { EditButton } from './chat-messages.tsx'
import type { Target } from './interview-steps.ts'
import { keepSpacesTogether } from './keep-spaces-together.ts'
import { lastStepTexts } from './last-step-texts.ts'
import { interviewTexts } from './texts.ts'

type ReviewAnswersProps = {
  state: InterviewState
  onEdit: (target: Target) => void
  onBack: () => void
}

/** All answers to read once more before they are submitted. */
export function ReviewAnswers({ state, onEdit, onBack }: ReviewAnswersProps) {
  const t = useTexts(interviewTexts)
  const say = useTexts(lastStepTexts)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="mx-auto w-full max-w-2xl px-4 py-6 sm:px-6">
      <h2 ref={heading} tabIndex={-1} className="text-xl font-semibold text-ink">
        {say('reviewTitle')}
      </h2>
      <p className="mt-1 text-ink-soft">{say('reviewText')}</p>
      <ol className="mt-5 flex flex-col gap-4">
        {state.questions.map((question, index) => {
          const followUp = state.followUps[index]
          return (
            <li key={question} className="rounded-xl border border-line bg-surface p-4 shadow-xs sm:p-5">
              <Exchange
                label={t('questionNumber', { question: index + 1 })}
                question={question}
                answer={state.answers[index] ?? ''}
                target={{ index, followUp: false }}
                onEdit={onEdit}
              />
              {followUp && (
                <div className="mt-4 border-t border-line pt-4">
                  <Exchange
                    label={t('followUp')}
                    question={followUp.question}
                    answer={followUp.answer}
                    target={{ index, followUp: true }}
                    onEdit={onEdit}
                  />
                </div>
              )}
            </li>
          )
        })}
      </ol>
      <Button
        variant="secondary"
        size="lg"
        icon={<ArrowLeft aria-hidden className="rtl:-scale-x-100" />}
        onClick={onBack}
        className="mt-6 max-sm:w-full"
      >
        {say('reviewBack')}
      </Button>
    </div>
  )
}

type ExchangeProps = Pick<ReviewAnswersProps, 'onEdit'> & {
  label: string
  question: string
  /** null: the follow-up was skipped. */
  answer: string | null
  target: Target
}

function Exchange({ label, question, answer, target, onEdit }: ExchangeProps) {
  const t = useTexts(interviewTexts)
  const skipped = answer === null
  return (
    <>
      <p className="text-xs font-medium text-ink-faint">{label}</p>
      <h3 dir="auto" className="mt-0.5 text-start text-sm font-semibold text-ink">
        {keepSpacesTogether(question)}
      </h3>
      <p
        dir="auto"
        className={`mt-2 text-start break-words whitespace-pre-wrap [unicode-bidi:plaintext] ${skipped ? 'text-ink-faint italic' : 'text-ink'}`}
      >
        {answer ?? t('skipped')}
      </p>
      <p className="mt-2 text-sm">
        <EditButton answer={{ ...target, skipped }} onEdit={onEdit} />
      </p>
    </>
  )
}
