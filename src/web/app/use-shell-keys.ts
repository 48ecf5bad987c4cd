import { useLayoutEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { useCanEdit } from '#features/accounts/web/use-session.ts'
import { useSingleKeys } from '#ui/components/single-keys.ts'

/** The dialogs of the frame: the command palette, the same with jobs only, and the shortcuts sheet. */
export type ShellDialog = 'palette' | 'switch' | 'shortcuts'

/** Keyboard shortcuts of every page, and which dialog of the frame is open. */
export function useShellKeys(onboarded: boolean) {
  const [shown, show] = useState<ShellDialog | null>(null)
  const navigate = useNavigate()
  const canEdit = useCanEdit() === true
  const goTo = (address: string) => () => void navigate(address)
  useSingleKeys(
    // What is typed before a dialog has loaded is no shortcut.
    onboarded && shown === null
      ? {
          '?': () => show('shortcuts'),
          'g s': () => show('switch'),
          'g j': goTo('/Jobs'),
          'g d': goTo('/Dashboard'),
          'g i': goTo('/Interviews'),
          'g a': goTo('/Settings'),
          c: canEdit ? goTo('/CreateJob') : undefined,
        }
      : {},
    'frame',
  )
  useLayoutEffect(() => {
    if (!onboarded) return
    const onKey = (event: KeyboardEvent) => {
      if (!isPaletteKey(event)) return
      event.preventDefault()
      show((now) => (now === 'palette' ? null : 'palette'))
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [onboarded])
  return { shown, show }
}

const isPaletteKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey

/** How the palette's shortcut is written on this computer. */
export const paletteKeys = (): readonly string[] =>
  /mac|iphone|ipad/i.test(navigator.userAgent) ? ['⌘', 'K'] : ['Ctrl', 'K']
