import { Check, Copy } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from './button.tsx'
import type { ButtonLook } from './button-style.ts'
import { copyText } from './copy-text.ts'

export type CopyButtonProps = ButtonLook & {
  text: string
  children: ReactNode
  copiedLabel?: string
  /** Shown with the text itself, to copy by hand, when the browser forbids copying. */
  failedLabel?: string
  copiedForMs?: number
  onCopied?: (() => void) | undefined
  className?: string
}

/** Copies a text and says so for 2 s. */
export function CopyButton({
  text,
  children,
  copiedLabel = 'Copied!',
  failedLabel = 'Copy this:',
  copiedForMs = 2000,
  onCopied,
  variant = 'secondary',
  ...look
}: CopyButtonProps) {
  const [outcome, setOutcome] = useState<'copied' | 'failed'>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const byHand = useRef<HTMLInputElement>(null)
  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    if (outcome === 'failed') byHand.current?.focus()
  }, [outcome])

  const copy = async () => {
    const copied = await copyText(text)
    setOutcome(copied ? 'copied' : 'failed')
    clearTimeout(timer.current)
    if (!copied) return
    onCopied?.()
    timer.current = setTimeout(() => setOutcome(undefined), copiedForMs)
  }
  const copied = outcome === 'copied'
  return (
    <>
      <Button
        {...look}
        variant={variant}
        icon={copied ? <Check aria-hidden /> : <Copy aria-hidden />}
        onClick={() => void copy()}
      >
        {copied ? copiedLabel : children}
      </Button>
      <span role="status" className="sr-only">
        {copied ? copiedLabel : ''}
      </span>
      {outcome === 'failed' && (
        <label className="order-last flex min-w-0 basis-full items-center gap-2 text-sm text-ink-soft">
          {failedLabel}
          <input
            ref={byHand}
            readOnly
            value={text}
            onFocus={(event) => event.target.select()}
            className="min-w-0 flex-1 rounded-md border border-line bg-sunken px-2 py-1 font-mono text-xs text-ink"
          />
        </label>
      )}
    </>
  )
}
