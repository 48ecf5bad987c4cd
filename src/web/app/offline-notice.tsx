import { useSyncExternalStore } from 'react'
import { Notice } from '#ui/components/notice.tsx'
import { Container } from '#ui/layout/container.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { frameTexts } from '../frame/frame-texts.ts'

/** A notice for as long as there is no connection. */
export function OfflineNotice() {
  const t = useTexts(frameTexts)
  const online = useSyncExternalStore(subscribe, () => navigator.onLine)
  return (
    <div role="status">
      {!online && (
        <Container className="pt-4">
          <Notice tone="warning" title={t('offlineTitle')}>
            {t('offlineText')}
          </Notice>
        </Container>
      )}
    </div>
  )
}

function subscribe(notify: () => void): () => void {
  window.addEventListener('online', notify)
  window.addEventListener('offline', notify)
  return () => {
    window.removeEventListener('online', notify)
    window.removeEventListener('offline', notify)
  }
}
