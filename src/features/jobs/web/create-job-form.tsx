import { ArrowRight } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { ApiError } from '#ui/api/api-error.ts'
import { Button } from '#ui/components/button.tsx'
import { ErrorState } from '#ui/components/error-state.tsx'
import { Loading, Skeleton } from '#ui/components/skeleton.tsx'
import { toast } from '#ui/components/toast.ts'
import type { OpenDraft } from '#ui/draft/draft-keeper.ts'
import type { NewJob } from '../contract.ts'
import { CopyChoice } from './copy-choice.tsx'
import { createTexts as texts } from './create-texts.ts'
import { DraftLine } from './draft-line.tsx'
import { DraftNotices } from './draft-notices.tsx'
import { isBlank, type JobDraft, problemsFrom } from './job-draft.ts'
import { JobForm } from './job-form.tsx'
import { NotSent } from './not-sent.tsx'
import { openAttempt } from './posting-attempt.ts'
import { failureOf, useCreateJob } from './use-create-job.ts'
import { useJobCopy } from './use-job-copy.ts'
import { useJobDraft } from './use-job-draft.ts'
import { lastStep, useJobSteps } from './use-job-steps.ts'

const postedForMs = 3000

/** A new job offer: what is typed is there again on the next visit, until it is posted. */
export function CreateJobForm() {
  const kept = useJobDraft()
  const { shown, keeper } = kept
  const copy = useJobCopy(shown, kept.replace)
  const [chosen, setChosen] = useState(false)
  const choose = (go: () => void) => {
    setChosen(true)
    go()
  }
  if (shown.phase === 'failed')
    return (
      <ErrorState title={texts.draftFailed} onRetry={() => void keeper.open()}>
        {texts.draftFailedMore}
      </ErrorState>
    )
  if (shown.phase !== 'open' || copy.phase === 'loading')
    return (
      <Loading label={texts.loading}>
        <Skeleton className="h-160 rounded-xl" />
      </Loading>
    )
  if (copy.phase === 'choice')
    return (
      <CopyChoice
        draft={shown.draft.title}
        copied={copy.title}
        onDraft={() => choose(copy.leave)}
        onCopy={() => choose(copy.take)}
      />
    )
  return <OpenForm open={shown} kept={kept} takesFocus={chosen} />
}

type OpenFormProps = {
  open: OpenDraft<JobDraft>
  kept: ReturnType<typeof useJobDraft>
  /** It takes the place of the button that was just used. */
  takesFocus: boolean
}

function OpenForm({ open, kept, takesFocus }: OpenFormProps) {
  const { place, keeper, startOver } = kept
  const { draft, saving } = open
  const create = useCreateJob(place)
  const [posting, setPosting] = useState(false)
  const navigate = useNavigate()
  const steps = useJobSteps({
    draft,
    keep: keeper.change,
    busy: posting,
    send: (offer) => void post(offer).finally(() => setPosting(false)),
  })

  const { focusHeading } = steps
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it takes the place of the choice.
  useEffect(() => {
    if (takesFocus) focusHeading()
  }, [])

  const post = async (offer: NewJob) => {
    setPosting(true)
    // A draft that arrives after the posting would be there again on the next visit.
    const settled = keeper.settle()
    // What was typed elsewhere would be gone with the posting. After a lost answer there is nothing to ask.
    const found = openAttempt(place) ? 'nothing' : await settled.then(keeper.elsewhere)
    if (found !== 'nothing') {
      // The form says itself what is gone.
      if (found === 'other') toast.info(texts.chooseFirst)
      return steps.focusHeading()
    }
    try {
      await create.mutateAsync({ offer, copyOf: draft.copyOf, ready: settled })
      keeper.forget()
      toast.success(texts.posted, { durationMs: postedForMs })
      void navigate('/Jobs')
    } catch (error) {
      keeper.change({})
      toast.error(failureOf(error))
      if (error instanceof ApiError) steps.show(problemsFrom(error.fields))
    }
  }
  return (
    <>
      <DraftNotices open={open} kept={kept} onChosen={steps.focusHeading} />
      <JobForm
        label={texts.title}
        steps={steps}
        failure={
          create.isError && <NotSent error={create.error} title={texts.notPosted} unheard={texts.unheard} />
        }
        actions={
          draft.step < lastStep ? (
            <Button type="submit">
              {texts.next}
              <ArrowRight aria-hidden className="rtl:-scale-x-100" />
            </Button>
          ) : (
            <Button type="submit" busy={posting} busyLabel={texts.posting}>
              {texts.post}
            </Button>
          )
        }
        footer={
          <DraftLine
            saving={open.other ? 'choosing' : saving}
            blank={isBlank(draft)}
            onStartOver={() => {
              startOver()
              steps.focusHeading()
            }}
          />
        }
      />
    </>
  )
}
