import { ArrowRight } from 'lucide-react'
import { Link, useNavigate } from 'react-router'
import { ApiError } from '#ui/api/api-error.ts'
import { call } from '#ui/api/call.ts'
import { Button } from '#ui/components/button.tsx'
import { linkStyle } from '#ui/components/link-style.ts'
import { Notice } from '#ui/components/notice.tsx'
import { toast } from '#ui/components/toast.ts'
import { type Job, type NewJob, readJob } from '../contract.ts'
import { createTexts } from './create-texts.ts'
import { editTexts as texts } from './edit-texts.ts'
import { problemsFrom } from './job-draft.ts'
import { JobForm } from './job-form.tsx'
import { NotSent } from './not-sent.tsx'
import { failureOf } from './use-create-job.ts'
import { useJobEdit } from './use-job-edit.ts'
import { lastStep, useJobSteps } from './use-job-steps.ts'

/** The form of a new job, filled with one that is posted. */
export function EditJobForm({ job }: { job: Job }) {
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
          toast.success(texts.saved)
          void navigate('/Jobs')
        },
        onError: (error) => {
          toast.error(failureOf(error))
          if (error instanceof ApiError) steps.show(problemsFrom(error.fields))
        },
      },
    )
  const loadPresent = async () => {
    try {
      edit.load(await call(readJob, { params: { jobId: job.id } }))
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
          <Notice action={<Small onClick={() => void loadPresent()}>{texts.drop}</Small>}>
            {texts.restored}
          </Notice>
        )}
        {edit.left && (
          <Notice action={<Small onClick={bringBack}>{createTexts.bringBack}</Small>}>{texts.left}</Notice>
        )}
      </div>
      <JobForm
        label={texts.title}
        steps={steps}
        lockedLanguage={job.interviewLocked ? texts.lockedLanguage : undefined}
        failure={
          stale ? (
            <Notice
              tone="warning"
              title={texts.changedTitle}
              className="mt-6"
              action={<Small onClick={() => void loadPresent()}>{texts.loadPresent}</Small>}
            >
              {texts.changedText}
            </Notice>
          ) : (
            save.isError && <NotSent error={save.error} title={texts.notSaved} />
          )
        }
        actions={
          <div className="flex flex-wrap gap-3">
            {draft.step < lastStep && (
              <Button variant="secondary" onClick={steps.next}>
                {createTexts.next}
                <ArrowRight aria-hidden className="rtl:-scale-x-100" />
              </Button>
            )}
            <Button type="submit" busy={save.isPending} busyLabel={texts.saving}>
              {texts.save}
            </Button>
          </div>
        }
      />
    </>
  )
}

/** What a change of the offer does to its interview. */
const QuestionsNotice = ({ job }: { job: Job }) => (
  <Notice title={job.interviewLocked ? texts.lockedTitle : texts.questionsTitle}>
    {job.interviewLocked ? texts.lockedText : texts.questionsText}{' '}
    <Link to={`/JobInterview/${job.id}`} className={linkStyle}>
      {texts.toQuestions}
    </Link>
  </Notice>
)

const Small = ({ onClick, children }: { onClick: () => void; children: string }) => (
  <Button variant="secondary" size="sm" onClick={onClick}>
    {children}
  </Button>
)
