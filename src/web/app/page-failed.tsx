import { ErrorState } from '#ui/components/error-state.tsx'
import { Container } from '#ui/layout/container.tsx'
import { texts } from '../frame/texts.ts'

/** A page whose code did not arrive, as after a new version was installed: a fresh load finds the new one. */
export const PageFailed = () => (
  <Container width="reading" className="py-12">
    <ErrorState
      level={1}
      title={texts.failedTitle}
      retryLabel={texts.reload}
      onRetry={() => window.location.reload()}
    >
      {texts.failedText}
    </ErrorState>
  </Container>
)
