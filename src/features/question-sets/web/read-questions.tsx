import type { Language } from '#contract/languages.ts'
import { Badge } from '#ui/components/badge.tsx'
import { Card } from '#ui/components/card.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import type { Question } from '../contract/question-set.ts'
import { QuestionGuide } from './question-guide.tsx'
import { questionTexts } from './texts.ts'

type ReadQuestionsProps = { questions: readonly Question[]; language: Language }

/** The questions as they are, for those who may not or can no longer change them. */
export const ReadQuestions = ({ questions, language }: ReadQuestionsProps) => {
  const t = useTexts(questionTexts)
  return (
    <ol className="flex flex-col gap-4">
      {questions.map((question, at) => (
        <Card as="li" key={question.text} padding="sm" className="flex flex-col gap-3">
          <div className="flex flex-wrap items-center gap-2">
            <h2 className="text-sm font-semibold text-ink">{t('number', { position: at + 1 })}</h2>
            <Badge>{t(`competency.${question.competency}`)}</Badge>
            {question.origin !== 'written' && <Badge tone="accent">{t(question.origin)}</Badge>}
          </div>
          <p lang={language} dir="auto" className="break-words text-ink">
            {question.text}
          </p>
          <QuestionGuide guide={question} former={false} />
        </Card>
      ))}
    </ol>
  )
}
