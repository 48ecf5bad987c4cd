import { Component, type ReactNode } from 'react'
import { ErrorState } from '../components/error-state.tsx'
import { useShellTexts } from '../texts/shell-texts.ts'
import { Container } from './container.tsx'

interface ErrorBoundaryProps {
  children: ReactNode
  /** In place of an error with a retry. */
  fallback?: ReactNode
  /** Where it stands: elsewhere it tries again. */
  at?: string
}

/** Shows an error with a retry in place of a part that throws; the rest of the page stays. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidUpdate({ at }: ErrorBoundaryProps) {
    if (this.state.failed && at !== this.props.at) this.setState({ failed: false })
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return this.props.fallback ?? <FailedPart onRetry={() => this.setState({ failed: false })} />
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
