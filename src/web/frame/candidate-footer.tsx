import { ThemeSwitch } from '#ui/components/theme-switch.tsx'
import { Container } from '#ui/layout/container.tsx'
import { useSiteConfig } from '#ui/layout/site-config.tsx'
import { useLanguage } from '#ui/texts/language-provider.tsx'
import { useShellTexts } from '#ui/texts/shell-texts.ts'
import type { FrameLink } from './frame-link.tsx'

const style =
  'rounded-sm py-1 pointer-coarse:py-3 text-ink-faint no-underline transition-colors hover:text-ink hover:underline'

/** The footer of candidates: who runs this, and on which terms. */
export function CandidateFooter({ link: Link }: { link: FrameLink }) {
  const t = useShellTexts()
  const { brand } = useSiteConfig()
  const legal = `/Privacy?lang=${useLanguage()}`
  const links = [
    { href: legal, name: t('privacy') },
    { href: `${legal}#terms`, name: t('terms') },
  ]
  return (
    <footer className="mt-16 border-t border-line py-6 text-sm text-ink-faint print:hidden">
      <Container className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
          <span className="font-semibold text-ink">{brand}</span>
          {links.map(({ href, name }) => (
            <Link key={href} href={href} className={style}>
              {name}
            </Link>
          ))}
        </div>
        <ThemeSwitch />
      </Container>
    </footer>
  )
}
