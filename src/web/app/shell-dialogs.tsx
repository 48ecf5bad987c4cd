import { lazy, Suspense } from 'react'
import type { ShellDialog } from './use-shell-keys.ts'

// Chunks of their own: no page waits for them.
const CommandPalette = lazy(async () => ({
  default: (await import('./command-palette.tsx')).CommandPalette,
}))
const ShortcutsSheet = lazy(async () => ({
  default: (await import('./shortcuts-sheet.tsx')).ShortcutsSheet,
}))

export type ShellDialogsProps = { shown: ShellDialog | null; onShow: (dialog: ShellDialog | null) => void }

/** What the frame opens over a page. */
export const ShellDialogs = ({ shown, onShow }: ShellDialogsProps) => (
  <Suspense fallback={null}>
    {shown === 'shortcuts' && <ShortcutsSheet onClose={() => onShow(null)} />}
    {(shown === 'palette' || shown === 'switch') && (
      <CommandPalette key={shown} jobsOnly={shown === 'switch'} onShow={onShow} />
    )}
  </Suspense>
)
