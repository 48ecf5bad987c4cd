import type { ReactNode } from 'react'
import * as z from 'zod/mini'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { newPassword } from '../contract/account.ts'
import { FormFrame, type FormWithField, PasswordField } from './form-fields.tsx'
import { newPasswordTexts } from './texts.ts'
import { useCheckedForm } from './use-checked-form.ts'

/** A shape with `newPassword`, and the same password once more. */
export const withConfirmation = <Shape extends { newPassword: z.ZodMiniType<string> }>(
  shape: Shape,
  different: string,
) =>
  z.strictObject({ ...shape, confirmation: z.string() }).check(
    z.refine((typed) => 'newPassword' in typed && typed.newPassword === typed.confirmation, {
      path: ['confirmation'],
      error: different,
      // Shown beside other mistakes too.
      when: () => true,
    }),
  )

type FormWithNewPassword = FormWithField<'newPassword' | 'confirmation'>

/** The new password, typed twice. */
export function NewPasswordFields({ form }: { form: FormWithNewPassword }) {
  const t = useTexts(newPasswordTexts)
  return (
    <>
      <PasswordField
        form={form}
        name="newPassword"
        label={t('password')}
        hint={t('hint')}
        autoComplete="new-password"
      />
      <PasswordField form={form} name="confirmation" label={t('confirmation')} autoComplete="new-password" />
    </>
  )
}

type NewPasswordFormProps = {
  texts: (key: 'title' | 'submit' | 'busy') => string
  send: (password: string) => Promise<void>
  failureOf: (error: unknown) => string
  /** Under the reason why it could not be sent. */
  failureMore?: ReactNode
  children?: ReactNode
}

/** A password typed twice; it can be sent once both are the same and long enough. */
export function NewPasswordForm({ texts, send, failureOf, failureMore, children }: NewPasswordFormProps) {
  const t = useTexts(newPasswordTexts)
  const form = useCheckedForm({
    initial: { newPassword: '', confirmation: '' },
    schema: withConfirmation(newPassword.shape, t('different')),
    checkedAsTyped: true,
    send: ({ newPassword: password }) => send(password),
    failureOf,
  })
  return (
    <FormFrame form={form} t={texts} large failureMore={failureMore}>
      {children}
      <NewPasswordFields form={form} />
    </FormFrame>
  )
}
