import { useQueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { EmailSection } from '#features/accounts/web/email-section.tsx'
import { PasswordSection } from '#features/accounts/web/password-section.tsx'
import { SessionsSection } from '#features/accounts/web/sessions-section.tsx'
import { TeamSection } from '#features/accounts/web/team-section.tsx'
import { InvoicesSection } from '#features/billing/web/invoices-section.tsx'
import { PurchasesSection } from '#features/billing/web/purchases-section.tsx'
import { SubscriptionsSection } from '#features/billing/web/subscriptions-section.tsx'
import { useSiteConfig } from '#ui/layout/site-config.tsx'
import { PromiseSection } from './promise-section.tsx'
import { RetentionSection } from './retention-section.tsx'
import { SettingsPart } from './settings-parts.tsx'
import { useHashTarget } from './use-hash-target.ts'
import { type Settings, settingsKey } from './use-settings.ts'

/** Sections of features above `company`, handed in by the application. */
export interface HandedInSections {
  notificationsSection: ComponentType
  mailTemplatesSection: ComponentType<{ me: Settings }>
  /** What was done in the company. */
  auditSection: ComponentType<{ me: Settings }>
  /** Export and deletion of the company's data. */
  dataSection: ComponentType<{ me: Settings }>
}

type Props = HandedInSections & { settings: Settings }

/** The lower sections, fetched apart, so that the page opens without waiting for them. */
export function MoreSections({
  settings,
  notificationsSection: NotificationsSection,
  mailTemplatesSection: MailTemplatesSection,
  auditSection: AuditSection,
  dataSection: DataSection,
}: Props) {
  const { billing } = useSiteConfig()
  const queries = useQueryClient()
  // Here all sections are on the page.
  useHashTarget()
  return (
    <>
      <SettingsPart id="subscriptions">
        <SubscriptionsSection />
        {billing !== 'off' && (
          <>
            <PurchasesSection role={settings.role} />
            <InvoicesSection role={settings.role} />
          </>
        )}
      </SettingsPart>
      <SettingsPart id="notifications">
        <NotificationsSection />
      </SettingsPart>
      <SettingsPart id="response-promise">
        <PromiseSection settings={settings} />
        <RetentionSection settings={settings} />
      </SettingsPart>
      <SettingsPart id="candidate-emails">
        <MailTemplatesSection me={settings} />
      </SettingsPart>
      <SettingsPart id="password">
        <PasswordSection />
        <EmailSection
          email={settings.userName}
          newEmail={settings.newUserName}
          onAsked={() => void queries.invalidateQueries({ queryKey: settingsKey })}
        />
        <SessionsSection />
      </SettingsPart>
      <SettingsPart id="team">
        <TeamSection me={settings} />
      </SettingsPart>
      <SettingsPart id="activity-log">
        <AuditSection me={settings} />
      </SettingsPart>
      <SettingsPart id="data">
        <DataSection me={settings} />
      </SettingsPart>
    </>
  )
}
