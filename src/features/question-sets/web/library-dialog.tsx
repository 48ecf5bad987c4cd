import { PenLine, RefreshCw, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { type InterviewLanguageName, languageOfName } from '#contract/languages.ts'
import { Button } from '#ui/components/button.tsx'
import { Dialog } from '#ui/components/dialog.tsx'
import { SearchInput } from '#ui/components/search-input.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import type { CompanyQuestion } from '../contract/company-questions.ts'
import { KeyPoints, Measures } from './question-guide.tsx'
import { RemovedQuestion } from './removed-question.tsx'
import { questionTexts } from './texts.ts'
import { useCompanyQuestions } from './use-company-questions.ts'

type LibraryDialogProps = {
  title: string
  language: InterviewLanguageName
  /** Those that the set does not ask yet. */
  questions: readonly CompanyQuestion[]
  onChoose: (question: CompanyQuestion) => void
  onMindhire: () => void
  /** Offered where a question is added. */
  onWrite?: (() => void) | undefined
  onClose: () => void
}

const minToSearch = 8

/** Where another question comes from: the company's own library first. */
export function LibraryDialog(props: LibraryDialogProps) {
  const { title, language, questions, onChoose, onMindhire, onWrite, onClose } = props
  const t = useTexts(questionTexts)
  const { removing, restore } = useCompanyQuestions(language)
  const [removed, setRemoved] = useState<CompanyQuestion>()
  const heading = useRef<HTMLHeadingElement>(null)
  const [search, setSearch] = useState('')
  const wanted = search.trim().toLocaleLowerCase()
  const found = questions.filter(({ text }) => text.toLocaleLowerCase().includes(wanted))
  return (
    <Dialog
      open
      onClose={onClose}
      size="lg"
      title={title}
      footer={
        <>
          {onWrite && (
            <Button variant="secondary" icon={<PenLine aria-hidden />} onClick={onWrite}>
              {t('writeOwn')}
            </Button>
          )}
          <Button variant="secondary" icon={<RefreshCw aria-hidden />} onClick={onMindhire}>
            {t('fromMindhire')}
          </Button>
        </>
      }
    >
      <h3 ref={heading} tabIndex={-1} className="mb-2 text-sm font-semibold text-ink outline-none">
        {t('ourLibrary')}
      </h3>
      {(questions.length >= minToSearch || search !== '') && (
        <SearchInput
          className="mb-3"
          aria-label={t('searchLibrary')}
          placeholder={t('searchLibrary')}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      )}
      {removed && (
        <RemovedQuestion
          key={removed.id}
          note={t('removedFromLibrary')}
          text={removed.text}
          takesFocus
          onRestore={() => {
            restore(removed)
            setRemoved(undefined)
            heading.current?.focus()
          }}
        />
      )}
      {found.length === 0 && <p className="text-sm text-ink-soft">{t('noneInLibrary')}</p>}
      <ul className="divide-y divide-line">
        {found.map((question) => (
          <LibraryItem
            key={question.id}
            question={question}
            lang={languageOfName(language)}
            onChoose={() => onChoose(question)}
            onRemove={() => removing.mutate(question, { onSuccess: () => setRemoved(question) })}
          />
        ))}
      </ul>
    </Dialog>
  )
}

type LibraryItemProps = {
  question: CompanyQuestion
  lang: string
  onChoose: () => void
  onRemove: () => void
}

function LibraryItem({ question, lang, onChoose, onRemove }: LibraryItemProps) {
  const t = useTexts(questionTexts)
  const { text, competency, keyPoints } = question
  return (
    <li className="flex flex-col gap-2 py-3">
      <p lang={lang} dir="auto" className="break-words text-ink">
        {text}
      </p>
      <Measures competency={competency} measures={[]} lang={lang} />
      <div className="text-sm text-ink-soft">
        <KeyPoints points={keyPoints} />
      </div>
      <div className="flex flex-wrap gap-1">
        <Button size="sm" variant="secondary" aria-label={t('useOf', { text })} onClick={onChoose}>
          {t('use')}
        </Button>
        <Button
          size="sm"
          variant="quiet"
          icon={<Trash2 aria-hidden />}
          aria-label={t('removeFromLibraryText', { text })}
          onClick={onRemove}
        >
          {t('removeFromLibrary')}
        </Button>
      </div>
    </li>
  )
}
