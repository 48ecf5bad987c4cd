import { expect, test } from 'vitest'
import { matchPage } from '#contract/match-page.ts'
import { servedPages } from './pages.ts'

test.each(['/verify', '/reset-password', '/join', '/Operator/setup', '/Interview/token'])(
  'the address of %s holds a token and is told to nobody',
  (address) => {
    expect(matchPage(servedPages, address)?.page.secret).toBe(true)
  },
)
