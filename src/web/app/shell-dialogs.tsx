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
  useEffect(loadWhenIdle, [])
  return (
    <Suspense fallback={null}>
      {shown === 'shortcuts' && <ShortcutsSheet onClose={() => onShow(null)} />}
      {(shown === 'palette' || shown === 'switch') && (
        <CommandPalette key={shown} jobsOnly={shown === 'switch'} onShow={onShow} />
      )}
    </Suspense>
  )
}

/** Letters that are typed right after its shortcut would be lost. Safari has no idle callbacks, and loads it on demand. */
function loadWhenIdle(): (() => void) | undefined {
  if (!('requestIdleCallback' in window)) return undefined
  const idle = requestIdleCallback(() => void loadPalette())
  return () => cancelIdleCallback(idle)
}
