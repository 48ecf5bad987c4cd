import { LogOut } from 'lucide-react'
import { useState } from 'react'
import { NavLink } from 'react-router'
import { Button } from '#ui/components/button.tsx'
import { Menu } from '#ui/components/menu.tsx'
import { navLinkStyle } from '#ui/layout/nav-style.ts'
import { deskTexts as texts } from './door-texts.ts'
import { endOperatorSession } from './end-operator-session.ts'
import { useToDecide } from './use-purchases.ts'

const pages = [
  { to: '/Operator/companies', name: texts.companies },
  { to: '/Operator/mails', name: texts.mails },
  { to: '/Operator/tasks', name: texts.tasks },
  { to: '/Operator/audit', name: texts.audit },
]

/** The pages of the desk, how many purchases wait, and the way out. */
export function DeskNav() {
  const toDecide = useToDecide() ?? 0
  return (
    <Menu>
      <NavLink to="/Operator" end className={navLinkStyle}>
        {texts.purchases}
        {toDecide > 0 && (
          <span className="ms-2 inline-grid min-w-5 place-items-center rounded-full bg-accent px-1.5 text-xs leading-5 font-semibold text-on-accent tabular-nums">
            {toDecide}
            <span className="sr-only"> {texts.waiting}</span>
          </span>
        )}
      </NavLink>
      {pages.map(({ to, name }) => (
        <NavLink key={to} to={to} className={navLinkStyle}>
          {name}
        </NavLink>
      ))}
      <LogOutButton />
    </Menu>
  )
}

function LogOutButton() {
  const [leaving, setLeaving] = useState(false)
  const leave = async () => {
    setLeaving(true)
    await endOperatorSession()
    // A fresh page: nothing of the session that ended stays in memory.
    window.location.assign('/Operator/login')
  }
  return (
    <Button
      variant="secondary"
      size="sm"
      icon={<LogOut aria-hidden />}
      className="max-lg:mt-2 lg:ms-2"
      busy={leaving}
      busyLabel={texts.loggingOut}
      onClick={() => void leave()}
    >
      {texts.logOut}
    </Button>
  )
}
