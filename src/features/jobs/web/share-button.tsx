import { Share2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#ui/components/button.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import type { JobSummary } from '../contract/jobs.ts'
import { ShareJobDialog } from './share-job-dialog.tsx'
import { jobsTexts } from './texts.ts'

export type ShareButtonProps = { job: Pick<JobSummary, 'title' | 'status'>; link: string }

/** Opens the ways to spread a job's link. */
export function ShareButton({ job, link }: ShareButtonProps) {
  const t = useTexts(jobsTexts)
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="secondary"
        square
        aria-label={t('share', { title: job.title })}
        aria-haspopup="dialog"
        icon={<Share2 aria-hidden />}
        onClick={() => setOpen(true)}
      />
      <ShareJobDialog job={job} link={link} open={open} onClose={() => setOpen(false)} />
    </>
  )
}
