import { call } from '#ui/api/call.ts'
import { Button } from '#ui/components/button.tsx'
import { Dialog } from '#ui/components/dialog.tsx'
import { unbanCompany } from '../contract.ts'
import type { CompanyDialogProps } from './ban-dialog.tsx'
import { auditKey, companiesKey } from './desk-keys.ts'
import { companyTexts as texts } from './texts.ts'
import { useDeskAct } from './use-desk-act.ts'

/** Asks once more before a company is let in again. */
export function UnbanDialog({ company, onClose }: CompanyDialogProps) {
  const { act, busy } = useDeskAct({
    send: (_given: undefined) => call(unbanCompany, { params: { companyId: company.id } }),
    done: () => texts.unbannedDone(company.name),
    failed: texts.unbanFailed,
    changes: [companiesKey, auditKey],
  })
  return (
    <Dialog
      open
      onClose={onClose}
      locked={busy}
      title={texts.unbanTitle}
      footer={
        <>
          <Button variant="secondary" disabled={busy} onClick={onClose}>
            {texts.keepBanned}
          </Button>
          <Button
            busy={busy}
            busyLabel={texts.unbanning}
            onClick={() => act(undefined, { onSuccess: onClose })}
          >
            {texts.unbanYes}
          </Button>
        </>
      }
    >
      <p className="mb-2 font-medium break-words text-ink">
        <bdi>{company.name}</bdi>
      </p>
      <p className="text-sm text-ink-soft">{texts.unbanMore}</p>
    </Dialog>
  )
}
