import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { Tabs } from '#ui/components/tabs.tsx'
import { DeskList } from './desk-list.tsx'
import { DeskPage } from './desk-page.tsx'
import { PurchaseCard } from './purchase-card.tsx'
import { type PurchaseAct, PurchaseDialog } from './purchase-dialog.tsx'
import { purchaseTexts as texts } from './purchase-texts.ts'
import { eachOnce } from './use-desk-list.ts'
import { type DeskPurchase, usePurchases, useToDecide, type WhichPurchases } from './use-purchases.ts'

/** `/Operator`: payments to compare with the account and to decide; all purchases beside them. */
export function PurchasesPage() {
  const [query, setQuery] = useSearchParams()
  const toDecide = useToDecide()
  const which = query.get('show') === 'all' ? 'all' : 'to-decide'
  const label = toDecide === undefined ? texts.toDecide : `${texts.toDecide} (${toDecide})`
  return (
    <DeskPage title={texts.title} description={texts.description}>
      <Tabs
        label={texts.views}
        current={which}
        onChange={(id) => setQuery(id === 'all' ? { show: 'all' } : {}, { replace: true })}
        tabs={[
          { id: 'to-decide', label, content: <Purchases which="to-decide" /> },
          { id: 'all', label: texts.all, content: <Purchases which="all" /> },
        ]}
      />
    </DeskPage>
  )
}

function Purchases({ which }: { which: WhichPurchases }) {
  const list = usePurchases(which)
  const [acting, setActing] = useState<{ act: PurchaseAct; purchase: DeskPurchase } | null>(null)
  const all = which === 'all'
  return (
    <>
      <DeskList
        items={eachOnce(list.data?.pages)}
        list={list}
        itemKey={({ id }) => id}
        words={{
          name: texts.name,
          loading: texts.loading,
          failed: texts.failed,
          none: all ? texts.noneAtAll : texts.none,
          noneMore: all ? texts.noneAtAllMore : texts.noneMore,
        }}
      >
        {(purchase) => <PurchaseCard purchase={purchase} onAct={(act) => setActing({ act, purchase })} />}
      </DeskList>
      {acting && <PurchaseDialog {...acting} onClose={() => setActing(null)} />}
    </>
  )
}
