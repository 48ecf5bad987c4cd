import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  Copy,
  ExternalLink,
  ListChecks,
  LockKeyhole,
  LockKeyholeOpen,
  MessagesSquare,
  Pencil,
  Users,
} from 'lucide-react'
import { useState } from 'react'
import { call } from '#ui/api/call.ts'
import { ActionMenu, type MenuAction } from '#ui/components/action-menu.tsx'
import { ConfirmDialog } from '#ui/components/confirm-dialog.tsx'
import { toast } from '#ui/components/toast.ts'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { closeJobEndpoint, type JobSummary, reopenJobEndpoint } from '../contract/jobs.ts'
import { closeTexts, jobsTexts } from './texts.ts'

type ShownJob = Pick<JobSummary, 'id' | 'title' | 'status'>
type JobMenuProps = { job: ShownJob; applyLink: string; canEdit: boolean }

/** What can be done with a job; those who only read are shown what there is to read. */
export function JobMenu({ job, applyLink, canEdit }: JobMenuProps) {
  const t = useTexts(jobsTexts)
  const [closing, setClosing] = useState(false)
  const reopen = useStatusChange(job, 'open')
  const { id, title, status } = job
  const reads: MenuAction[] = [
    { label: t('seeCandidates'), icon: <Users aria-hidden />, to: `/Dashboard?job=${id}` },
    { label: t('questions'), icon: <ListChecks aria-hidden />, to: `/Jobs/${id}?tab=questions` },
    { label: t('preview'), icon: <MessagesSquare aria-hidden />, to: `/InterviewPreview/${id}` },
    { label: t('applyPage'), icon: <ExternalLink aria-hidden />, href: applyLink },
  ]
  const acts: MenuAction[] = [
    { label: t('edit'), icon: <Pencil aria-hidden />, to: `/EditJob/${id}` },
    { label: t('duplicate'), icon: <Copy aria-hidden />, to: `/CreateJob?copy=${id}` },
    status === 'open'
      ? {
          label: t('close'),
          icon: <LockKeyhole aria-hidden />,
          tone: 'danger',
          onSelect: () => setClosing(true),
        }
      : {
          label: t('reopen'),
          icon: <LockKeyholeOpen aria-hidden />,
          onSelect: () => reopen.mutate(),
        },
  ]
  return (
    <>
      <ActionMenu
        label={t('actions', { title })}
        actions={canEdit ? [...reads, ...acts] : reads}
        className="-my-1 -me-2"
      />
      {canEdit && <CloseJobDialog job={job} open={closing} onClose={() => setClosing(false)} />}
    </>
  )
}

type CloseJobDialogProps = { job: ShownJob; open: boolean; onClose: () => void }

/** Asks before a job is closed, and says what that does to whom. */
export function CloseJobDialog({ job, open, onClose }: CloseJobDialogProps) {
  const t = useTexts(closeTexts)
  const closing = useStatusChange(job, 'closed')
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

/** Lists of jobs are asked for again, whether it went well or the job is not as this page has it. */
export function useStatusChange({ id, title }: ShownJob, status: JobSummary['status']) {
  const t = useTexts(jobsTexts)
  const queries = useQueryClient()
  const endpoint = status === 'closed' ? closeJobEndpoint : reopenJobEndpoint
  return useMutation({
    mutationFn: () =>
      call<typeof closeJobEndpoint | typeof reopenJobEndpoint>(endpoint, { params: { jobId: id } }),
    onSuccess: () => toast.success(t(status === 'closed' ? 'closedNow' : 'reopenedNow', { title })),
    onError: (error) => toast.error(error.message),
    onSettled: () => queries.invalidateQueries({ queryKey: ['jobs'] }),
  })
}
