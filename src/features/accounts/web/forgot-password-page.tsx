import { useState } from 'react'
import { call } from '#ui/api/call.ts'
import { Button } from '#ui/components/button.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { TextLink } from '#ui/components/text-link.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { emailForm, requestResetEndpoint } from '../contract/account.ts'
import { AccountCard } from './account-card.tsx'
import { failureMessage } from './failure-message.ts'
import { EmailField, FormFrame } from './form-fields.tsx'
import { forgotTexts } from './texts.ts'
import { useCheckedForm } from './use-checked-form.ts'

/** `/forgot-password`: has a link mailed with which a new password is chosen. */
export function ForgotPasswordPage() {
  const t = useTexts(forgotTexts)
  const [sentTo, setSentTo] = useState<string | null>(null)
  return (
    <AccountCard
      title={sentTo === null ? t('title') : t('done')}
      description={sentTo === null ? t('description') : undefined}
      footer={<TextLink to="/signin">{t('back')}</TextLink>}
    >
      <div aria-live="polite">
        {sentTo === null ? (
          <ForgotForm onSent={setSentTo} />
        ) : (
          <div className="grid gap-5">
            <Notice tone="success" takesFocus>
              {t('doneMore', { email: sentTo })}
            </Notice>
            <Button variant="secondary" wide onClick={() => setSentTo(null)}>
              {t('other')}
            </Button>
          </div>
        )}
      </div>
    </AccountCard>
  )
}

function ForgotForm({ onSent }: { onSent: (email: string) => void }) {
  const t = useTexts(forgotTexts)
  const form = useCheckedForm({
    initial: { email: '' },
    schema: emailForm,
    send: async ({ email }) => {
      await call(requestResetEndpoint, { params: { email } })
      onSent(email)
    },
    failureOf: (error) => failureMessage(error, t('failed'), t('unreachable')),
  })
  return (
    <FormFrame form={form} t={t} large>
      <EmailField form={form} name="email" label={t('email')} />
    </FormFrame>
  )
}
