import { useEffect, useRef, useState } from 'react'
import { Button } from '#ui/components/button.tsx'
import { classNames } from '#ui/components/class-names.ts'
import { Dialog } from '#ui/components/dialog.tsx'
import { FieldError } from '#ui/components/field.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { questionTexts } from './texts.ts'
import type { useQuestionEdits } from './use-question-edits.ts'
import { useUnsavedGuard } from './use-unsaved-guard.ts'

type SaveChangesProps = { editing: ReturnType<typeof useQuestionEdits>; onSave: () => void }

/** Stays in view while there are unsaved changes, with the buttons that save or discard them. */
export function SaveChanges({ editing, onSave }: SaveChangesProps) {
  const t = useTexts(questionTexts)
  const { unsaved, saving, discard } = editing
  const [confirming, setConfirming] = useState(false)
  const state = useFocusAfter(unsaved)
  const discardAll = () => {
    setConfirming(false)
    discard()
  }
  return (
    <div
      className={classNames(
        '-mx-4 mt-6 px-4 py-3 sm:-mx-6 sm:px-6',
        unsaved && 'sticky bottom-0 z-10 border-t border-line bg-paper/95 backdrop-blur-sm',
      )}
    >
      {saving.error && unsaved && (
        <div role="alert" className="mb-2">
          <FieldError>
            {t('saveFailed')} {saving.error.message}
          </FieldError>
        </div>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p ref={state} role="status" tabIndex={-1} className="text-sm text-ink-soft outline-none">
          {unsaved ? t('unsavedChanges') : t('allSaved')}
        </p>
        {unsaved && (
          <div className="flex flex-wrap gap-2">
            <Button variant="secondary" onClick={() => setConfirming(true)} disabled={saving.isPending}>
              {t('discard')}
            </Button>
            <Button onClick={onSave} busy={saving.isPending} busyLabel={t('saving')}>
              {t('save')}
            </Button>
          </div>
        )}
      </div>
      <Dialog
        open={confirming}
        onClose={() => setConfirming(false)}
        size="sm"
        title={t('discardTitle')}
        footer={
          <>
            <Button variant="secondary" onClick={() => setConfirming(false)}>
              {t('discardKeep')}
            </Button>
            <Button variant="danger" onClick={discardAll}>
              {t('discard')}
            </Button>
          </>
        }
      >
        <p className="text-sm text-ink-soft">{t('discardText')}</p>
      </Dialog>
      <LeaveDialog unsaved={unsaved} />
    </div>
  )
}

/** The buttons disappear once they were used; the focus then goes to the status line. */
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
  const t = useTexts(questionTexts)
  const guard = useUnsavedGuard(unsaved)
  return (
    <Dialog
      open={guard.asks}
      onClose={guard.stay}
      size="sm"
      title={t('leaveTitle')}
      footer={
        <>
          <Button variant="secondary" onClick={guard.leave}>
            {t('leave')}
          </Button>
          <Button onClick={guard.stay}>{t('leaveStay')}</Button>
        </>
      }
    >
      <p className="text-sm text-ink-soft">{t('leaveText')}</p>
    </Dialog>
  )
}
