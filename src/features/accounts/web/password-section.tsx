import { useState } from 'react'
import { call } from '#ui/api/call.ts'
import { Notice } from '#ui/components/notice.tsx'
import { SectionCard } from '#ui/components/section-card.tsx'
import { toast } from '#ui/components/toast.ts'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { changePasswordEndpoint, passwordChange } from '../contract/account.ts'
import { failureMessage } from './failure-message.ts'
import { FormFrame, PasswordField } from './form-fields.tsx'
import { NewPasswordFields, withConfirmation } from './new-password-form.tsx'
import { passwordTexts } from './settings-texts.ts'
import { newPasswordTexts } from './texts.ts'
import { useCheckedForm } from './use-checked-form.ts'

/** A part of the settings: choose another password, knowing the one there is. */
export function PasswordSection() {
  const t = useTexts(passwordTexts)
  const different = useTexts(newPasswordTexts)('different')
  const [done, setDone] = useState(false)
  const form = useCheckedForm({
    initial: { currentPassword: '', newPassword: '', confirmation: '' },
    schema: withConfirmation(passwordChange.shape, different),
    checkedAsTyped: true,
    send: async ({ currentPassword, newPassword }) => {
      setDone(false)
      await call(changePasswordEndpoint, { body: { currentPassword, newPassword } })
      toast.success(t('done'))
      setDone(true)
      form.clear()
    },
    failureOf: (error) => failureMessage(error, t('failed')),
  })
  return (
    <SectionCard id="password" title={t('title')} description={t('description')}>
      <FormFrame form={form} t={t} className="max-w-md">
        <PasswordField form={form} name="currentPassword" label={t('current')} />
        <NewPasswordFields form={form} />
      </FormFrame>
      {done && (
        <Notice tone="success" title={t('done')} className="mt-4 max-w-md" takesFocus>
          {t('doneMore')}
        </Notice>
      )}
    </SectionCard>
  )
}
