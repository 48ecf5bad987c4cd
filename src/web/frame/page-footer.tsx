import { ThemeSwitch } from '#ui/components/theme-switch.tsx'
import { Container } from '#ui/layout/container.tsx'
import { useSiteConfig } from '#ui/layout/site-config.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import type { FrameLink } from './frame-link.tsx'
import { footerLinks } from './frame-links.ts'
import { frameTexts } from './frame-texts.ts'

const style =
  'rounded-sm py-1 pointer-coarse:py-3 text-ink-faint no-underline transition-colors hover:text-ink hover:underline'

export function PageFooter({ link: Link }: { link: FrameLink }) {
  const t = useTexts(frameTexts)
  const config = useSiteConfig()
  const { brand, socialLinks, webringUrl } = config
  const otherSites = socialLinks.map((href) => ({ href, name: siteName(href) }))
  if (webringUrl) otherSites.push({ href: webringUrl, name: t('webring') })
  return (
    <footer className="mt-16 border-t border-line py-8 text-sm text-ink-faint print:hidden">
      <Container className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <p className="w-full text-ink-soft">
            <span className="font-semibold text-ink">{brand}</span> · {t('tagline')}
          </p>
          <nav aria-label={t('footer')} className="flex flex-wrap items-center gap-x-5 gap-y-1">
            {footerLinks(t, config).map(({ href, name }) => (
              <Link key={name} href={href} className={style}>
                {name}
              </Link>
            ))}
            {otherSites.map(({ href, name }) => (
              <a key={href} href={href} rel="noopener noreferrer" className={style}>
                {name}
              </a>
            ))}
          </nav>
        </div>
        <ThemeSwitch />
      </Container>
    </footer>
  )
}

/** `https://www.linkedin.com/company/x` is shown as `linkedin.com`. */
const siteName = (href: string): string => new URL(href).hostname.replace(/^www\./, '')
