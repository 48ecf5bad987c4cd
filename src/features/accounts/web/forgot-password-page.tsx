import { useState } from 'react'
import { call } from '#ui/api/call.ts'
import { Button } from '#ui/components/button.tsx'
import { Field } from '#ui/components/field.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { TextInput } from '#ui/components/text-input.tsx'
import { TextLink } from '#ui/components/text-link.tsx'
import { emailForm, requestReset } from '../contract.ts'
import { AccountCard } from './account-card.tsx'
import { readFailure } from './read-failure.ts'
import { forgotTexts as texts } from './texts.ts'
import { useCheckedForm } from './use-checked-form.ts'

/** `/forgot-password`: has a link mailed with which a new password is chosen. */
export function ForgotPasswordPage() {
  const [sentTo, setSentTo] = useState<string | null>(null)
  return (
    <AccountCard
      title={sentTo === null ? texts.title : texts.done}
      description={sentTo === null ? texts.description : undefined}
      footer={<TextLink to="/signin">{texts.back}</TextLink>}
    >
      <div aria-live="polite">
        {sentTo === null ? (
          <ForgotForm onSent={setSentTo} />
        ) : (
          <div className="grid gap-5">
            <Notice tone="success" takesFocus>
              {texts.doneMore(sentTo)}
            </Notice>
            <Button variant="secondary" wide onClick={() => setSentTo(null)}>
              {texts.other}
            </Button>
          </div>
        )}
      </div>
    </AccountCard>
  )
}

function ForgotForm({ onSent }: { onSent: (email: string) => void }) {
  const form = useCheckedForm({
    initial: { email: '' },
    schema: emailForm,
    send: async ({ email }) => {
      try {
        await call(requestReset, { params: { email } })
        onSent(email)
      } catch (error) {
        form.fail(readFailure(error, texts.failed))
      }
    },
  })
  return (
    <form {...form.form} className="grid gap-5" aria-label={texts.title}>
      {form.failure && <Notice tone="danger">{form.failure}</Notice>}
      <Field label={texts.email} error={form.errorOf('email')} required>
        <TextInput {...form.field('email')} type="email" autoComplete="email" autoCapitalize="none" />
      </Field>
      <Button type="submit" size="lg" wide busy={form.busy} busyLabel={texts.busy}>
        {texts.submit}
      </Button>
    </form>
  )
}
