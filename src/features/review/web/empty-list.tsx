import type { JobId } from '#contract/ids.ts'
import { candidateGroups } from '#features/candidates/contract/lists.ts'
import { Button } from '#ui/components/button.tsx'
import { CopyButton } from '#ui/components/copy-button.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { toast } from '#ui/components/toast.ts'
import { useTexts } from '#ui/texts/language-provider.tsx'
import type { CandidateSummary } from '../contract/candidates.ts'
import { dashboardTexts } from './dashboard-texts.ts'
import { filterCount, type ListView, noFilters } from './list-view.ts'

/** Nobody has registered for the job. */
export function NoCandidates({ jobId }: { jobId: JobId }) {
  const t = useTexts(dashboardTexts)
  return (
    <EmptyState
      title={t('noCandidates')}
      level={3}
      action={
        <CopyButton
          text={`${window.location.origin}/Apply/${jobId}`}
          onCopied={() => toast.success(t('linkCopied'))}
        >
          {t('shareJob')}
        </CopyButton>
      }
    >
      {t('noCandidatesText')}
    </EmptyState>
  )
}

type EmptyListProps = {
  view: ListView
  summary: CandidateSummary
  onChange: (change: Partial<ListView>) => void
}

/** Nobody in this tab, or nobody whom the filters leave. */
export function EmptyList({ view, summary, onChange }: EmptyListProps) {
  const t = useTexts(dashboardTexts)
  if (filterCount(view) > 0)
    return (
      <EmptyState
        title={t('noMatch')}
        level={3}
        action={
          <Button variant="secondary" onClick={() => onChange(noFilters)}>
            {t('clearFilters')}
          </Button>
        }
      >
        {t('noMatchText')} {(view.band !== null || view.field !== null) && t('noMatchScores')}
      </EmptyState>
    )
  const other = candidateGroups.find((group) => group !== view.tab && summary.groups[group] > 0)
  return (
    <EmptyState
      title={t(`empty.${view.tab}`)}
      level={3}
      action={
        other && (
          <Button variant="secondary" onClick={() => onChange({ tab: other })}>
            {t('showGroup', { group: t(`group.${other}`) })}
          </Button>
        )
      }
    >
      {t('emptyText', { count: summary.total })}
    </EmptyState>
  )
}
