import { useEffect, useRef, useState } from 'react'
import { Button } from '#ui/components/button.tsx'
import { classNames } from '#ui/components/class-names.ts'
import { Dialog } from '#ui/components/dialog.tsx'
import { FieldError } from '#ui/components/field.tsx'
import { interviewTexts as texts } from './interview-texts.ts'
import type { useInterviewEdits } from './use-interview-edits.ts'
import { useUnsavedGuard } from './use-unsaved-guard.ts'

type SaveBarProps = { editing: ReturnType<typeof useInterviewEdits>; onSave: () => void }

/** Stays in view while there is something to save: whether everything is saved, and the way to save or throw away what is not. */
export function SaveBar({ editing, onSave }: SaveBarProps) {
  const { unsaved, conflict, saving, discard } = editing
  const [asks, setAsks] = useState(false)
  const state = useFocusAfter(unsaved)
  const throwAway = () => {
    setAsks(false)
    discard()
  }
  return (
    <div
      className={classNames(
        '-mx-4 mt-6 px-4 py-3 sm:-mx-6 sm:px-6',
        unsaved && 'sticky bottom-0 z-10 border-t border-line bg-paper/95 backdrop-blur-sm',
      )}
    >
      {saving.error && unsaved && !conflict && (
        <div role="alert" className="mb-2">
          <FieldError>
            {texts.saveFailed} {saving.error.message}
          </FieldError>
        </div>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p ref={state} role="status" tabIndex={-1} className="text-sm text-ink-soft outline-none">
          {unsaved ? texts.unsavedChanges : texts.allSaved}
        </p>
        {unsaved && !conflict && (
          <div className="flex flex-wrap gap-2">
            <Button variant="secondary" onClick={() => setAsks(true)} disabled={saving.isPending}>
              {texts.discard}
            </Button>
            <Button onClick={onSave} busy={saving.isPending} busyLabel={texts.saving}>
              {texts.save}
            </Button>
          </div>
        )}
      </div>
      <Dialog
        open={asks}
        onClose={() => setAsks(false)}
        size="sm"
        title={texts.discardTitle}
        footer={
          <>
            <Button variant="secondary" onClick={() => setAsks(false)}>
              {texts.discardKeep}
            </Button>
            <Button variant="danger" onClick={throwAway}>
              {texts.discard}
            </Button>
          </>
        }
      >
        <p className="text-sm text-ink-soft">{texts.discardText}</p>
      </Dialog>
      <LeaveDialog unsaved={unsaved} />
    </div>
  )
}

/** The buttons go with what they saved or threw away: the focus that would be lost with them goes to what is said then. */
function useFocusAfter(unsaved: boolean) {
  const state = useRef<HTMLParagraphElement>(null)
  const before = useRef(unsaved)
  useEffect(() => {
    const isLost = document.activeElement === document.body || document.activeElement === null
    if (before.current && !unsaved && isLost) state.current?.focus()
    before.current = unsaved
  }, [unsaved])
  return state
}

function LeaveDialog({ unsaved }: { unsaved: boolean }) {
  const guard = useUnsavedGuard(unsaved)
  return (
    <Dialog
      open={guard.asks}
      onClose={guard.stay}
      size="sm"
      title={texts.leaveTitle}
      footer={
        <>
          <Button variant="secondary" onClick={guard.leave}>
            {texts.leave}
          </Button>
          <Button onClick={guard.stay}>{texts.leaveStay}</Button>
        </>
      }
    >
      <p className="text-sm text-ink-soft">{texts.leaveText}</p>
    </Dialog>
  )
}
