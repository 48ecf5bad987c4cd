import { Component, type ReactNode } from 'react'
import { ErrorState } from '../components/error-state.tsx'
import { useShellTexts } from '../texts/shell-texts.ts'
import { Container } from './container.tsx'

/** Shows an error with a retry in place of a part that throws; the rest of the page stays. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return <FailedPart onRetry={() => this.setState({ failed: false })} />
  }
}

function FailedPart({ onRetry }: { onRetry: () => void }) {
  const t = useShellTexts()
  return (
    <Container width="reading" className="py-12">
      <ErrorState title={t('failedTitle')} onRetry={onRetry} retryLabel={t('retry')}>
        {t('failedText')}
      </ErrorState>
    </Container>
  )
}
