// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SiteConfig } from '#contract/site-config.ts'
import { standInDialog } from '#testing/stand-in-dialog.ts'
import { ApiError } from '#ui/api/api-error.ts'
import { SiteConfigProvider } from '#ui/layout/site-config.tsx'
import { LanguageProvider, WantedLanguagesProvider } from '#ui/texts/language-provider.tsx'
import type { MyApplication } from '../contract/my-application.ts'
import type { MyApplicationClient } from './my-application-client.ts'
import { type MyApplicationData, MyApplicationPage } from './my-application-page.tsx'
import { myApplicationSpeech } from './my-application-speech.ts'

const application: MyApplication = {
  stage: 'submitted',
  language: 'en',
  jobTitle: 'Cook',
  companyName: 'Olive & Co',
  companyPage: '/olive-co',
  firstName: 'Amira',
  lastName: 'Ben Salah',
  email: 'amira@candidate.example',
  phone: '22345678',
  city: 'Tunis',
  registeredAt: '2026-11-02T09:00:00.000Z',
  appliedAt: null,
  answers: 3,
  cv: { fileName: 'cv.pdf', size: 2000 },
  cvUnreadable: false,
  interviewUrl: null,
  paused: false,
  askedForPerson: false,
  canWithdraw: true,
  retentionMonths: 6,
}

const aClient = () => ({
  correct: vi.fn<MyApplicationClient['correct']>(async (_, contact) => ({ ...application, ...contact })),
  withdraw: vi.fn<MyApplicationClient['withdraw']>(async () => ({
    ...application,
    stage: 'withdrawn',
    canWithdraw: false,
  })),
  chooseLanguage: vi.fn<MyApplicationClient['chooseLanguage']>(async () => {}),
  askForPerson: vi.fn<MyApplicationClient['askForPerson']>(async () => {}),
  describe: vi.fn<MyApplicationClient['describe']>(async () => {}),
  sendCv: vi.fn<MyApplicationClient['sendCv']>(async () => application),
  erase: vi.fn<MyApplicationClient['erase']>(async () => ({
    code: 'A3QC-RN2D-Z56Y-5MGT',
    erasedAt: '2026-11-22T21:47:00.000Z',
  })),
})

function open(data: MyApplicationData, client = aClient()) {
  render(
    <SiteConfigProvider config={{ brand: 'Mindhire', contactEmail: 'hello@mindhire.example' } as SiteConfig}>
      <MyApplicationPage data={data} params={{ token: 'secret' }} client={client} />
    </SiteConfigProvider>,
  )
  return client
}
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })))

beforeEach(() => {
  standInDialog()
  vi.stubGlobal('scrollTo', () => {})
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('says where the application is and for how long it is kept', () => {
  open(application)
  expect(screen.getByRole('heading', { level: 1, name: 'Cook at Olive & Co' })).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Your application is complete' })).toBeTruthy()
  expect(screen.getByText(/It is erased 6 months after the last activity/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'cv.pdf' }).getAttribute('href')).toBe(
    '/api/my-application/secret/cv',
  )
  expect(screen.getByRole('link', { name: 'Download as PDF' }).getAttribute('href')).toBe(
    '/api/my-application/secret/copy?format=pdf&language=en',
  )
})

test('D15 says that the interview waits, and offers neither it nor the upload', () => {
  open({ ...application, stage: 'cv-awaited', paused: true })
  expect(screen.getByText(/This job takes no applications at the moment/)).toBeTruthy()
  expect(document.querySelector('input[type=file]')).toBeNull()
})

test('names a wrong field, here and as the server does, and keeps what was typed', async () => {
  const client = open(application)
  const phone = screen.getByLabelText<HTMLInputElement>(/Phone number/)
  fireEvent.change(phone, { target: { value: '12' } })
  await press('Save changes')
  expect(screen.getByText('Please enter a valid phone number (8 digits)')).toBeTruthy()
  expect(client.correct).not.toHaveBeenCalled()
  fireEvent.change(phone, { target: { value: '+216 99' } })
  client.correct.mockRejectedValueOnce(
    new ApiError(400, { code: 'BAD_INPUT', message: 'x', fields: { phone: 'x' } }),
  )
  fireEvent.change(phone, { target: { value: '+21699999' } })
  await press('Save changes')
  expect(screen.getByText('Please enter a valid phone number (8 digits)')).toBeTruthy()
  fireEvent.change(phone, { target: { value: '22 999 888' } })
  await press('Save changes')
  expect(client.correct).toHaveBeenLastCalledWith('secret', expect.objectContaining({ phone: '22999888' }))
  expect(screen.getByText('Your changes are saved.')).toBeTruthy()
})

test('a language chosen with the switch is kept with the application, once', async () => {
  const client = aClient()
  const chosen = (data: MyApplicationData) => (
    <SiteConfigProvider config={{} as SiteConfig}>
      <WantedLanguagesProvider wanted={{ chosen: 'ar', browser: null }}>
        <MyApplicationPage data={data} params={{ token: 'secret' }} client={client} />
      </WantedLanguagesProvider>
    </SiteConfigProvider>
  )
  const { unmount } = render(chosen(application))
  expect(client.chooseLanguage.mock.calls).toEqual([['secret', 'ar']])
  unmount()
  render(chosen({ ...application, language: 'ar' }))
  expect(client.chooseLanguage).toHaveBeenCalledTimes(1)
})

test('withdraws after a question, and says when that failed', async () => {
  const client = open(application)
  client.withdraw.mockRejectedValueOnce(new ApiError(500, { code: 'INTERNAL', message: 'x' }))
  await press('Withdraw my application')
  await press('Yes, withdraw')
  expect(screen.getByText(/This did not work/)).toBeTruthy()
  await press('Yes, withdraw')
  expect(screen.getByRole('heading', { name: 'You withdrew your application' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Withdraw my application' })).toBeNull()
})

test('erases after a question, and shows the receipt', async () => {
  open({ ...application, canWithdraw: false })
  await press('Erase everything')
  await press('Yes, erase everything')
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Everything is erased' }))
  expect(screen.getByText('A3QC-RN2D-Z56Y-5MGT')).toBeTruthy()
})

test('a link that does not work says what to do, in Arabic too', async () => {
  const translations = await myApplicationSpeech.load('ar')
  render(
    <SiteConfigProvider config={{ contactEmail: 'hello@mindhire.example' } as SiteConfig}>
      <LanguageProvider language="ar" translations={translations}>
        <MyApplicationPage data={{ refusal: 'EXPIRED_LINK' }} params={{ token: 'x' }} />
      </LanguageProvider>
    </SiteConfigProvider>,
  )
  expect(screen.getByRole('heading', { name: 'هذا الرابط لا يعمل' })).toBeTruthy()
})

test('takes another CV in place of one that could not be read', async () => {
  const client = open({ ...application, cvUnreadable: true })
  expect(screen.getByText(/Our program could not read the file of your CV/)).toBeTruthy()
  const input = await vi.waitFor(() => {
    const found = document.querySelector<HTMLInputElement>('input[type=file]')
    if (!found) throw new Error('There is no place for a file')
    return found
  })
  const file = new File(['%PDF-1.7'], 'cv.pdf', { type: 'application/pdf' })
  await act(async () => fireEvent.change(input, { target: { files: [file] } }))
  await vi.waitFor(() => expect(client.sendCv).toHaveBeenCalledOnce())
  expect(screen.queryByText(/Our program could not read/)).toBeNull()
})
