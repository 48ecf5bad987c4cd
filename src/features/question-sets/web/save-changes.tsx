import { useEffect, useRef, useState } from 'react'
import { useBlocker } from 'react-router'
import { Button } from '#ui/components/button.tsx'
import { classNames } from '#ui/components/class-names.ts'
import { ConfirmDialog } from '#ui/components/confirm-dialog.tsx'
import { FieldError } from '#ui/components/field.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { questionTexts } from './texts.ts'
import type { QuestionEditing } from './use-question-edits.ts'

type SaveChangesProps = { editing: QuestionEditing; onSave: () => void }

/** Stays in view while there are unsaved changes, with the buttons that save or discard them. */
export function SaveChanges({ editing, onSave }: SaveChangesProps) {
  const t = useTexts(questionTexts)
  const { unsaved, saving, discard } = editing
  const [confirming, setConfirming] = useState(false)
  const state = useFocusAfter(unsaved)
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
      <ConfirmDialog
        open={confirming}
        onClose={() => setConfirming(false)}
        size="sm"
        title={t('discardTitle')}
        cancelLabel={t('discardKeep')}
        tone="danger"
        confirmLabel={t('discard')}
        onConfirm={() => {
          setConfirming(false)
          discard()
        }}
      >
        <p className="text-sm text-ink-soft">{t('discardText')}</p>
      </ConfirmDialog>
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

/** Asks before the page is left with unsaved changes; closing the tab asks by itself. */
function LeaveDialog({ unsaved }: { unsaved: boolean }) {
  const t = useTexts(questionTexts)
  const blocker = useBlocker(
    ({ currentLocation: { pathname, search }, nextLocation }) =>
      unsaved && (pathname !== nextLocation.pathname || search !== nextLocation.search),
  )
  useEffect(() => {
    if (!unsaved) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [unsaved])
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      onClose={() => blocker.reset?.()}
      size="sm"
      title={t('leaveTitle')}
      cancelLabel={t('leaveStay')}
      tone="danger"
      confirmLabel={t('leave')}
      onConfirm={() => blocker.proceed?.()}
    >
      <p className="text-sm text-ink-soft">{t('leaveText')}</p>
    </ConfirmDialog>
  )
}
