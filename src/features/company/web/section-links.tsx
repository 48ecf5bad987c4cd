import {
  Bell,
  Building2,
  CreditCard,
  Database,
  Mail,
  MessageSquareText,
  Receipt,
  ScrollText,
  ShieldCheck,
  UserRound,
  Users,
} from 'lucide-react'
import { type ComponentProps, useEffect, useState } from 'react'
import { Link } from 'react-router'
import { classNames } from '#ui/components/class-names.ts'
import { useSiteConfig } from '#ui/layout/site-config.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { settingsTexts } from './settings-texts.ts'

const sections = [
  { href: '#personal-information', name: 'personal', icon: UserRound },
  { href: '#company-identity', name: 'identity', icon: Building2 },
  { href: '#subscriptions', name: 'subscriptions', icon: CreditCard },
  { href: '/Pricing', name: 'billing', icon: Receipt },
  { href: '#notifications', name: 'notifications', icon: Bell },
  { href: '#response-promise', name: 'candidates', icon: MessageSquareText },
  { href: '#candidate-emails', name: 'emails', icon: Mail },
  { href: '#password', name: 'security', icon: ShieldCheck },
  { href: '#team', name: 'team', icon: Users },
  { href: '#activity-log', name: 'activity', icon: ScrollText },
  { href: '#data', name: 'data', icon: Database },
] as const

const ids = sections.flatMap(({ href }) => (href.startsWith('#') ? [href.slice(1)] : []))

/** Links to the sections of the page and to the prices: a column on a desk, a few lines on a phone. */
export function SectionLinks() {
  const t = useTexts(settingsTexts)
  const { billing } = useSiteConfig()
  const here = useVisibleSection()
  const shown = sections.filter(({ href }) => billing !== 'off' || href !== '/Pricing')
  return (
    <nav aria-label={t('sections')}>
      <ul className="flex flex-wrap gap-1 lg:flex-col">
        {shown.map(({ href, name, icon: Icon }) => (
          <li key={href}>
            <SectionLink
              href={href}
              aria-current={href === `#${here}` ? 'location' : undefined}
              className={classNames(
                'flex items-center gap-2.5 rounded-md px-3 py-2 text-sm font-medium no-underline transition-colors hover:bg-sunken hover:text-ink',
                'max-lg:border max-lg:border-line max-lg:bg-surface pointer-coarse:min-h-11',
                href === `#${here}` ? 'text-ink lg:bg-sunken' : 'text-ink-soft',
              )}
            >
              <Icon aria-hidden className="size-4 shrink-0 text-ink-faint" />
              {t(name)}
            </SectionLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** To a section of this page, or another page of the application. */
function SectionLink({ href, ...rest }: ComponentProps<'a'> & { href: string }) {
  return href.startsWith('#') ? <a href={href} {...rest} /> : <Link to={href} {...rest} />
}

// Below the header that stays, with some air.
const readingLine = 160

/** The last sections are too short to come to the top. */
function atTheEnd(): boolean {
  const { scrollHeight } = document.documentElement
  return scrollHeight > window.innerHeight && window.scrollY + window.innerHeight >= scrollHeight - 2
}

/** The section in view: the last that has reached the top of the window. */
function useVisibleSection(): string | undefined {
  const [shown, setShown] = useState(ids[0])
  useEffect(() => {
    const look = () => {
      const passed = ids.filter((id) => {
        const section = document.getElementById(id)
        return section && section.getBoundingClientRect().top <= readingLine
      })
      setShown((atTheEnd() ? ids.at(-1) : passed.at(-1)) ?? ids[0])
    }
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [])
  return shown
}
