import { useState } from 'react'
import { ApiError } from '#ui/api/api-error.ts'
import { call } from '#ui/api/call.ts'
import { Button } from '#ui/components/button.tsx'
import { EmailText } from '#ui/components/email-text.tsx'
import { Field } from '#ui/components/field.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { PasswordInput } from '#ui/components/password-input.tsx'
import { SectionCard } from '#ui/components/section-card.tsx'
import { TextInput } from '#ui/components/text-input.tsx'
import { toast } from '#ui/components/toast.ts'
import { changeEmail, emailChange } from '../contract.ts'
import { sayFailure } from './read-failure.ts'
import { emailTexts as texts } from './settings-texts.ts'
import { useCheckedForm } from './use-checked-form.ts'

export type EmailSectionProps = {
  email: string
  /** Another address that waits to be confirmed. */
  newEmail: string | null
  /** A link was sent to another address. */
  onAsked?: () => void
}

/** A part of the settings: the address one logs in with, and asking for another. */
export function EmailSection({ email, newEmail, onAsked }: EmailSectionProps) {
  const [asked, setAsked] = useState<string | null>(null)
  // Once the old address is gone the new one was confirmed.
  const pending = asked !== null && asked !== email ? asked : newEmail
  return (
    <SectionCard id="email" title={texts.title} description={texts.description}>
      <p className="text-sm text-ink-soft">
        {texts.current}: <EmailText className="font-medium break-words text-ink">{email}</EmailText>
      </p>
      <div aria-live="polite">
        {pending !== null && (
          <Notice className="mt-4 break-words" title={texts.pendingTitle(pending)}>
            {texts.pending(email)}
          </Notice>
        )}
      </div>
      <EmailForm
        email={email}
        onAsked={(address) => {
          setAsked(address)
          onAsked?.()
        }}
      />
    </SectionCard>
  )
}

type EmailFormProps = { email: string; onAsked: (newEmail: string) => void }

function EmailForm({ email, onAsked }: EmailFormProps) {
  const form = useCheckedForm({
    initial: { newEmail: '', password: '' },
    schema: emailChange,
    send: async (wanted) => {
      if (wanted.newEmail === email) {
        form.refuse('newEmail', texts.same)
        return
      }
      try {
        const { message } = await call(changeEmail, { body: wanted })
        toast.success(message || texts.done)
        form.clear()
        onAsked(wanted.newEmail)
      } catch (error) {
        const message = sayFailure(error, texts.failed)
        if (error instanceof ApiError && error.code === 'WRONG_PASSWORD') form.refuse('password', message)
        else form.fail(message)
      }
    },
  })
  const { field, errorOf } = form
  return (
    <form {...form.form} className="mt-5 grid max-w-md gap-4" aria-label={texts.title}>
      {form.failure && <Notice tone="danger">{form.failure}</Notice>}
      <Field label={texts.next} error={errorOf('newEmail')} required>
        <TextInput {...field('newEmail')} type="email" autoComplete="email" autoCapitalize="none" />
      </Field>
      <Field label={texts.password} error={errorOf('password')} required>
        <PasswordInput {...field('password')} />
      </Field>
      <Button type="submit" className="justify-self-start" busy={form.busy} busyLabel={texts.busy}>
        {texts.submit}
      </Button>
    </form>
  )
}
