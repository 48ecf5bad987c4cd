import { call } from '#ui/api/call.ts'
import { ConfirmDialog } from '#ui/components/confirm-dialog.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { banCompanyEndpoint, unbanCompanyEndpoint } from '../contract/console.ts'
import type { AdminCompany } from './company-card.tsx'
import { companiesKey } from './query-keys.ts'
import { ReasonDialog } from './reason-dialog.tsx'
import { companyTexts } from './texts.ts'
import { useAdminAction } from './use-admin-action.ts'

type CompanyDialogProps = { company: AdminCompany; onClose: () => void }

/** Bans a company, with the reason that its members read, or lifts its ban. */
export const CompanyDialog = (props: CompanyDialogProps) =>
  props.company.banned ? <UnbanDialog {...props} /> : <BanDialog {...props} />

const Name = ({ company }: Pick<CompanyDialogProps, 'company'>) => (
  <p className="mb-2 font-medium break-words text-ink">
    <bdi>{company.name}</bdi>
  </p>
)

function BanDialog({ company, onClose }: CompanyDialogProps) {
  const t = useTexts(companyTexts)
  const action = useAdminAction({
    send: (reason: string) =>
      call(banCompanyEndpoint, { params: { companyId: company.id }, body: { reason } }),
    done: t('bannedDone', { name: company.name }),
    failed: t('banFailed'),
    changes: companiesKey,
    onDone: onClose,
  })
  return (
    <ReasonDialog
      {...action}
      title={t('banTitle')}
      hint={t('banHint')}
      confirmLabel={t('banYes')}
      busyLabel={t('banning')}
      onClose={onClose}
    >
      <Name company={company} />
      <ul className="list-disc space-y-1 ps-5 marker:text-ink-faint">
        <li>{t('banEffect.users')}</li>
        <li>{t('banEffect.links')}</li>
        <li>{t('banEffect.data')}</li>
      </ul>
    </ReasonDialog>
  )
}

function UnbanDialog({ company, onClose }: CompanyDialogProps) {
  const t = useTexts(companyTexts)
  const { run, busy } = useAdminAction({
    send: () => call(unbanCompanyEndpoint, { params: { companyId: company.id } }),
    done: t('unbannedDone', { name: company.name }),
    failed: t('unbanFailed'),
    changes: companiesKey,
    onDone: onClose,
  })
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={t('unbanTitle')}
      cancelLabel={t('keepBanned')}
      confirmLabel={t('unban')}
      busy={busy}
      busyLabel={t('unbanning')}
      onConfirm={() => run()}
    >
      <Name company={company} />
      <p className="text-sm text-ink-soft">{t('unbanMore')}</p>
    </ConfirmDialog>
  )
}
