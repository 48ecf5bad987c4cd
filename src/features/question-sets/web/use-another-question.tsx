import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useTexts } from '#ui/texts/language-provider.tsx'
import type { QuestionSet } from '../contract/question-set.ts'
import { LibraryDialog } from './library-dialog.tsx'
import { changeQuestion, type EditedQuestion, newQuestion, type QuestionContent } from './question-edits.ts'
import { questionTexts } from './texts.ts'
import { useCompanyQuestions } from './use-company-questions.ts'
import type { QuestionEditing } from './use-question-edits.ts'

/** Another question: the company's own library is offered first, where it has one that the set does not ask. */
export function useAnotherQuestion(
  { language }: QuestionSet,
  { questions, change, suggesting }: QuestionEditing,
  focusNext: (selector: string) => void,
) {
  const t = useTexts(questionTexts)
  const library = useCompanyQuestions(language).questions
  const [place, setPlace] = useState<EditedQuestion | 'new'>()
  const free = library.filter(({ text }) => questions.every((question) => question.text.trim() !== text))
  // The dialog gives the focus back before a question that is added gets it.
  const close = () => flushSync(() => setPlace(undefined))
  const add = (content?: QuestionContent) => {
    const question = newQuestion(`added-${Date.now()}-${questions.length}`, content)
    change([...questions, question])
    focusNext(`#text-${question.key}`)
    return question
  }
  const choose = ({ text, competency, keyPoints }: QuestionContent) => {
    const content = { text, competency, keyPoints }
    close()
    if (place === 'new') add(content)
    else if (place) change(changeQuestion(questions, place.key, { ...content, replaced: true }))
  }
  const suggest = () => {
    close()
    if (place) suggesting.mutate(place === 'new' ? add() : place)
  }
  const write = () => {
    close()
    add()
  }
  return {
    toAdd: () => (free.length > 0 ? setPlace('new') : add()),
    inPlaceOf: (question: EditedQuestion) =>
      free.length > 0 ? setPlace(question) : suggesting.mutate(question),
    dialog: place && (
      <LibraryDialog
        title={
          place === 'new'
            ? t('add')
            : t('anotherTitle', { position: questions.findIndex(({ key }) => key === place.key) + 1 })
        }
        language={language}
        questions={free}
        onChoose={choose}
        onMindhire={suggest}
        onWrite={place === 'new' ? write : undefined}
        onClose={close}
      />
    ),
  }
}
