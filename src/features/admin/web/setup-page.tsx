import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from 'react-router'
import type * as z from 'zod/mini'
import type { AnswerOf } from '#contract/endpoint.ts'
import { AccountCard } from '#features/accounts/web/account-card.tsx'
import { failureMessage } from '#features/accounts/web/failure-message.ts'
import { useCheckedForm } from '#features/accounts/web/use-checked-form.ts'
import { ApiError } from '#ui/api/api-error.ts'
import { call } from '#ui/api/call.ts'
import { Button } from '#ui/components/button.tsx'
import { CopyButton } from '#ui/components/copy-button.tsx'
import { ErrorState } from '#ui/components/error-state.tsx'
import { Field } from '#ui/components/field.tsx'
import { LinkButton } from '#ui/components/link-button.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { PasswordInput } from '#ui/components/password-input.tsx'
import { Spinner } from '#ui/components/spinner.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { finishSetupEndpoint, readSetupEndpoint } from '../contract/operators.ts'
import { CodeInput } from './code-input.tsx'
import { setupTexts } from './login-texts.ts'
import { adminKey } from './query-keys.ts'

/** `/Admin/setup?token=…`: what the command line's link leads to. */
export function OperatorSetupPage() {
  const t = useTexts(setupTexts)
  const [query] = useSearchParams()
  const token = query.get('token')
  return (
    <AccountCard title={t('title')} description={t('description')} wide>
      {token ? <Setup token={token} /> : <DeadLink title={t('missing')}>{t('missingMore')}</DeadLink>}
    </AccountCard>
  )
}

function Setup({ token }: { token: string }) {
  const t = useTexts(setupTexts)
  const setup = useQuery({
    queryKey: [...adminKey, 'setup', token],
    queryFn: ({ signal }) => call(readSetupEndpoint, { params: { token }, signal }),
    // What is typed must not go because the window was left for the phone's app.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  if (setup.data) return <SetupForm token={token} setup={setup.data} />
  if (!setup.isError)
    return (
      <div className="flex justify-center py-10">
        <Spinner size="md">{t('loading')}</Spinner>
      </div>
    )
  const { error } = setup
  if (error instanceof ApiError && error.code === 'BAD_SETUP')
    return <DeadLink title={t('dead')}>{error.message}</DeadLink>
  return (
    <ErrorState title={t('failed')} onRetry={() => void setup.refetch()} retrying={setup.isFetching}>
      {failureMessage(error, t('failed'))}
    </ErrorState>
  )
}

const DeadLink = ({ title, children }: { title: string; children: string }) => {
  const t = useTexts(setupTexts)
  return (
    <div className="grid gap-5">
      <Notice tone="danger" title={title}>
        <Command text={children} />
      </Notice>
      <LinkButton to="/Admin/login" variant="secondary" size="lg" wide>
        {t('toLogin')}
      </LinkButton>
    </div>
  )
}

/** A text between backticks is a command to type. */
const Command = ({ text }: { text: string }) =>
  text.split('`').map((part, at) =>
    at % 2 === 1 ? (
      <code key={part} className="rounded bg-sunken px-1 py-0.5 font-mono text-xs text-ink">
        {part}
      </code>
    ) : (
      part
    ),
  )

type Typed = z.output<typeof finishSetupEndpoint.body>
type SetupKey = AnswerOf<typeof readSetupEndpoint>
type SetupFormProps = { token: string; setup: SetupKey }

function SetupForm({ token, setup }: SetupFormProps) {
  const t = useTexts(setupTexts)
  const navigate = useNavigate()
  const form = useCheckedForm<Typed>({
    initial: { password: '', code: '' },
    schema: finishSetupEndpoint.body,
    send: async (typed) => {
      try {
        await call(finishSetupEndpoint, { params: { token }, body: typed })
        await navigate('/Admin/login', { replace: true, state: { ready: true } })
      } catch (error) {
        if (error instanceof ApiError && error.code === 'WRONG_CODE') form.refuse('code', error.message)
        else if (error instanceof ApiError && error.code === 'COMMON_PASSWORD')
          form.refuse('password', error.message)
        else form.fail(failureMessage(error, t('notFinished')))
      }
    },
  })
  const { field, errorOf } = form
  return (
    <div className="grid gap-8">
      <AuthenticatorKey {...setup} />
      <form {...form.form} className="grid gap-4" aria-label={t('step2')}>
        <h2 className="text-base font-semibold text-ink">{t('step2')}</h2>
        {form.failure && (
          <Notice tone="danger">
            <Command text={form.failure} />
          </Notice>
        )}
        {/* Read by password managers, so that they keep the password under the right name. */}
        <input type="email" name="email" value={setup.email} autoComplete="username" readOnly hidden />
        <Field label={t('password')} hint={t('passwordHint')} error={errorOf('password')} required>
          <PasswordInput {...field('password')} autoComplete="new-password" />
        </Field>
        <Field label={t('code')} hint={t('codeHint')} error={errorOf('code')} required>
          <CodeInput {...field('code')} />
        </Field>
        <Button type="submit" size="lg" wide busy={form.busy} busyLabel={t('busy')}>
          {t('submit')}
        </Button>
      </form>
    </div>
  )
}

/** What an authenticator app is given: a picture to scan, or the key in groups of four to type. */
export const AuthenticatorKey = ({ email, secret, qr }: SetupKey) => {
  const t = useTexts(setupTexts)
  return (
    <section className="grid gap-4" aria-labelledby="authenticator">
      <div>
        <h2 id="authenticator" className="text-base font-semibold text-ink">
          {t('step1')}
        </h2>
        <p className="mt-1 text-sm text-ink-soft">{t('step1More')}</p>
      </div>
      <div className="flex flex-col items-center gap-5 sm:flex-row sm:items-start">
        {/* White in the dark too: scanners want dark on light. */}
        <img
          src={qr}
          alt={t('qr')}
          width={192}
          height={192}
          className="h-auto w-48 max-w-full rounded-lg border border-line"
        />
        <div className="grid min-w-0 content-start justify-items-start gap-3 self-stretch text-sm">
          <dl className="grid min-w-0 gap-4">
            <div>
              <dt className="text-ink-faint">{t('email')}</dt>
              <dd className="font-medium wrap-anywhere text-ink">
                <bdi>{email}</bdi>
              </dd>
            </div>
            <div>
              <dt className="text-ink-faint">{t('secret')}</dt>
              <dd className="font-mono wrap-anywhere text-ink">{inGroups(secret)}</dd>
            </div>
          </dl>
          <CopyButton text={secret} size="sm">
            {t('copy')}
          </CopyButton>
        </div>
      </div>
    </section>
  )
}

const inGroups = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? secret
