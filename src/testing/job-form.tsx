import { cleanup, screen } from '@testing-library/react'
import { vi } from 'vitest'
import { login, logout } from '#features/accounts/web/use-session.ts'
import { getSettingsEndpoint } from '#features/company/contract/settings.ts'
import {
  deleteJobDraftEndpoint,
  getJobDraftEndpoint,
  type JobDraft,
  type SavedJobDraft,
  saveJobDraftEndpoint,
} from '#features/jobs/contract/drafts.ts'
import { canPostJobEndpoint, type Job, readJobEndpoint } from '#features/jobs/contract/jobs.ts'
import { type OfferHint, readOfferHintsEndpoint } from '#features/jobs/contract/offer-hints.ts'
import { CreateJobPage } from '#features/jobs/web/create-job-page.tsx'
import { dismissToast, shownToasts } from '#ui/components/toast.ts'
import { wait } from './drive-page.ts'
import { fakeApi } from './fake-api.ts'
import { showPage } from './show-page.tsx'
import { standInDialog } from './stand-in-dialog.ts'

export const postedJobId = '11111111-1111-4111-8111-111111111111' as Job['id']
/** A job with nothing missing, at the last step. */
export const completeDraft: JobDraft = {
  requestId: '22222222-2222-4222-a222-222222222222',
  copyOf: null,
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

/** What the server has of the draft, and its hints about the offer. */
export interface JobFormServer extends SavedJobDraft {
  hints: OfferHint[]
}

/** The form of a new job before a server that has one draft, at 10:00 on 21 November 2026. */
export function jobForm() {
  standInDialog()
  vi.useFakeTimers({ now: new Date('2026-11-21T10:00:00Z') })
  login({ accessToken: 't', userId: 'u1', onBoardingStatus: 'COMPLETED', role: 'ADMIN' })
  const server: JobFormServer = { draft: null, savedAt: null, version: 0, hints: [] }
  const save = (draft: JobDraft, savedAt = new Date().toISOString()) => {
    Object.assign(server, { draft, savedAt, version: server.version + 1 })
  }
  const read = () => ({ draft: server.draft, savedAt: server.savedAt, version: server.version })
  const saveSent = ({ version, ...draft }: JobDraft & { version: number }) => {
    const replaced = server.draft !== null && server.version !== version
    save(draft)
    return { savedAt: server.savedAt ?? '', version: server.version, replaced }
  }
  const api = fakeApi()
  // Before those whose address its own would match too.
  api.on(readJobEndpoint, () => postedJob)
  api.on(getSettingsEndpoint, () => ({ name: 'Atlas', companyIdentity: null }) as never)
  api.on(canPostJobEndpoint, () => ({ canPost: true }))
  api.on(getJobDraftEndpoint, read)
  api.on(saveJobDraftEndpoint, saveSent)
  api.on(deleteJobDraftEndpoint, () => {
    Object.assign(server, { draft: null, savedAt: null, version: 0 })
    return undefined
  })
  api.on(readOfferHintsEndpoint, () => ({ hints: server.hints }))
  return { api, server, save, saveSent, read }
}

export async function openJobForm(address = '/CreateJob', config = {}): Promise<void> {
  showPage({ '/CreateJob': <CreateJobPage />, '/Jobs/:jobId': <p>The job</p> }, address, config)
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

/** Ends a test of the form. */
export async function endJobForm(): Promise<void> {
  await closeJobForm()
  logout()
  for (const { id } of shownToasts()) dismissToast(id)
  sessionStorage.clear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
}

export const jobTitle = () => screen.getByLabelText<HTMLInputElement>('Job title')
