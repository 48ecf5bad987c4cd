import { LogOut } from 'lucide-react'
import { useState } from 'react'
import { NavLink } from 'react-router'
import { Button } from '#ui/components/button.tsx'
import { Menu } from '#ui/components/menu.tsx'
import { navLinkStyle } from '#ui/layout/nav-style.ts'
import { useTexts } from '#ui/texts/language-provider.tsx'

import { consoleTexts } from './login-texts.ts'
import { endOperatorSession } from './operator-session.ts'
import { usePurchasesSummary } from './use-purchases.ts'

const pages = ['companies', 'mails', 'tasks', 'audit'] as const

/** The console’s pages, with the number of purchases to review, and logging out. */
export function AdminNav() {
  const t = useTexts(consoleTexts)
  const toReview = usePurchasesSummary()?.toReview ?? 0
  return (
    <Menu>
      <NavLink to="/Admin" end className={navLinkStyle}>
        {t('purchases')}
        {toReview > 0 && (
          <span className="ms-2 inline-grid min-w-5 place-items-center rounded-full bg-accent px-1.5 text-xs leading-[1.25rem] font-semibold text-on-accent tabular-nums">
            {toReview}
            <span className="sr-only"> {t('waiting')}</span>
          </span>
        )}
      </NavLink>
      {pages.map((page) => (
        <NavLink key={page} to={`/Admin/${page}`} className={navLinkStyle}>
          {t(page)}
        </NavLink>
      ))}
      <LogOutButton />
    </Menu>
  )
}

function LogOutButton() {
  const t = useTexts(consoleTexts)
  const [leaving, setLeaving] = useState(false)
  const leave = async () => {
    setLeaving(true)
    await endOperatorSession()
    // A fresh page: nothing of the session that ended stays in memory.
    window.location.assign('/Admin/login')
  }
  return (
    <Button
      variant="secondary"
      size="sm"
      icon={<LogOut aria-hidden />}
      className="max-lg:mt-2 lg:ms-2"
      busy={leaving}
      busyLabel={t('loggingOut')}
      onClick={() => void leave()}
    >
      {t('logOut')}
    </Button>
  )
}
