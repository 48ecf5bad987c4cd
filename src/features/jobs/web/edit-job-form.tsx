import { ArrowRight } from 'lucide-react'
import { Link, useNavigate } from 'react-router'
import { ApiError } from '#ui/api/api-error.ts'
import { call } from '#ui/api/call.ts'
import { Button } from '#ui/components/button.tsx'
import { linkStyle } from '#ui/components/link-style.ts'
import { Notice } from '#ui/components/notice.tsx'
import { toast } from '#ui/components/toast.ts'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { type Job, type NewJob, readJobEndpoint } from '../contract/jobs.ts'
import { editTexts } from './edit-texts.ts'
import { problemsAt } from './job-draft.ts'
import { JobForm } from './job-form.tsx'
import { failureOf, NotSent } from './not-sent.tsx'
import { useJobEdit } from './use-job-edit.ts'
import { lastStep, useJobSteps } from './use-job-steps.ts'

/** The form of a new job, filled with one that is posted. */
export function EditJobForm({ job }: { job: Job }) {
  const t = useTexts(editTexts)
  const edit = useJobEdit(job)
  const { draft, save } = edit
  const navigate = useNavigate()
  const steps = useJobSteps({
    draft,
    keep: edit.change,
    busy: save.isPending,
    send: (offer) => send(offer),
    sendsAnywhere: true,
  })

  const send = (offer: NewJob) =>
    save.mutate(
      { offer, version: edit.version },
      {
        onSuccess: () => {
          toast.success(t('saved'))
          void navigate(`/Jobs/${job.id}?tab=settings`)
        },
        onError: (error) => {
          toast.error(failureOf(error))
          if (error instanceof ApiError) steps.show(problemsAt(Object.entries(error.fields)))
        },
      },
    )
  const loadCurrent = async () => {
    try {
      edit.load(await call(readJobEndpoint, { params: { jobId: job.id } }))
      steps.focusHeading()
    } catch (error) {
      toast.error(failureOf(error))
    }
  }
  const bringBack = () => {
    edit.bringBack()
    steps.focusHeading()
  }
  const stale = save.error instanceof ApiError && save.error.code === 'JOB_CHANGED'
  return (
    <>
      <div role="status" className="mb-5 flex flex-col gap-3">
        <QuestionsNotice job={job} />
        {edit.restored && (
          <Notice action={<Small onClick={() => void loadCurrent()}>{t('drop')}</Small>}>
            {t('restored')}
          </Notice>
        )}
        {edit.undo && (
          <Notice action={<Small onClick={bringBack}>{t('bringBack')}</Small>}>{t('undone')}</Notice>
        )}
      </div>
      <JobForm
        label={t('title')}
        steps={steps}
        lockedLanguage={job.questionsLocked ? t('lockedLanguage') : undefined}
        failure={
          stale ? (
            <Notice
              tone="warning"
              title={t('changedTitle')}
              className="mt-6"
              action={<Small onClick={() => void loadCurrent()}>{t('loadCurrent')}</Small>}
            >
              {t('changedText')}
            </Notice>
          ) : (
            save.isError && <NotSent error={save.error} title={t('notSaved')} />
          )
        }
        actions={
          <div className="flex flex-wrap gap-3">
            {draft.step < lastStep && (
              <Button variant="secondary" onClick={steps.next}>
                {t('next')}
                <ArrowRight aria-hidden className="rtl:-scale-x-100" />
              </Button>
            )}
            <Button type="submit" busy={save.isPending} busyLabel={t('saving')}>
              {t('save')}
            </Button>
          </div>
        }
      />
    </>
  )
}

/** What a change of the offer does to its interview. */
const QuestionsNotice = ({ job }: { job: Job }) => {
  const t = useTexts(editTexts)
  return (
    <Notice title={job.questionsLocked ? t('lockedTitle') : t('questionsTitle')}>
      {job.questionsLocked ? t('lockedText') : t('questionsText')}{' '}
      <Link to={`/Jobs/${job.id}?tab=questions`} className={linkStyle}>
        {t('toQuestions')}
      </Link>
    </Notice>
  )
}

const Small = ({ onClick, children }: { onClick: () => void; children: string }) => (
  <Button variant="secondary" size="sm" onClick={onClick}>
    {children}
  </Button>
)
