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
import { ActionMenu, type MenuAction } from '#ui/components/action-menu.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import type { JobSummary } from '../contract/jobs.ts'
import { CloseJobDialog } from './close-job-dialog.tsx'
import { jobsTexts } from './texts.ts'
import { useReopenJob } from './use-job-status.ts'

type JobMenuProps = { job: JobSummary; applyLink: string; canEdit: boolean }

/** What can be done with a job; those who only read are shown what there is to read. */
export function JobMenu({ job, applyLink, canEdit }: JobMenuProps) {
  const t = useTexts(jobsTexts)
  const [closing, setClosing] = useState(false)
  const reopen = useReopenJob(job)
  const { id, title, status } = job
  const reads: MenuAction[] = [
    { label: t('seeCandidates'), icon: <Users aria-hidden />, to: `/Dashboard?job=${id}` },
    { label: t('questions'), icon: <ListChecks aria-hidden />, to: `/QuestionSet/${id}` },
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
