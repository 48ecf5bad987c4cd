import { type FormEvent, useEffect, useRef, useState } from 'react'
import { toast } from '#ui/components/toast.ts'
import type { NewJob } from '../contract/jobs.ts'
import { tidySkills } from '../contract/tidy-text.ts'
import {
  fieldsOfSteps,
  firstProblem,
  type JobProblems,
  type OfferDraft,
  problemsOfStep,
  readDraft,
  stepOfProblems,
} from './job-draft.ts'
import { skillBox } from './job-form-steps.tsx'

export const lastStep = fieldsOfSteps.length - 1

type JobStepsProps = {
  draft: OfferDraft
  keep: (part: Partial<OfferDraft>) => void
  /** Sends an offer in which nothing is missing. */
  send: (offer: NewJob) => void
  busy: boolean
  /** Whether each step can be sent, not only the last. */
  sendsAnywhere?: boolean
}

export type JobSteps = ReturnType<typeof useJobSteps>

/** Going through the three steps, and what is wrong on them. */
export function useJobSteps({ draft, keep, send, busy, sendsAnywhere = false }: JobStepsProps) {
  const [problems, setProblems] = useState<JobProblems>({})
  const [refused, setRefused] = useState(0)
  const { step } = draft
  const { form, heading } = useStepFocus(step, refused)

  const change = (part: Partial<OfferDraft>) => {
    keep(part)
    setProblems((now) => ({
      ...now,
      ...Object.fromEntries(Object.keys(part).map((name) => [name, undefined])),
    }))
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
  const finish = () => {
    const read = readDraft(takeTyped())
    if ('problems' in read) refuse(read.problems)
    else send(read.offer)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    if (step === lastStep || sendsAnywhere) finish()
    else next()
  }
  /** For when the control that was just used is gone. */
  const focusHeading = () => heading.current?.focus()
  return { draft, form, heading, focusHeading, step, problems, change, goTo, next, submit, show }
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
