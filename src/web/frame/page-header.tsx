import { LogOut } from 'lucide-react'
import { useState } from 'react'
import { employerLanguages } from '#contract/languages.ts'
import { useSession } from '#features/accounts/web/use-session.ts'
import { Button } from '#ui/components/button.tsx'
import { buttonStyle } from '#ui/components/button-style.ts'
import { LanguageSwitch } from '#ui/components/language-switch.tsx'
import { Menu } from '#ui/components/menu.tsx'
import { Header } from '#ui/layout/header.tsx'
import { navLinkStyle } from '#ui/layout/nav-style.ts'
import { useSiteConfig } from '#ui/layout/site-config.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import type { FrameLink } from './frame-link.tsx'
import { headerLinks } from './frame-links.ts'
import { frameTexts } from './frame-texts.ts'
import { leave } from './leave.ts'
import { Logo } from './logo.tsx'

type PageHeaderProps = {
  link: FrameLink
  /** The current page's path, as declared. */
  path: string | null
}

export function PageHeader({ link: Link, path }: PageHeaderProps) {
  const t = useTexts(frameTexts)
  const { authenticated } = useSession()
  const config = useSiteConfig()
  return (
    <Header
      logo={<Logo link={Link} />}
      navLabel={t('main')}
      nav={
        <Menu>
          {headerLinks(t, authenticated, config).map(({ href, name }) => {
            const isActive = href === path
            return (
              <Link
                key={href}
                href={href}
                className={navLinkStyle({ isActive })}
                aria-current={isActive ? 'page' : undefined}
              >
                {name}
              </Link>
            )
          })}
          <LanguageSwitch languages={employerLanguages} />
          {authenticated ? <LogoutButton /> : <SignedOutLinks link={Link} />}
        </Menu>
      }
    />
  )
}

function SignedOutLinks({ link: Link }: { link: FrameLink }) {
  const t = useTexts(frameTexts)
  return (
    <>
      <Link href="/Login" className={`${navLinkStyle({ isActive: false })} lg:ms-2`}>
        {t('logIn')}
      </Link>
      <Link href="/Signup" className={`${buttonStyle({ variant: 'secondary' })} max-lg:mt-2 lg:ms-2`}>
        {t('getStarted')}
      </Link>
    </>
  )
}

function LogoutButton() {
  const t = useTexts(frameTexts)
  const [leaving, setLeaving] = useState(false)
  return (
    <Button
      variant="secondary"
      size="sm"
      icon={<LogOut aria-hidden />}
      className="max-lg:mt-2 lg:ms-2"
      busy={leaving}
      onClick={() => {
        setLeaving(true)
        void leave()
      }}
    >
      {t('logout')}
    </Button>
  )
}
