import { Component, type ReactNode } from 'react'
import { ErrorState } from '../components/error-state.tsx'
import { Container } from './container.tsx'

export type ErrorBoundaryProps = {
  children: ReactNode
  title?: string
  text?: string
  retryLabel?: string
  onError?: ((error: unknown) => void) | undefined
}

/** Keeps the rest of the page standing when a part of it fails, and offers to try again. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown) {
    this.props.onError?.(error)
  }

  override render() {
    if (!this.state.failed) return this.props.children
    const {
      title = 'Something went wrong here',
      text = 'Nothing you saved is lost.',
      retryLabel,
    } = this.props
    return (
      <Container width="reading" className="py-12">
        <ErrorState
          title={title}
          onRetry={() => this.setState({ failed: false })}
          {...(retryLabel === undefined ? {} : { retryLabel })}
        >
          {text}
        </ErrorState>
      </Container>
    )
  }
}
