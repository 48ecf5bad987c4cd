import { cleanup, screen } from '@testing-library/react'
import { vi } from 'vitest'
import { login, logout } from '#features/accounts/web/use-session.ts'
import { getSettings } from '#features/company/contract.ts'
import { dropJobDraft, type KeptJobDraft, readJobDraft, saveJobDraft } from '#features/jobs/contract/draft.ts'
import { type OfferHint, readOfferHints } from '#features/jobs/contract/offer-hints.ts'
import { canPostJob, type Job, readJob } from '#features/jobs/contract.ts'
import { CreateJobPage } from '#features/jobs/web/create-job-page.tsx'
import { emptyDraft } from '#features/jobs/web/job-draft.ts'
import { dismissToast, shownToasts } from '#ui/components/toast.ts'
import { wait } from './drive-page.ts'
import { FakeFailure, fakeApi } from './fake-api.ts'
import { showPage } from './show-page.tsx'

export const postedJobId = '11111111-1111-4111-8111-111111111111' as Job['id']
/** A job with nothing missing, at the last step. */
export const completeDraft: KeptJobDraft = {
  ...emptyDraft,
  step: 2,
  title: 'Sales Manager',
  description: 'You lead five sales people.',
  location: 'Tunis',
  type: 'Full-time',
  salary: '1,500',
  skills: ['CRM'],
  minExperienceYears: '5',
  seniorityLevel: 'Senior',
  educationLevel: 'PhD',
  interviewLanguage: 'Deutsch',
  preferredLanguages: ['French'],
  softSkills: ['Teamwork'],
  industryBackground: 'Retail',
}
/** A job that is posted. */
export const postedJob = {
  id: postedJobId,
  title: 'Cook',
  description: 'You cook for 200 guests.',
  location: 'Sfax',
  salary: null,
  type: 'Part-time',
  interviewLanguage: 'English',
  version: 1,
  idealProfile: {
    skills: ['Pastry'],
    minExperienceYears: 1,
    seniorityLevel: 'Junior',
    educationLevel: 'Not Required',
    preferredLanguages: ['Arabic'],
    softSkills: ['Creativity'],
    industryBackground: 'Hospitality',
  },
} as Job

/** What the server keeps of the draft, and what it has to say of the offer. */
export interface JobFormServer {
  draft: KeptJobDraft | null
  savedAt: string | null
  hints: OfferHint[]
}

/** The form of a new job before a server that keeps one draft, at 10:00 on 21 November 2026. */
export function jobForm() {
  vi.useFakeTimers({ now: new Date('2026-11-21T10:00:00Z') })
  login({ accessToken: 't', userId: 'u1', onBoardingStatus: 'COMPLETED', role: 'ADMIN' })
  const server: JobFormServer = { draft: null, savedAt: null, hints: [] }
  let savedBy: string | null = null
  const save = (draft: KeptJobDraft, savedAt = new Date().toISOString()) => {
    savedBy = null
    Object.assign(server, { draft, savedAt })
    return { savedAt }
  }
  const read = () => ({ draft: server.draft, savedAt: server.savedAt })
  const api = fakeApi()
  // Before those whose address its own would match too.
  api.on(readJob, () => postedJob)
  api.on(getSettings, () => ({ name: 'Atlas', companyIdentity: null }) as never)
  api.on(canPostJob, () => ({ canPost: true }))
  api.on(readJobDraft, read)
  const saveFrom = (draft: KeptJobDraft, asked: URL) => {
    const page = asked.searchParams.get('page')
    if (server.draft && page !== savedBy && asked.searchParams.get('basedOn') !== server.savedAt)
      throw new FakeFailure(409, { code: 'DRAFT_CHANGED', message: 'x' })
    const saved = save(draft)
    savedBy = page
    return saved
  }
  api.on(saveJobDraft, saveFrom)
  api.on(dropJobDraft, () => {
    Object.assign(server, { draft: null, savedAt: null })
    return undefined
  })
  api.on(readOfferHints, () => ({ hints: server.hints }))
  return { api, server, save, saveFrom, read }
}

export async function openJobForm(address = '/CreateJob', config = {}): Promise<void> {
  showPage({ '/CreateJob': <CreateJobPage />, '/Jobs': <p>The list</p> }, address, config)
  await wait(10)
}

export async function closeJobForm(): Promise<void> {
  cleanup()
  await wait(1)
}

/** Another browser, or this one a day later: nothing of the tab is left. */
export async function openJobFormElsewhere(address?: string): Promise<void> {
  await closeJobForm()
  sessionStorage.clear()
  await openJobForm(address)
}

/** What a test of it ends with. */
export async function endJobForm(): Promise<void> {
  await closeJobForm()
  logout()
  for (const { id } of shownToasts()) dismissToast(id)
  sessionStorage.clear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
}

export const jobTitle = () => screen.getByLabelText<HTMLInputElement>('Job title')
