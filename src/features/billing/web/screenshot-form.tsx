import { useRef } from 'react'
import { Button } from '#ui/components/button.tsx'
import { Card } from '#ui/components/card.tsx'
import { FileDrop } from '#ui/components/file-drop.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import type { Purchase } from '../contract/purchases.ts'
import { screenshotTexts } from './payment-texts.ts'
import { useScreenshot } from './use-screenshot.ts'

/** Sends the screenshot of the transfer, and another one if need be. */
export function ScreenshotForm({ purchase }: { purchase: Purchase }) {
  const t = useTexts(screenshotTexts)
  const root = useRef<HTMLDivElement>(null)
  const { file, share, problem, preview, choose, retry } = useScreenshot(purchase.id)
  const again = purchase.state === 'submitted'
  const chosen = (picture: File) => {
    choose(picture)
    // The same file, chosen again, must count as a choice.
    const input = root.current?.querySelector('input')
    if (input) input.value = ''
  }
  return (
    <Card as="section" aria-labelledby="screenshot-title">
      <h2 id="screenshot-title" className="text-lg font-semibold text-ink">
        {again ? t('sentTitle') : t('title')}
      </h2>
      <div ref={root} className="mt-4 grid gap-4">
        {preview && (
          <figure>
            <img
              src={preview}
              alt={t('preview')}
              className="max-h-80 max-w-full rounded-lg border border-line bg-sunken object-contain"
            />
            <figcaption className="mt-1.5 text-sm text-ink-faint">{t('preview')}</figcaption>
          </figure>
        )}
        {again && <p className="text-sm text-ink-soft">{t('againMore')}</p>}
        <FileDrop
          label={again ? t('again') : t('label')}
          file={file}
          onChoose={chosen}
          accept="image/png,image/jpeg,image/webp"
          hint={t('hint')}
          error={problem ?? undefined}
          progress={share === null ? undefined : share * 100}
          progressLabel={share === 1 ? t('checking') : t('uploading')}
          chooseLabel={t('choose')}
          disabled={share !== null}
        />
        {retry && (
          <Button variant="secondary" onClick={retry} className="justify-self-start">
            {t('tryAgain')}
          </Button>
        )}
      </div>
    </Card>
  )
}
