import { ArrowLeft, ArrowRight } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { ApiError } from '#ui/api/api-error.ts'
import { Button } from '#ui/components/button.tsx'
import { Card } from '#ui/components/card.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { Stepper } from '#ui/components/stepper.tsx'
import { toast } from '#ui/components/toast.ts'
import { preferencesMissing, tidySkills } from '../contract.ts'
import { BasicStep } from './basic-step.tsx'
import { createTexts as texts } from './create-texts.ts'
import { focusProblem } from './focus-problem.ts'
import {
  fieldAt,
  type JobDraft,
  type JobProblems,
  problemsOfStep,
  readDraft,
  stepOfProblems,
} from './job-draft.ts'
import { PreferencesStep } from './preferences-step.tsx'
import { RequirementsStep, skillBox } from './requirements-step.tsx'
import { failureOf, useCreateJob } from './use-create-job.ts'
import { useJobDraft } from './use-job-draft.ts'

const steps = [BasicStep, RequirementsStep, PreferencesStep]
const lastStep = steps.length - 1
const postedForMs = 3000

/** The job offer in three steps. */
export function CreateJobForm() {
  const { form, heading, draft, step, problems, change, goTo, submit, create } = useSteps()
  const Step = steps[step] ?? BasicStep
  return (
    <form ref={form} noValidate onSubmit={submit} aria-label={texts.title}>
      <Stepper steps={texts.steps} current={step} label={texts.progress} onGoTo={goTo} />
      <Card padding="lg" className="mt-5">
        <h2 ref={heading} tabIndex={-1} className="text-xl font-semibold text-ink outline-none">
          <span className="sr-only">{texts.stepOf(step + 1, steps.length)}: </span>
          {texts.steps[step]}
        </h2>
        <p className="mt-1 text-sm text-ink-soft">{texts.intros[step]}</p>
        <div className="mt-6 flex flex-col gap-6">
          <Step key={step} draft={draft} problems={problems} change={change} />
        </div>
        {create.isError && (
          <Notice tone="danger" title={texts.notPosted} className="mt-6">
            {reasonOf(create.error)} {texts.kept}
          </Notice>
        )}
        <div className="mt-8 flex flex-wrap items-center justify-between gap-3 border-t border-line pt-6">
          <Button
            variant="secondary"
            disabled={step === 0}
            onClick={() => goTo(step - 1)}
            icon={<ArrowLeft aria-hidden className="rtl:-scale-x-100" />}
          >
            {texts.previous}
          </Button>
          {step < lastStep ? (
            <Button type="submit">
              {texts.next}
              <ArrowRight aria-hidden className="rtl:-scale-x-100" />
            </Button>
          ) : (
            <Button type="submit" busy={create.isPending} busyLabel={texts.posting}>
              {texts.post}
            </Button>
          )}
        </div>
      </Card>
    </form>
  )
}

/** Beside the toast more may be said: that no answer came at all, for one. */
const reasonOf = (error: unknown): string => (error instanceof ApiError ? error.message : failureOf(error))

function useSteps() {
  const { draft, step, change: keep, goTo: turnTo, forget } = useJobDraft()
  const [problems, setProblems] = useState<JobProblems>({})
  const [refused, setRefused] = useState(0)
  const form = useRef<HTMLFormElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const turned = useRef(false)
  const create = useCreateJob()
  const navigate = useNavigate()

  // biome-ignore lint/correctness/useExhaustiveDependencies: another step is on the page.
  useEffect(() => {
    if (turned.current) heading.current?.focus()
    turned.current = true
  }, [step])
  useEffect(() => {
    if (refused > 0) focusProblem(form.current)
  }, [refused])

  const change = (part: Partial<JobDraft>) => {
    keep(part)
    setProblems((now) => ({
      ...now,
      ...Object.fromEntries(Object.keys(part).map((name) => [name, undefined])),
    }))
  }
  const goTo = (to: number) => {
    setProblems({})
    turnTo(to)
  }
  const refuse = (found: JobProblems) => {
    const at = stepOfProblems(found)
    if (at === null) return false
    if (at !== step) turnTo(at)
    setProblems(found)
    setRefused((times) => times + 1)
    return true
  }
  const post = (complete: JobDraft) => {
    const read = readDraft(complete)
    if ('problems' in read) return void refuse(read.problems)
    create.mutate(read.offer, {
      onSuccess: () => {
        toast.success(texts.posted, { durationMs: postedForMs })
        forget()
        void navigate('/Jobs')
      },
      onError: (error) => {
        toast.error(failureOf(error))
        if (error instanceof ApiError) refuse(problemsFrom(error))
      },
    })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (create.isPending) return
    const complete = withTypedSkill(draft, form.current)
    if (complete !== draft) keep({ skills: complete.skills })
    const found = problemsOfStep(complete, step)
    if (refuse(found)) {
      if (Object.values(found).includes(preferencesMissing)) toast.error(preferencesMissing)
    } else if (step < lastStep) goTo(step + 1)
    else post(complete)
  }
  return { form, heading, draft, step, problems, change, goTo, submit, create }
}

/** A skill that was typed but not added yet counts too. */
function withTypedSkill(draft: JobDraft, form: HTMLFormElement | null): JobDraft {
  const box = form?.elements.namedItem(skillBox)
  if (!(box instanceof HTMLInputElement) || box.value.trim() === '') return draft
  return { ...draft, skills: tidySkills([...draft.skills, box.value]) }
}

function problemsFrom({ fields }: ApiError): JobProblems {
  const problems: JobProblems = {}
  for (const [path, message] of Object.entries(fields)) {
    const field = fieldAt(path)
    if (field) problems[field] ??= message
  }
  return problems
}
