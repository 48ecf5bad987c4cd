import { useLocation } from 'react-router'
import { ApiError } from '#ui/api/api-error.ts'
import { call } from '#ui/api/call.ts'
import { Button } from '#ui/components/button.tsx'
import { Field } from '#ui/components/field.tsx'
import { linkStyle } from '#ui/components/link-style.ts'
import { Notice } from '#ui/components/notice.tsx'
import { PasswordInput } from '#ui/components/password-input.tsx'
import { TextInput } from '#ui/components/text-input.tsx'
import { TextLink } from '#ui/components/text-link.tsx'
import { toast } from '#ui/components/toast.ts'
import { type NewAccount, newAccount, signUp } from '../contract.ts'
import { AccountCard } from './account-card.tsx'
import { readFailure } from './read-failure.ts'
import { signUpTexts as texts } from './texts.ts'
import { useCheckedForm } from './use-checked-form.ts'
import { useLaterPage } from './use-later-page.ts'

const empty: NewAccount = { userName: '', password: '', name: '', phone: '', adresse: '', city: '' }
const toastMs = 4_000
const unavailable = new Set([502, 503, 504])

/** `/Signup`: makes a company's account; its mailed link then proves the address. */
export function SignupPage() {
  const { state } = useLocation()
  const { going, goLater } = useLaterPage(1_500)
  const form = useCheckedForm<NewAccount>({
    initial: empty,
    schema: newAccount,
    toastMs,
    send: async (account) => {
      try {
        await call(signUp, { body: account })
        toast.success(texts.done, { durationMs: toastMs })
        goLater('/Login', { state: { ...state, signedUp: true } })
      } catch (error) {
        const field = error instanceof ApiError ? Object.keys(error.fields)[0] : undefined
        if (field) form.refuse(field, failureOf(error))
        else form.fail(failureOf(error))
      }
    },
  })
  return (
    <AccountCard
      wide
      title={texts.title}
      description={texts.description}
      footer={
        <>
          <span>
            {texts.haveAccount}{' '}
            <TextLink to="/Login" state={state}>
              {texts.logIn}
            </TextLink>
          </span>
          <a href="/" className={linkStyle}>
            {texts.home}
          </a>
        </>
      }
    >
      {going ? (
        <Notice tone="success" title={texts.done} takesFocus>
          {texts.doneMore}
        </Notice>
      ) : (
        <>
          {form.failure && (
            <Notice tone="danger" className="mb-5">
              {form.failure}
            </Notice>
          )}
          <SignupForm form={form} />
        </>
      )}
    </AccountCard>
  )
}

type SignupFormProps = { form: ReturnType<typeof useCheckedForm<NewAccount>> }

function SignupForm({ form }: SignupFormProps) {
  const { field, errorOf } = form
  return (
    <form {...form.form} className="grid gap-4 sm:grid-cols-2" aria-label={texts.title}>
      <Field label={texts.name} error={errorOf('name')} required className="sm:col-span-2">
        <TextInput {...field('name')} autoComplete="organization" dir="auto" />
      </Field>
      <Field label={texts.email} error={errorOf('userName')} required>
        <TextInput {...field('userName')} type="email" autoComplete="email" autoCapitalize="none" />
      </Field>
      <Field label={texts.phone} error={errorOf('phone')} required>
        <TextInput
          {...field('phone')}
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          placeholder={texts.phoneHint}
        />
      </Field>
      <Field label={texts.address} error={errorOf('adresse')} required>
        <TextInput {...field('adresse')} autoComplete="street-address" dir="auto" />
      </Field>
      <Field label={texts.city} error={errorOf('city')} required>
        <TextInput {...field('city')} autoComplete="address-level2" dir="auto" />
      </Field>
      <Field
        label={texts.password}
        hint={texts.passwordHint}
        error={errorOf('password')}
        required
        className="sm:col-span-2"
      >
        <PasswordInput {...field('password')} autoComplete="new-password" />
      </Field>
      <Button
        type="submit"
        size="lg"
        wide
        busy={form.busy}
        busyLabel={texts.busy}
        className="mt-2 sm:col-span-2"
      >
        {texts.submit}
      </Button>
    </form>
  )
}

function failureOf(error: unknown): string {
  if (!(error instanceof ApiError)) return texts.broken
  return unavailable.has(error.status) ? texts.unavailable : readFailure(error, texts.failed)
}
