import { fakeClock } from '#platform/clock/fake-clock.ts'
import { deriveLinks } from '#platform/links/derive-links.ts'

/** Links of an installation that nobody else has. */
export const sampleLinks = () =>
  deriveLinks({
    config: { secretKey: 'k'.repeat(32), publicUrl: 'http://localhost:3000' },
    clock: fakeClock(),
  })
