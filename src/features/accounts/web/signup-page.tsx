import { useLocation } from 'react-router'
import { ApiError } from '#ui/api/api-error.ts'
import { call } from '#ui/api/call.ts'
import { Notice } from '#ui/components/notice.tsx'
import { toast } from '#ui/components/toast.ts'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { spokenLanguage } from '#ui/texts/spoken-language.ts'
import { type NewAccount, newAccount, signUpEndpoint } from '../contract/account.ts'
import { AccountCard, OtherWay } from './account-card.tsx'
import { failureMessage } from './failure-message.ts'
import { EmailField, FormFrame, PasswordField, TextField } from './form-fields.tsx'
import { signUpTexts } from './texts.ts'
import { type CheckedForm, useCheckedForm } from './use-checked-form.ts'
import { useLaterPage } from './use-later-page.ts'

const empty: NewAccount = { userName: '', password: '', name: '', phone: '', adresse: '', city: '' }
const toastMs = 4_000
const unavailable = new Set([502, 503, 504])

/** `/Signup`: makes a company's account; its mailed link then proves the address. */
export function SignupPage() {
  const t = useTexts(signUpTexts)
  const { state } = useLocation()
  const { going, goLater } = useLaterPage(1_500)
  const form = useCheckedForm<NewAccount>({
    initial: empty,
    schema: newAccount,
    toastMs,
    send: async (account) => {
      const { language } = spokenLanguage()
      await call(signUpEndpoint, { body: language === 'en' ? account : { ...account, language } })
      toast.success(t('done'), { durationMs: toastMs })
      goLater('/Login', { state: { ...state, signedUp: true } })
    },
    failureOf: (error) => {
      if (!(error instanceof ApiError)) return t('broken')
      if (unavailable.has(error.status)) return t('unavailable')
      return failureMessage(error, t('failed'), t('unreachable'))
    },
  })
  return (
    <AccountCard
      wide
      title={t('title')}
      description={t('description')}
      footer={<OtherWay to="/Login" t={t} />}
    >
      {going ? (
        <Notice tone="success" title={t('done')} takesFocus>
          {t('doneMore')}
        </Notice>
      ) : (
        <SignupForm form={form} />
      )}
    </AccountCard>
  )
}

function SignupForm({ form }: { form: CheckedForm<NewAccount> }) {
  const t = useTexts(signUpTexts)
  const wide = 'sm:col-span-2'
  return (
    <FormFrame form={form} t={t} large className="sm:grid-cols-2">
      <TextField
        form={form}
        name="name"
        label={t('name')}
        hint={t('nameHint')}
        className={wide}
        autoComplete="organization"
        dir="auto"
      />
      <EmailField form={form} name="userName" label={t('email')} />
      <TextField
        form={form}
        name="phone"
        label={t('phone')}
        type="tel"
        autoComplete="tel-national"
        placeholder={t('phoneHint')}
      />
      <TextField form={form} name="adresse" label={t('address')} autoComplete="street-address" dir="auto" />
      <TextField form={form} name="city" label={t('city')} autoComplete="address-level2" dir="auto" />
      <PasswordField
        form={form}
        name="password"
        label={t('password')}
        hint={t('passwordHint')}
        className={wide}
        autoComplete="new-password"
      />
    </FormFrame>
  )
}
