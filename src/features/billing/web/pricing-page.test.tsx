// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Role } from '#contract/endpoint.ts'
import type { SiteConfig } from '#contract/site-config.ts'
import { login, logout } from '#features/accounts/web/use-session.ts'
import { aPurchase, aSubscription, somePlans } from '#testing/builders/some-plans.ts'
import { press, toasts, wait } from '#testing/drive-page.ts'
import { FakeFailure, fakeApi } from '#testing/fake-api.ts'
import { showPage } from '#testing/show-page.tsx'
import { dismissToast, shownToasts } from '#ui/components/toast.ts'
import { availableFeatures, planFeatures } from '../contract/options.ts'
import { listPlansEndpoint, listSubscriptionsEndpoint } from '../contract/plans.ts'
import { buyPlanEndpoint, listPurchasesEndpoint } from '../contract/purchases.ts'
import { PricingPage } from './pricing-page.tsx'
import { pricingTexts } from './pricing-texts.ts'

let api: ReturnType<typeof fakeApi>
beforeEach(() => {
  vi.useFakeTimers()
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
  }
  api = fakeApi()
  api.on(listPlansEndpoint, somePlans)
  api.on(listSubscriptionsEndpoint, () => [aSubscription()])
  api.on(listPurchasesEndpoint, () => [])
})
afterEach(() => {
  cleanup()
  logout()
  for (const { id } of shownToasts()) dismissToast(id)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function open({ role = 'ADMIN', ...config }: Partial<SiteConfig> & { role?: Role } = {}) {
  login({ accessToken: 't', userId: 'u', onBoardingStatus: 'COMPLETED', role })
  const pages = { '/Pricing': <PricingPage />, '/Payment/:purchaseId': <h1>The payment</h1> }
  showPage(pages, '/Pricing', config)
  await wait(0)
  await wait(0)
}
const cards = () => screen.getAllByRole('heading', { level: 2 }).flatMap((one) => one.closest('li') ?? [])
const textOf = (element: Element | undefined | null) => element?.textContent ?? ''
const rowOf = (name: string) => {
  const row = screen.getByRole('rowheader', { name }).closest('tr')
  return [...(row?.querySelectorAll('td') ?? [])].map((cell) => textOf(cell))
}

test('§2.2.5-2 three cards with a dollar sign, Enterprise MOST POPULAR, and what each has', async () => {
  await open()
  expect(cards().map((card) => textOf(within(card).getByRole('heading', { level: 2 })))).toEqual([
    'Starter',
    'Basic',
    'Enterprise',
  ])
  expect(cards().map((card) => /\$\d+/.exec(textOf(card))?.[0])).toEqual(['$45', '$99', '$199'])
  expect(cards().map((card) => textOf(card).includes('MOST POPULAR'))).toEqual([false, false, true])
  expect(textOf(cards()[0])).toContain('1 job posting30 candidates per job')
  expect(textOf(cards()[1])).toContain('3 job postings per month50 candidates per job')
  expect(textOf(cards()[2])).toContain('10 job postings per month100 candidates per job')
  for (const card of cards()) expect(textOf(card)).toContain('/ month')
})

test('§2.2.5-3 a price of 0 is Free', async () => {
  api.on(listSubscriptionsEndpoint, () => [])
  api.on(listPlansEndpoint, () =>
    somePlans().map((plan, at) => (at === 0 ? { ...plan, price: 0, priceTnd: 0 } : plan)),
  )
  await open()
  expect(textOf(cards()[0])).toContain('Free')
  expect(textOf(cards()[0])).not.toMatch(/\$|month/)
  expect(rowOf('Price per month')).toEqual(['Free', '$99', '$199'])
})

test('§2.2.5-1 the table compares by category; seven things are in all plans, and what only Enterprise has', async () => {
  await open()
  const columns = screen.getAllByRole('columnheader').map((one) => one.textContent)
  expect(columns).toEqual(['Feature', 'Starter', 'Basic', 'Enterprise'])
  const categories = [...document.querySelectorAll('th[scope=rowgroup]')].map((one) => one.textContent)
  expect(categories).toEqual(['Price and limits', 'Interviews', 'Evaluation', 'Candidates', 'Support'])
  expect(rowOf('Price per month')).toEqual(['$45', '$99', '$199'])
  expect(rowOf('Job postings')).toEqual(['1', '3 per month', '10 per month'])
  expect(rowOf('Candidates per job')).toEqual(['30', '50', '100'])
  for (const name of [
    'Custom interview questions',
    'AI interviews',
    'AI response detection',
    'AI evaluation',
    'Detailed dashboard',
    'Visuals per candidate',
    'E-mail support',
  ])
    expect(rowOf(name), name).toEqual(['Included', 'Included', 'Included'])
  for (const name of ['Full interview transcripts', 'Automated rejection e-mails', 'Priority support'])
    expect(rowOf(name), name).toEqual(['Not included', 'Not included', 'Included'])
})

test('the page names only what this version has', async () => {
  await open()
  for (const name of planFeatures.filter((one) => !availableFeatures.includes(one)))
    expect(textOf(document.body)).not.toContain(pricingTexts.messages[`feature.${name}`])
  for (const name of availableFeatures.map((one) => pricingTexts.messages[`feature.${one}`])) {
    expect(textOf(cards()[0])).toContain(`Not included: ${name}`)
    expect(textOf(cards()[2])).toContain(name)
  }
})

test.each(['ENTERPRISE', 'entreprise', ' Entreprise '])(
  '§2.2.5-4 %j is the Enterprise plan',
  async (name) => {
    api.on(listPlansEndpoint, () =>
      somePlans().map((plan, at) => (at === 2 ? { ...plan, name, price: 249 } : plan)),
    )
    await open()
    expect(rowOf('Price per month')).toEqual(['$45', '$99', '$249'])
    expect(textOf(cards()[2])).toContain('MOST POPULAR')
  },
)

test.each([
  ['the plan is not there', () => somePlans().slice(0, 2)],
  [
    'it comes without one',
    () => somePlans().map((plan, at) => (at === 2 ? { ...plan, price: null as never } : plan)),
  ],
])('§2.2.5-5 the table shows 199 for Enterprise when the price is missing: %s', async (_how, plans) => {
  api.on(listPlansEndpoint, plans)
  await open()
  expect(rowOf('Price per month')).toEqual(['$45', '$99', '$199'])
})

test('§2.8-4 plans that do not load: a panel with Retry, which loads the page again', async () => {
  const reload = vi.fn()
  vi.stubGlobal('location', { ...window.location, reload })
  api.on(listPlansEndpoint, () => {
    throw new FakeFailure()
  })
  await open()
  expect(screen.getByRole('heading', { name: 'Loading error' })).toBeDefined()
  expect(screen.getByText('Error loading plans')).toBeDefined()
  await press('Retry')
  expect(reload).toHaveBeenCalledOnce()
})

test('§2.8-4 what the server says of it is shown instead', async () => {
  api.on(listPlansEndpoint, () => {
    throw new FakeFailure(503, { code: 'BUSY', message: 'The server is being updated.' })
  })
  await open()
  expect(textOf(screen.getByRole('alert'))).toContain('Loading errorThe server is being updated.')
  expect(screen.queryByText('Error loading plans')).toBeNull()
})

test('§2.8-5 no plans', async () => {
  api.on(listPlansEndpoint, () => [])
  await open()
  expect(screen.getByRole('heading', { name: 'No plans available at the moment.' })).toBeDefined()
  expect(screen.getByRole('link', { name: 'Contact support' })).toBeDefined()
})

test('§2.8-6 a plan without an id cannot be bought', async () => {
  api.on(listPlansEndpoint, () => somePlans().map((plan) => ({ ...plan, id: '' })))
  await open()
  await press('Choose Basic')
  expect(toasts()).toEqual([{ tone: 'error', message: 'Missing plan ID.' }])
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('§2.2.5-6 a dialog says in full what buying does, with the amount in TND, before anything is sent', async () => {
  await open()
  await press('Choose Basic')
  const dialog = within(screen.getByRole('dialog', { name: 'Buy the Basic plan?' }))
  expect(
    dialog.getByText(
      'Your current plan stays until this payment is confirmed and is then deactivated. Other pending purchases are cancelled now. Only one plan can be active. A confirmed purchase cannot be undone.',
    ),
  ).toBeDefined()
  expect(
    dialog.getByText(
      'Your free plan is for life: it pauses while the paid plan is active. When that ends, you are back on it with what was left of it.',
    ),
  ).toBeDefined()
  expect(dialog.getByText('306.90 TND')).toBeDefined()
  expect(dialog.getByText('$99 for a month')).toBeDefined()
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(api.sentTo(buyPlanEndpoint)).toEqual([])
})

const confirm = async () => {
  await press('Choose Enterprise')
  await press('Confirm and pay')
}

test('§2.8-9 a purchase says so and leads to its payment page', async () => {
  const { id } = aPurchase()
  api.on(buyPlanEndpoint, () => ({ purchaseId: id, message: 'ok' }))
  await open()
  await confirm()
  await act(async () => vi.advanceTimersByTimeAsync(0))
  expect(api.askedOf(buyPlanEndpoint)).toEqual(['/api/subscriptions/buy/enterprise'])
  expect(toasts()).toEqual([{ tone: 'success', message: 'Redirecting to payment page for Enterprise...' }])
  expect(screen.getByRole('heading', { name: 'The payment' })).toBeDefined()
})

test('§2.8-8 a 403 shows what the server says with a warning for 6 s', async () => {
  const message = 'Your role does not allow this.'
  api.on(buyPlanEndpoint, () => {
    throw new FakeFailure(403, { code: 'NOT_ALLOWED', message })
  })
  await open()
  await confirm()
  expect(toasts()).toEqual([{ tone: 'warning', message }])
  await wait(5_900)
  expect(toasts()).toHaveLength(1)
  await wait(200)
  expect(toasts()).toEqual([])
})

test('§2.8-7 any other failure: Error processing payment, with its reason, and the dialog stays', async () => {
  api.on(buyPlanEndpoint, () => {
    throw new FakeFailure(404, { code: 'UNKNOWN_PLAN', message: 'This plan is not on offer.' })
  })
  await open()
  await confirm()
  expect(toasts()).toEqual([{ tone: 'error', message: 'Error processing payment' }])
  expect(textOf(screen.getByRole('dialog'))).toContain('Error processing paymentThis plan is not on offer.')
})

test('the plan one has is marked, and the others say what they would change', async () => {
  api.on(listSubscriptionsEndpoint, () => [
    aSubscription({ planName: 'BASIC', price: 99, numOfJobs: 2, maxCandidates: 50 }),
  ])
  await open()
  const [starter, basic, enterprise] = cards().map((card) => textOf(card))
  expect(basic).toContain('Your plan')
  expect(basic).toContain('Buy Basic again')
  expect(starter).not.toContain('Your plan')
  expect(starter).toContain('1 posting (you have 2 left)30 candidates per job instead of 50')
  expect(enterprise).toContain('10 postings (you have 2 left)')
})

test('the free offer is not the paid Starter', async () => {
  await open()
  expect(textOf(cards()[0])).not.toContain('Your plan')
  expect(textOf(cards()[0])).toContain('30 candidates per job instead of 10')
})

test('an open purchase leads back to its payment', async () => {
  api.on(listPurchasesEndpoint, () => [aPurchase({ state: 'cancelled' }), aPurchase()])
  await open()
  expect(screen.getByText('A purchase of Basic is open')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Go to the payment' }).getAttribute('href')).toBe(
    `/Payment/${aPurchase().id}`,
  )
})

test.each(['RECRUITER', 'VIEWER'] as const)('a %s reads all, cannot buy, and reads why', async (role) => {
  await open({ role })
  expect(rowOf('AI interviews')).toHaveLength(3)
  expect(screen.getByText('Only an admin of your company can buy a plan.')).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: /^Choose Basic/ }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(toasts()).toEqual([{ tone: 'info', message: 'Only an admin of your company can buy a plan.' }])
  expect(api.askedOf(listPurchasesEndpoint)).toEqual([])
})

test('where billing is off everything is unlocked and nothing is asked for', async () => {
  await open({ billing: 'off' })
  expect(screen.getByRole('heading', { name: 'Everything is unlocked' })).toBeDefined()
  expect(document.body.textContent).not.toMatch(/\$\d|per month/)
  expect(api.askedOf(listPlansEndpoint)).toEqual([])
})

test.each([
  ['starter', 'The Starter plan is free for life with 1 job offer and up to 10 candidates.'],
  ['trial', 'The free trial lasts 30 days, one time, with 1 job offer and up to 10 candidates.'],
  ['none', 'There is no free offer at the moment'],
] as const)('§2.2.9-3 the free offer %s is described as everywhere', async (freeOffer, sentence) => {
  await open({ freeOffer })
  expect(document.body.textContent).toContain(sentence)
  // Beside the price of the plan that has the name of the free one.
  const cards = screen.queryAllByText('Also free for life: 1 job offer').map((line) => line.closest('li'))
  expect(cards.map((card) => card?.querySelector('h2')?.textContent)).toEqual(
    freeOffer === 'starter' ? ['Starter'] : [],
  )
})

test('§2.2.5-7 support is a click away', async () => {
  await open()
  expect(screen.getByRole('link', { name: 'Contact support' }).getAttribute('href')).toBe('/Contact')
})
