// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { interviewLanguageNames, interviewLanguages } from '#contract/languages.ts'
import {
  aCv,
  answered,
  choose,
  openInterview,
  pass,
  press,
  reducedMotion,
  refused,
  said,
  started,
  token,
  withCv,
} from '#testing/open-interview.tsx'
import { networkError } from '#ui/api/api-error.ts'
import { cvRefusals, interviewLimits } from '../contract.ts'
import { type CvProblem, loadTexts, textsOf } from './texts.ts'

const en = textsOf('en')
const type = (text: string) =>
  fireEvent.change(screen.getByLabelText('Your answer'), { target: { value: text } })

beforeAll(() => Promise.all(interviewLanguages.map(loadTexts)))
beforeEach(() => {
  vi.useFakeTimers()
  reducedMotion(false)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('after the last answer comes the CV, then the submit, then thanks', async () => {
  const client = openInterview({ ...started, answers: ['One', 'Two', null] })
  type('Three')
  await press(en.send)
  await pass(2500)
  expect(said().at(-1)).toContain(en.completion)
  expect(screen.queryByRole('button', { name: en.submit })).toBeNull()
  let arrive = () => {}
  client.sendCv.mockImplementationOnce((_token, { name, size }, onProgress) => {
    onProgress(0.4)
    return new Promise((resolve) => {
      arrive = () => resolve({ fileName: name, size })
    })
  })
  await choose(aCv)
  expect(screen.getByRole('progressbar', { name: en.cvUploading }).getAttribute('aria-valuenow')).toBe('40')
  await act(async () => arrive())
  expect(screen.getByText('cv.pdf')).toBeTruthy()
  await press(en.submit)
  expect(client.complete).toHaveBeenCalledExactlyOnceWith(token)
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Thank you, Amira!' }))
})

test('a double click submits once', async () => {
  const client = openInterview(withCv)
  const button = screen.getByRole('button', { name: en.submit })
  await act(async () => {
    fireEvent.click(button)
    fireEvent.click(button)
  })
  expect(client.complete).toHaveBeenCalledOnce()
})

test('a submit that failed says so and can be tried again', async () => {
  const client = openInterview(withCv)
  client.complete.mockRejectedValueOnce(refused('INTERNAL'))
  await press(en.submit)
  expect(screen.getByRole('alert').textContent).toContain(
    'Sorry, an error occurred while submitting your application. Please try again later or contact support.',
  )
  await press('Try again')
  expect(screen.getByRole('heading', { name: 'Thank you, Amira!' })).toBeTruthy()
})

test.each(
  interviewLanguages.flatMap((code) => Object.keys(cvRefusals).map((problem) => [code, problem] as const)),
)('in %s a CV refused with %s says what to do', async (code, problem) => {
  const texts = textsOf(code)
  const client = openInterview({
    ...answered,
    interviewLanguage: interviewLanguageNames[code],
  })
  client.sendCv.mockRejectedValueOnce(refused(problem))
  await choose(aCv)
  expect(screen.getByText(texts.cvProblems[problem as CvProblem])).toBeTruthy()
  expect(screen.queryByRole('button', { name: texts.submit })).toBeNull()
})

test('a file that is too large is not even sent; one that got lost can be sent again', async () => {
  const client = openInterview(answered)
  await choose(new File([new Uint8Array(interviewLimits.cvBytes + 1)], 'cv.pdf'))
  expect(screen.getByText(en.cvProblems.FILE_TOO_LARGE)).toBeTruthy()
  expect(client.sendCv).not.toHaveBeenCalled()
  client.sendCv.mockRejectedValueOnce(networkError())
  await choose(aCv)
  expect(screen.getByText(en.cvNotSent)).toBeTruthy()
  await press(en.tryAgain)
  expect(screen.getByRole('button', { name: en.submit })).toBeTruthy()
})
