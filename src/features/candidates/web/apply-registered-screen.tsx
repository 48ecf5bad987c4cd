import { Hourglass, MailCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { TranslatorOf } from '#contract/texts/translator.ts'
import type { ResponsePromise } from '#features/accounts/contract/response-promise.ts'
import { Button } from '#ui/components/button.tsx'
import { Container } from '#ui/layout/container.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { applyTexts } from './texts.ts'
import type { Registered } from './use-registration.ts'

type RegisteredScreenProps = {
  registered: Registered
  email: string
  companyName: string
  location: string
  responsePromise: ResponsePromise
  linkDays: number
  /** Leads to an empty form. */
  onBack: () => void
}

/** The outcome of a registration: the link was mailed, or a person reviews it first. */
export function RegisteredScreen({ registered, onBack, ...about }: RegisteredScreenProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    window.scrollTo(0, 0)
    heading.current?.focus()
  }, [])
  const t = useTexts(applyTexts)
  const sent = registered === 'PENDING'
  const Icon = sent ? MailCheck : Hourglass
  return (
    <Container width="reading" className="flex flex-col items-center py-14 text-center sm:py-20">
      <span className="mb-6 grid size-16 place-items-center rounded-full bg-accent-soft text-accent-ink">
        <Icon aria-hidden className="size-8" strokeWidth={1.75} />
      </span>
      <h1 ref={heading} tabIndex={-1} className="text-2xl font-semibold text-ink sm:text-3xl">
        {t(sent ? 'sentTitle' : 'reviewTitle')}
      </h1>
      {sent ? <LinkSent t={t} {...about} /> : <UnderReview t={t} {...about} />}
      <Button variant="secondary" onClick={onBack} className="mt-9">
        {t('back')}
      </Button>
    </Container>
  )
}

type AboutProps = Omit<RegisteredScreenProps, 'registered' | 'onBack'> & {
  t: TranslatorOf<typeof applyTexts>
}

const LinkSent = ({ t, email, linkDays }: AboutProps) => (
  <>
    <p className="mt-3 max-w-prose text-ink-soft">
      {t('sentText')}{' '}
      <strong dir="ltr" className="font-semibold wrap-anywhere text-ink">
        {email}
      </strong>
    </p>
    <ul className="mt-7 flex max-w-lg list-disc flex-col gap-2.5 ps-5 text-start text-sm text-ink-soft marker:text-accent">
      <li>{t('sentSteps.1', { days: linkDays })}</li>
      <li>{t('sentSteps.2')}</li>
      <li>{t('sentSteps.3')}</li>
    </ul>
  </>
)

const UnderReview = ({ t, companyName, location, responsePromise }: AboutProps) => (
  <div className="mt-3 flex max-w-prose flex-col gap-3 text-ink-soft">
    <p dir="auto">{t('reviewText', { company: companyName, location })}</p>
    <p>{t('reviewWait', { promise: responsePromise })}</p>
  </div>
)
