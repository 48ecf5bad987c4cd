import { X } from 'lucide-react'
import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { useTexts } from '../texts/language-provider.tsx'
import { uiTexts } from '../texts/ui-texts.ts'
import { buttonStyle } from './button-style.ts'
import { classNames } from './class-names.ts'

export type DialogProps = {
  open: boolean
  /** Called on Esc, the close button or a click outside. */
  onClose: () => void
  title: ReactNode
  description?: ReactNode
  children?: ReactNode
  /** The actions, the main one last. */
  footer?: ReactNode
  size?: 'sm' | 'md' | 'lg'
  /** While something runs: Esc and clicks outside do nothing. */
  locked?: boolean
}

const widths = { sm: 'max-w-sm', md: 'max-w-lg', lg: 'max-w-3xl' }

/** A modal dialog; the focus moves in on opening and back on closing. */
export function Dialog(props: DialogProps) {
  const t = useTexts(uiTexts)
  const { open, onClose, title, description, children, footer, size = 'md', locked } = props
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useModal(dialog, open)

  const closeUnlessLocked = () => {
    if (!locked) onClose()
  }
  const onBackdrop = (event: MouseEvent) => {
    if (event.target === dialog.current) closeUnlessLocked()
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc is the keyboard's way out.
    <dialog
      ref={dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
      onCancel={(event) => {
        event.preventDefault()
        closeUnlessLocked()
      }}
      onClick={onBackdrop}
      className={classNames(
        'm-auto w-[calc(100%-2rem)] rounded-xl border border-line bg-raised p-0 text-ink shadow-lg backdrop:bg-black/45 open:animate-enter',
        widths[size],
      )}
    >
      {open && (
        <div className="flex max-h-[calc(100dvh-4rem)] flex-col">
          <header className="flex items-start gap-4 px-6 pt-5 pb-1">
            <div className="min-w-0 flex-1">
              <h2 id={`${id}-title`} className="text-lg font-semibold">
                {title}
              </h2>
              {description && (
                <p id={`${id}-description`} className="mt-1 text-sm text-ink-soft">
                  {description}
                </p>
              )}
            </div>
            <button
              type="button"
              aria-label={t('close')}
              disabled={locked}
              onClick={onClose}
              className={classNames(
                buttonStyle({ variant: 'quiet', size: 'sm', square: true }),
                '-my-0.5 -me-2 pointer-coarse:-my-2',
              )}
            >
              <X aria-hidden />
            </button>
          </header>
          <div className="relative min-h-0 flex-1 overflow-y-auto px-6 py-3">{children}</div>
          {footer && (
            <footer className="flex flex-col-reverse gap-2 border-t border-line px-6 py-4 sm:flex-row sm:justify-end">
              {footer}
            </footer>
          )}
        </div>
      )}
    </dialog>
  )
}

/** Opens the dialog modally; the focus returns to where it was when it closes. */
export function useModal(dialog: { current: HTMLDialogElement | null }, open: boolean): void {
  useEffect(() => {
    const element = dialog.current
    if (!open || !element) return
    const before = document.activeElement
    if (!element.open) element.showModal()
    return () => {
      element.close()
      if (before instanceof HTMLElement) before.focus()
    }
  }, [dialog, open])
}
