import { useEffect, useRef, useState } from 'react'
import type { Language } from '#contract/languages.ts'
import { keepSpacesTogether } from '#features/interviews/web/keep-spaces-together.ts'
import { ChatBubble } from '#ui/components/chat-bubble.tsx'
import { ChatComposer } from '#ui/components/chat-composer.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { maxDemoAnswer } from '../limits.ts'
import { demoInterviewTexts } from './interview-texts.ts'

type DemoChatProps = {
  language: Language
  questions: readonly string[]
  answers: readonly string[]
  onAnswer: (text: string) => void
}

/** The questions and answers so far, and the box for the next one. */
export function DemoChat({ language, questions, answers, onAnswer }: DemoChatProps) {
  const t = useTexts(demoInterviewTexts)
  const [text, setText] = useState('')
  const box = useRef<HTMLTextAreaElement>(null)
  const at = answers.length
  // biome-ignore lint/correctness/useExhaustiveDependencies: each question comes with an empty box.
  useEffect(() => {
    box.current?.focus()
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [at])
  return (
    <>
      {at < questions.length && (
        <p className="-mb-4 text-sm text-ink-soft tabular-nums">{t('progress', { number: at + 1 })}</p>
      )}
      <ol aria-live="polite" className="grid grid-cols-1 gap-4">
        {questions.slice(0, at + 1).flatMap((question, place) => [
          <ChatBubble as="li" key={question} side="start" author={t('interviewer')}>
            <span lang={language}>{keepSpacesTogether(question)}</span>
          </ChatBubble>,
          answers[place] === undefined ? null : (
            <ChatBubble as="li" key={`${question} answer`} side="end" author={t('you')}>
              <span lang={language}>{answers[place]}</span>
            </ChatBubble>
          ),
        ])}
      </ol>
      {at < questions.length && (
        <ChatComposer
          inputRef={box}
          label={t('answer')}
          placeholder={t('placeholder')}
          value={text}
          onChange={setText}
          onSend={(sent) => {
            setText('')
            onAnswer(sent)
          }}
          sendLabel={t('send')}
          maxLength={maxDemoAnswer}
          keysHint={t('keys')}
        />
      )}
    </>
  )
}
