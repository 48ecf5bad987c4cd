import {
  Building2,
  CreditCard,
  Database,
  type LucideIcon,
  Receipt,
  ScrollText,
  ShieldCheck,
  UserRound,
  Users,
} from 'lucide-react'
import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { classNames } from '#ui/components/class-names.ts'
import { useSiteConfig } from '#ui/layout/site-config.tsx'
import { settingsTexts as texts } from './texts.ts'
import { useShownPlace } from './use-shown-place.ts'

type PlaceLink = { href: string; name: string; icon: LucideIcon }

const places: readonly PlaceLink[] = [
  { href: '#personal-information', name: texts.personal, icon: UserRound },
  { href: '#company-identity', name: texts.identity, icon: Building2 },
  { href: '#subscriptions', name: texts.subscriptions, icon: CreditCard },
  { href: '/Pricing', name: texts.billing, icon: Receipt },
  { href: '#password', name: texts.security, icon: ShieldCheck },
  { href: '#team', name: texts.team, icon: Users },
  { href: '#activity-log', name: texts.activity, icon: ScrollText },
  { href: '#data', name: texts.data, icon: Database },
]

const ids = places.flatMap(({ href }) => (href.startsWith('#') ? [href.slice(1)] : []))

/** Where on the page, and beside it, one may go: a column on a desk, a few lines on a phone. */
export function PlaceLinks() {
  const { billing } = useSiteConfig()
  const here = useShownPlace(ids)
  const shown = places.filter(({ href }) => billing !== 'off' || href !== '/Pricing')
  return (
    <nav aria-label={texts.places}>
      <ul className="flex flex-wrap gap-1 lg:flex-col">
        {shown.map(({ href, name, icon: Icon }) => (
          <li key={href}>
            <Place
              href={href}
              aria-current={href === `#${here}` ? 'location' : undefined}
              className={classNames(
                'flex items-center gap-2.5 rounded-md px-3 py-2 text-sm font-medium no-underline transition-colors hover:bg-sunken hover:text-ink',
                'max-lg:border max-lg:border-line max-lg:bg-surface pointer-coarse:min-h-11',
                href === `#${here}` ? 'text-ink lg:bg-sunken' : 'text-ink-soft',
              )}
            >
              <Icon aria-hidden className="size-4 shrink-0 text-ink-faint" />
              {name}
            </Place>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** A part of this page, or another page of the application. */
function Place({ href, ...rest }: ComponentProps<'a'> & { href: string }) {
  return href.startsWith('#') ? <a href={href} {...rest} /> : <Link to={href} {...rest} />
}
