import { type FormEvent, useRef, useState } from 'react'
import type { JobId } from '#contract/ids.ts'
import { ApiError } from '#ui/api/api-error.ts'
import { call } from '#ui/api/call.ts'
import { routeOf } from '#ui/api/route.ts'
import { Button } from '#ui/components/button.tsx'
import { Field } from '#ui/components/field.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { TextInput, type TextInputProps } from '#ui/components/text-input.tsx'
import { toast } from '#ui/components/toast.ts'
import { useHydrated } from '#ui/layout/use-hydrated.ts'
import { useTexts } from '#ui/texts/language-provider.tsx'
import type { Registration, registerCandidateEndpoint } from '../contract/candidates.ts'
import {
  checkRegistration,
  maxLengths,
  normalizeField,
  type RegistrationErrors,
  type RegistrationField,
  type RegistrationValues,
  registeredTexts,
  registrationFields,
} from '../contract/registration.ts'
import { applyTexts } from './texts.ts'

export type Registered = 'PENDING' | 'UNDER_REVIEW'
/** Sends a registration; throws ApiError. */
export type Register = (registration: Registration) => Promise<Registered>

const route = routeOf<typeof registerCandidateEndpoint>({ method: 'POST', path: '/api/candidates/create' })

export const sendRegistration: Register = async (registration) =>
  (await call(route, { body: registration })).status

type ApplyFormProps = {
  jobId: JobId
  register: Register
  onRegistered: (registered: Registered, email: string) => void
}

const controls: Record<RegistrationField, TextInputProps> = {
  firstName: { autoComplete: 'given-name' },
  lastName: { autoComplete: 'family-name' },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email' },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
  city: { autoComplete: 'address-level2' },
}

/** Its inputs are uncontrolled, so that text typed before hydration stays. */
export function ApplyForm({ jobId, register, onRegistered }: ApplyFormProps) {
  const t = useTexts(applyTexts)
  const form = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<RegistrationErrors>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [sending, setSending] = useState(false)
  const underWay = useRef(false)
  const hydrated = useHydrated()

  const showErrors = (found: RegistrationErrors) => {
    setErrors(found)
    toast.error(t('correct'))
    form.current?.querySelector<HTMLInputElement>(`[name="${Object.keys(found)[0]}"]`)?.focus()
  }
  const failureText = (error: unknown): string => {
    if (!(error instanceof ApiError)) return t('failed')
    return error.status === 0 ? t('noAnswer') : error.serverMessage || t('failed')
  }
  const send = async (values: RegistrationValues) => {
    underWay.current = true
    setSending(true)
    setFailure(null)
    try {
      const registered = await register({ ...values, jobId })
      toast.success(registeredTexts[registered])
      onRegistered(registered, values.email)
    } catch (error) {
      const refused = fieldErrorsOf(error)
      if (Object.keys(refused).length > 0) showErrors(refused)
      else {
        setFailure(failureText(error))
        toast.error(failureText(error))
      }
    } finally {
      underWay.current = false
      setSending(false)
    }
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (underWay.current) return
    const values = readValues(event.currentTarget)
    const found = checkRegistration(values)
    if (Object.keys(found).length > 0) showErrors(found)
    else void send(values)
  }
  const clearError = (name: RegistrationField) => {
    setFailure(null)
    setErrors(({ [name]: _, ...others }) => others)
  }
  const field = (name: RegistrationField) => (
    <Field
      key={name}
      id={`apply-${name}`}
      label={t(name)}
      hint={name === 'phone' ? t('phoneHint') : undefined}
      error={errors[name]}
      required
    >
      <TextInput
        {...controls[name]}
        maxLength={maxLengths[name]}
        name={name}
        dir="auto"
        onChange={() => clearError(name)}
      />
    </Field>
  )
  return (
    <form ref={form} noValidate={hydrated} onSubmit={submit} className="flex flex-col gap-5">
      <div className="grid gap-5 sm:grid-cols-2">{registrationFields.slice(0, 2).map(field)}</div>
      {registrationFields.slice(2).map(field)}
      {failure !== null && (
        <div role="alert">
          <Notice tone="danger">{failure}</Notice>
        </div>
      )}
      {/* Before hydration the browser itself would send the values in the address. */}
      <Button type="submit" size="lg" wide busy={sending} busyLabel={t('sending')} disabled={!hydrated}>
        {t('submit')}
      </Button>
      <noscript>
        <Notice tone="warning">{t('noScript')}</Notice>
      </noscript>
    </form>
  )
}

function readValues(form: HTMLFormElement): RegistrationValues {
  const typed = new FormData(form)
  const value = (name: RegistrationField) => normalizeField(name, String(typed.get(name) ?? ''))
  return {
    firstName: value('firstName'),
    lastName: value('lastName'),
    email: value('email'),
    phone: value('phone'),
    city: value('city'),
  }
}

/** The message of each field that the server refused. */
function fieldErrorsOf(error: unknown): RegistrationErrors {
  if (!(error instanceof ApiError)) return {}
  const { firstName, lastName, email, phone, city } = error.fields
  const errors = Object.entries({ firstName, lastName, email, phone, city })
  return Object.fromEntries(errors.filter(([, message]) => message))
}
