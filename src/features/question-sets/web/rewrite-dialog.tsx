import { Button } from '#ui/components/button.tsx'
import { Dialog } from '#ui/components/dialog.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { questionTexts } from './texts.ts'
import type { useQuestionEdits } from './use-question-edits.ts'

type RewriteDialogProps = {
  open: boolean
  rewriting: ReturnType<typeof useQuestionEdits>['rewriting']
  onClose: () => void
}

/** Asks before all questions are written anew. */
export function RewriteDialog({ open, rewriting, onClose }: RewriteDialogProps) {
  const t = useTexts(questionTexts)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      locked={rewriting.isPending}
      title={t('rewriteTitle')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={rewriting.isPending}>
            {t('rewriteKeep')}
          </Button>
          <Button
            variant="danger"
            onClick={() => rewriting.mutate(undefined, { onSettled: onClose })}
            busy={rewriting.isPending}
            busyLabel={t('rewriting')}
          >
            {t('rewrite')}
          </Button>
        </>
      }
    >
      <p className="text-sm text-ink-soft">{t('rewriteText')}</p>
    </Dialog>
  )
}
