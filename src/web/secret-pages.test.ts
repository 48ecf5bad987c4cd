import { expect, test } from 'vitest'
import { matchPage } from '#contract/match-page.ts'
import { servedPages } from './served-pages.ts'

test.each(['/Interview', '/interview/'])(
  '§2.8-17 %s, without a token, is the interview and no company',
  (address) => {
    expect(matchPage(servedPages, address)).toMatchObject({ page: { loader: 'interview' }, params: {} })
  },
)

test.each(['/verify', '/reset-password', '/join', '/Admin/setup', '/Interview/token', '/Invitation/token'])(
  'the address of %s holds a token and is secret',
  (address) => {
    expect(matchPage(servedPages, address)?.page.secret).toBe(true)
  },
)
