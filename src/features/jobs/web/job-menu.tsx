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
import type { JobSummary } from '../contract.ts'
import { CloseJobDialog } from './close-job-dialog.tsx'
import { jobsTexts as texts } from './texts.ts'
import { useReopenJob } from './use-job-status.ts'

type JobMenuProps = { job: JobSummary; applyLink: string; mayAct: boolean }

/** What can be done with a job; those who only read are shown what there is to read. */
export function JobMenu({ job, applyLink, mayAct }: JobMenuProps) {
  const [closing, setClosing] = useState(false)
  const reopen = useReopenJob(job)
  const { id, title, status } = job
  const reads: MenuAction[] = [
    { label: texts.seeCandidates, icon: <Users aria-hidden />, to: `/Dashboard?job=${id}` },
    { label: texts.questions, icon: <ListChecks aria-hidden />, to: `/JobInterview/${id}` },
    { label: texts.preview, icon: <MessagesSquare aria-hidden />, to: `/InterviewPreview/${id}` },
    { label: texts.applyPage, icon: <ExternalLink aria-hidden />, href: applyLink },
  ]
  const acts: MenuAction[] = [
    { label: texts.edit, icon: <Pencil aria-hidden />, to: `/EditJob/${id}` },
    { label: texts.duplicate, icon: <Copy aria-hidden />, to: `/CreateJob?copy=${id}` },
    status === 'open'
      ? {
          label: texts.close,
          icon: <LockKeyhole aria-hidden />,
          tone: 'danger',
          onSelect: () => setClosing(true),
        }
      : {
          label: texts.reopen,
          icon: <LockKeyholeOpen aria-hidden />,
          onSelect: () => reopen.mutate(),
        },
  ]
  return (
    <>
      <ActionMenu
        label={texts.actions(title)}
        actions={mayAct ? [...reads, ...acts] : reads}
        className="-my-1 -me-2"
      />
      {mayAct && <CloseJobDialog job={job} open={closing} onClose={() => setClosing(false)} />}
    </>
  )
}
