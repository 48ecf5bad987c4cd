import { useState } from 'react'
import * as z from 'zod/mini'
import { ApiError } from '#ui/api/api-error.ts'
import { call } from '#ui/api/call.ts'
import { Button } from '#ui/components/button.tsx'
import { Field } from '#ui/components/field.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { PasswordInput } from '#ui/components/password-input.tsx'
import { SectionCard } from '#ui/components/section-card.tsx'
import { toast } from '#ui/components/toast.ts'
import { changePassword, passwordChange } from '../contract.ts'
import { sayFailure } from './read-failure.ts'
import { passwordTexts as texts } from './settings-texts.ts'
import { useCheckedForm } from './use-checked-form.ts'

const empty = { currentPassword: '', newPassword: '', confirmation: '' }
const typed = z.strictObject({ ...passwordChange.shape, confirmation: z.string() }).check(
  z.refine(({ newPassword, confirmation }) => newPassword === confirmation, {
    path: ['confirmation'],
    error: texts.different,
  }),
)
const fieldOf = new Map([
  ['WRONG_PASSWORD', 'currentPassword'],
  ['COMMON_PASSWORD', 'newPassword'],
])

/** A part of the settings: choose another password, knowing the one there is. */
export const PasswordSection = () => (
  <SectionCard id="password" title={texts.title} description={texts.description}>
    <PasswordForm />
  </SectionCard>
)

function PasswordForm() {
  const [done, setDone] = useState(false)
  const form = useCheckedForm({
    initial: empty,
    schema: typed,
    send: async ({ currentPassword, newPassword }) => {
      setDone(false)
      try {
        await call(changePassword, { body: { currentPassword, newPassword } })
        toast.success(texts.done)
        setDone(true)
        form.clear()
      } catch (error) {
        const field = error instanceof ApiError ? fieldOf.get(error.code) : undefined
        const message = sayFailure(error, texts.failed)
        if (field) form.refuse(field, message)
        else form.fail(message)
      }
    },
  })
  const { values, field, errorOf } = form
  const problems = typed.safeParse(values).error?.issues ?? []
  /** What is wrong with a field that something stands in. */
  const problemOf = (name: keyof typeof empty) =>
    errorOf(name) ??
    (values[name] === '' ? undefined : problems.find(({ path }) => path[0] === name)?.message)
  return (
    <form {...form.form} className="grid max-w-md gap-4" aria-label={texts.title}>
      {form.failure && <Notice tone="danger">{form.failure}</Notice>}
      <Field label={texts.current} error={problemOf('currentPassword')} required>
        <PasswordInput {...field('currentPassword')} />
      </Field>
      <Field label={texts.next} hint={texts.hint} error={problemOf('newPassword')} required>
        <PasswordInput {...field('newPassword')} autoComplete="new-password" />
      </Field>
      <Field label={texts.confirmation} error={problemOf('confirmation')} required>
        <PasswordInput {...field('confirmation')} autoComplete="new-password" />
      </Field>
      <Button
        type="submit"
        className="justify-self-start"
        busy={form.busy}
        busyLabel={texts.busy}
        disabled={problems.length > 0}
      >
        {texts.submit}
      </Button>
      {done && (
        <Notice tone="success" title={texts.done} takesFocus>
          {texts.doneMore}
        </Notice>
      )}
    </form>
  )
}
