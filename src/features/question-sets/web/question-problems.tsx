import { Notice } from '#ui/components/notice.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import type { QuestionProblem } from '../contract/question-set.ts'
import { questionTexts } from './texts.ts'

/** What is the matter with a question: what may be unlawful first, and louder than a matter of style. */
export function QuestionProblems({ problems }: { problems: readonly QuestionProblem[] }) {
  const t = useTexts(questionTexts)
  const of = (kind: QuestionProblem['kind']) => problems.filter((problem) => problem.kind === kind)
  return (
    <div role="status" className="flex flex-col gap-2 empty:hidden">
      <Problems tone="danger" title={t('protectedTitle')} problems={of('protected')} />
      <Problems tone="warning" title={t('styleTitle')} problems={of('style')} />
    </div>
  )
}

type ProblemsProps = { tone: 'danger' | 'warning'; title: string; problems: readonly QuestionProblem[] }

const Problems = ({ tone, title, problems }: ProblemsProps) =>
  problems.length > 0 && (
    <Notice tone={tone} title={title}>
      {problems.map(({ message }) => (
        <p key={message}>{message}</p>
      ))}
    </Notice>
  )
