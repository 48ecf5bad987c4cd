export type ToastTone = 'success' | 'error' | 'warning' | 'info'
export type Toast = { readonly id: number; readonly tone: ToastTone; readonly message: string }
export type ToastOptions = { durationMs?: number }

type Timed = {
  toast: Toast
  leftMs: number
  startedAt: number
  timer: ReturnType<typeof setTimeout> | undefined
}

const defaultDurationMs = 4000
const mostAtOnce = 3
const listeners = new Set<() => void>()
let timed: Timed[] = []
let shown: readonly Toast[] = []
let paused = false
let nextId = 1

function publish(): void {
  shown = timed.map((entry) => entry.toast)
  for (const tell of listeners) tell()
}

function start(entry: Timed): void {
  entry.startedAt = Date.now()
  entry.timer = setTimeout(() => dismissToast(entry.toast.id), entry.leftMs)
}

function show(
  tone: ToastTone,
  message: string,
  { durationMs = defaultDurationMs }: ToastOptions = {},
): number {
  const same = timed.find((entry) => entry.toast.tone === tone && entry.toast.message === message)
  if (same) dismissToast(same.toast.id)
  const entry: Timed = {
    toast: { id: nextId++, tone, message },
    leftMs: durationMs,
    startedAt: 0,
    timer: undefined,
  }
  timed = [...timed, entry]
  for (const old of timed.slice(0, -mostAtOnce)) dismissToast(old.toast.id)
  if (!paused) start(entry)
  publish()
  return entry.toast.id
}

/** Tells the person something in passing; usable outside React too. Lasts 4 s unless told. */
export const toast = {
  success: (message: string, options?: ToastOptions): number => show('success', message, options),
  error: (message: string, options?: ToastOptions): number => show('error', message, options),
  warning: (message: string, options?: ToastOptions): number => show('warning', message, options),
  info: (message: string, options?: ToastOptions): number => show('info', message, options),
}

export function dismissToast(id: number): void {
  const entry = timed.find((candidate) => candidate.toast.id === id)
  if (!entry) return
  clearTimeout(entry.timer)
  timed = timed.filter((other) => other !== entry)
  if (timed.length === 0) paused = false
  publish()
}

/** While somebody points at or is inside the toasts their time stands still. */
export function pauseToasts(): void {
  if (paused) return
  paused = true
  for (const entry of timed) {
    clearTimeout(entry.timer)
    entry.leftMs = Math.max(0, entry.leftMs - (Date.now() - entry.startedAt))
  }
}

export function resumeToasts(): void {
  if (!paused) return
  paused = false
  for (const entry of timed) start(entry)
}

export const shownToasts = (): readonly Toast[] => shown

export function onToastsChange(tell: () => void): () => void {
  listeners.add(tell)
  return () => listeners.delete(tell)
}
