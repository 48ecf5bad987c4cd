import { FileX2, ShieldCheck, TriangleAlert } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import type { PageHead, RefusedPage } from '#contract/pages.ts'
import type { SiteConfig } from '#contract/site-config.ts'
import type { Say } from '#contract/texts/translator.ts'
import { Button } from '#ui/components/button.tsx'
import { StatusPage } from '#ui/components/status-page.tsx'
import { useSiteConfig } from '#ui/layout/site-config.tsx'
import { useHydrated } from '#ui/layout/use-hydrated.ts'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { useKeptLanguage } from '#ui/texts/use-kept-language.ts'
import type { MyApplication } from '../contract/my-application.ts'
import { ApplicationStatus, loadForApplication } from './application-status.tsx'
import { ContactCard } from './contact-card.tsx'
import { EraseCard } from './erase-card.tsx'
import { type MyApplicationClient, myApplicationClient, type Receipt } from './my-application-client.ts'
import { myApplicationTexts } from './my-application-texts.ts'
import { StoredCard } from './stored-card.tsx'
import { WithdrawCard } from './withdraw-card.tsx'

/** An application, or why it cannot be shown. */
export type MyApplicationData = MyApplication | RefusedPage

type MyApplicationPageProps = {
  data: MyApplicationData
  params: Readonly<Record<string, string>>
  client?: MyApplicationClient
}

/** What each part of the page shows and does. */
export type ApplicationPartProps = {
  application: MyApplication
  token: string
  client: MyApplicationClient
  onChange: (application: MyApplication) => void
}

// Fetched after submission only.
const SelfDescriptionOffer = lazy(async () => ({
  default: (await import('#features/reports/web/self-description-offer.tsx')).SelfDescriptionOffer,
}))

/** `/My-application/:token`: a candidate sees, corrects, copies, withdraws and erases the application. */
export function MyApplicationPage({ data, params, client = myApplicationClient }: MyApplicationPageProps) {
  const token = params.token ?? ''
  useKeptLanguage('refusal' in data ? null : data.language, (chosen) => client.chooseLanguage(token, chosen))
  if ('refusal' in data) return <ProblemScreen problem={problemOf(data)} />
  return <Application initial={data} token={token} client={client} />
}

/** What the page shows at once besides itself. */
export const myApplicationNeeds = async (data: MyApplicationData): Promise<void> => {
  if (!('refusal' in data)) await loadForApplication(data)
}

export function myApplicationHead(data: MyApplicationData, { brand }: SiteConfig, say: Say): PageHead {
  const t = say(myApplicationTexts)
  const title =
    'refusal' in data ? t(`${problemOf(data)}.title`) : t('pageTitle', { jobTitle: data.jobTitle })
  return { title: `${title} · ${brand}`, noindex: true }
}

const problemOf = ({ refusal }: RefusedPage) => (refusal === 'EXPIRED_LINK' ? 'expired' : 'unknown')

type ApplicationProps = { initial: MyApplication; token: string; client: MyApplicationClient }

function Application({ initial, token, client }: ApplicationProps) {
  const t = useTexts(myApplicationTexts)
  const hydrated = useHydrated()
  const [application, setApplication] = useState(initial)
  const [receipt, setReceipt] = useState<Receipt | null>(null)
  if (receipt) return <ReceiptScreen receipt={receipt} company={application.companyName} />
  const part = { application, token, client, onChange: setApplication }
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col gap-6 px-4 py-8 sm:px-6 sm:py-12">
      <header>
        <p className="text-sm text-ink-faint">{t('kicker')}</p>
        <h1 className="mt-1 text-2xl font-semibold wrap-anywhere text-ink sm:text-3xl">
          {t('title', { jobTitle: application.jobTitle, companyName: application.companyName })}
        </h1>
        <p className="mt-2 text-ink-soft">{t('intro', { firstName: application.firstName })}</p>
      </header>
      <ApplicationStatus {...part} />
      <ContactCard {...part} />
      <StoredCard {...part} />
      {application.appliedAt !== null && hydrated && (
        <Suspense fallback={null}>
          <SelfDescriptionOffer token={token} describe={client.describe} />
        </Suspense>
      )}
      {application.canWithdraw && <WithdrawCard {...part} />}
      <EraseCard {...part} onErased={setReceipt} />
    </div>
  )
}

function ReceiptScreen({ receipt, company }: { receipt: Receipt; company: string }) {
  const t = useTexts(myApplicationTexts)
  return (
    <Screen icon={<ShieldCheck aria-hidden />} title={t('erased.title')}>
      <p>{t('erased.text', { companyName: company })}</p>
      <dl className="mt-2 grid gap-3 rounded-xl border border-line bg-surface px-5 py-4 text-start">
        <div>
          <dt className="text-sm text-ink-faint">{t('erased.code')}</dt>
          <dd dir="ltr" className="font-mono text-lg font-semibold text-ink rtl:text-end">
            {receipt.code}
          </dd>
        </div>
        <div>
          <dt className="text-sm text-ink-faint">{t('erased.at')}</dt>
          <dd className="text-ink">{t('moment', { at: receipt.erasedAt })}</dd>
        </div>
      </dl>
      <p className="text-sm">{t('erased.keep')}</p>
      <Button variant="secondary" className="self-center print:hidden" onClick={() => window.print()}>
        {t('erased.print')}
      </Button>
    </Screen>
  )
}

function ProblemScreen({ problem }: { problem: ReturnType<typeof problemOf> }) {
  const t = useTexts(myApplicationTexts)
  const { contactEmail } = useSiteConfig()
  const Icon = problem === 'expired' ? FileX2 : TriangleAlert
  const title = t(`${problem}.title`)
  return (
    <Screen icon={<Icon aria-hidden />} title={title}>
      <p>{t(`${problem}.text`)}</p>
      <div className="mt-4 flex flex-wrap justify-center gap-3">
        {problem === 'unknown' && <Button onClick={() => window.location.reload()}>{t('tryAgain')}</Button>}
        <Button
          as="link"
          variant="secondary"
          href={`mailto:${contactEmail}?subject=${encodeURIComponent(title)}`}
        >
          {t('support')}
        </Button>
      </div>
    </Screen>
  )
}

/** Replaces the page, and moves the focus to its heading. */
function Screen({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <StatusPage icon={icon} title={title} headingRef={heading}>
      {children}
    </StatusPage>
  )
}
