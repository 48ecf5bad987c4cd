import { Navigate, useLocation } from 'react-router'
import type * as z from 'zod/mini'
import { AccountCard } from '#features/accounts/web/account-card.tsx'
import { failureMessage } from '#features/accounts/web/failure-message.ts'
import { useCheckedForm } from '#features/accounts/web/use-checked-form.ts'
import { call } from '#ui/api/call.ts'
import { routeOf } from '#ui/api/route.ts'
import { Button } from '#ui/components/button.tsx'
import { Field } from '#ui/components/field.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { PasswordInput } from '#ui/components/password-input.tsx'
import { TextInput } from '#ui/components/text-input.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { logInOperatorEndpoint } from '../contract/operators.ts'
import { CodeInput } from './code-input.tsx'
import { loginTexts } from './login-texts.ts'
import { logInHere, useOperator } from './operator-session.ts'

// Without its access, so that no token of an employer goes with it.
const route = routeOf<typeof logInOperatorEndpoint>({ method: 'POST', path: logInOperatorEndpoint.path })
type Typed = z.output<typeof logInOperatorEndpoint.body>

/** `/Admin/login`: password and code start an operator's session. */
export function OperatorLoginPage() {
  const t = useTexts(loginTexts)
  const { state } = useLocation()
  const operator = useOperator()
  const form = useCheckedForm<Typed>({
    initial: { email: '', password: '', code: '' },
    schema: logInOperatorEndpoint.body,
    send: async (typed) => {
      try {
        logInHere(await call(route, { body: typed }))
      } catch (error) {
        // A code serves once, so that another is needed in any case.
        form.field('code').onChange({ target: { value: '' } })
        form.fail(failureMessage(error, t('failed')))
      }
    },
  })
  if (operator) return <Navigate to={wantedPage(state)} replace />
  const { field, errorOf } = form
  return (
    <AccountCard title={t('title')} description={t('description')}>
      {hasFlag(state, 'ready') && !form.failure && (
        <Notice tone="success" title={t('readyTitle')} className="mb-5">
          {t('ready')}
        </Notice>
      )}
      {form.failure && (
        <Notice tone="danger" className="mb-5">
          {form.failure}
        </Notice>
      )}
      <form {...form.form} className="grid gap-4" aria-label={t('title')}>
        <Field label={t('email')} error={errorOf('email')} required>
          <TextInput {...field('email')} type="email" autoComplete="username" autoCapitalize="none" />
        </Field>
        <Field label={t('password')} error={errorOf('password')} required>
          <PasswordInput {...field('password')} />
        </Field>
        <Field label={t('code')} hint={t('codeHint')} error={errorOf('code')} required>
          <CodeInput {...field('code')} />
        </Field>
        <Button type="submit" size="lg" wide busy={form.busy} busyLabel={t('busy')}>
          {t('submit')}
        </Button>
      </form>
    </AccountCard>
  )
}

const hasFlag = (state: unknown, name: string): boolean =>
  typeof state === 'object' && state !== null && name in state

/** The page that was asked for before logging in, if it is one of the console. */
function wantedPage(state: unknown): string {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : null
  return typeof from === 'string' && /^\/admin(\/|\?|$)/i.test(from) ? from : '/Admin'
}
