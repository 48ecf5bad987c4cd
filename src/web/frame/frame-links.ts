import type { SiteConfig } from '#contract/site-config.ts'
import type { TranslatorOf } from '#contract/texts/translator.ts'
import type { frameTexts } from './frame-texts.ts'

export type NamedLink = { href: string; name: string }

type Say = TranslatorOf<typeof frameTexts>
type Offers = Pick<SiteConfig, 'billing'>

export function headerLinks(t: Say, authenticated: boolean, { billing }: Offers): NamedLink[] {
  const pricing = (href: string) => (billing === 'off' ? [] : [{ href, name: t('pricing') }])
  if (authenticated)
    return [
      { href: '/Jobs', name: t('jobs') },
      { href: '/Dashboard', name: t('dashboard') },
      { href: '/Interviews', name: t('interviews') },
      ...pricing('/Pricing'),
      { href: '/Settings', name: t('account') },
    ]
  return [
    { href: '/#features', name: t('features') },
    { href: '/#how-it-works', name: t('howItWorks') },
    ...pricing('/#pricing'),
    { href: '/About', name: t('about') },
    { href: '/Contact', name: t('contact') },
  ]
}

export const legalLinks = (t: Say): NamedLink[] => [
  { href: '/Privacy', name: t('privacy') },
  { href: '/Privacy#terms', name: t('terms') },
  { href: '/Privacy#cookies', name: t('cookies') },
]

export const helpLinks = (t: Say): NamedLink[] => [
  { href: '/Help', name: t('help') },
  { href: '/Accessibility', name: t('accessibility') },
]

export const footerLinks = (t: Say, offers: Offers): NamedLink[] => [
  ...headerLinks(t, false, offers),
  ...helpLinks(t),
  ...legalLinks(t),
]
