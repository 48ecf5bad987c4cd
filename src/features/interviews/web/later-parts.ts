import type { RefusedPage } from '#contract/pages.ts'
import { later } from '#ui/layout/later.tsx'
import type { InterviewState } from '../contract/interviews.ts'
import { nextTarget } from './interview-steps.ts'

const review = later(async () => (await import('./review-answers.tsx')).ReviewAnswers)
const cvStep = later(async () => (await import('./cv-step.tsx')).CvStep)
const cvAwaited = later(async () => (await import('./cv-awaited-screen.tsx')).CvAwaitedScreen)

export const ReviewAnswers = review.Later
export const CvStep = cvStep.Later
export const CvAwaitedScreen = cvAwaited.Later

// Where it fails, it is asked for again with the file.
const loadUpload = () => import('#ui/api/upload.ts').catch(() => undefined)

/** What follows the last answer. */
export const loadLaterParts = () =>
  Promise.all([cvStep.load(), cvAwaited.load(), review.load(), loadUpload()])

/** Whether the page shows it from the first. */
export const showsLaterParts = (data: InterviewState | RefusedPage): boolean =>
  !('refusal' in data) && data.status === 'started' && (data.cvAwaited || nextTarget(data) === null)
