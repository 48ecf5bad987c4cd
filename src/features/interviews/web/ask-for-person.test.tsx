// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { notStarted, openInterview, press, reducedMotion, token } from '#testing/open-interview.tsx'

beforeEach(() => reducedMotion(true))
afterEach(() => {
  cleanup()
  document.documentElement.lang = 'en'
  vi.unstubAllGlobals()
})

const asked = /The company now knows that you would like to talk to a person/

test.each([
  ['before the start', notStarted],
  ['after the application', { ...notStarted, status: 'completed' as const }],
  ['at a full job', { refusal: 'JOB_FULL' }],
  ['at a closed job', { refusal: 'JOB_CLOSED' }],
])('%s a candidate asks the employer for a person, and is told that it arrived', async (_when, data) => {
  const client = openInterview(data)
  expect(document.querySelector('a[href^="mailto:"]')).toBeNull()
  await press('Ask for a person')
  expect(client.askForPerson).toHaveBeenCalledExactlyOnceWith(token)
  expect(screen.getByText(asked)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Ask for a person' })).toBeNull()
})

test('a request that did not arrive can be sent again', async () => {
  const client = openInterview(notStarted)
  client.askForPerson.mockRejectedValueOnce(new Error('offline'))
  await press('Ask for a person')
  expect(screen.getByText(/Your request did not arrive/)).toBeTruthy()
  await press('Ask for a person')
  expect(screen.getByText(asked)).toBeTruthy()
  expect(screen.queryByText(/did not arrive/)).toBeNull()
})

test('an expired link cannot ask: it names nobody', () => {
  openInterview({ refusal: 'EXPIRED_LINK' })
  expect(screen.queryByRole('button', { name: 'Ask for a person' })).toBeNull()
})

test.each([
  ['Français', 'Parler à une personne', /L’entreprise sait maintenant/],
  ['Deutsch', 'Um einen Menschen bitten', /Das Unternehmen weiß jetzt/],
  ['Spanish', 'Pedir hablar con una persona', /La empresa ya sabe/],
] as const)('in %s', async (interviewLanguage, button, text) => {
  openInterview({ ...notStarted, interviewLanguage })
  await press(button)
  expect(screen.getByText(text)).toBeTruthy()
})
