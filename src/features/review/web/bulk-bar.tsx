import { Columns3, Star, X } from 'lucide-react'
import { Button } from '#ui/components/button.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import type { ListedCandidate } from '../contract/candidates.ts'
import { dashboardTexts } from './dashboard-texts.ts'
import type { Selection } from './use-selection.ts'

export const compareLimits = { min: 2, max: 4 } as const

type BulkBarProps = {
  selection: Selection
  onShortlist: (candidates: readonly ListedCandidate[], shortlisted: boolean) => void
  onReject: (candidates: readonly ListedCandidate[]) => void
  onCompare: () => void
  canEdit: boolean
}

export const canReject = ({ status }: ListedCandidate): boolean =>
  status === 'PENDING' || status === 'UNDER_REVIEW'
export const canShortlist = ({ group }: ListedCandidate): boolean => group === 'to-decide'

const look = { size: 'sm', variant: 'secondary' } as const

/** What can be done with those selected; it stays at the lower edge while the list scrolls. */
export function BulkBar({ selection, onShortlist, onReject, onCompare, canEdit }: BulkBarProps) {
  const t = useTexts(dashboardTexts)
  const { selected, clear } = selection
  const shortlistable = selected.filter(canShortlist)
  const rejectable = selected.filter(canReject)
  const shortlisted = shortlistable.length > 0 && shortlistable.every((one) => one.shortlisted)
  const comparable = selected.length >= compareLimits.min && selected.length <= compareLimits.max
  return (
    <section
      aria-label={t('actionsOnSelected')}
      className="sticky bottom-3 z-10 flex flex-wrap items-center gap-2 rounded-xl border border-line bg-raised px-4 py-3 shadow-lg empty:hidden print:hidden"
    >
      <p className="me-auto text-sm font-medium tabular-nums">{t('selected', { count: selected.length })}</p>
      {canEdit && shortlistable.length > 0 && (
        <Button
          {...look}
          icon={<Star aria-hidden className={shortlisted ? 'fill-current' : undefined} />}
          onClick={() => onShortlist(shortlistable, !shortlisted)}
        >
          {t(shortlisted ? 'unshortlist' : 'shortlist')}
        </Button>
      )}
      <Button
        {...look}
        icon={<Columns3 aria-hidden />}
        disabledReason={comparable ? undefined : t('compareHint')}
        onClick={onCompare}
      >
        {t('compare')}
      </Button>
      {canEdit && rejectable.length > 0 && (
        <Button size="sm" variant="danger" icon={<X aria-hidden />} onClick={() => onReject(rejectable)}>
          {t('reject')}
        </Button>
      )}
      <Button size="sm" variant="quiet" onClick={clear}>
        {t('clearSelection')}
      </Button>
    </section>
  )
}
