// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { JobId } from '#contract/ids.ts'
import type { SiteConfig } from '#contract/site-config.ts'
import type { Translation } from '#contract/texts/define-texts.ts'
import { ApiError, networkError, readError } from '#ui/api/api-error.ts'
import { dismissToast, shownToasts } from '#ui/components/toast.ts'
import { SiteConfigProvider } from '#ui/layout/site-config.tsx'
import { LanguageProvider } from '#ui/texts/language-provider.tsx'
import { ApplyPage, type ApplyPageData } from './apply-page.tsx'
import { applySpeech } from './apply-speech.ts'
import { ProofFailed } from './take-proof.ts'
import type { Register } from './use-registration.ts'

const config = { brand: 'Mindhire', publicUrl: 'https://jobs.example', interviewLinkDays: 14 } as SiteConfig
const job: ApplyPageData = {
  country: 'TN',
  id: '6f1d8a4e-7a0a-4d29-9d3c-0f6a5a1a2b3c' as JobId,
  title: 'Warehouse lead',
  description: 'You run the night shift.',
  location: 'Tunis',
  salary: 1500,
  type: 'Full-time',
  createdAt: '2026-11-01T09:00:00.000Z',
  companyName: 'Olive & Co',
  responsePromise: 'hours',
  companyPage: '/olive-co',
  interviewLanguage: 'Français',
  questionCount: 8,
  minutes: 20,
}
const typed = {
  'First name': 'Amira',
  'Last name': 'Ben Salah',
  'Email address': 'amira@example.com',
  'Phone number': '20 123 456',
  City: 'Tunis',
}

const page = (register: Register, data: ApplyPageData = job) => (
  <SiteConfigProvider config={config}>
    <ApplyPage data={data} register={register} />
  </SiteConfigProvider>
)
const messages = () => shownToasts().map(({ message }) => message)
const control = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const fill = (values: Partial<typeof typed> = typed) => {
  for (const [label, value] of Object.entries(values)) fireEvent.change(control(label), { target: { value } })
}
const submit = () => act(async () => fireEvent.click(screen.getByRole('button', { name: /Register/ })))
const errors = () => [...document.querySelectorAll('[id$="-error"]')].map((element) => element.textContent)

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
})
afterEach(() => {
  cleanup()
  for (const { id } of shownToasts()) dismissToast(id)
  vi.restoreAllMocks()
})

test('§2.2.6-1 shows what an applicant may know of the job', () => {
  render(page(vi.fn()))
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Warehouse lead')
  expect(screen.getByRole('heading', { name: 'Interview Registration' })).toBeTruthy()
  for (const text of [
    'Olive & Co',
    'Tunis',
    'Full-time',
    'Interview in French · 8 questions, about 20 minutes',
  ])
    expect(screen.getByText(text)).toBeTruthy()
})

test('§2.5-1 §2.8-16 an empty form says what each field needs, in order, and leads to the first', async () => {
  const register = vi.fn()
  render(page(register))
  await submit()
  expect(errors()).toEqual([
    'First name is required',
    'Last name is required',
    'Email address is required',
    'Phone number is required',
    'City is required',
  ])
  expect(messages()).toEqual(['Please correct the errors in the form'])
  expect(document.activeElement).toBe(control('First name'))
  expect(register).not.toHaveBeenCalled()
})

test('§2.5-1 an edited field loses its error, the others keep theirs', async () => {
  render(page(vi.fn()))
  fill({ ...typed, 'Email address': 'amira', 'Phone number': '123' })
  await submit()
  expect(errors()).toEqual([
    'Please enter a valid email address',
    'Please enter a valid phone number (8 digits)',
  ])
  expect(document.activeElement).toBe(control('Email address'))
  fill({ 'Email address': 'amira@example.com' })
  expect(errors()).toEqual(['Please enter a valid phone number (8 digits)'])
})

test('§2.2.6-2 §2.8-15 a registration sends the link, and the way back leads to an empty form', async () => {
  const register = vi.fn<Register>(async () => 'PENDING')
  render(page(register))
  fill()
  await submit()
  expect(register).toHaveBeenCalledExactlyOnceWith({
    firstName: 'Amira',
    lastName: 'Ben Salah',
    email: 'amira@example.com',
    phone: '20123456',
    city: 'Tunis',
    jobId: '6f1d8a4e-7a0a-4d29-9d3c-0f6a5a1a2b3c',
    language: 'en',
  })
  expect(messages()).toEqual(['Registration successful! Check your email for the interview link.'])
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Check your email' }))
  expect(screen.getByText('amira@example.com')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Back to the form' }))
  expect(control('First name').value).toBe('')
})

test('§2.2.6-3 §2.8-15 a city that does not suit leads to the review screen', async () => {
  render(page(async () => 'UNDER_REVIEW'))
  fill()
  await submit()
  expect(messages()).toEqual(['Registration received! We will contact you soon.'])
  expect(screen.getByRole('heading', { name: 'Application received, under review' })).toBeTruthy()
  expect(screen.getByText(/within 24-48 business hours/)).toBeTruthy()
})

test.each([
  [networkError(), /This job has expired or does not exist/],
  [new ApiError(404, { code: 'JOB_CLOSED', message: 'Said by the server.' }), /Said by the server\./],
  [readError(409, '{"message":"Said without a code."}'), /Said without a code\./],
  [readError(502, '<h1>Bad gateway</h1>'), /An error occurred during registration/],
])('§2.8-1 §2.8-16 a failure says why and keeps what was typed', async (error, text) => {
  render(page(() => Promise.reject(error)))
  fill()
  await submit()
  expect(screen.getByRole('alert').textContent).toMatch(text)
  expect(messages()[0]).toMatch(text)
  expect(control('Email address').value).toBe('amira@example.com')
})

test("§2.8-1 the server's message about a field is shown beside it", async () => {
  const phone = 'Please enter a valid phone number (8 digits)'
  render(
    page(() => Promise.reject(new ApiError(400, { code: 'BAD_INPUT', message: phone, fields: { phone } }))),
  )
  fill()
  await submit()
  expect(errors()).toEqual([phone])
  expect(document.activeElement).toBe(control('Phone number'))
})

test('a second press while sending sends nothing more', async () => {
  let finish = (_: 'PENDING') => {}
  const register = vi.fn<Register>(() => new Promise((resolve) => (finish = resolve)))
  render(page(register))
  fill()
  const form = document.querySelector('form')
  if (form) for (let time = 0; time < 3; time += 1) fireEvent.submit(form)
  expect(register).toHaveBeenCalledOnce()
  await act(async () => finish('PENDING'))
})

test('text typed before hydration is kept and sent', async () => {
  const register = vi.fn<Register>(async () => 'PENDING')
  const root = document.createElement('div')
  document.body.append(root)
  root.append(document.createRange().createContextualFragment(renderToString(page(register))))
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /Register/ }).disabled).toBe(true)
  for (const [label, value] of Object.entries(typed)) control(label).value = value
  const hydrated = await act(async () => hydrateRoot(root, page(register)))
  expect(control('City').value).toBe('Tunis')
  await submit()
  expect(register.mock.calls[0]?.[0]).toMatchObject({ firstName: 'Amira', city: 'Tunis' })
  act(() => hydrated.unmount())
  root.remove()
})

