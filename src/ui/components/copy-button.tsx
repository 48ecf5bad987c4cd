import { Check, Copy } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTexts } from '../texts/language-provider.tsx'
import { uiTexts } from '../texts/ui-texts.ts'
import { Button } from './button.tsx'
import type { ButtonLook } from './button-style.ts'
import { copyText } from './copy-text.ts'

export type CopyButtonProps = ButtonLook & {
  text: string
  children: ReactNode
  copiedLabel?: string
  /** Shown beside the text itself when the browser forbids copying. */
  failedLabel?: string
  onCopied?: (() => void) | undefined
  className?: string
}

/** Copies a text and confirms it for 2 s. */
export function CopyButton({
  text,
  children,
  copiedLabel,
  failedLabel,
  onCopied,
  variant = 'secondary',
  ...look
}: CopyButtonProps) {
  const t = useTexts(uiTexts)
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
    timer.current = setTimeout(() => setOutcome(undefined), 2000)
  }
  const copied = outcome === 'copied'
  const copiedText = copiedLabel ?? t('copied')
  return (
    <>
      <Button
        {...look}
        variant={variant}
        icon={copied ? <Check aria-hidden /> : <Copy aria-hidden />}
        onClick={() => void copy()}
      >
        {copied ? copiedText : children}
      </Button>
      <span role="status" className="sr-only">
        {copied ? copiedText : ''}
      </span>
      {outcome === 'failed' && (
        <label className="order-last flex min-w-0 basis-full items-center gap-2 text-sm text-ink-soft">
          {failedLabel ?? t('copyByHand')}
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
