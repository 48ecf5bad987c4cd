import { type FormEvent, type RefObject, useRef, useState } from 'react'
import type { CallOf } from '#contract/endpoint.ts'
import type { JobId } from '#contract/ids.ts'
import { ApiError } from '#ui/api/api-error.ts'
import { call } from '#ui/api/call.ts'
import { routeOf } from '#ui/api/route.ts'
import { toast } from '#ui/components/toast.ts'
import { useLanguage, useTexts } from '#ui/texts/language-provider.tsx'
import type { registerCandidateEndpoint } from '../contract/candidates.ts'
import {
  checkRegistration,
  normalizeField,
  type RegistrationField,
  type RegistrationProblems,
  type RegistrationValues,
  registrationFields,
} from '../contract/registration.ts'
import { registrationTexts } from '../contract/registration-texts.ts'
import { sayFailure } from './say-failure.ts'
import { takeProof } from './take-proof.ts'
import { applyTexts } from './texts.ts'

export type Registered = 'PENDING' | 'UNDER_REVIEW'
type SentRegistration = CallOf<typeof registerCandidateEndpoint>['body']
/** Sends a registration; throws ApiError or ProofFailed. */
export type Register = (registration: SentRegistration) => Promise<Registered>

const route = routeOf<typeof registerCandidateEndpoint>({ method: 'POST', path: '/api/candidates/create' })

export const sendRegistration: Register = async (registration) => {
  const send = async () => {
    const proof = await takeProof(registration.jobId)
    return (await call(route, { body: { ...registration, ...(proof && { proof }) } })).status
  }
  // A job that fills fast asks for more work than when the form was opened.
  const isOutdone = (error: unknown) => error instanceof ApiError && error.code === 'PROOF_NEEDED'
  return send().catch((error: unknown) => (isOutdone(error) ? send() : Promise.reject(error)))
}

type Registering = {
  jobId: JobId
  form: RefObject<HTMLFormElement | null>
  register: Register
  onRegistered: (registered: Registered, email: string) => void
}

/** Checks and sends the form, and keeps what is wrong with it. */
export function useRegistration({ jobId, form, register, onRegistered }: Registering) {
  const t = useTexts(applyTexts)
  const say = useTexts(registrationTexts)
  const language = useLanguage()
  const [problems, setProblems] = useState<RegistrationProblems>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [sending, setSending] = useState(false)
  const underWay = useRef(false)

  const show = (found: RegistrationProblems) => {
    setProblems(found)
    toast.error(t('correct'))
    form.current?.querySelector<HTMLInputElement>(`[name="${Object.keys(found)[0]}"]`)?.focus()
  }
  const fail = (error: unknown) => {
    const refused = refusedFields(error)
    if (Object.keys(refused).length > 0) return show(refused)
    const text = sayFailure(error, say, language)
    if (error instanceof ApiError && error.code === 'TRAP_FILLED') emptyTrap(form.current)
    setFailure(text)
    toast.error(text)
  }
  const send = async (values: RegistrationValues, website: string) => {
    underWay.current = true
    setSending(true)
    setFailure(null)
    try {
      const registered = await register({ ...values, jobId, language, ...(website && { website }) })
      toast.success(say(`registered.${registered}`))
      onRegistered(registered, values.email)
    } catch (error) {
      fail(error)
    } finally {
      underWay.current = false
      setSending(false)
    }
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (underWay.current) return
    const typed = new FormData(event.currentTarget)
    const values = readValues(typed)
    const found = checkRegistration(values)
    if (Object.keys(found).length > 0) show(found)
    else void send(values, String(typed.get('website') ?? ''))
  }
  const clear = (name: RegistrationField) => {
    setFailure(null)
    setProblems(({ [name]: _, ...others }) => others)
  }
  return { problems, failure, sending, submit, clear }
}

function emptyTrap(form: HTMLFormElement | null): void {
  const trap = form?.querySelector<HTMLInputElement>('[name="website"]')
  if (trap) trap.value = ''
}

function readValues(typed: FormData): RegistrationValues {
  const value = (name: RegistrationField) => normalizeField(name, String(typed.get(name) ?? ''))
  return {
    firstName: value('firstName'),
    lastName: value('lastName'),
    email: value('email'),
    phone: value('phone'),
    city: value('city'),
  }
}

/** The fields that the server refused: it checks more of a phone number than the page can. */
function refusedFields(error: unknown): RegistrationProblems {
  if (!(error instanceof ApiError)) return {}
  const refused = registrationFields.filter((name) => error.fields[name])
  return Object.fromEntries(refused.map((name) => [name, `${name}.wrong`]))
}
