import { act, fireEvent, screen } from '@testing-library/react'
import { vi } from 'vitest'
import { shownToasts } from '#ui/components/toast.ts'

/** Types into the fields with these labels. */
export function fill(fields: Record<string, string>): void {
  for (const [label, value] of Object.entries(fields)) {
    fireEvent.change(screen.getByLabelText(label, { selector: 'input, textarea' }), { target: { value } })
  }
}

/** Presses the button of this name and runs due timers. */
export async function press(name: string): Promise<void> {
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name }))
    await vi.advanceTimersByTimeAsync(0)
  })
}

/** Advances fake timers. */
export const wait = (ms: number): Promise<void> =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(ms)
  })

/** The shown toasts, oldest first. */
export const toasts = () => shownToasts().map(({ tone, message }) => ({ tone, message }))

export type StandIn = { status: number; body: unknown } | 'unreachable'

/** Answers every call from now on like this; returns what is asked. `vi.unstubAllGlobals()` ends it. */
export function answering(answer: StandIn, { afterMs = 0 } = {}) {
  const asked: { method: string; path: string; body: unknown }[] = []
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined
    asked.push({ method: init.method ?? 'GET', path, body })
    if (afterMs > 0) await new Promise((resolve) => setTimeout(resolve, afterMs))
    if (answer === 'unreachable') throw new TypeError('Failed to fetch')
    const text = typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body)
    return new Response(text, { status: answer.status })
  })
  return asked
}
