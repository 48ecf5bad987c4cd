import { call } from '#ui/api/call.ts'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { banCompanyEndpoint, unbanCompanyEndpoint } from '../contract/console.ts'
import { ActionDialog } from './action-dialog.tsx'
import type { AdminCompany } from './company-card.tsx'
import { companiesKey } from './query-keys.ts'
import { companyTexts } from './texts.ts'

type CompanyDialogProps = { company: AdminCompany; onClose: () => void }

/** Bans a company, with the reason that its members read, or lifts its ban. */
export function CompanyDialog({ company, onClose }: CompanyDialogProps) {
  const t = useTexts(companyTexts)
  const { name, banned } = company
  const params = { companyId: company.id }
  const heading = (
    <p className="font-medium break-words text-ink">
      <bdi>{name}</bdi>
    </p>
  )
  if (banned)
    return (
      <ActionDialog
        send={() => call(unbanCompanyEndpoint, { params })}
        done={t('unbannedDone', { name })}
        failed={t('unbanFailed')}
        changes={companiesKey}
        title={t('unbanTitle')}
        cancelLabel={t('keepBanned')}
        confirmLabel={t('unban')}
        busyLabel={t('unbanning')}
        onClose={onClose}
      >
        {heading}
        <p>{t('unbanMore')}</p>
      </ActionDialog>
    )
  return (
    <ActionDialog
      send={(reason) => call(banCompanyEndpoint, { params, body: { reason } })}
      done={t('bannedDone', { name })}
      failed={t('banFailed')}
      changes={companiesKey}
      title={t('banTitle')}
      hint={t('banHint')}
      confirmLabel={t('banYes')}
      busyLabel={t('banning')}
      onClose={onClose}
      tone="danger"
    >
      {heading}
      <ul className="list-disc space-y-1 ps-5 marker:text-ink-faint">
        <li>{t('banEffect.users')}</li>
        <li>{t('banEffect.links')}</li>
        <li>{t('banEffect.data')}</li>
      </ul>
    </ActionDialog>
  )
}
