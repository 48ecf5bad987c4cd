// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { sendRegistration } from './use-registration.ts'

afterEach(() => vi.unstubAllGlobals())

const answer = (status: number, body: object) => new Response(JSON.stringify(body), { status })

test('where more work is needed by now, the page does it and sends the form again', async () => {
  const asked: string[] = []
  const replies = [
    answer(200, { challenge: null }),
    answer(400, { code: 'PROOF_NEEDED', message: 'Please solve a new challenge.' }),
    answer(200, { challenge: null }),
    answer(200, { status: 'PENDING', message: 'Sent.' }),
  ]
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(String(address))
    return replies.shift()
  })
  const registration = {
    firstName: 'Amel',
    lastName: 'Trabelsi',
    email: 'amel@candidate.example',
    phone: '22345678',
    city: 'Tunis',
    jobId: 'b5a1a7de-2f4f-4f0e-9f2c-0a6f5f0e7a11',
  }
  expect(await sendRegistration(registration)).toBe('PENDING')
  const challenge = `/api/candidates/challenge?jobId=${registration.jobId}`
  expect(asked).toEqual([challenge, '/api/candidates/create', challenge, '/api/candidates/create'])
})
