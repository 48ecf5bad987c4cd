import { BookmarkCheck, BookmarkPlus } from 'lucide-react'
import type { InterviewLanguageName } from '#contract/languages.ts'
import { Button } from '#ui/components/button.tsx'
import { toast } from '#ui/components/toast.ts'
import { useTexts } from '#ui/texts/language-provider.tsx'
import type { CompanyQuestion } from '../contract/company-questions.ts'
import { hasSameContent, type QuestionContent } from './question-edits.ts'
import { questionTexts } from './texts.ts'
import { useCompanyQuestions } from './use-company-questions.ts'

type LibraryButtonProps = {
  question: QuestionContent
  /** From 1. */
  position: number
  language: InterviewLanguageName
}

const undoMs = 10_000

/** Saves a question to the company's library, or removes it from there. */
export function LibraryButton({ question, position, language }: LibraryButtonProps) {
  const t = useTexts(questionTexts)
  const { questions, saving, removing, restore } = useCompanyQuestions(language)
  const { competency, keyPoints } = question
  const text = question.text.trim()
  const known = questions.find((one) => one.text === text)
  const isSaved = known !== undefined && hasSameContent(known, question)
  const label = isSaved ? 'removeFromLibrary' : known ? 'updateLibrary' : 'saveToLibrary'
  const remove = (saved: CompanyQuestion) =>
    removing.mutate(saved, {
      onSuccess: () => {
        const action = { label: t('undo'), onSelect: () => restore(saved) }
        toast.success(t('removedFromLibrary'), { durationMs: undoMs, action })
      },
    })
  return (
    <Button
      square={isSaved}
      variant="quiet"
      size="sm"
      title={isSaved ? t(label) : undefined}
      aria-label={t(`${label}Of`, { position })}
      icon={isSaved ? <BookmarkCheck aria-hidden /> : <BookmarkPlus aria-hidden />}
      busy={saving.isPending || removing.isPending}
      disabledReason={text === '' ? t('emptyForLibrary') : undefined}
      onClick={() =>
        isSaved ? remove(known) : saving.mutate({ language, text, competency, keyPoints: [...keyPoints] })
      }
    >
      {isSaved ? null : t(label)}
    </Button>
  )
}
