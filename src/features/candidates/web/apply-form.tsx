import { type FormEvent, type RefObject, useRef, useState } from 'react'
import type { JobId } from '#contract/ids.ts'
import { ApiError } from '#ui/api/api-error.ts'
import { Button } from '#ui/components/button.tsx'
import { Field } from '#ui/components/field.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { TextInput, type TextInputProps } from '#ui/components/text-input.tsx'
import { toast } from '#ui/components/toast.ts'
import { useHydrated } from '#ui/layout/use-hydrated.ts'
import {
  type Application,
  type ApplicationErrors,
  type ApplicationField,
  applicationFields,
  applicationLimits,
  checkApplication,
  tidyPhone,
} from './check-application.ts'
import { failureText, type Register, type Registered } from './register-candidate.ts'
import { texts } from './texts.ts'

type ApplicationFormProps = {
  jobId: JobId
  register: Register
  onRegistered: (registered: Registered, application: Application) => void
}

const controls: Record<ApplicationField, TextInputProps> = {
  firstName: { autoComplete: 'given-name', maxLength: applicationLimits.name },
  lastName: { autoComplete: 'family-name', maxLength: applicationLimits.name },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email', maxLength: applicationLimits.email },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel', maxLength: applicationLimits.phone },
  city: { autoComplete: 'address-level2', maxLength: applicationLimits.city },
}
const ofNames: readonly ApplicationField[] = ['firstName', 'lastName']

/** The fields keep their own values, so that what was typed before the page woke up stays. */
export function ApplicationForm({ jobId, register, onRegistered }: ApplicationFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const { errors, failure, sending, submit, clearError } = useSubmit(form, { jobId, register, onRegistered })
  const awake = useHydrated()
  const field = (name: ApplicationField) => (
    <Field
      key={name}
      id={`apply-${name}`}
      label={texts[name]}
      hint={name === 'phone' ? texts.phoneHint : undefined}
      error={errors[name]}
      required
    >
      <TextInput {...controls[name]} name={name} dir="auto" onChange={() => clearError(name)} />
    </Field>
  )
  return (
    <form ref={form} noValidate={awake} onSubmit={submit} className="flex flex-col gap-5">
      <div className="grid gap-5 sm:grid-cols-2">{ofNames.map(field)}</div>
      {applicationFields.filter((name) => !ofNames.includes(name)).map(field)}
      {failure !== null && (
        <div role="alert">
          <Notice tone="danger">{failure}</Notice>
        </div>
      )}
      {/* Sent by the browser itself the form would put what was typed into the address. */}
      <Button type="submit" size="lg" wide busy={sending} busyLabel={texts.sending} disabled={!awake}>
        {texts.submit}
      </Button>
      <noscript>
        <Notice tone="warning">{texts.noScript}</Notice>
      </noscript>
    </form>
  )
}

function useSubmit(
  form: RefObject<HTMLFormElement | null>,
  { jobId, register, onRegistered }: ApplicationFormProps,
) {
  const [errors, setErrors] = useState<ApplicationErrors>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [sending, setSending] = useState(false)
  const underWay = useRef(false)

  const showErrors = (found: ApplicationErrors) => {
    setErrors(found)
    toast.error(texts.correct)
    const first = applicationFields.find((name) => found[name])
    if (first) form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus()
  }
  const send = async (application: Application) => {
    underWay.current = true
    setSending(true)
    setFailure(null)
    try {
      const registered = await register({ ...application, jobId })
      if (registered === 'under-review') toast.success(texts.reviewToast)
      else toast.success(texts.sentToast)
      onRegistered(registered, application)
    } catch (error) {
      const ofFields = error instanceof ApiError ? knownFields(error.fields) : {}
      if (Object.keys(ofFields).length > 0) showErrors(ofFields)
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
    const application = readForm(event.currentTarget)
    const found = checkApplication(application)
    if (Object.keys(found).length > 0) showErrors(found)
    else void send(application)
  }
  const clearError = (name: ApplicationField) => {
    setFailure(null)
    setErrors(({ [name]: _, ...others }) => others)
  }
  return { errors, failure, sending, submit, clearError }
}

function readForm(form: HTMLFormElement): Application {
  const typed = new FormData(form)
  const text = (name: ApplicationField) => String(typed.get(name) ?? '').trim()
  return {
    firstName: text('firstName'),
    lastName: text('lastName'),
    email: text('email'),
    phone: tidyPhone(text('phone')),
    city: text('city'),
  }
}

const knownFields = (fields: Readonly<Record<string, string>>): ApplicationErrors =>
  Object.fromEntries(applicationFields.flatMap((name) => (fields[name] ? [[name, fields[name]]] : [])))
