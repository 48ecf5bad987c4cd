import { Button } from '#ui/components/button.tsx'
import { Dialog } from '#ui/components/dialog.tsx'
import { interviewTexts as texts } from './interview-texts.ts'
import type { useInterviewEdits } from './use-interview-edits.ts'

type RewriteDialogProps = {
  open: boolean
  rewriting: ReturnType<typeof useInterviewEdits>['rewriting']
  onClose: () => void
}

/** Asks before all questions are written anew. */
export function RewriteDialog({ open, rewriting, onClose }: RewriteDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      locked={rewriting.isPending}
      title={texts.rewriteTitle}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={rewriting.isPending}>
            {texts.rewriteKeep}
          </Button>
          <Button
            variant="danger"
            onClick={() => rewriting.mutate(undefined, { onSettled: onClose })}
            busy={rewriting.isPending}
            busyLabel={texts.rewriting}
          >
            {texts.rewrite}
          </Button>
        </>
      }
    >
      <p className="text-sm text-ink-soft">{texts.rewriteText}</p>
    </Dialog>
  )
}
