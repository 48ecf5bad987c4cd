import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { JobId } from '#contract/ids.ts'
import { ApiError } from '#ui/api/api-error.ts'
import { call } from '#ui/api/call.ts'
import { createJob, type NewJob, readJob } from '../contract.ts'
import { createTexts } from './create-texts.ts'
import { attemptOf, endAttempt } from './posting-attempt.ts'
import { sendJobChange } from './send-job-change.ts'
import { companyJobsKey } from './use-company-jobs.ts'

interface Posting {
  offer: NewJob
  copyOf: JobId | null
  /** Nothing is posted before this. */
  ready: Promise<void>
}

/** Posts the job, once however often it is tried; the list is asked for again. */
export function useCreateJob(place: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (posting: Posting) => post(place, posting),
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: companyJobsKey })
    },
  })
}

async function post(place: string, { offer, copyOf, ready }: Posting): Promise<void> {
  await ready
  const attempt = attemptOf(place, offer)
  const { id } = await send({ ...offer, requestId: attempt.requestId, ...(copyOf ? { copyOf } : {}) }, place)
  // The first try may have arrived, with what was typed then.
  if (!isSameOffer(attempt.offer, offer)) await bringUpToDate(id, offer)
  endAttempt(place)
}

type Body = Parameters<typeof call<typeof createJob>>[1]['body']

async function send(body: Body, place: string) {
  try {
    return await call(createJob, { body })
  } catch (error) {
    if (saysNo(error)) endAttempt(place)
    throw error
  }
}

/** Whether the server has refused, so that nothing was posted. */
const saysNo = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500

async function bringUpToDate(jobId: JobId, offer: NewJob): Promise<void> {
  const { version, ...posted } = await call(readJob, { params: { jobId } })
  if (!isSameOffer(posted, offer)) await sendJobChange(jobId, { ...offer, version })
}

const isSameOffer = (one: NewJob, other: NewJob): boolean => partsOf(one) === partsOf(other)

function partsOf({ title, description, location, type, salary, interviewLanguage, idealProfile: p }: NewJob) {
  const profile = [p.minExperienceYears, p.seniorityLevel, p.educationLevel, p.industryBackground]
  const lists = [p.skills, p.preferredLanguages, p.softSkills]
  return JSON.stringify([title, description, location, type, salary, interviewLanguage, profile, lists])
}

/** What the server said, where it said something. */
export function failureOf(error: unknown): string {
  const said = error instanceof ApiError && error.status > 0 ? error.message : ''
  return said || createTexts.unknownError
}
