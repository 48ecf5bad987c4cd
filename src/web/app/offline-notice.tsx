import { useSyncExternalStore } from 'react'
import { Notice } from '#ui/components/notice.tsx'
import { Container } from '#ui/layout/container.tsx'
import { texts } from '../frame/texts.ts'

/** Says that there is no connection for as long as there is none. */
export function OfflineNotice() {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine)
  return (
    <div role="status">
      {!online && (
        <Container className="pt-4">
          <Notice tone="warning" title={texts.offlineTitle}>
            {texts.offlineText}
          </Notice>
        </Container>
      )}
    </div>
  )
}

function subscribe(tell: () => void): () => void {
  window.addEventListener('online', tell)
  window.addEventListener('offline', tell)
  return () => {
    window.removeEventListener('online', tell)
    window.removeEventListener('offline', tell)
  }
}