describe('in other languages', () => {
  let arabic: readonly Translation[]
  let french: readonly Translation[]
  beforeAll(async () => {
    ;[arabic, french] = await Promise.all([applySpeech.load('ar'), applySpeech.load('fr')])
  })
  const open = (language: 'ar' | 'fr', register: Register) =>
    render(
      <LanguageProvider language={language} translations={language === 'ar' ? arabic : french}>
        {page(register)}
      </LanguageProvider>,
    )
  const send = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })))

  test('§apply-1 the page speaks the language of the interview by itself', () => {
    expect(applySpeech.languageOf(job)).toBe('fr')
    expect(applySpeech.languageOf({ refusal: 'JOB_CLOSED' })).toBeUndefined()
    const fields = { companyPage: '/olive-co', interviewLanguage: 'Deutsch' }
    expect(applySpeech.languageOf({ refusal: 'JOB_CLOSED', fields })).toBe('de')
  })

  test('§apply-1 facts, fields and mistakes are said in Arabic, with Latin digits', async () => {
    open('ar', vi.fn())
    for (const text of ['دوام كامل', 'المقابلة باللغة الفرنسية · 8 أسئلة، 20 دقيقة تقريبًا'])
      expect(screen.getByText(text)).toBeTruthy()
    expect(screen.getByText(/^1\s500 د\.ت في الشهر$/)).toBeTruthy()
    await send('التسجيل للمقابلة')
    expect(errors()).toEqual([
      'الاسم مطلوب',
      'اللقب مطلوب',
      'البريد الإلكتروني مطلوب',
      'رقم الهاتف مطلوب',
      'المدينة مطلوبة',
    ])
  })

  test.each([
    [new ApiError(404, { code: 'JOB_CLOSED', message: 'x' }), 'Cette offre a expiré ou n’existe pas.'],
    [new ApiError(429, { code: 'TOO_MANY_REQUESTS', message: 'x' }), /^Trop de demandes viennent/],
    [new ApiError(400, { code: 'TRAP_FILLED', message: 'x' }), /^Votre navigateur avait rempli/],
    [new ProofFailed(), /^Une courte vérification contre les inscriptions/],
    [readError(500, '{"code":"INTERNAL","message":"x"}'), 'Une erreur est survenue lors de l’inscription'],
  ])('§apply-1 §apply-3 a refusal of the server is said in French: %s', async (error, text) => {
    const register = vi.fn<Register>(() => Promise.reject(error))
    open('fr', register)
    const labels = ['Prénom', 'Nom', 'Adresse e-mail', 'Numéro de téléphone', 'Ville']
    const values = Object.values(typed)
    for (const [at, label] of labels.entries())
      fireEvent.change(screen.getByLabelText(label), { target: { value: values[at] } })
    await send('S’inscrire à l’entretien')
    expect(register.mock.calls[0]?.[0]).toMatchObject({ language: 'fr', city: 'Tunis' })
    const said = screen.getByRole('alert').textContent
    if (typeof text === 'string') expect(said).toBe(text)
    else expect(said).toMatch(text)
  })
})

test('the HTML carries no style and asks for each field', () => {
  const html = renderToString(page(vi.fn()))
  expect(html).not.toContain('style=')
  expect(html.match(/<input[^>]* required/g)).toHaveLength(5)
})

test('§2.2.6-1 a job that is unknown says so', () => {
  render(page(vi.fn(), { refusal: 'JOB_CLOSED' }))
  expect(screen.getByRole('heading', { name: 'This job is not open' })).toBeTruthy()
  expect(screen.getByText(/This job has expired or does not exist/)).toBeTruthy()
})

test('§2.2.6-1 a job that is closed says so and leads to the other jobs of its company', () => {
  render(page(vi.fn(), { refusal: 'JOB_CLOSED', fields: { companyPage: '/olive-co' } }))
  expect(screen.getByRole('heading', { name: 'This job is closed' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Browse jobs' }).getAttribute('href')).toBe('/olive-co')
})

test('the company’s name leads to its page with all its open jobs', () => {
  render(page(vi.fn()))
  expect(screen.getByRole('link', { name: 'Olive & Co' }).getAttribute('href')).toBe('/olive-co')
})
