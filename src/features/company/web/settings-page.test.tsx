// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { listSessionsEndpoint } from '#features/accounts/contract/account.ts'
import { getTeamEndpoint } from '#features/accounts/contract/team.ts'
import { listSubscriptionsEndpoint } from '#features/billing/contract/plans.ts'
import { listInvoicesEndpoint, listPurchasesEndpoint } from '#features/billing/contract/purchases.ts'
import {
  getSettingsEndpoint,
  setResponsePromiseEndpoint,
  updateSettingsEndpoint,
} from '#features/company/contract/settings.ts'
import { someSettings } from '#testing/builders/some-settings.ts'
import { fill, press, toasts, wait } from '#testing/drive-page.ts'
import { FakeFailure, fakeApi } from '#testing/fake-api.ts'
import { showPage } from '#testing/show-page.tsx'
// So that what is fetched apart is here at once.
import './more-sections.tsx'
import { dismissToast, shownToasts } from '#ui/components/toast.ts'
import { SettingsPage } from './settings-page.tsx'

let api: ReturnType<typeof fakeApi>
const sections = {
  notificationsSection: () => <section id="notifications" />,
  mailTemplatesSection: () => <section id="candidate-emails" />,
  auditSection: () => <section id="activity-log" />,
  dataSection: () => <section id="data" />,
}

