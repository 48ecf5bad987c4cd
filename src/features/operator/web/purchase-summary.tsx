import { Notice } from '#ui/components/notice.tsx'
import { purchaseTexts as texts } from './purchase-texts.ts'
import { tnd } from './say-money.ts'
import type { DeskPurchase } from './use-purchases.ts'

/** Which purchase is being decided. */
export const PurchaseSummary = ({ purchase }: { purchase: DeskPurchase }) => (
  <div className="grid gap-3">
    <p className="rounded-lg bg-sunken px-4 py-3 text-sm break-words text-ink">
      <bdi className="font-semibold">{purchase.company.name}</bdi>
      <span className="block text-ink-soft">
        {purchase.planName} · <span className="tabular-nums">{tnd(purchase.amountTnd)}</span> ·{' '}
        <span className="font-mono break-all">{purchase.reference}</span>
      </span>
    </p>
    {purchase.samePicture.length > 0 && <Notice tone="danger">{texts.samePicture}.</Notice>}
  </div>
)
