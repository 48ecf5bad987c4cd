import { Hourglass, MailCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Button } from '#ui/components/button.tsx'
import { Container } from '#ui/layout/container.tsx'
import type { Registered } from './register-candidate.ts'
import { texts } from './texts.ts'

type RegisteredScreenProps = {
  registered: Registered
  email: string
  companyName: string
  location: string
  linkDays: number
  /** Leads to an empty form. */
  onBack: () => void
}

/** What became of a registration: the link is in the mail, or a person looks at it first. */
export function RegisteredScreen({ registered, onBack, ...about }: RegisteredScreenProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    window.scrollTo(0, 0)
    heading.current?.focus()
  }, [])
  const sent = registered === 'link-sent'
  const Icon = sent ? MailCheck : Hourglass
  return (
    <Container width="reading" className="flex flex-col items-center py-14 text-center sm:py-20">
      <span className="mb-6 grid size-16 place-items-center rounded-full bg-accent-soft text-accent-ink">
        <Icon aria-hidden className="size-8" strokeWidth={1.75} />
      </span>
      <h1 ref={heading} tabIndex={-1} className="text-2xl font-semibold text-ink sm:text-3xl">
        {sent ? texts.sentTitle : texts.reviewTitle}
      </h1>
      {sent ? <LinkSent {...about} /> : <UnderReview {...about} />}
      <Button variant="secondary" onClick={onBack} className="mt-9">
        {texts.back}
      </Button>
    </Container>
  )
}

type About = Omit<RegisteredScreenProps, 'registered' | 'onBack'>

const LinkSent = ({ email, linkDays }: About) => (
  <>
    <p className="mt-3 max-w-prose text-ink-soft">
      {texts.sentText}{' '}
      <strong dir="ltr" className="font-semibold wrap-anywhere text-ink">
        {email}
      </strong>
    </p>
    <ul className="mt-7 flex max-w-lg list-disc flex-col gap-2.5 ps-5 text-start text-sm text-ink-soft marker:text-accent">
      {texts.sentSteps(linkDays).map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ul>
  </>
)

const UnderReview = ({ companyName, location }: About) => (
  <div className="mt-3 flex max-w-prose flex-col gap-3 text-ink-soft">
    <p dir="auto">{texts.reviewText(companyName, location)}</p>
    <p>{texts.reviewWait}</p>
  </div>
)
