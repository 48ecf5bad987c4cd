import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { PurchaseId } from '#contract/ids.ts'
import { failureMessage } from '#features/accounts/web/failure-message.ts'
import { ApiError } from '#ui/api/api-error.ts'
import { upload } from '#ui/api/upload.ts'
import { toast } from '#ui/components/toast.ts'
import { inReadersWords } from '#ui/texts/in-readers-words.ts'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { screenshotLimits } from '../contract/limits.ts'
import { type Purchase, sendScreenshotEndpoint } from '../contract/purchases.ts'
import { screenshotTexts } from './payment-texts.ts'
import { type PayablePurchase, purchaseKey } from './use-purchase.ts'

const kinds = ['image/png', 'image/jpeg', 'image/webp']

const refused = (['NOT_A_PICTURE', 'FILE_TOO_LARGE', 'TOO_MANY_PIXELS'] as const).map(
  (code): number => sendScreenshotEndpoint.refusals[code].status,
)

const tooLarge = () => inReadersWords(sendScreenshotEndpoint.refusals.FILE_TOO_LARGE.message)

/** Why the server would not take this file, as far as can be seen here. */
export function problemOf({ type, size }: Pick<File, 'type' | 'size'>): string | null {
  if (!kinds.includes(type)) return inReadersWords(sendScreenshotEndpoint.refusals.NOT_A_PICTURE.message)
  return size > screenshotLimits.bytes ? tooLarge() : null
}

// A picture over the limit is refused with the server's own code while it still arrives.
const messageOf = (error: unknown, otherwise: string): string =>
  error instanceof ApiError && error.status === 413 && error.code !== 'TOO_MANY_PIXELS'
    ? tooLarge()
    : failureMessage(error, otherwise)

/** Sends a screenshot as soon as it is chosen, and keeps it to be looked at. */
export function useScreenshot(purchaseId: PurchaseId) {
  const t = useTexts(screenshotTexts)
  const queries = useQueryClient()
  const stop = useRef<AbortController>(undefined)
  const [file, setFile] = useState<File | null>(null)
  const [share, setShare] = useState<number | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [preview, setPreview] = useState<string | null>(null)
  useEffect(() => () => stop.current?.abort(), [])

  const send = async (chosen: File) => {
    const sending = new AbortController()
    stop.current?.abort()
    stop.current = sending
    setShare(0)
    const params = { purchaseId }
    try {
      const { signal } = sending
      const now = await upload(sendScreenshotEndpoint, { params, file: chosen, onProgress: setShare, signal })
      queries.setQueryData<PayablePurchase>(purchaseKey(purchaseId), (before) => withNews(before, now))
      setPreview(await readPicture(chosen))
      setFile(null)
      toast.success(t('sent'))
    } catch (error) {
      if (sending.signal.aborted) return
      setProblem(messageOf(error, t('failed')))
      // What was refused is refused again: another picture is to be chosen.
      if (error instanceof ApiError && refused.includes(error.status)) setFile(null)
      // Decided meanwhile: the page shows how.
      if (error instanceof ApiError && error.code === 'ALREADY_DECIDED')
        void queries.invalidateQueries({ queryKey: purchaseKey(purchaseId) })
    }
    setShare(null)
  }
  const choose = (chosen: File) => {
    const wrong = problemOf(chosen)
    setFile(wrong ? null : chosen)
    setProblem(wrong)
    if (!wrong) void send(chosen)
  }
  const retry = file && problem && share === null ? () => choose(file) : null
  return { file, share, problem, preview, choose, retry }
}

const withNews = (before: PayablePurchase | undefined, now: Purchase) => before && { ...before, ...now }

/** As a `data:` address: the page may show no others. */
function readPicture(file: File): Promise<string | null> {
  return new Promise((resolve) => {
    const reader = new FileReader()
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : null)
    reader.onerror = () => resolve(null)
    reader.readAsDataURL(file)
  })
}
