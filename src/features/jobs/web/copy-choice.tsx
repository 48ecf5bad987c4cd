import { Button } from '#ui/components/button.tsx'
import { Card } from '#ui/components/card.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { createTexts } from './create-texts.ts'

type CopyChoiceProps = {
  /** The titles of both. */
  draft: string
  copied: string
  onDraft: () => void
  onCopy: () => void
}

/** A job is to be copied while another one is half written: which of them goes into the form. */
export const CopyChoice = ({ draft, copied, onDraft, onCopy }: CopyChoiceProps) => {
  const t = useTexts(createTexts)
  return (
    <Card as="section" padding="lg" aria-labelledby="copy-choice">
      <h2 id="copy-choice" className="text-xl font-semibold text-ink">
        {t('choiceTitle')}
      </h2>
      <p className="mt-2 text-ink-soft">{t('choiceText', { title: draft.trim() || t('noTitle') })}</p>
      <div className="mt-6 flex flex-col gap-2 sm:flex-row sm:justify-end">
        <Button variant="secondary" onClick={onCopy}>
          {t('choiceCopy', { title: copied })}
        </Button>
        <Button onClick={onDraft}>{t('choiceDraft')}</Button>
      </div>
    </Card>
  )
}
