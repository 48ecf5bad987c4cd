import { ArrowRight } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import * as z from 'zod/mini'
import { currentSession } from '#features/accounts/web/use-session.ts'
import { ApiError } from '#ui/api/api-error.ts'
import { call } from '#ui/api/call.ts'
import { Button } from '#ui/components/button.tsx'
import { linkStyle } from '#ui/components/link-style.ts'
import { Notice } from '#ui/components/notice.tsx'
import { toast } from '#ui/components/toast.ts'
import { readTabCopy, removeTabCopy, writeTabCopy } from '#ui/draft/tab-copy.ts'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { changeJobEndpoint, type Job } from '../contract/jobs.ts'
import { editTexts } from './edit-texts.ts'
import { draftOfJob, type OfferDraft, offerDraft } from './job-draft.ts'
import { JobForm } from './job-form.tsx'
import { NotSent } from './posting-outcome.tsx'
import { lastStep, useJobForm } from './use-job-form.ts'

/** What is typed, and the version of the offer that it changes. */
const storedEdit = z.object({ draft: offerDraft, version: z.number() })

/** An offer being changed: what is typed outlives a reload of this tab, until it is saved or discarded. */
function useJobEdit(job: Job) {
  const key = `edit-job:${currentSession().userId ?? ''}:${job.id}`
  const fresh = { draft: draftOfJob(job), version: job.version, changed: false, restored: false }
  const [edit, setEdit] = useState(() => {
    const stored = readTabCopy(key, (copy) => storedEdit.parse(copy))
    return stored ? { ...stored, changed: true, restored: true } : fresh
  })
  useEffect(() => {
    if (edit.changed) writeTabCopy(key, edit)
  }, [key, edit])
  const forget = () => removeTabCopy(key)
  return {
    ...edit,
    change: (part: Partial<OfferDraft>) => {
      // Turning to another step changes nothing of the offer.
      const changes = Object.keys(part).some((name) => name !== 'step')
      setEdit((now) => ({
        ...now,
        draft: { ...now.draft, ...part },
        changed: now.changed || changes,
      }))
    },
    forget,
    discard: () => {
      forget()
      setEdit(fresh)
    },
  }
}

type EditJobFormProps = {
  job: Job
  /** Loads the offer as it is now. */
  reload: () => void
}

/** The form of a new job, filled with one that is posted. */
export function EditJobForm({ job, reload }: EditJobFormProps) {
  const t = useTexts(editTexts)
  const edit = useJobEdit(job)
  const navigate = useNavigate()
  const form = useJobForm({
    draft: edit.draft,
    keep: edit.change,
    send: async (offer) => {
      await call(changeJobEndpoint, { params: { jobId: job.id }, body: { ...offer, version: edit.version } })
      edit.forget()
    },
    onSent: () => {
      toast.success(t('saved'))
      void navigate(`/Jobs/${job.id}?tab=settings`)
    },
    sendsAnywhere: true,
  })
  const { failure } = form
  const stale = failure instanceof ApiError && failure.code === 'JOB_CHANGED'
  const loadCurrent = () => {
    edit.discard()
    form.reset()
    form.heading.current?.focus()
    reload()
  }
  return (
    <>
      <div role="status" className="mb-5 flex flex-col gap-3">
        <Notice title={job.questionsLocked ? t('lockedTitle') : t('questionsTitle')}>
          {job.questionsLocked ? t('lockedText') : t('questionsText')}{' '}
          <Link to={`/Jobs/${job.id}?tab=questions`} className={linkStyle}>
            {t('toQuestions')}
          </Link>
        </Notice>
        {(stale || edit.restored) && (
          <Notice
            tone={stale ? 'warning' : 'info'}
            title={stale && t('changedTitle')}
            action={
              <Button variant="secondary" size="sm" onClick={loadCurrent}>
                {stale ? t('loadCurrent') : t('drop')}
              </Button>
            }
          >
            {stale ? t('changedText') : t('restored')}
          </Notice>
        )}
      </div>
      <JobForm
        label={t('title')}
        state={form}
        lockedLanguage={job.questionsLocked ? t('lockedLanguage') : undefined}
        failure={failure && !stale && <NotSent error={failure} title={t('notSaved')} />}
        actions={
          <div className="flex flex-wrap gap-3">
            {edit.draft.step < lastStep && (
              <Button variant="secondary" onClick={form.next}>
                {t('next')}
                <ArrowRight aria-hidden className="rtl:-scale-x-100" />
              </Button>
            )}
            <Button type="submit" busy={form.busy} busyLabel={t('saving')}>
              {t('save')}
            </Button>
          </div>
        }
      />
    </>
  )
}
