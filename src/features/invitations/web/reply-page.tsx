import { CalendarCheck, CalendarX2, type LucideIcon, TriangleAlert } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { linkHolder } from '#contract/endpoint.ts'
import { languageOfName } from '#contract/languages.ts'
import type { PageHead, RefusedPage } from '#contract/pages.ts'
import type { SiteConfig } from '#contract/site-config.ts'
import type { Say } from '#contract/texts/translator.ts'
import { call } from '#ui/api/call.ts'
import { routeOf } from '#ui/api/route.ts'
import { Button } from '#ui/components/button.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { useKeptLanguage } from '#ui/texts/use-kept-language.ts'
import type { chooseLanguageByInvitationEndpoint, InvitationPage } from '../contract/reply.ts'
import { ReplyInvitation } from './reply-invitation.tsx'
import { replyTexts } from './reply-texts.ts'

/** An invitation, or why it cannot be shown. */
export type ReplyPageData = InvitationPage | RefusedPage

const choosing = routeOf<typeof chooseLanguageByInvitationEndpoint>({
  method: 'PUT',
  path: '/api/invitation-links/:token/language',
  access: linkHolder,
})

type ReplyPageProps = { data: ReplyPageData; params: Readonly<Record<string, string>> }

/** `/Invitation/:token`: a candidate answers an invitation, without an account. */
export function ReplyPage({ data, params }: ReplyPageProps) {
  const token = params.token ?? ''
  const known = 'refusal' in data ? null : (data.interfaceLanguage ?? languageOfName(data.language))
  useKeptLanguage(known, (language) => call(choosing, { params: { token }, body: { language } }))
  if ('refusal' in data) return <ProblemScreen problem={problemOf(data)} />
  return <Invitation initial={data} token={token} />
}

export function replyPageHead(data: ReplyPageData, { brand }: SiteConfig, say: Say): PageHead {
  const t = say(replyTexts)
  const title =
    'refusal' in data ? t(`${problemOf(data)}.title`) : t('pageTitle', { jobTitle: data.jobTitle })
  return { title: `${title} · ${brand}`, noindex: true }
}

function Invitation({ initial, token }: { initial: InvitationPage; token: string }) {
  const t = useTexts(replyTexts)
  const [invitation, setInvitation] = useState(initial)
  const [ended, setEnded] = useState(false)
  const { company, status, past } = invitation
  if (ended) return <Screen Icon={CalendarX2} title={t('expired.title')} text={t('expired.text')} />
  if (status === 'cancelled' || status === 'declined')
    return <Screen Icon={CalendarX2} title={t(`${status}.title`)} text={t(`${status}.text`, { company })} />
  if (past) return <Screen Icon={CalendarCheck} title={t('past.title')} text={t('past.text')} />
  return (
    <ReplyInvitation
      invitation={invitation}
      token={token}
      onChange={setInvitation}
      onExpired={() => setEnded(true)}
    />
  )
}

const problemOf = ({ refusal }: RefusedPage) => (refusal === 'EXPIRED_LINK' ? 'expired' : 'unknown')

function ProblemScreen({ problem }: { problem: ReturnType<typeof problemOf> }) {
  const t = useTexts(replyTexts)
  const Icon = problem === 'expired' ? CalendarX2 : TriangleAlert
  return (
    <Screen Icon={Icon} title={t(`${problem}.title`)} text={t(`${problem}.text`)}>
      {problem === 'unknown' && <Button onClick={() => window.location.reload()}>{t('tryAgain')}</Button>}
    </Screen>
  )
}

type ScreenProps = { Icon: LucideIcon; title: string; text: string; children?: ReactNode }

/** Replaces the invitation, and moves the focus to its heading. */
function Screen({ Icon, title, text, children }: ScreenProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div className="flex min-h-0 flex-1 flex-col overflow-y-auto px-4">
      <div className="m-auto flex max-w-lg flex-col items-center py-10 text-center">
        <span className="mb-6 grid size-16 place-items-center rounded-full bg-sunken text-ink-soft">
          <Icon aria-hidden className="size-8" strokeWidth={1.75} />
        </span>
        <h1
          ref={heading}
          tabIndex={-1}
          className="max-w-full text-2xl font-semibold wrap-anywhere text-ink outline-none sm:text-3xl"
        >
          {title}
        </h1>
        <p className="mt-3 text-ink-soft wrap-anywhere">{text}</p>
        {children && <div className="mt-8">{children}</div>}
      </div>
    </div>
  )
}
