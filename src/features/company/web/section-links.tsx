import { Receipt } from 'lucide-react'
import { type ComponentProps, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { keepInView } from '#ui/components/bring-into-view.ts'
import { classNames } from '#ui/components/class-names.ts'
import { useSiteConfig } from '#ui/layout/site-config.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { settingsParts, useSettingsPart } from './settings-parts.tsx'
import { settingsTexts } from './settings-texts.ts'

const prices = { href: '/Pricing', name: 'billing', icon: Receipt } as const
const links = settingsParts.flatMap(({ id, name, icon }) => [
  { href: `#${id}`, name, icon },
  ...(id === 'subscriptions' ? [prices] : []),
])
/** After who one is: what is paid, what is mailed, and what is kept safe. */
const groupStarts = ['#subscriptions', '#notifications', '#password']

/** Links to the parts of the settings and to the prices: a column on a desk, a row that scrolls on a phone. */
export function SectionLinks() {
  const t = useTexts(settingsTexts)
  const { billing } = useSiteConfig()
  const here = useSettingsPart()
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const link = list.current?.querySelector(`[href="#${here}"]`)
    return list.current && link ? keepInView(list.current, link) : undefined
  }, [here])
  const shown = billing === 'off' ? links.filter((link) => link !== prices) : links
  return (
    <nav aria-label={t('sections')}>
      <ul
        ref={list}
        className="fades-while-more flex gap-1 max-lg:overflow-x-auto lg:flex-col lg:[mask-image:none]"
      >
        {shown.map(({ href, name, icon: Icon }) => (
          <li key={href} className={classNames('shrink-0', groupStarts.includes(href) && 'lg:mt-3')}>
            <SectionLink
              href={href}
              aria-current={href === `#${here}` ? 'location' : undefined}
              className={classNames(
                'flex items-center gap-2.5 rounded-md px-3 py-2 text-sm font-medium no-underline transition-colors hover:bg-sunken hover:text-ink',
                'max-lg:border pointer-coarse:min-h-11',
                href === `#${here}`
                  ? 'text-ink max-lg:border-accent-line max-lg:bg-accent-soft lg:bg-sunken'
                  : 'text-ink-soft max-lg:border-line max-lg:bg-surface',
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
