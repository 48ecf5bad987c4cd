import { useRef } from 'react'
import type { JobId } from '#contract/ids.ts'
import { Button } from '#ui/components/button.tsx'
import { Field } from '#ui/components/field.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { TextInput, type TextInputProps } from '#ui/components/text-input.tsx'
import { useHydrated } from '#ui/layout/use-hydrated.ts'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { maxLengths, type RegistrationField, registrationFields } from '../contract/registration.ts'
import { registrationTexts } from '../contract/registration-texts.ts'
import { FormTrap } from './form-trap.tsx'
import { beginProof } from './take-proof.ts'
import { applyTexts } from './texts.ts'
import { type Register, type Registered, useRegistration } from './use-registration.ts'

type ApplyFormProps = {
  jobId: JobId
  register: Register
  onRegistered: (registered: Registered, email: string) => void
}

const controls: Record<RegistrationField, TextInputProps> = {
  firstName: { autoComplete: 'given-name', dir: 'auto' },
  lastName: { autoComplete: 'family-name', dir: 'auto' },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email', dir: 'ltr' },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel', dir: 'ltr' },
  city: { autoComplete: 'address-level2', dir: 'auto' },
}

/** Its inputs are uncontrolled, so that text typed before hydration stays. */
export function ApplyForm({ jobId, register, onRegistered }: ApplyFormProps) {
  const t = useTexts(applyTexts)
  const say = useTexts(registrationTexts)
  const form = useRef<HTMLFormElement>(null)
  const hydrated = useHydrated()
  const { problems, failure, sending, submit, clear } = useRegistration({
    jobId,
    form,
    register,
    onRegistered,
  })
  const field = (name: RegistrationField) => {
    const problem = problems[name]
    return (
      <Field
        key={name}
        id={`apply-${name}`}
        label={name === 'email' ? say(name) : t(name)}
        hint={name === 'phone' ? t('phoneHint') : undefined}
        error={problem && say(problem)}
        required
      >
        <TextInput
          {...controls[name]}
          maxLength={maxLengths[name]}
          name={name}
          onChange={() => {
            beginProof(jobId)
            clear(name)
          }}
        />
      </Field>
    )
  }
  return (
    <form ref={form} noValidate={hydrated} onSubmit={submit} className="relative flex flex-col gap-5">
      <div className="grid gap-5 sm:grid-cols-2">{registrationFields.slice(0, 2).map(field)}</div>
      {registrationFields.slice(2).map(field)}
      <FormTrap label={say('trap')} />
      {failure !== null && (
        <div role="alert">
          <Notice tone="danger">{failure}</Notice>
        </div>
      )}
      {/* Before hydration the browser itself would send the values in the address. */}
      <Button type="submit" size="lg" wide busy={sending} busyLabel={say('sending')} disabled={!hydrated}>
        {t('submit')}
      </Button>
      <noscript>
        <Notice tone="warning">{say('noScript')}</Notice>
      </noscript>
    </form>
  )
}
