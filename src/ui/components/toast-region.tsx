import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import { useDeferredValue, useEffect, useRef, useSyncExternalStore } from 'react'
import { useShellTexts } from '../texts/shell-texts.ts'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'
import {
  dismissToast,
  onToastsChange,
  pauseToasts,
  resumeToasts,
  shownToasts,
  type Toast,
  type ToastTone,
} from './toast.ts'

const none: readonly Toast[] = []
const icons = { success: CircleCheck, error: CircleAlert, warning: TriangleAlert, info: Info }
const tones: Record<ToastTone, string> = {
  success: 'text-accent-ink',
  error: 'text-danger-ink',
  warning: 'text-notice-ink',
  info: 'text-ink-soft',
}

/** Where toasts appear, once on each page: below the header, so that they cover none of its links, nor its open menu. */
export function ToastRegion() {
  const t = useShellTexts()
  // What was clicked answers first.
  const toasts = useDeferredValue(useSyncExternalStore(onToastsChange, shownToasts, () => none))
  const region = useRef<HTMLElement>(null)
  const newest = toasts.at(-1)?.id
  useEffect(() => {
    if (newest !== undefined) raise(region.current)
  }, [newest])

  return (
    <section
      ref={region}
      aria-label={t('notifications')}
      onMouseEnter={pauseToasts}
      onMouseLeave={resumeToasts}
      onFocus={pauseToasts}
      onBlur={resumeToasts}
      className="pointer-events-none fixed inset-x-4 top-20 bottom-auto z-30 m-0 block w-auto overflow-visible border-0 bg-transparent p-0 sm:start-auto sm:end-4 sm:w-92 print:hidden"
    >
      <ol aria-live="polite" aria-relevant="additions" className="flex flex-col gap-2">
        {toasts.map(({ id, tone, message, action }) => {
          const Icon = icons[tone]
          return (
            <li
              key={id}
              className="pointer-events-auto flex animate-enter items-start gap-3 rounded-lg border border-line bg-raised py-2 ps-4 pe-2 text-sm text-ink shadow-md"
            >
              <Icon aria-hidden className={classNames('mt-1.5 size-4.5 shrink-0', tones[tone])} />
              <span dir="auto" className="min-w-0 flex-1 break-words py-1.25">
                {message}
              </span>
              {action && (
                <Button
                  size="sm"
                  variant="quiet"
                  onClick={() => {
                    dismissToast(id)
                    action.onSelect()
                  }}
                >
                  {action.label}
                </Button>
              )}
              <button
                type="button"
                aria-label={t('dismiss')}
                onClick={() => dismissToast(id)}
                className="grid size-8 shrink-0 place-items-center rounded-md text-ink-faint transition-colors hover:bg-sunken hover:text-ink pointer-coarse:size-11"
              >
                <X aria-hidden className="size-4" />
              </button>
            </li>
          )
        })}
      </ol>
    </section>
  )
}

/** An open dialog covers the page: as a popover shown after it, the region stays above. */
function raise(region: HTMLElement | null): void {
  if (!region?.showPopover || !document.querySelector('dialog[open]')) return
  if (region.popover) region.hidePopover()
  region.popover = 'manual'
  region.showPopover()
}
