import {
  Bell,
  Building2,
  CreditCard,
  Database,
  Mail,
  MessageSquareText,
  ScrollText,
  ShieldCheck,
  UserRound,
  Users,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'

/** The parts of the settings, one in view at a time, each with the anchors of its further sections. */
export const settingsParts = [
  { id: 'personal-information', name: 'personal', icon: UserRound, holds: ['account-status'] },
  { id: 'company-identity', name: 'identity', icon: Building2, holds: ['own-site'] },
  { id: 'subscriptions', name: 'subscriptions', icon: CreditCard, holds: ['purchases', 'invoices'] },
  { id: 'notifications', name: 'notifications', icon: Bell, holds: [] },
  { id: 'response-promise', name: 'candidates', icon: MessageSquareText, holds: ['retention'] },
  { id: 'candidate-emails', name: 'emails', icon: Mail, holds: [] },
  { id: 'password', name: 'security', icon: ShieldCheck, holds: ['email', 'sessions'] },
  { id: 'team', name: 'team', icon: Users, holds: [] },
  { id: 'activity-log', name: 'activity', icon: ScrollText, holds: [] },
  { id: 'data', name: 'data', icon: Database, holds: ['delete-account'] },
] as const

export type SettingsPartId = (typeof settingsParts)[number]['id']

/** The part that the address names; without one the first. */
export function useSettingsPart(): SettingsPartId {
  const anchor = useLocation().hash.slice(1)
  const named = settingsParts.find(({ id, holds }) => id === anchor || holds.some((one) => one === anchor))
  return named?.id ?? settingsParts[0].id
}

/** What is not in view stays, with what was typed into it. */
export const SettingsPart = ({ id, children }: { id: SettingsPartId; children: ReactNode }) => (
  <div hidden={useSettingsPart() !== id} className="grid grid-cols-1 gap-6">
    {children}
  </div>
)
