import { matchPage } from '#contract/match-page.ts'
import type { PageAddress } from '#contract/sent-pages.ts'
import type { SiteConfig } from '#contract/site-config.ts'
import { type AppPage, appPages, servedPages } from '../pages.ts'
import { texts } from './texts.ts'

export type NamedLink = { href: string; name: string }

type Offers = Pick<SiteConfig, 'billing'>

/** The links of the header; those whose page or section does not exist are left out. */
export function headerLinks(authenticated: boolean, { billing }: Offers): NamedLink[] {
  if (authenticated)
    return employerLinks(appPages).filter(({ href }) => href !== '/Pricing' || billing !== 'off')
  return existing([
    { href: '/#features', name: texts.features },
    { href: '/#how-it-works', name: texts.howItWorks },
    ...(billing === 'off' ? [] : [{ href: '/#pricing', name: texts.pricing }]),
    { href: '/About', name: texts.about },
    { href: '/Contact', name: texts.contact },
  ])
}

export function footerLinks(offers: Offers): NamedLink[] {
  return existing([
    ...headerLinks(false, offers),
    { href: '/Privacy', name: texts.privacy },
    { href: '/Privacy#terms', name: texts.terms },
    { href: '/Privacy#cookies', name: texts.cookies },
  ])
}

function employerLinks(pages: readonly AppPage[]): NamedLink[] {
  return pages.flatMap(({ path, nav }) => (nav ? [{ href: path, name: nav }] : []))
}

function existing(links: NamedLink[]): NamedLink[] {
  const fixed: readonly PageAddress[] = servedPages.filter(({ path }) => !path.includes(':'))
  return links.filter(({ href }) => matchPage(fixed, href.replace(/#.*/, '')))
}

export const hasPage = (href: string): boolean => existing([{ href, name: '' }]).length > 0
