import { useIsFetching } from '@tanstack/react-query'
import { lazy, Suspense, useEffect } from 'react'
import type { ShellDialog } from './use-shell-keys.ts'

// Chunks of their own: no page waits for them.
const loadPalette = () => import('./command-palette.tsx')
const CommandPalette = lazy(async () => ({ default: (await loadPalette()).CommandPalette }))
const ShortcutsSheet = lazy(async () => ({
  default: (await import('./shortcuts-sheet.tsx')).ShortcutsSheet,
}))

export type ShellDialogsProps = { shown: ShellDialog | null; onShow: (dialog: ShellDialog | null) => void }

/** What the frame opens over a page. */
export function ShellDialogs({ shown, onShow }: ShellDialogsProps) {
  const isBusy = useIsFetching() > 0
  useEffect(() => (isBusy ? undefined : loadWhenIdle()), [isBusy])
  return (
    <Suspense fallback={null}>
      {shown === 'shortcuts' && <ShortcutsSheet onClose={() => onShow(null)} />}
      {(shown === 'palette' || shown === 'switch') && (
        <CommandPalette key={shown} jobsOnly={shown === 'switch'} onShow={onShow} />
      )}
    </Suspense>
  )
}

/** After what the page itself asks for; letters typed right after its shortcut would be lost without it. Safari has no idle callbacks, and loads it on demand. */
function loadWhenIdle(): (() => void) | undefined {
  if (!('requestIdleCallback' in window)) return undefined
  const idle = requestIdleCallback(() => void loadPalette())
  return () => cancelIdleCallback(idle)
}
