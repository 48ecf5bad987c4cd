import { LogOut } from 'lucide-react'
import { useState } from 'react'
import { matchPage } from '#contract/match-page.ts'
import { endSession } from '#features/accounts/web/end-session.ts'
import { useSession } from '#features/accounts/web/use-session.ts'
import { Button } from '#ui/components/button.tsx'
import { buttonStyle } from '#ui/components/button-style.ts'
import { Menu } from '#ui/components/menu.tsx'
import { Header } from '#ui/layout/header.tsx'
import { navLinkStyle } from '#ui/layout/nav-style.ts'
import { useSiteConfig } from '#ui/layout/site-config.tsx'
import { servedPages } from '../pages.ts'
import type { FrameLink } from './frame-link.tsx'
import { hasPage, headerLinks } from './frame-links.ts'
import { Logo } from './logo.tsx'
import { texts } from './texts.ts'

type PageHeaderProps = {
  link: FrameLink
  /** The page shown, as declared. */
  path: string | null
}

export function PageHeader({ link: Link, path }: PageHeaderProps) {
  const { authenticated } = useSession()
  const config = useSiteConfig()
  return (
    <Header
      logo={<Logo link={Link} />}
      nav={
        <Menu>
          {headerLinks(authenticated, config).map(({ href, name }) => {
            const isActive = isShown(href, path)
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
          {authenticated ? <LogoutButton /> : <SignedOutLinks link={Link} />}
        </Menu>
      }
    />
  )
}

const isShown = (href: string, path: string | null): boolean =>
  path !== null && !href.includes('#') && matchPage(servedPages, href)?.page.path === path

function SignedOutLinks({ link: Link }: { link: FrameLink }) {
  return (
    <>
      {hasPage('/Login') && (
        <Link href="/Login" className={navLinkStyle({ isActive: false })}>
          {texts.logIn}
        </Link>
      )}
      {hasPage('/Signup') && (
        <Link href="/Signup" className={`${buttonStyle({})} max-lg:mt-2 lg:ms-2`}>
          {texts.getStarted}
        </Link>
      )}
    </>
  )
}

function LogoutButton() {
  const [leaving, setLeaving] = useState(false)
  const leave = async () => {
    setLeaving(true)
    await endSession()
    // A fresh page: nothing of the session that ended stays in memory.
    window.location.assign('/')
  }
  return (
    <Button
      variant="secondary"
      size="sm"
      icon={<LogOut aria-hidden />}
      className="max-lg:mt-2 lg:ms-2"
      busy={leaving}
      onClick={() => void leave()}
    >
      {texts.logout}
    </Button>
  )
}
