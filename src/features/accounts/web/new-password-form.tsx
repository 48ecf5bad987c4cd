import { type ReactNode, type SubmitEvent, useState } from 'react'
import { Button } from '#ui/components/button.tsx'
import { Field } from '#ui/components/field.tsx'
import { PasswordInput } from '#ui/components/password-input.tsx'
import { newPassword } from '../contract.ts'

export type NewPasswordFormProps = {
  texts: {
    title: string
    password: string
    passwordHint?: string
    confirmation: string
    different: string
    submit: string
    busy: string
  }
  busy: boolean
  /** Why the server did not take the password that stands there. */
  refusalOf?: (password: string) => string | undefined
  onSend: (password: string) => void
  /** What stands above the fields. */
  children?: ReactNode
}

/** A password typed twice; it can be sent once both are the same and long enough. */
export function NewPasswordForm({ texts, busy, refusalOf, onSend, children }: NewPasswordFormProps) {
  const [password, setPassword] = useState('')
  const [confirmation, setConfirmation] = useState('')
  const problem = newPassword.safeParse({ newPassword: password }).error?.issues[0]?.message
  const ready = problem === undefined && confirmation === password
  const different = confirmation !== '' && confirmation !== password
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (ready) onSend(password)
  }
  return (
    <form noValidate onSubmit={send} className="grid gap-5" aria-label={texts.title}>
      {children}
      <Field
        label={texts.password}
        hint={texts.passwordHint}
        error={password === '' ? undefined : (problem ?? refusalOf?.(password))}
        required
      >
        <PasswordInput
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          autoComplete="new-password"
        />
      </Field>
      <Field label={texts.confirmation} error={different ? texts.different : undefined} required>
        <PasswordInput
          value={confirmation}
          onChange={(event) => setConfirmation(event.target.value)}
          autoComplete="new-password"
        />
      </Field>
      <Button type="submit" size="lg" wide busy={busy} busyLabel={texts.busy} disabled={!ready}>
        {texts.submit}
      </Button>
    </form>
  )
}
