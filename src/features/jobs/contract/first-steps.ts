import * as z from 'zod/mini'
import { canEdit, canView, endpoint } from '#contract/endpoint.ts'

/** What a company does before its first candidate comes, beside what its jobs tell. */
export const ownSteps = ['questions', 'link'] as const
export type OwnStep = (typeof ownSteps)[number]

const doneSteps = z.object({
  /** Whether somebody of the company has read the questions of a job. */
  questions: z.boolean(),
  /** Whether somebody has shared the link of a job. */
  link: z.boolean(),
})
export type DoneSteps = z.output<typeof doneSteps>

export const getFirstStepsEndpoint = endpoint({
  method: 'GET',
  path: '/api/jobs/first-steps',
  summary: 'What the company has done on the way to its first candidate.',
  access: canView,
  reply: doneSteps,
})

export const markFirstStepEndpoint = endpoint({
  method: 'PUT',
  path: '/api/jobs/first-steps',
  summary: 'Marks a step as done for the whole company; marking it again changes nothing.',
  access: canEdit,
  body: z.strictObject({ step: z.enum(ownSteps) }),
  reply: doneSteps,
})
