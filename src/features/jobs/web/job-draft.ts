import { jobId } from '#contract/ids.ts'
import type { JobDraft } from '../contract/drafts.ts'
import { type Job, type NewJob, newJob } from '../contract/jobs.ts'
import { experienceOptions } from '../contract/options.ts'
import { newRequestId } from './new-request-id.ts'

export type { JobDraft }
/** What the form holds of an offer, as it is typed and chosen, and the step it is at. */
export type OfferDraft = Omit<JobDraft, 'requestId' | 'copyOf'>
export type JobField = Exclude<keyof OfferDraft, 'step'>
export type JobProblems = Partial<Record<JobField, string>>

const emptyOffer: OfferDraft = {
  step: 0,
  title: '',
  description: '',
  location: '',
  type: '',
  salary: '',
  skills: [],
  minExperienceYears: '',
  seniorityLevel: '',
  educationLevel: '',
  interviewLanguage: '',
  preferredLanguages: [],
  softSkills: [],
  industryBackground: '',
}

export const emptyDraft = (): JobDraft => ({ ...emptyOffer, requestId: newRequestId(), copyOf: null })

/** The fields of each step, as they stand on it. */
export const fieldsOfSteps: readonly (readonly JobField[])[] = [
  ['title', 'type', 'location', 'description', 'salary'],
  ['skills', 'minExperienceYears', 'seniorityLevel', 'educationLevel', 'interviewLanguage'],
  ['preferredLanguages', 'softSkills', 'industryBackground'],
]

/** Dinars: null when empty, NaN when it is no amount. Knows `1,500`, `1.500`, `1 500 DT`, `1500.5` and `1500,5`. */
export function readSalary(typed: string): number | null {
  const text = typed.replace(/\s/g, '').replace(/(?<=\d)(dt|tnd|dinars?)$/i, '')
  if (text === '') return null
  const number = withoutGroups(text).replace(',', '.')
  return /^-?\d+(\.\d+)?$/.test(number) ? Number(number) : Number.NaN
}

/** Three figures after a comma or a point are thousands: nobody means one dinar and a half a month by `1.500`. */
function withoutGroups(text: string): string {
  if (/^[1-9]\d{0,2}(,\d{3})+(\.\d+)?$/.test(text)) return text.replaceAll(',', '')
  return /^[1-9]\d{0,2}(\.\d{3})+(,\d+)?$/.test(text) ? text.replaceAll('.', '') : text
}

/** So that it is read as the same amount again. */
function typedSalary(salary: number): string {
  const typed = String(salary)
  return readSalary(typed) === salary ? typed : `${typed}0`
}

const offerOf = (draft: OfferDraft) => {
  const { skills, seniorityLevel, educationLevel, preferredLanguages, softSkills, industryBackground } = draft
  return {
    title: draft.title,
    description: draft.description,
    location: draft.location,
    type: draft.type,
    salary: readSalary(draft.salary),
    interviewLanguage: draft.interviewLanguage,
    idealProfile: {
      skills,
      minExperienceYears: experienceOptions.find(([name]) => name === draft.minExperienceYears)?.[1],
      seniorityLevel,
      educationLevel,
      preferredLanguages,
      softSkills,
      industryBackground,
    },
  }
}

/** The field that a path of the contract stands on, e.g. `idealProfile.skills.3` on the skills. */
export function fieldAt(path: string): JobField | null {
  const name = path.replace(/^idealProfile\./, '').split('.')[0]
  return fieldsOfSteps.flat().find((field) => field === name) ?? null
}

/** The job as it is sent, or what is wrong with each field, by the contract's own words. */
export function readDraft(draft: OfferDraft): { offer: NewJob } | { problems: JobProblems } {
  const read = newJob.safeParse(offerOf(draft))
  if (read.success) return { offer: read.data }
  const problems: JobProblems = {}
  for (const { path, message } of read.error.issues) {
    const field = fieldAt(path.join('.'))
    if (field) problems[field] ??= message
  }
  return { problems }
}

/** What stands in the way of leaving a step. */
export function problemsOfStep(draft: OfferDraft, step: number): JobProblems {
  const read = readDraft(draft)
  const problems = 'problems' in read ? read.problems : {}
  return Object.fromEntries(
    (fieldsOfSteps[step] ?? []).flatMap((field) => (problems[field] ? [[field, problems[field]]] : [])),
  )
}

/** The first step on which something is wrong. */
export function stepOfProblems(problems: JobProblems): number | null {
  const step = fieldsOfSteps.findIndex((fields) => fields.some((field) => problems[field] !== undefined))
  return step < 0 ? null : step
}

/** The field that one comes to first of those with a problem. */
export const firstProblem = (problems: JobProblems): string | undefined =>
  fieldsOfSteps
    .flat()
    .map((field) => problems[field])
    .find((problem) => problem !== undefined)

/** Whether nothing is typed or chosen. */
export const isBlank = (draft: OfferDraft): boolean =>
  fieldsOfSteps.flat().every((field) => draft[field].length === 0)

/** A job as it stands in the form. */
export function draftOfJob(job: Job): OfferDraft {
  const { idealProfile: profile } = job
  return {
    ...emptyOffer,
    title: job.title,
    description: job.description,
    location: job.location,
    type: job.type,
    salary: job.salary === null ? '' : typedSalary(job.salary),
    interviewLanguage: job.interviewLanguage,
    skills: profile.skills,
    minExperienceYears:
      experienceOptions.find(([, years]) => years === profile.minExperienceYears)?.[0] ?? '',
    seniorityLevel: profile.seniorityLevel,
    educationLevel: profile.educationLevel,
    preferredLanguages: profile.preferredLanguages,
    softSkills: profile.softSkills,
    industryBackground: profile.industryBackground,
  }
}

/** What was stored of an offer, as far as it has the shape that the form knows. */
export function parseOffer(stored: Record<string, unknown>): OfferDraft {
  const known = fieldsOfSteps.flat().map((field) => {
    const value = stored[field]
    return [field, sameShape(value, emptyOffer[field]) ? value : emptyOffer[field]]
  })
  const step = Math.max(
    fieldsOfSteps.findIndex((_, index) => index === stored.step),
    0,
  )
  return { ...emptyOffer, ...Object.fromEntries(known), step }
}

/** Like `parseOffer`, of a draft. */
export function parseDraft(stored: Record<string, unknown>): JobDraft {
  const { requestId } = stored
  const copyOf = jobId.safeParse(stored.copyOf)
  return {
    ...parseOffer(stored),
    requestId: typeof requestId === 'string' ? requestId : newRequestId(),
    copyOf: copyOf.success ? copyOf.data : null,
  }
}

const sameShape = (value: unknown, like: string | string[]): boolean =>
  Array.isArray(like)
    ? Array.isArray(value) && value.every((one) => typeof one === 'string')
    : typeof value === 'string'

/** What the server found wrong, on the fields it stands for. */
export function problemsFrom(fields: Readonly<Record<string, string>>): JobProblems {
  const problems: JobProblems = {}
  for (const [path, message] of Object.entries(fields)) {
    const field = fieldAt(path)
    if (field) problems[field] ??= message
  }
  return problems
}
