import { Button } from '#ui/components/button.tsx'
import { Dialog } from '#ui/components/dialog.tsx'
import type { JobSummary } from '../contract.ts'
import { closeTexts as texts } from './texts.ts'
import { useCloseJob } from './use-job-status.ts'

type CloseJobDialogProps = { job: JobSummary; open: boolean; onClose: () => void }

/** Asks before a job is closed, and says what that does to whom. */
export function CloseJobDialog({ job, open, onClose }: CloseJobDialogProps) {
  const closing = useCloseJob(job)
  const close = () => closing.mutate(undefined, { onSettled: onClose })
  return (
    <Dialog
      open={open}
      onClose={onClose}
      locked={closing.isPending}
      title={texts.title}
      description={<bdi>{job.title}</bdi>}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={closing.isPending}>
            {texts.keep}
          </Button>
          <Button variant="danger" onClick={close} busy={closing.isPending} busyLabel={texts.closing}>
            {texts.close}
          </Button>
        </>
      }
    >
      <ul className="flex list-disc flex-col gap-1.5 ps-5 text-sm text-ink-soft marker:text-ink-faint">
        {texts.effects.map((effect) => (
          <li key={effect}>{effect}</li>
        ))}
      </ul>
    </Dialog>
  )
}
