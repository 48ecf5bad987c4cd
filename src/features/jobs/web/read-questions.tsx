import type { Language } from '#contract/languages.ts'
import { Badge } from '#ui/components/badge.tsx'
import { Card } from '#ui/components/card.tsx'
import type { EmployersQuestion } from '../contract/interview.ts'
import { competencyWords, interviewTexts as texts } from './interview-texts.ts'
import { QuestionGuide } from './question-guide.tsx'

type ReadQuestionsProps = { questions: readonly EmployersQuestion[]; language: Language }

/** The questions as they are, for those who may not or can no longer change them. */
export const ReadQuestions = ({ questions, language }: ReadQuestionsProps) => (
  <ol className="flex flex-col gap-4">
    {questions.map((question, at) => (
      <Card as="li" key={question.text} padding="sm" className="flex flex-col gap-3">
        <div className="flex flex-wrap items-center gap-2">
          <h2 className="text-sm font-semibold text-ink">{texts.number(at + 1)}</h2>
          <Badge>{competencyWords[question.competency]}</Badge>
          {question.origin !== 'written' && <Badge tone="accent">{texts[question.origin]}</Badge>}
        </div>
        <p lang={language} dir="auto" className="break-words text-ink">
          {question.text}
        </p>
        <QuestionGuide guide={question} former={false} />
      </Card>
    ))}
  </ol>
)
