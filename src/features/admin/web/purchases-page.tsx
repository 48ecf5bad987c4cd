import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { call } from '#ui/api/call.ts'
import { Notice } from '#ui/components/notice.tsx'
import { Tabs } from '#ui/components/tabs.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { listAllPurchasesEndpoint } from '../contract/console.ts'
import { AdminList, useAdminList } from './admin-list.tsx'
import { AdminPage } from './admin-page.tsx'
import { PurchaseCard } from './purchase-card.tsx'
import { type PurchaseAction, PurchaseDialog } from './purchase-dialog.tsx'
import { purchaseTexts } from './purchase-texts.ts'
import { purchasesKey } from './query-keys.ts'
import { type AdminPurchase, usePurchasesSummary } from './use-purchases.ts'

/** `/Admin`: payments to compare with the account and to review; all purchases beside them. */
export function PurchasesPage() {
  const t = useTexts(purchaseTexts)
  const [query, setQuery] = useSearchParams()
  const summary = usePurchasesSummary()
  const which = query.get('show') === 'all' ? 'all' : 'to-review'
  const label = summary ? `${t('toReview')} (${summary.toReview})` : t('toReview')
  return (
    <AdminPage title={t('title')} description={t('description')}>
      {summary?.paymentConfigured === false && (
        <Notice tone="warning" title={t('noPayment')} className="mb-6">
          {t('noPaymentMore')}
        </Notice>
      )}
      <Tabs
        label={t('views')}
        current={which}
        onChange={(id) => setQuery(id === 'all' ? { show: 'all' } : {}, { replace: true })}
        tabs={[
          { id: 'to-review', label, content: <Purchases which="to-review" /> },
          { id: 'all', label: t('all'), content: <Purchases which="all" /> },
        ]}
      />
    </AdminPage>
  )
}

function Purchases({ which }: { which: 'to-review' | 'all' }) {
  const t = useTexts(purchaseTexts)
  const list = useAdminList([...purchasesKey, which], (page, signal) =>
    call(listAllPurchasesEndpoint, { query: { which, page }, signal }),
  )
  const [chosen, setChosen] = useState<{ action: PurchaseAction; purchase: AdminPurchase } | null>(null)
  const all = which === 'all'
  return (
    <>
      <AdminList
        list={list}
        itemKey={({ id }) => id}
        words={(key) => (all && (key === 'none' || key === 'noneMore') ? t(`${key}.all`) : t(key))}
      >
        {(purchase) => (
          <PurchaseCard purchase={purchase} onChoose={(action) => setChosen({ action, purchase })} />
        )}
      </AdminList>
      {chosen && <PurchaseDialog {...chosen} onClose={() => setChosen(null)} />}
    </>
  )
}
