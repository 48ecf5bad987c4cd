import sharp from 'sharp'
import type { PurchaseId } from '#contract/ids.ts'
import { buyPlanEndpoint, sendScreenshotEndpoint } from '#features/billing/contract/purchases.ts'
import type { UploadedFile } from '#testing/multipart-body.ts'
import type { TestApp } from '#testing/start-app.ts'
import type { TestCompany } from './a-company.ts'

type Buying = Pick<TestCompany, 'token'>

/** A purchase that waits for its payment. */
export async function aPurchase(
  app: TestApp,
  { token }: Buying,
  planId: 'starter' | 'basic' | 'enterprise' = 'basic',
): Promise<PurchaseId> {
  return (await app.succeed(buyPlanEndpoint, { token, params: { planId } })).purchaseId
}

/** A purchase whose screenshot has come. */
export async function aSubmittedPurchase(
  app: TestApp,
  { token }: Buying,
  { planId = 'basic', words = token }: { planId?: 'starter' | 'basic' | 'enterprise'; words?: string } = {},
): Promise<PurchaseId> {
  const purchaseId = await aPurchase(app, { token }, planId)
  const file = await aScreenshot(words)
  await app.succeed(sendScreenshotEndpoint, {
    token,
    params: { purchaseId },
    upload: { file },
  })
  return purchaseId
}

/** A picture as a payment app shows a transfer: other words make another picture. */
export async function aScreenshot(
  words = 'Transfer done',
  format: 'png' | 'jpeg' | 'webp' = 'png',
): Promise<UploadedFile> {
  const { width, height } = { width: 540, height: 1170 }
  const pixels = Buffer.alloc(width * height * 3, 250)
  // Each letter is a block of its own pattern, as rows of text are.
  for (const [place, letter] of [...words].slice(0, 300).entries()) {
    const left = 20 + (place % 25) * 20
    const top = 60 + Math.floor(place / 25) * 36
    const code = letter.codePointAt(0) ?? 0
    for (let dot = 0; dot < 14 * 24; dot++) {
      const lit = ((code * 2654435761) >>> (Math.floor(dot / 14 / 6) * 4 + Math.floor((dot % 14) / 4))) & 1
      const at = ((top + Math.floor(dot / 14)) * width + left + (dot % 14)) * 3
      if (lit) pixels.fill(20, at, at + 3)
    }
  }
  const bytes = await sharp(pixels, { raw: { width, height, channels: 3 } })
    [format]()
    .toBuffer()
  return { name: `screenshot.${format}`, bytes, contentType: `image/${format}` }
}
