import { Check, CloudOff, CloudUpload } from 'lucide-react'
import { Button } from '#ui/components/button.tsx'
import type { OpenDraft } from '#ui/draft/draft-sync.ts'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { createTexts } from './create-texts.ts'
import type { JobDraft } from './job-draft.ts'

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
