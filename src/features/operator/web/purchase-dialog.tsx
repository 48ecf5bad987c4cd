import { ConfirmDialog } from './confirm-dialog.tsx'
import { RefundDialog } from './refund-dialog.tsx'
import { RefuseDialog } from './refuse-dialog.tsx'
import { ScreenshotDialog } from './screenshot-dialog.tsx'
import type { DeskPurchase } from './use-purchases.ts'

export type PurchaseDialogProps = { purchase: DeskPurchase; onClose: () => void }

const dialogs = {
  look: ScreenshotDialog,
  confirm: ConfirmDialog,
  refuse: RefuseDialog,
  refund: RefundDialog,
}
export type PurchaseAct = keyof typeof dialogs

/** What is done with one purchase. */
export function PurchaseDialog({ act, ...rest }: PurchaseDialogProps & { act: PurchaseAct }) {
  const Chosen = dialogs[act]
  return <Chosen {...rest} />
}
