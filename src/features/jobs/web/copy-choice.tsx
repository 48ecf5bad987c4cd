import { Button } from '#ui/components/button.tsx'
import { Card } from '#ui/components/card.tsx'
import { createTexts as texts } from './create-texts.ts'

type CopyChoiceProps = {
  /** The titles of both. */
  draft: string
  copied: string
  onDraft: () => void
  onCopy: () => void
}

/** A job is to be copied while another one is half written: which of them goes into the form. */
export const CopyChoice = ({ draft, copied, onDraft, onCopy }: CopyChoiceProps) => (
  <Card as="section" padding="lg" aria-labelledby="copy-choice">
    <h2 id="copy-choice" className="text-xl font-semibold text-ink">
      {texts.choiceTitle}
    </h2>
    <p className="mt-2 text-ink-soft">{texts.choiceText(draft.trim() || texts.noTitle)}</p>
    <div className="mt-6 flex flex-col gap-2 sm:flex-row sm:justify-end">
      <Button variant="secondary" onClick={onCopy}>
        {texts.choiceCopy(copied)}
      </Button>
      <Button onClick={onDraft}>{texts.choiceDraft}</Button>
    </div>
  </Card>
)
