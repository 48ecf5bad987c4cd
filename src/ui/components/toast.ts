export type ToastTone = 'success' | 'error' | 'warning' | 'info'
export type ToastAction = { readonly label: string; readonly onSelect: () => void }
export type Toast = {
  readonly id: number
  readonly tone: ToastTone
  readonly message: string
  readonly action: ToastAction | undefined
}
export type ToastOptions = { durationMs?: number; action?: ToastAction }

type Timed = Toast & { leftMs: number; startedAt: number; timer?: ReturnType<typeof setTimeout> }

const maxShown = 3
const listeners = new Set<() => void>()
let shown: readonly Timed[] = []
let paused = false
let nextId = 1

function publish(next: readonly Timed[]): void {
  shown = next
  for (const notify of listeners) notify()
}

function start(entry: Timed): void {
  entry.startedAt = Date.now()
  entry.timer = setTimeout(() => dismissToast(entry.id), entry.leftMs)
}

function show(tone: ToastTone, message: string, { durationMs = 4000, action }: ToastOptions = {}): number {
  const entry: Timed = { id: nextId++, tone, message, action, leftMs: durationMs, startedAt: 0 }
  const others = shown.filter((other) => other.tone !== tone || other.message !== message)
  const kept = [...others, entry].slice(-maxShown)
  for (const gone of shown.filter((other) => !kept.includes(other))) clearTimeout(gone.timer)
  if (!paused) start(entry)
  publish(kept)
  return entry.id
}

/** A short message in passing, for 4 s by default; usable outside React too. */
export const toast = {
  success: (message: string, options?: ToastOptions): number => show('success', message, options),
  error: (message: string, options?: ToastOptions): number => show('error', message, options),
  warning: (message: string, options?: ToastOptions): number => show('warning', message, options),
  info: (message: string, options?: ToastOptions): number => show('info', message, options),
}

export function dismissToast(id: number): void {
  const entry = shown.find((candidate) => candidate.id === id)
  if (!entry) return
  clearTimeout(entry.timer)
  if (shown.length === 1) paused = false
  publish(shown.filter((other) => other !== entry))
}

/** Stops the timers while toasts are pointed at or focused. */
export function pauseToasts(): void {
  if (paused) return
  paused = true
  for (const entry of shown) {
    clearTimeout(entry.timer)
    entry.leftMs = Math.max(0, entry.leftMs - (Date.now() - entry.startedAt))
  }
}

export function resumeToasts(): void {
  if (!paused) return
  paused = false
  shown.forEach(start)
}

export const shownToasts = (): readonly Toast[] => shown

export function onToastsChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
