import { ConfirmDialog } from '#ui/components/confirm-dialog.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import type { JobSummary } from '../contract/jobs.ts'
import { closeTexts } from './texts.ts'
import { useCloseJob } from './use-job-status.ts'

type CloseJobDialogProps = { job: JobSummary; open: boolean; onClose: () => void }

/** Asks before a job is closed, and says what that does to whom. */
export function CloseJobDialog({ job, open, onClose }: CloseJobDialogProps) {
  const t = useTexts(closeTexts)
  const closing = useCloseJob(job)
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={t('title')}
      description={<bdi>{job.title}</bdi>}
      cancelLabel={t('keep')}
      tone="danger"
      confirmLabel={t('close')}
      onConfirm={() => closing.mutate(undefined, { onSettled: onClose })}
      busy={closing.isPending}
      busyLabel={t('closing')}
    >
      <ul className="flex list-disc flex-col gap-1.5 ps-5 text-sm text-ink-soft marker:text-ink-faint">
        {([1, 2, 3, 4] as const).map((effect) => (
          <li key={effect}>{t(`effect.${effect}`)}</li>
        ))}
      </ul>
    </ConfirmDialog>
  )
}
