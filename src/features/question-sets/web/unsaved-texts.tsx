import type { JobId } from '#contract/ids.ts'
import { Button } from '#ui/components/button.tsx'
import { CopyButton } from '#ui/components/copy-button.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { editedTexts } from './question-edits.ts'
import { questionTexts } from './texts.ts'
import { useStoredEdits } from './use-question-edits.ts'

type UnsavedTextsProps = {
  title: string
  unsaved: readonly string[]
  onDiscard: () => void
  takesFocus?: boolean
}

/** Question texts that were typed and can no longer be saved, to copy. */
export const UnsavedTexts = ({ title, unsaved, onDiscard, takesFocus = false }: UnsavedTextsProps) => {
  const t = useTexts(questionTexts)
  return (
    unsaved.length > 0 && (
      <Notice
        tone="warning"
        title={title}
        className="mb-4"
        takesFocus={takesFocus}
        action={
          <div className="flex flex-wrap gap-2">
            <CopyButton text={unsaved.join('\n')} size="sm">
              {t('copy')}
            </CopyButton>
            <Button size="sm" variant="secondary" onClick={onDiscard}>
              {t('discard')}
            </Button>
          </div>
        }
      >
        <ul className="list-disc ps-5">
          {unsaved.map((text) => (
            <li key={text} dir="auto">
              {text}
            </li>
          ))}
        </ul>
      </Notice>
    )
  )
}

/** The texts of edits that this tab stores, where the questions cannot be edited. */
export function StoredTexts({ jobId, title }: { jobId: JobId; title: string }) {
  const [stored, setStored] = useStoredEdits(jobId)
  return (
    <UnsavedTexts
      title={title}
      unsaved={editedTexts(stored?.questions ?? [])}
      onDiscard={() => setStored(null)}
    />
  )
}
