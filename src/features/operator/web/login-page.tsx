import { Navigate, useLocation } from 'react-router'
import type * as z from 'zod/mini'
import { AccountCard } from '#features/accounts/web/account-card.tsx'
import { sayFailure } from '#features/accounts/web/read-failure.ts'
import { useCheckedForm } from '#features/accounts/web/use-checked-form.ts'
import { call } from '#ui/api/call.ts'
import { routeOf } from '#ui/api/route.ts'
import { Button } from '#ui/components/button.tsx'
import { Field } from '#ui/components/field.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { PasswordInput } from '#ui/components/password-input.tsx'
import { TextInput } from '#ui/components/text-input.tsx'
import { operatorLogIn } from '../contract.ts'
import { CodeInput } from './code-input.tsx'
import { loginTexts as texts } from './door-texts.ts'
import { logInHere, useOperator } from './operator-session.ts'

// Without its access, so that no token of an employer goes with it.
const route = routeOf<typeof operatorLogIn>({ method: 'POST', path: operatorLogIn.path })
type Typed = z.output<typeof operatorLogIn.body>

/** `/Operator/login`: password and code start an operator's session. */
export function OperatorLoginPage() {
  const { state } = useLocation()
  const operator = useOperator()
  const form = useCheckedForm<Typed>({
    initial: { email: '', password: '', code: '' },
    schema: operatorLogIn.body,
    send: async (typed) => {
      try {
        logInHere(await call(route, { body: typed }))
      } catch (error) {
        // A code serves once, so that another is needed in any case.
        form.field('code').onChange({ target: { value: '' } })
        form.fail(sayFailure(error, texts.failed))
      }
    },
  })
  if (operator) return <Navigate to={wantedPage(state)} replace />
  const { field, errorOf } = form
  return (
    <AccountCard title={texts.title} description={texts.description}>
      {hasFlag(state, 'ready') && !form.failure && (
        <Notice tone="success" title={texts.readyTitle} className="mb-5">
          {texts.ready}
        </Notice>
      )}
      {form.failure && (
        <Notice tone="danger" className="mb-5">
          {form.failure}
        </Notice>
      )}
      <form {...form.form} className="grid gap-4" aria-label={texts.title}>
        <Field label={texts.email} error={errorOf('email')} required>
          <TextInput {...field('email')} type="email" autoComplete="username" autoCapitalize="none" />
        </Field>
        <Field label={texts.password} error={errorOf('password')} required>
          <PasswordInput {...field('password')} />
        </Field>
        <Field label={texts.code} hint={texts.codeHint} error={errorOf('code')} required>
          <CodeInput {...field('code')} />
        </Field>
        <Button type="submit" size="lg" wide busy={form.busy} busyLabel={texts.busy}>
          {texts.submit}
        </Button>
      </form>
    </AccountCard>
  )
}

const hasFlag = (state: unknown, name: string): boolean =>
  typeof state === 'object' && state !== null && name in state

/** Where one wanted to go before being asked to log in; only within the desk. */
function wantedPage(state: unknown): string {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : null
  return typeof from === 'string' && /^\/operator(\/|\?|$)/i.test(from) ? from : '/Operator'
}
