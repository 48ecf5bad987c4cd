import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { ApiError } from '#ui/api/api-error.ts'
import { toast } from '#ui/components/toast.ts'
import type { NewJob } from '../contract/jobs.ts'
import { tidySkills } from '../contract/tidy-text.ts'
import {
  fieldsOfSteps,
  firstProblem,
  type JobProblems,
  type OfferDraft,
  problemsAt,
  problemsOfStep,
  readDraft,
  stepOfProblems,
} from './job-draft.ts'
import { skillBox } from './job-form-steps.tsx'
import { failureOf } from './posting-outcome.tsx'

export const lastStep = fieldsOfSteps.length - 1

type JobFormOptions<Answer> = {
  draft: OfferDraft
  keep: (part: Partial<OfferDraft>) => void
  /** Sends an offer in which nothing is missing. */
  send: (offer: NewJob) => Promise<Answer>
  onSent: (answer: Answer) => void
  /** Whether each step can be sent, not only the last. */
  sendsAnywhere?: boolean
}

export type JobFormState = ReturnType<typeof useJobForm>

/** The three steps of an offer, what is wrong on them, and sending it. */
export function useJobForm<Answer>(options: JobFormOptions<Answer>) {
  const { draft, keep, send, onSent, sendsAnywhere = false } = options
  const { step } = draft
  const queries = useQueryClient()
  const [problems, setProblems] = useState<JobProblems>({})
  const [refused, setRefused] = useState(0)
  const { form, heading } = useStepFocus(step, refused)
  const sending = useMutation({
    mutationFn: send,
    onSuccess: () => void queries.invalidateQueries({ queryKey: ['jobs'] }),
    onError: (error) => {
      toast.error(failureOf(error))
      if (error instanceof ApiError) show(problemsAt(Object.entries(error.fields)))
    },
  })
  const change = (part: Partial<OfferDraft>) => {
    keep(part)
    const mended = Object.keys(part).map((name) => [name, undefined])
    setProblems((now) => ({ ...now, ...Object.fromEntries(mended) }))
  }
  const goTo = (to: number) => {
    setProblems({})
    keep({ ...typedSkill(draft, form.current), step: to })
  }
  /** Shows problems and goes to the first; false when there is none. */
  const show = (found: JobProblems): boolean => {
    const at = stepOfProblems(found)
    if (at === null) return false
    if (at !== step) keep({ step: at })
    setProblems(found)
    setRefused((times) => times + 1)
    return true
  }
  const refuse = (found: JobProblems): boolean => {
    const first = firstProblem(found)
    if (first !== undefined) toast.error(first)
    return show(found)
  }
  const takeTyped = (): OfferDraft => {
    const typed = typedSkill(draft, form.current)
    if (typed) keep(typed)
    return { ...draft, ...typed }
  }
  const next = () => {
    if (!refuse(problemsOfStep(takeTyped(), step))) goTo(step + 1)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (sending.isPending) return
    if (step < lastStep && !sendsAnywhere) return next()
    const read = readDraft(takeTyped())
    if ('problems' in read) refuse(read.problems)
    else sending.mutate(read.offer, { onSuccess: onSent })
  }
  const { isPending: busy, error: failure, reset } = sending
  return { draft, form, heading, problems, change, goTo, next, submit, busy, failure, reset }
}

/** The focus goes to the heading of another step, and after each refusal to the first problem. */
function useStepFocus(step: number, refused: number) {
  const form = useRef<HTMLFormElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const turnedFrom = useRef(step)
  useEffect(() => {
    if (turnedFrom.current !== step) heading.current?.focus()
    turnedFrom.current = step
  }, [step])
  useEffect(() => {
    if (refused > 0) focusProblem(form.current)
  }, [refused])
  return { form, heading }
}

/** Moves the focus to the first control that is marked wrong, or to the first one of a group that is. */
function focusProblem(form: HTMLElement | null): void {
  const wrong = form?.querySelector<HTMLElement>('[aria-invalid="true"]')
  const group = wrong instanceof HTMLFieldSetElement ? wrong : null
  const control = group ? group.querySelector<HTMLElement>('input:enabled') : wrong
  if (!control) return
  control.focus()
  // What it asks for is not left hidden above the edge; no page scrolls in a test.
  const label = group?.querySelector('legend') ?? form?.querySelector(`label[for="${control.id}"]`)
  if (label && 'scrollIntoView' in label) label.scrollIntoView({ block: 'nearest' })
}

/** A skill that was typed but not added yet counts too. */
function typedSkill(draft: OfferDraft, form: HTMLFormElement | null): Pick<OfferDraft, 'skills'> | null {
  const box = form?.elements.namedItem(skillBox)
  if (!(box instanceof HTMLInputElement) || box.value.trim() === '') return null
  return { skills: tidySkills([...draft.skills, box.value]) }
}
