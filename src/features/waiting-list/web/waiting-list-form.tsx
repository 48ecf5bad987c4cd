import { type FormEvent, useEffect, useRef } from 'react'
import type { JobId } from '#contract/ids.ts'
import { registrationTexts } from '#features/candidates/contract/registration-texts.ts'
import { FormTrap } from '#features/candidates/web/form-trap.tsx'
import { Button } from '#ui/components/button.tsx'
import { Field } from '#ui/components/field.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { TextInput } from '#ui/components/text-input.tsx'
import { useHydrated } from '#ui/layout/use-hydrated.ts'
import { useTexts, useWantedLanguages } from '#ui/texts/language-provider.tsx'
import { useJoining } from './use-joining.ts'
import { useWaitingListTexts } from './waiting-list-texts.ts'

type WaitingListFormProps = {
  jobId: JobId
  /** Where the company's other jobs are. */
  companyPage: string
}

/** Says that a job is full, and keeps an address until a place is free. */
export function WaitingListForm({ jobId, companyPage }: WaitingListFormProps) {
  const t = useWaitingListTexts()
  const say = useTexts(registrationTexts)
  const hydrated = useHydrated()
  const { chosen } = useWantedLanguages()
  const otherJobs = `${companyPage}${chosen ? `?lang=${chosen}` : ''}`
  const { joined, error, failure, sending, join, edited } = useJoining(jobId)
  if (joined !== null) return <Joined email={joined} companyPage={otherJobs} />
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void join(event.currentTarget)
  }
  return (
    <>
      <h2 id="apply-title" className="text-xl font-semibold text-ink">
        {t('title')}
      </h2>
      <p className="mt-1 mb-6 text-sm text-ink-soft">{t('text')}</p>
      <form noValidate={hydrated} onSubmit={submit} className="relative flex flex-col gap-5">
        <Field id="waiting-email" label={say('email')} hint={t('use')} error={error} required>
          <TextInput
            type="email"
            name="email"
            inputMode="email"
            autoComplete="email"
            dir="ltr"
            maxLength={254}
            onChange={edited}
          />
        </Field>
        <FormTrap label={say('trap')} />
        {failure !== null && (
          <div role="alert">
            <Notice tone="danger">{failure}</Notice>
          </div>
        )}
        <Button type="submit" size="lg" wide busy={sending} busyLabel={say('sending')} disabled={!hydrated}>
          {t('submit')}
        </Button>
        <noscript>
          <Notice tone="warning">{say('noScript')}</Notice>
        </noscript>
        <Button as="link" variant="secondary" href={otherJobs}>
          {t('browseJobs')}
        </Button>
      </form>
    </>
  )
}

function Joined({ email, companyPage }: { email: string; companyPage: string }) {
  const t = useWaitingListTexts()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <>
      <h2 id="apply-title" ref={heading} tabIndex={-1} className="text-xl font-semibold text-ink">
        {t('doneTitle')}
      </h2>
      <p className="mt-1 mb-6 text-sm wrap-anywhere text-ink-soft">{t('done', { email })}</p>
      <Button as="link" variant="secondary" href={companyPage}>
        {t('browseJobs')}
      </Button>
    </>
  )
}