beforeEach(() => {
  vi.useFakeTimers()
  Element.prototype.scrollIntoView = vi.fn()
  api = fakeApi()
  api.on(getSettingsEndpoint, () => someSettings())
  api.on(listSubscriptionsEndpoint, () => [])
  api.on(listPurchasesEndpoint, () => [])
  api.on(listInvoicesEndpoint, () => [])
  api.on(listSessionsEndpoint, () => [])
  api.on(getTeamEndpoint, () => ({ users: [], invites: [] }))
})
afterEach(() => {
  cleanup()
  for (const { id } of shownToasts()) dismissToast(id)
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

async function open(address = '/Settings') {
  showPage({ '/Settings': <SettingsPage {...sections} />, '/OnBoarding': <h1>Wizard</h1> }, address)
  await wait(0)
}
const part = (name: string) => within(screen.getByRole('region', { name }))
/** What stands beside a term. */
const beside = (name: string, term: string) => part(name).getByText(term).nextElementSibling?.textContent

test('§2.2.4-8 while it loads it says so', async () => {
  api.on(getSettingsEndpoint, () => new Promise(() => {}))
  await open()
  expect(screen.getByText('Loading settings...')).toBeDefined()
})

test('§2.8-2 settings that do not load can be asked for again', async () => {
  api.on(getSettingsEndpoint, () => {
    throw new FakeFailure(500, { code: 'INTERNAL', message: 'x' })
  })
  await open()
  expect(screen.getByRole('heading', { name: 'Failed to load settings.' })).toBeDefined()
  expect(toasts().at(-1)).toEqual({ tone: 'error', message: 'Failed to load user settings' })
  api.on(getSettingsEndpoint, () => someSettings())
  await press('Try again')
  expect(screen.getByRole('heading', { name: 'Personal information' })).toBeDefined()
})

test('§2.2.4-1 the profile card names company, user and role', async () => {
  await open()
  expect(screen.getByText('ADMIN')).toBeDefined()
  expect(screen.getAllByText('Atlas Textiles')[0]).toBeDefined()
})

test('§2.2.4-6 side links lead to the parts, and billing to the prices', async () => {
  await open()
  const links = within(screen.getByRole('navigation', { name: 'Sections of the settings' })).getAllByRole(
    'link',
  )
  const places = links.map((link) => [link.textContent, link.getAttribute('href')])
  expect(places).toEqual([
    ['Personal information', '#personal-information'],
    ['Company identity', '#company-identity'],
    ['Subscriptions', '#subscriptions'],
    ['Billing', '/Pricing'],
    ['Notifications', '#notifications'],
    ['Promise to candidates', '#response-promise'],
    ['Emails to candidates', '#candidate-emails'],
    ['Security', '#password'],
    ['Team', '#team'],
    ['Activity log', '#activity-log'],
    ['Your data', '#data'],
  ])
  for (const [, href] of places)
    if (href?.startsWith('#')) expect(document.getElementById(href.slice(1)), href).not.toBeNull()
})

test.each(['subscriptions', 'team'])(
  'an address with the place %s leads there once it is there',
  async (id) => {
    await open(`/Settings#${id}`)
    const gone = vi.mocked(Element.prototype.scrollIntoView).mock.contexts
    expect([gone.length > 0, new Set(gone)]).toEqual([true, new Set([document.getElementById(id)])])
    // What arrives above pushes it away: it is followed, until somebody moves on their own.
    const arrive = async () => {
      document.getElementById(id)?.parentElement?.prepend(document.createElement('hr'))
      await wait(0)
      return gone.length
    }
    const before = gone.length
    expect(await arrive()).toBe(before + 1)
    fireEvent.wheel(window)
    expect(await arrive()).toBe(before + 1)
  },
)

test('one part is in view at a time, and the side links say which', async () => {
  await open('/Settings#invoices')
  expect(document.querySelector('nav [aria-current="location"]')?.textContent).toBe('Subscriptions')
  expect(screen.queryByRole('region', { name: 'Personal information' })).toBeNull()
  expect(part('Invoices')).toBeTruthy()
})

test('§2.2.4-2 personal information: username, phone, address, city', async () => {
  await open()
  const terms = ['Username', 'Phone', 'Address', 'City'].map((term) => beside('Personal information', term))
  expect(terms).toEqual(['amira@atlas.example', '71234567', '12 rue de Carthage', 'Tunis'])
})

test('§2.2.4-3 company identity: name, industry, description, size, values, and the way to change them', async () => {
  await open('/Settings#company-identity')
  const terms = ['Company name', 'Industry', 'Description', 'Company size', 'Company values']
  expect(terms.map((term) => beside('Company identity', term))).toEqual([
    'Atlas Textiles',
    'Manufacturing',
    someSettings().companyIdentity?.companyDescription,
    '51-200',
    'IntegrityCustomer Focus',
  ])
  fireEvent.click(screen.getByRole('link', { name: 'Edit company profile' }))
  expect(screen.getByRole('heading', { name: 'Wizard' })).toBeDefined()
})

test('§2.2.4-3 without a profile there is the way to one', async () => {
  api.on(getSettingsEndpoint, () => someSettings({ companyIdentity: null }))
  await open('/Settings#company-identity')
  expect(screen.getByRole('link', { name: 'Complete company profile' }).getAttribute('href')).toBe(
    '/OnBoarding',
  )
})

test.each([
  ['COMPLETED', 'COMPLETED'],
  ['PENDING', 'PENDING'],
  ['', 'not started'],
])('§2.2.4-4 account status %s is said as %s', async (onBoardingStatus, said) => {
  api.on(getSettingsEndpoint, () => someSettings({ onBoardingStatus: onBoardingStatus as 'PENDING' }))
  await open()
  expect(part('Account status').getByText(said)).toBeDefined()
})

test('§2.2.4-7 what is changed is saved and shown', async () => {
  let settings = someSettings()
  api.on(getSettingsEndpoint, () => settings)
  api.on(updateSettingsEndpoint, (contact) => {
    settings = { ...settings, ...contact, fullName: contact.fullName || null }
    return { message: 'ok' }
  })
  await open()
  await press('Edit')
  expect(document.activeElement).toBe(screen.getByLabelText('Short name'))
  const fullName = 'Société Atlas Linen & Fils'
  fill({
    'Short name': ' Atlas  Linen ',
    'Full company name (optional)': fullName,
    Phone: '+216 98 765 432',
    Address: '1 avenue de Paris',
    City: 'Sousse',
  })
  await press('Save')
  expect(api.sentTo(updateSettingsEndpoint)).toEqual([
    { name: 'Atlas Linen', fullName, phone: '98765432', address: '1 avenue de Paris', city: 'Sousse' },
  ])
  expect(toasts().at(-1)).toEqual({ tone: 'success', message: 'Your changes are saved.' })
  expect(beside('Personal information', 'City')).toBe('Sousse')
  expect(document.querySelector('#company-identity')?.textContent).toContain('Société Atlas Linen & Fils')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit' }))
})

test.each([
  ['Short name', 'ab', 'Name must contain between 3 and 15 characters.'],
  ['Phone', '1234567', 'Phone number must contain exactly 8 digits.'],
  ['Address', 'x', 'Address must contain between 3 and 50 characters.'],
  ['City', '', 'Please enter your city.'],
])('a wrong %s is said beside it and as a toast, and nothing is sent', async (label, value, message) => {
  await open()
  await press('Edit')
  fill({ [label]: value })
  await press('Save')
  expect(toasts().at(-1)).toEqual({ tone: 'error', message })
  const input = screen.getByLabelText<HTMLInputElement>(label, { selector: 'input' })
  expect([input.getAttribute('aria-invalid'), input.value, document.activeElement]).toEqual([
    'true',
    value,
    input,
  ])
  expect(part('Personal information').getByText(message)).toBeDefined()
  expect(api.sentTo(updateSettingsEndpoint)).toEqual([])
})

test('a failure loses nothing that was typed; cancelling brings back what was', async () => {
  api.on(updateSettingsEndpoint, () => {
    throw new FakeFailure()
  })
  await open()
  await press('Edit')
  fill({ City: 'Sousse' })
  await press('Save')
  expect(toasts().at(-1)).toEqual({
    tone: 'error',
    message: 'An error occurred. Please try again later.',
  })
  expect(screen.getByLabelText<HTMLInputElement>('City').value).toBe('Sousse')
  await press('Cancel')
  expect(beside('Personal information', 'City')).toBe('Tunis')
})

test.each([
  ['RECRUITER', 'Recruiter'],
  ['VIEWER', 'Viewer'],
] as const)('a %s reads all and changes nothing', async (role, name) => {
  api.on(getSettingsEndpoint, () => someSettings({ role }))
  await open()
  expect(screen.getByText(name)).toBeDefined()
  expect(beside('Personal information', 'City')).toBe('Tunis')
  expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull()
  expect(screen.queryByRole('link', { name: 'Edit company profile' })).toBeNull()
  for (const id of ['personal-information', 'company-identity'])
    expect(document.getElementById(id)?.textContent).toContain(
      'Only an admin of your company can change this.',
    )
})

test('§2.2.6-3 an ADMIN chooses the promise to candidates', async () => {
  api.on(setResponsePromiseEndpoint, (body) => body)
  await open('/Settings#response-promise')
  const section = part('Promise to candidates')
  expect(section.getByRole<HTMLInputElement>('radio', { name: '24-48 business hours' }).checked).toBe(true)
  fireEvent.click(section.getByRole('radio', { name: /^No promise/ }))
  await press('Save promise')
  expect(api.sentTo(setResponsePromiseEndpoint)).toEqual([{ responsePromise: 'none' }])
  expect(toasts()).toEqual([{ tone: 'success', message: 'Your changes are saved.' }])

  api.on(setResponsePromiseEndpoint, () => {
    throw new FakeFailure(500, { code: 'INTERNAL', message: 'Something broke.' })
  })
  fireEvent.click(section.getByRole('radio', { name: 'One week' }))
  await press('Save promise')
  expect(section.getByText('Something broke.')).toBeDefined()
})

test.each(['RECRUITER', 'VIEWER'] as const)('a %s reads the promise to candidates', async (role) => {
  api.on(getSettingsEndpoint, () => someSettings({ role, responsePromise: 'days' }))
  await open('/Settings#response-promise')
  const section = part('Promise to candidates')
  expect(section.getByText('3 business days')).toBeDefined()
  expect(section.getByText(/Only an admin of your company can change this\./)).toBeDefined()
  expect(section.queryByRole('radio')).toBeNull()
})
