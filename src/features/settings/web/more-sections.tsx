import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { EmailSection } from '#features/accounts/web/email-section.tsx'
import { PasswordSection } from '#features/accounts/web/password-section.tsx'
import { SessionsSection } from '#features/accounts/web/sessions-section.tsx'
import { InvoicesSection } from '#features/billing/web/invoices-section.tsx'
import { PurchasesSection } from '#features/billing/web/purchases-section.tsx'
import { type Settings, settingsKey } from '#features/company/web/use-settings.ts'
import { DataSection } from '#features/privacy/web/data-section.tsx'
import { AuditSection } from '#features/team/web/audit-section.tsx'
import { TeamSection } from '#features/team/web/team-section.tsx'
import { useSiteConfig } from '#ui/layout/site-config.tsx'
import { useNamedPlace } from './use-named-place.ts'

/** What stands further down: it is fetched apart, so that the page opens without waiting for it. */
export function MoreSections({ settings }: { settings: Settings }) {
  const { billing } = useSiteConfig()
  const queries = useQueryClient()
  const parts = useRef<HTMLDivElement>(null)
  useNamedPlace(parts)
  return (
    <div ref={parts} className="grid min-w-0 grid-cols-1 gap-6">
      {billing !== 'off' && (
        <>
          <PurchasesSection role={settings.role} />
          <InvoicesSection role={settings.role} />
        </>
      )}
      <PasswordSection />
      <EmailSection
        email={settings.userName}
        newEmail={settings.newUserName}
        onAsked={() => void queries.invalidateQueries({ queryKey: settingsKey })}
      />
      <SessionsSection />
      <TeamSection me={settings} />
      <AuditSection me={settings} />
      <DataSection me={settings} />
    </div>
  )
}
