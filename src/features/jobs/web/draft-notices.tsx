import { Check, CloudOff, CloudUpload } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#ui/components/button.tsx'
import { Notice } from '#ui/components/notice.tsx'
import type { OpenDraft } from '#ui/draft/draft-sync.ts'
import { useSiteConfig } from '#ui/layout/site-config.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { createTexts } from './create-texts.ts'
import { isBlank, type JobDraft } from './job-draft.ts'
import type { useJobDraft } from './use-job-draft.ts'

type DraftNoticesProps = {
  open: OpenDraft<JobDraft>
  jobDraft: ReturnType<typeof useJobDraft>
  /** The button is gone once it was used. */
  onBroughtBack: () => void
}

/** Above the form: where the draft comes from, and what was in the form before. */
export function DraftNotices({ open, jobDraft, onBroughtBack }: DraftNoticesProps) {
  const t = useTexts(createTexts)
  const { billing } = useSiteConfig()
  const { undo, postedElsewhere } = jobDraft
  const bringBack = () => {
    jobDraft.bringBack()
    onBroughtBack()
  }
  const notices: ReactNode[] = [
    open.replaced && (
      <Notice key="replaced" tone="warning">
        {t('replacedElsewhere')}
      </Notice>
    ),
    postedElsewhere && <Notice key="posted">{t('postedElsewhere')}</Notice>,
    undo && (
      <Notice
        key="undo"
        action={
          <Button variant="secondary" size="sm" onClick={bringBack}>
            {t('bringBack')}
          </Button>
        }
      >
        {t(`undone.${undo.why}`)}
      </Notice>
    ),
    open.draft.copyOf && (
      <Notice key="copy" title={t('isCopy')}>
        {billing === 'off' ? t('copyText') : t('copySpends')}
      </Notice>
    ),
    open.loadedFrom && !undo && !isBlank(open.draft) && (
      <Notice key="loaded">{t('loadedFrom', { at: open.loadedFrom })}</Notice>
    ),
  ].filter(Boolean)
  // The region is always there, so that screen readers announce what appears in it.
  return (
    <div role="status" className={notices.length > 0 ? 'mb-5 flex flex-col gap-3' : undefined}>
      {notices}
    </div>
  )
}

const icons = { none: Check, saved: Check, waiting: CloudUpload, failing: CloudOff }

type DraftLineProps = {
  saving: OpenDraft<JobDraft>['saving']
  blank: boolean
  onStartOver: () => void
}

/** Under the form: whether what is typed is saved. */
export function DraftLine({ saving, blank, onStartOver }: DraftLineProps) {
  const t = useTexts(createTexts)
  const Icon = icons[saving]
  return (
    <div className="mt-4 flex min-h-10 items-center justify-between gap-4 px-1 text-sm text-ink-faint">
      <p className="flex min-w-0 items-center gap-2">
        {!(blank && saving !== 'failing') && (
          <>
            <Icon aria-hidden className="size-4 shrink-0" />
            <span>{t(`saving.${saving}`)}</span>
          </>
        )}
      </p>
      {/* Announced once, when saving begins to fail. */}
      <p role="status" className="sr-only">
        {saving === 'failing' && t('saving.failing')}
      </p>
      {!blank && (
        <Button variant="quiet" size="sm" className="-me-2 shrink-0" onClick={onStartOver}>
          {t('startOver')}
        </Button>
      )}
    </div>
  )
}
