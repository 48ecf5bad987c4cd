import { useState } from 'react'
import { call } from '#ui/api/call.ts'
import { EmailText } from '#ui/components/email-text.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { SectionCard } from '#ui/components/section-card.tsx'
import { toast } from '#ui/components/toast.ts'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { changeEmailEndpoint, emailChange } from '../contract/account.ts'
import { failureMessage } from './failure-message.ts'
import { EmailField, FormFrame, PasswordField } from './form-fields.tsx'
import { emailTexts } from './settings-texts.ts'
import { type CheckedForm, useCheckedForm } from './use-checked-form.ts'

export type EmailSectionProps = {
  email: string
  /** Another address that waits to be confirmed. */
  newEmail: string | null
  /** A link was sent to another address. */
  onAsked: () => void
}

/** A part of the settings: the address one logs in with, and asking for another. */
export function EmailSection({ email, newEmail, onAsked }: EmailSectionProps) {
  const t = useTexts(emailTexts)
  const [asked, setAsked] = useState<string | null>(null)
  // Once the old address is gone the new one was confirmed.
  const pending = asked !== null && asked !== email ? asked : newEmail
  const form: CheckedForm<{ newEmail: string; password: string }> = useCheckedForm({
    initial: { newEmail: '', password: '' },
    schema: emailChange,
    send: async (wanted) => {
      if (wanted.newEmail === email) {
        form.refuse('newEmail', t('same'))
        return
      }
      const { message } = await call(changeEmailEndpoint, { body: wanted })
      toast.success(message || t('done'))
      form.clear()
      setAsked(wanted.newEmail)
      onAsked()
    },
    failureOf: (error) => failureMessage(error, t('failed')),
  })
  return (
    <SectionCard id="email" title={t('title')} description={t('description')}>
      <p className="text-sm text-ink-soft">
        {t('current')}: <EmailText className="font-medium break-words text-ink">{email}</EmailText>
      </p>
      <div aria-live="polite">
        {pending !== null && (
          <Notice className="mt-4 break-words" title={t('pendingTitle', { newEmail: pending })}>
            {t('pending', { email })}
          </Notice>
        )}
      </div>
      <FormFrame form={form} t={t} className="mt-5 max-w-md">
        <EmailField form={form} name="newEmail" label={t('next')} />
        <PasswordField form={form} name="password" label={t('password')} />
      </FormFrame>
    </SectionCard>
  )
}
