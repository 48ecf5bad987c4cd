import { afterEach, expect, test, vi } from 'vitest'
import { interviewClient } from './interview-client.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

const counters = {
  pastedCharacters: 0,
  typedCharacters: 8,
  pastes: 0,
  deletions: 0,
  seconds: 4,
  insertions: 8,
  largestInsertion: 1,
  largestPaste: 0,
  restoredCharacters: 0,
}

test('§2.2.7-7 what is saved arrives though the page is left meanwhile', async () => {
  const fetching = vi.fn<typeof fetch>(async () => new Response(null, { status: 204 }))
  vi.stubGlobal('fetch', fetching)
  await interviewClient.saveDraft('secret', 1, 'Half', { followUp: false, revision: 0 })
  await interviewClient.saveAnswer('secret', 1, 'Half a l', { revision: 0, counters })
  await interviewClient.saveFollowUp('secret', 1, null, { revision: 0 })
  expect(fetching.mock.calls.map(([address, how]) => [String(address), how?.method, how?.keepalive])).toEqual(
    [
      ['/api/interviews/secret/drafts/1', 'PUT', true],
      ['/api/interviews/secret/answers/1', 'PUT', true],
      ['/api/interviews/secret/follow-ups/1', 'PUT', true],
    ],
  )
})
