import { useEffect } from 'react'
import { ErrorState } from '#ui/components/error-state.tsx'
import { Container } from '#ui/layout/container.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { frameTexts } from '../frame/frame-texts.ts'
import { forgetFailures } from './opened.tsx'

/** A page whose code did not load, as after an update: a fresh load gets the new version. */
export function PageFailed() {
  const t = useTexts(frameTexts)
  useEffect(forgetFailures, [])
  return (
    <Container width="reading" className="py-12">
      <ErrorState
        level={1}
        title={t('failedTitle')}
        retryLabel={t('reload')}
        onRetry={() => window.location.reload()}
      >
        {t('failedText')}
      </ErrorState>
    </Container>
  )
}
