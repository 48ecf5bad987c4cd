import { type FormEvent, useRef, useState } from 'react'
import type { RegistrationField } from '#features/candidates/contract/registration.ts'
import { fieldProblem, maxLengths, normalizeField } from '#features/candidates/contract/registration.ts'
import { ApiError } from '#ui/api/api-error.ts'
import { Button } from '#ui/components/button.tsx'
import { Field } from '#ui/components/field.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { SectionCard } from '#ui/components/section-card.tsx'
import { TextInput, type TextInputProps } from '#ui/components/text-input.tsx'
import { useHydrated } from '#ui/layout/use-hydrated.ts'
import { useTexts } from '#ui/texts/language-provider.tsx'
import type { ApplicationPartProps } from './my-application-page.tsx'
import { myApplicationTexts } from './my-application-texts.ts'

type ContactField = Exclude<RegistrationField, 'email'>
const fields = ['firstName', 'lastName', 'phone', 'city'] as const satisfies readonly ContactField[]
const controls: Record<ContactField, TextInputProps> = {
  firstName: { autoComplete: 'given-name' },
  lastName: { autoComplete: 'family-name' },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel', dir: 'ltr' },
  city: { autoComplete: 'address-level2' },
}

/** Contact data, which the candidate may correct; the e-mail names the application and stays. */
export function ContactCard({ application, token, client, onChange }: ApplicationPartProps) {
  const t = useTexts(myApplicationTexts)
  const hydrated = useHydrated()
  const form = useRef<HTMLFormElement>(null)
  const [state, setState] = useState<'idle' | 'saving' | 'saved' | 'failed'>('idle')
  const [wrong, setWrong] = useState<readonly string[]>([])
  const refuse = (found: readonly string[]) => {
    setWrong(found)
    setState('idle')
    form.current?.querySelector<HTMLInputElement>(`[name="${found[0]}"]`)?.focus()
  }
  const save = async (event: FormEvent) => {
    event.preventDefault()
    const typed = new FormData(form.current ?? undefined)
    const value = (field: ContactField) => normalizeField(field, String(typed.get(field) ?? ''))
    const found = fields.filter((field) => fieldProblem(field, value(field)) !== null)
    if (found.length > 0) return refuse(found)
    const [firstName, lastName, phone, city] = [
      value('firstName'),
      value('lastName'),
      value('phone'),
      value('city'),
    ]
    setWrong([])
    setState('saving')
    try {
      onChange(await client.correct(token, { firstName, lastName, phone, city }))
      setState('saved')
    } catch (error) {
      const refused = error instanceof ApiError ? Object.keys(error.fields) : []
      if (refused.length > 0) refuse(refused)
      else setState('failed')
    }
  }
  return (
    <SectionCard id="contact" title={t('contact')} description={t('contactText')}>
      <form
        ref={form}
        noValidate
        aria-label={t('contact')}
        onSubmit={(event) => void save(event)}
        className="grid gap-4 sm:grid-cols-2"
      >
        {fields.map((field) => (
          <Field
            key={field}
            className={field === 'phone' || field === 'city' ? 'sm:col-span-2' : undefined}
            label={t(field)}
            error={wrong.includes(field) ? t(`wrong.${field}`) : undefined}
            hint={field === 'phone' ? t('phoneHint') : undefined}
            required
          >
            <TextInput
              {...controls[field]}
              name={field}
              defaultValue={application[field]}
              maxLength={maxLengths[field]}
              onChange={() => {
                setWrong((before) => before.filter((one) => one !== field))
                setState('idle')
              }}
            />
          </Field>
        ))}
        <div className="min-w-0 text-sm sm:col-span-2">
          <p className="text-ink-faint">{t('email')}</p>
          <p dir="ltr" className="wrap-anywhere text-ink rtl:text-end">
            {application.email}
          </p>
        </div>
        <div className="flex flex-col items-start gap-3 sm:col-span-2">
          <Button
            type="submit"
            variant="secondary"
            busy={state === 'saving'}
            busyLabel={t('sending')}
            disabled={!hydrated}
          >
            {t('save')}
          </Button>
          <div role="status">
            {state === 'saved' && <Notice tone="success">{t('saved')}</Notice>}
            {state === 'failed' && <Notice tone="danger">{t('failed')}</Notice>}
          </div>
        </div>
      </form>
    </SectionCard>
  )
}
