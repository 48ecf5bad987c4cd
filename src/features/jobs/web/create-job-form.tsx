import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ArrowRight } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { ApiError } from '#ui/api/api-error.ts'
import { call } from '#ui/api/call.ts'
import { Button } from '#ui/components/button.tsx'
import { Card } from '#ui/components/card.tsx'
import { ErrorState } from '#ui/components/error-state.tsx'
import { Loading, Skeleton } from '#ui/components/skeleton.tsx'
import { toast } from '#ui/components/toast.ts'
import type { OpenDraft } from '#ui/draft/draft-sync.ts'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { createJobEndpoint, type NewJob } from '../contract/jobs.ts'
import { createTexts } from './create-texts.ts'
import { DraftLine, DraftNotices } from './draft-notices.tsx'
import { isBlank, type JobDraft, newRequestId, problemsAt } from './job-draft.ts'
import { JobForm } from './job-form.tsx'
import { failureOf, NotSent } from './not-sent.tsx'
import { companyJobsKey } from './use-company-jobs.ts'
import { useJobCopy } from './use-job-copy.ts'
import { isAlreadyPosted, useJobDraft } from './use-job-draft.ts'
import { lastStep, useJobSteps } from './use-job-steps.ts'

const postedForMs = 3000

/** A new job offer: what is typed is there again on the next visit, until it is posted. */
export function CreateJobForm() {
  const t = useTexts(createTexts)
  const jobDraft = useJobDraft()
  const { state, sync } = jobDraft
  const copy = useJobCopy(state, jobDraft.replace)
  const [chosen, setChosen] = useState(false)
  const choose = (go: () => void) => {
    setChosen(true)
    go()
  }
  if (state.phase === 'failed')
    return (
      <ErrorState title={t('draftFailed')} onRetry={() => void sync.open()}>
        {t('draftFailedMore')}
      </ErrorState>
    )
  if (state.phase !== 'open' || copy.phase === 'loading')
    return (
      <Loading label={t('loading')}>
        <Skeleton className="h-160 rounded-xl" />
      </Loading>
    )
  if (copy.phase === 'choice')
    return (
      <CopyChoice
        draft={state.draft.title}
        copied={copy.title}
        onDraft={() => choose(copy.leave)}
        onCopy={() => choose(copy.take)}
      />
    )
  return <OpenForm open={state} jobDraft={jobDraft} takesFocus={chosen} />
}

type OpenFormProps = {
  open: OpenDraft<JobDraft>
  jobDraft: ReturnType<typeof useJobDraft>
  /** It takes the place of the button that was just used. */
  takesFocus: boolean
}

function OpenForm({ open, jobDraft, takesFocus }: OpenFormProps) {
  const t = useTexts(createTexts)
  const { sync } = jobDraft
  const { draft, saving } = open
  const navigate = useNavigate()
  const queries = useQueryClient()
  const create = useMutation({
    mutationFn: (offer: NewJob) => {
      const { requestId, copyOf } = draft
      return call(createJobEndpoint, { body: { ...offer, requestId, ...(copyOf ? { copyOf } : {}) } })
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: companyJobsKey }),
  })
  const post = (offer: NewJob) => {
    // A save that arrives after the posting would be a new draft.
    sync.stop()
    create.mutate(offer, {
      onSuccess: ({ id }) => {
        sync.forget()
        toast.success(t('posted'), { durationMs: postedForMs })
        void navigate(`/Jobs/${id}?tab=questions`)
      },
      // The draft stays, and is saved again.
      onError: (error) => {
        sync.change(isAlreadyPosted(error) ? { requestId: newRequestId() } : {})
        toast.error(failureOf(error))
        if (error instanceof ApiError) steps.show(problemsAt(Object.entries(error.fields)))
      },
    })
  }
  const steps = useJobSteps({ draft, keep: sync.change, busy: create.isPending, send: post })
  const { focusHeading } = steps
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it takes the place of the choice.
  useEffect(() => {
    if (takesFocus) focusHeading()
  }, [])
  return (
    <>
      <DraftNotices open={open} jobDraft={jobDraft} onBroughtBack={focusHeading} />
      <JobForm
        label={t('title')}
        steps={steps}
        failure={
          create.isError && (
            <NotSent
              error={create.error}
              title={t('notPosted')}
              noAnswer={{ title: t('noAnswer.title'), text: t('noAnswer.text') }}
            />
          )
        }
        actions={
          draft.step < lastStep ? (
            <Button type="submit">
              {t('next')}
              <ArrowRight aria-hidden className="rtl:-scale-x-100" />
            </Button>
          ) : (
            <Button type="submit" busy={create.isPending} busyLabel={t('posting')}>
              {t('post')}
            </Button>
          )
        }
        footer={
          <DraftLine
            saving={saving}
            blank={isBlank(draft)}
            onStartOver={() => {
              jobDraft.startOver()
              focusHeading()
            }}
          />
        }
      />
    </>
  )
}

type CopyChoiceProps = {
  /** The titles of both. */
  draft: string
  copied: string
  onDraft: () => void
  onCopy: () => void
}

/** A job is to be copied while another one is half written: which of them goes into the form. */
const CopyChoice = ({ draft, copied, onDraft, onCopy }: CopyChoiceProps) => {
  const t = useTexts(createTexts)
  return (
    <Card as="section" padding="lg" aria-labelledby="copy-choice">
      <h2 id="copy-choice" className="text-xl font-semibold text-ink">
        {t('choiceTitle')}
      </h2>
      <p className="mt-2 text-ink-soft">{t('choiceText', { title: draft.trim() || t('noTitle') })}</p>
      <div className="mt-6 flex flex-col gap-2 sm:flex-row sm:justify-end">
        <Button variant="secondary" onClick={onCopy}>
          {t('choiceCopy', { title: copied })}
        </Button>
        <Button onClick={onDraft}>{t('choiceDraft')}</Button>
      </div>
    </Card>
  )
}
