import { useState } from 'react'
import { sayFailure } from '#features/accounts/web/read-failure.ts'
import { call } from '#ui/api/call.ts'
import { banCompany } from '../contract.ts'
import type { DeskCompany } from './company-card.tsx'
import { auditKey, companiesKey } from './desk-keys.ts'
import { Effects } from './effects.tsx'
import { ReasonDialog } from './reason-dialog.tsx'
import { companyTexts as texts } from './texts.ts'
import { useDeskAct } from './use-desk-act.ts'

export type CompanyDialogProps = { company: DeskCompany; onClose: () => void }

/** Says what a ban does and asks for its reason. */
export function BanDialog({ company, onClose }: CompanyDialogProps) {
  const [failure, setFailure] = useState<string | null>(null)
  const { act, busy } = useDeskAct({
    send: (reason: string) => call(banCompany, { params: { companyId: company.id }, body: { reason } }),
    done: () => texts.bannedDone(company.name),
    failed: texts.banFailed,
    changes: [companiesKey, auditKey],
  })
  return (
    <ReasonDialog
      title={texts.banTitle}
      hint={texts.banHint}
      submit={texts.banYes}
      busyLabel={texts.banning}
      busy={busy}
      failure={failure === null ? null : { message: failure, over: false }}
      onClose={onClose}
      onSubmit={(reason) => {
        setFailure(null)
        act(reason, {
          onSuccess: onClose,
          onError: (error) => setFailure(sayFailure(error, texts.banFailed)),
        })
      }}
    >
      <p className="font-medium break-words text-ink">
        <bdi>{company.name}</bdi>
      </p>
      <Effects points={texts.banEffects} />
    </ReasonDialog>
  )
}
