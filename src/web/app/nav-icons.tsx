import { BriefcaseBusiness, CalendarClock, CircleUserRound, CreditCard, LayoutDashboard } from 'lucide-react'
import type { ReactNode } from 'react'

/** The pictures of the navigation's pages, by their address. */
export const navIcons: Readonly<Record<string, ReactNode>> = {
  '/Jobs': <BriefcaseBusiness aria-hidden />,
  '/Dashboard': <LayoutDashboard aria-hidden />,
  '/Interviews': <CalendarClock aria-hidden />,
  '/Pricing': <CreditCard aria-hidden />,
  '/Settings': <CircleUserRound aria-hidden />,
}
