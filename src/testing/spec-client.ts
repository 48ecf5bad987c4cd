/**
 * A client written from the specification alone (§7 of both parts): plain fetch and the spec's own names. It imports
 * nothing of the product, so that a name that changes here or there is noticed.
 */
export interface SpecClient {
  signUp(account: SpecAccount): Promise<{ message: string }>
  confirm(token: string): Promise<void>
  logIn(userName: string, password: string): Promise<SpecLogin>
  finishOnboarding(identity: SpecIdentity): Promise<void>
  settings(): Promise<SpecSettings>
  canPost(): Promise<{ canPost: boolean }>
  createJob(job: SpecNewJob): Promise<void>
  jobs(): Promise<{ jobs: SpecJob[] }>
  companyJobs(): Promise<{ jobs: { job: SpecJob; numCandidates: number }[]; totalCandidates: number }>
  /** Its shape is not shown. */
  interviewOf(jobId: string): Promise<object>
  register(candidate: SpecRegistration): Promise<{ status: number }>
  complete(application: SpecApplication): Promise<void>
  candidates(jobId: string, page: number, sort: 'name' | 'date'): Promise<SpecCandidates>
  reject(candidateId: string): Promise<void>
  invite(invitation: SpecInvitation): Promise<void>
  invitations(): Promise<SpecInvitationItem[]>
  chat(candidateId: string): Promise<{ questions: string[]; answers: string[] }>
  plans(): Promise<{ id: string; name: string; price: number }[]>
  subscriptions(): Promise<SpecSubscription[]>
  buy(planId: string): Promise<void>
}

export interface SpecAccount {
  userName: string
  password: string
  name: string
  phone: string
  adresse: string
  city: string
}
export interface SpecLogin {
  accessToken: string
  userId: string
  onBoardingStatus: 'COMPLETED' | 'PENDING'
}
export interface SpecIdentity {
  companyDescription: string
  industry: string
  companySize: number
  companyValues: string[]
}
export interface SpecSettings {
  name: string
  userName: string
  phone: string
  address: string
  city: string
  onBoardingStatus: string
  companyIdentity: SpecIdentity
}
export interface SpecNewJob {
  title: string
  description: string
  location: string
  salary: number | null
  type: string
  idealProfile: {
    skills: string[]
    minExperienceYears: number
    educationLevel: string
    preferredLanguages: string[]
    softSkills: string[]
    seniorityLevel: string
    industryBackground: string
  }
  interviewLanguage: string
}
export interface SpecJob {
  id: string
  title: string
  description: string
  location: string
  salary: number | null
  type: string
  createdAt: string
  currentCandidatesCount: number
}
export interface SpecRegistration {
  firstName: string
  lastName: string
  email: string
  phone: string
  jobId: string
  city: string
}
export interface SpecApplication {
  cvFile: Blob
  questions: string[]
  answers: string[]
  interviewToken: string
}
export interface SpecCandidates {
  content: SpecCandidate[]
  last: boolean
}
export interface SpecCandidate {
  id: string
  firstName: string
  lastName: string
  email: string
  appliedAt: string | null
  createdAt: string
  status: string
  cvUrl: string | null
  reportPdfUrl: string | null
  reportStatus: string | null
  aiPercentage: number | null
  evaluation: Record<string, number | null> | null
}
export interface SpecInvitation {
  candidateId: string
  interviewType: 'ONLINE' | 'IN_PERSON'
  interviewPlace: string
  /** Local, without a zone, to the second. */
  interviewDate: string
  customMessage: string
}
export interface SpecInvitationItem {
  candidateFullName: string
  candidateEmail: string
  candidatePhone: string
  interviewInvitation: {
    id: string
    interviewType: 'ONLINE' | 'IN_PERSON'
    interviewPlace: string
    interviewDate: string
    customMessage: string
    createdAt: string
  }
}
export interface SpecSubscription {
  id: string
  planName: string
  price: number
  subscriptionStatus: 'ACTIVE' | 'EXPIRED' | 'PENDING'
  isCurrent: boolean
  numOfJobs: number
  maxCandidates: number
  createdAt: string
  expireAt: string
}

/** What the server said, with its status; the text is the first of message, error and the body itself. */
export class SpecError extends Error {
  readonly status: number
  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

interface Call {
  method: 'GET' | 'POST' | 'PUT'
  path: string
  body?: object
}

/** `base` is what the spec's paths stand below. */
export function specClient(base: string, send: typeof fetch = fetch): SpecClient {
  let token = ''
  const request = async ({ method, path, body }: Call): Promise<Response> => {
    const isForm = body instanceof FormData
    const response = await send(`${base}${path}`, {
      method,
      headers: {
        ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
        ...(body && !isForm ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: isForm ? body : JSON.stringify(body) } : {}),
    })
    if (!response.ok) throw new SpecError(response.status, await errorText(response))
    return response
  }
  const json = async <T>(call: Call): Promise<T> => (await request(call)).json() as Promise<T>
  const done = async (call: Call): Promise<void> => {
    await request(call)
  }
  const get = <T>(path: string) => json<T>({ method: 'GET', path })
  return {
    signUp: (body) => json({ method: 'POST', path: '/auth/signup', body }),
    confirm: (confirmation) => done({ method: 'PUT', path: `/auth/confirm/${confirmation}` }),
    logIn: async (userName, password) => {
      const login = await json<SpecLogin>({
        method: 'POST',
        path: '/auth/login',
        body: { userName, password },
      })
      token = login.accessToken
      return login
    },
    finishOnboarding: (body) => done({ method: 'PUT', path: '/users/onboarding', body }),
    settings: () => get('/users/settings'),
    canPost: () => get('/jobs/can-post'),
    createJob: (body) => done({ method: 'POST', path: '/jobs/create', body }),
    jobs: () => get('/jobs'),
    companyJobs: () => get('/jobs/company'),
    interviewOf: (jobId) => get(`/jobs/interview/${jobId}`),
    register: async (body) => {
      const { status } = await request({ method: 'POST', path: '/candidates/create', body })
      return { status }
    },
    complete: ({ cvFile, questions, answers, interviewToken }) => {
      const body = new FormData()
      body.append('cvFile', cvFile, 'cv.pdf')
      body.append('questions', JSON.stringify(questions))
      body.append('answers', JSON.stringify(answers))
      body.append('interviewToken', interviewToken)
      return done({ method: 'PUT', path: '/candidates/complete', body })
    },
    candidates: (jobId, page, sort) => {
      const sortBy = sort === 'name' ? 'firstName' : 'createdAt'
      const query = new URLSearchParams({ page: String(page), size: '5', sortBy, sortDir: 'desc' })
      return get(`/candidates/job/${jobId}?${query}`)
    },
    reject: (candidateId) => done({ method: 'PUT', path: `/candidates/reject/${candidateId}` }),
    invite: (body) => done({ method: 'POST', path: '/invitations', body }),
    invitations: () => get('/invitations'),
    chat: (candidateId) => get(`/chat/${candidateId}`),
    plans: () => get('/plans'),
    subscriptions: () => get('/subscriptions/user'),
    buy: (planId) => done({ method: 'POST', path: `/subscriptions/buy/${planId}` }),
  }
}

async function errorText(response: Response): Promise<string> {
  const text = await response.text()
  try {
    const { message, error } = JSON.parse(text) as { message?: string; error?: string }
    return message ?? error ?? text
  } catch {
    return text
  }
}
