import * as z from 'zod/mini'
import { inReadersWords } from '#ui/texts/in-readers-words.ts'
import { type JobDraft, jobDraft } from '../contract/drafts.ts'
import { type Job, type NewJob, newJob } from '../contract/jobs.ts'
import { experienceOptions } from '../contract/options.ts'

export type { JobDraft }
/** What the form holds of an offer, as it is typed and chosen, and the step it is at. */
export const offerDraft = z.omit(jobDraft, { requestId: true, copyOf: true })
export type OfferDraft = z.output<typeof offerDraft>
export type JobField = Exclude<keyof OfferDraft, 'step'>
export type JobProblems = Partial<Record<JobField, string>>

export const emptyDraft = (): JobDraft => ({
  requestId: newRequestId(),
  copyOf: null,
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
})

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
  const { title, description, location, type, interviewLanguage } = draft
  const { skills, seniorityLevel, educationLevel, preferredLanguages, softSkills, industryBackground } = draft
  const minExperienceYears = experienceOptions.find(([name]) => name === draft.minExperienceYears)?.[1]
  const preferences = { preferredLanguages, softSkills, industryBackground }
  return {
    ...{ title, description, location, type, interviewLanguage },
    salary: readSalary(draft.salary),
    idealProfile: { skills, minExperienceYears, seniorityLevel, educationLevel, ...preferences },
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
  return { problems: problemsAt(read.error.issues.map(({ path, message }) => [path.join('.'), message])) }
}

/** The first problem of each field, by the paths of the contract; the server's refusal has such paths too. */
export function problemsAt(messages: readonly (readonly [path: string, message: string])[]): JobProblems {
  const problems: JobProblems = {}
  for (const [path, message] of messages) {
    const field = fieldAt(path)
    if (field) problems[field] ??= inReadersWords(message)
  }
  return problems
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
  const { title, description, location, type, salary, interviewLanguage, idealProfile } = job
  const experience = experienceOptions.find(([, years]) => years === idealProfile.minExperienceYears)
  return {
    ...{ step: 0, title, description, location, type, interviewLanguage, ...idealProfile },
    salary: salary === null ? '' : typedSalary(salary),
    minExperienceYears: experience?.[0] ?? '',
  }
}

/** A random UUID; `crypto.randomUUID` is missing where the address is not https. */
export function newRequestId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`
}
