import { ThemeSwitch } from '#ui/components/theme-switch.tsx'
import { Footer } from '#ui/layout/footer.tsx'
import { useSiteConfig } from '#ui/layout/site-config.tsx'
import type { FrameLink } from './frame-link.tsx'
import { footerLinks } from './frame-links.ts'
import { texts } from './texts.ts'

const style = 'rounded-sm py-1 text-ink-faint no-underline transition-colors hover:text-ink hover:underline'

export function PageFooter({ link: Link }: { link: FrameLink }) {
  const config = useSiteConfig()
  const { brand, socialLinks, webringUrl } = config
  const elsewhere = socialLinks.map((href) => ({ href, name: siteName(href) }))
  if (webringUrl) elsewhere.push({ href: webringUrl, name: texts.webring })
  return (
    <Footer end={<ThemeSwitch />}>
      <p className="w-full text-ink-soft">
        <span className="font-semibold text-ink">{brand}</span> · {texts.tagline}
      </p>
      <nav aria-label={texts.footer} className="flex flex-wrap items-center gap-x-5 gap-y-1">
        {footerLinks(config).map(({ href, name }) => (
          <Link key={name} href={href} className={style}>
            {name}
          </Link>
        ))}
        {elsewhere.map(({ href, name }) => (
          <a key={href} href={href} rel="noopener noreferrer" className={style}>
            {name}
          </a>
        ))}
      </nav>
    </Footer>
  )
}

/** `https://www.linkedin.com/company/x` reads LinkedIn’s way: `linkedin.com`. */
const siteName = (href: string): string => new URL(href).hostname.replace(/^www\./, '')
