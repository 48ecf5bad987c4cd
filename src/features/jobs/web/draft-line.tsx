import { Check, CloudOff, CloudUpload } from 'lucide-react'
import { Button } from '#ui/components/button.tsx'
import type { OpenDraft } from '#ui/draft/draft-keeper.ts'
import { createTexts as texts } from './create-texts.ts'
import type { JobDraft } from './job-draft.ts'

const icons = { none: Check, saved: Check, waiting: CloudUpload, failing: CloudOff, choosing: CloudOff }

type DraftLineProps = {
  saving: OpenDraft<JobDraft>['saving'] | 'choosing'
  blank: boolean
  onStartOver: () => void
}

/** Under the form, in passing: whether what is typed is kept. */
export function DraftLine({ saving, blank, onStartOver }: DraftLineProps) {
  const Icon = icons[saving]
  return (
    <div className="mt-4 flex min-h-10 items-center justify-between gap-4 px-1 text-sm text-ink-faint">
      <p className="flex min-w-0 items-center gap-2">
        {!(blank && saving !== 'failing') && (
          <>
            <Icon aria-hidden className="size-4 shrink-0" />
            <span>{texts.saving[saving]}</span>
          </>
        )}
      </p>
      {/* Said once, when it begins. */}
      <p role="status" className="sr-only">
        {saving === 'failing' && texts.saving.failing}
      </p>
      {!blank && (
        <Button variant="quiet" size="sm" className="-me-2 shrink-0" onClick={onStartOver}>
          {texts.startOver}
        </Button>
      )}
    </div>
  )
}
