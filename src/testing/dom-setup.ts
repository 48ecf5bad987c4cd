import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach } from 'vitest'
import { dismissToast, shownToasts } from '#ui/components/toast.ts'

// A part that is loaded on demand may take longer than the default second on a busy machine.
configure({ asyncUtilTimeout: 15_000 })

// Files of one worker share their modules and their window: nothing of a test reaches the next.
beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  for (const { id } of shownToasts()) dismissToast(id)
})
// Runs after the file's own hooks, with real timers: answers on their way arrive in a page that is gone.
afterEach(async () => {
  cleanup()
  await new Promise((resolve) => setTimeout(resolve, 0))
})
