import { expect, type Page } from '@playwright/test'
import { aNewAccount } from '../src/testing/builders/a-company.ts'
import { aNewJob } from '../src/testing/builders/a-job.ts'
import { test } from './journey.ts'
import { makeAccount } from './make-account.ts'
import { expectAccessible, watch } from './watch-page.ts'

const account = aNewAccount({ userName: 'rh@zephyr.example', name: 'Zephyr' })

test('a job: its list, its questions edited and previewed, its link shared, closed and reopened', async ({
  page,
  context,
  server,
}) => {
  test.setTimeout(240_000)
  const troubles = await watch(context)
  await makeAccount(page, server.url, account)
  await post(page)
  await page.goto('/Jobs')
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Chargée' }) })
  await expect(card).toBeVisible()
  await expect(page.getByText('Preparing interview…')).toBeHidden({ timeout: 20_000 })

  await test.step('is searched for without accents', () => search(page))
  await test.step('its questions are edited by keyboard and saved', () => edit(page))
  await test.step('a question of one’s own is saved to the library and offered again', () =>
    ownQuestion(page))
  await test.step('the whole chat is previewed beside them', () => preview(page))
  await test.step('its tabs are kept in the address, its review settings are saved', () => review(page))
  await test.step('another page is reached by the keyboard alone', () => palette(page))
  await test.step('its link is shared', () => share(page))
  await test.step('a candidate comes from the company’s page to the form', () => applyFromCompanyPage(page))
  await test.step('it is closed and reopened', () => closeAndReopen(page))
  expect(troubles).toEqual([])
})

async function post(page: Page) {
  const bearer = await page.evaluate(() => localStorage.getItem('token'))
  const answer = await page.request.post('/api/jobs/create', {
    data: aNewJob({ title: 'Chargée d’études', interviewLanguage: 'Français' }),
    headers: { authorization: `Bearer ${bearer}` },
  })
  expect(answer.ok()).toBe(true)
}

async function search(page: Page) {
  await page.getByRole('searchbox').fill('CHARGEE')
  await expect(page.getByText('1 result(s) found for CHARGEE')).toBeVisible()
  await expect(page).toHaveURL(/search=CHARGEE/)
  await page.getByRole('searchbox').fill('zebra')
  await expect(page.getByText('No results for zebra. Try other keywords.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Clear search' }).last().click()
  await expect(page.getByRole('heading', { name: 'Chargée' })).toBeVisible()
}

async function edit(page: Page) {
  await page.getByRole('button', { name: /^Actions for Chargée/ }).press('ArrowDown')
  await expect(page.getByRole('menuitem').first()).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: /^Your \d questions$/ })).toBeVisible()
  const first = page.getByLabel('Text of question 1', { exact: true })
  const before = await first.inputValue()
  await first.fill('Prévoyez-vous d’avoir des enfants ?')
  await expect(page.getByText('Asking this may be unlawful')).toBeVisible()
  await expectAccessible(page)
  await page.reload()
  await expect(first).toHaveValue('Prévoyez-vous d’avoir des enfants ?')
  await page.getByRole('button', { name: 'Undo the changes of question 1' }).click()
  await expect(first).toHaveValue(before)
  await page.getByRole('button', { name: 'Move question 1 down' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Move question 2 down' })).toBeFocused()
  await page.getByRole('button', { name: 'Another question in place of question 1' }).click()
  await expect(page.getByText('Not saved yet').first()).toBeVisible()
  await page.getByRole('button', { name: 'Save the questions' }).click()
  await expect(page.getByText('All changes are saved.')).toBeVisible()
  await expect(page.getByLabel('Text of question 2', { exact: true })).toHaveValue(before)
}

async function ownQuestion(page: Page) {
  const add = page.getByRole('button', { name: 'Add a question', exact: true })
  await add.click()
  await page.keyboard.type('Quel client avez-vous regagné, et comment ?')
  const position = await page.getByLabel(/^Text of question/).count()
  await page.getByRole('button', { name: `Add a key point to question ${position}` }).click()
  await page.keyboard.type('Nomme le client')
  await page.getByRole('button', { name: `Save to our library: question ${position}` }).click()
  await expect(page.getByText('The question is in our library.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: `Remove question ${position}`, exact: true }).click()
  await add.click()
  await expectAccessible(page)
  await page.getByRole('button', { name: /^Remove from our library/ }).press('Enter')
  await page.getByRole('button', { name: /^Restore the question/ }).press('Enter')
  await page.getByRole('button', { name: /^Use this question/ }).press('Enter')
  await expect(page.getByLabel(`Key point 1 of question ${position}`, { exact: true })).toHaveValue(
    'Nomme le client',
  )
  await page.getByRole('button', { name: 'Discard changes' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Discard changes' }).click()
  await expect(page.getByText('All changes are saved.')).toBeVisible()
}

async function preview(page: Page) {
  const chat = page.getByRole('region', { name: 'The interview as candidates see it' })
  await expect(chat.getByRole('heading', { name: /Prénom/ })).toBeVisible()
  await expectAccessible(page)
  const next = page.getByRole('button', { name: 'Next step' })
  for (let step = 0; (await next.getAttribute('aria-disabled')) === null && step < 20; step++) {
    await next.click()
    await expect(next).toBeFocused()
    if (step === 1) await expectAccessible(page)
  }
  await expect(page.getByText('After the interview: the thanks')).toBeVisible()
}

async function review(page: Page) {
  await page.getByRole('tab', { name: 'Settings' }).click()
  await expect(page).toHaveURL(/\?tab=settings$/)
  await page.getByLabel('Distance limit in km').fill('far')
  await page.getByRole('button', { name: 'Save review settings' }).click()
  await expect(page.getByText('Please enter a whole number of kilometres from 0 to 20,000.')).toBeVisible()
  await page.getByLabel('Distance limit in km').fill('120')
  await page.getByLabel('Blind review').check()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save review settings' }).click()
  await expect(page.getByText('Review settings saved.')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Distance limit in km')).toHaveValue('120')
  await expect(page.getByLabel('Blind review')).toBeChecked()
  await page.getByRole('tab', { name: 'Share' }).click()
  await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible()
  await expectAccessible(page)
}

async function palette(page: Page) {
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox', { name: /^Search jobs/ })).toBeFocused()
  await page.keyboard.type('chargee')
  await expect(page.getByRole('option', { name: /^Chargée/, selected: true })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('tab', { name: 'Share', selected: true })).toBeVisible()
  await page.getByRole('main').focus()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.keyboard.type('gj')
  await expect(page).toHaveURL(/\/Jobs$/)
}

async function share(page: Page) {
  await page.goto('/Jobs')
  await page.getByRole('button', { name: /^Share Chargée/ }).click()
  await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible()
  await expectAccessible(page)
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download as PNG' }).click()
  expect((await download).suggestedFilename()).toBe('chargee-d-etudes-qr.png')
  await page.getByRole('button', { name: 'Done' }).click()
}

async function applyFromCompanyPage(page: Page) {
  const opened = page.waitForEvent('popup')
  await page.getByRole('link', { name: 'Company page' }).click()
  const visit = await opened
  await expect(visit.getByRole('heading', { level: 1, name: 'Zephyr' })).toBeVisible()
  await expectAccessible(visit)
  await visit.getByRole('link', { name: /^Postuler\s:\sChargée/ }).click()
  await expect(visit.getByLabel('Prénom')).toBeVisible()
  await expect(visit.getByText('You lead five sales people')).toHaveCSS(
    'white-space-collapse',
    'preserve-breaks',
  )
  await expectAccessible(visit)
  await visit.getByRole('link', { name: 'Zephyr' }).click()
  await expect(visit.getByText('1 offre ouverte')).toBeVisible()
  await visit.close()
}

async function closeAndReopen(page: Page) {
  const menu = page.getByRole('button', { name: /^Actions for Chargée/ })
  await menu.click()
  await page.getByRole('menuitem', { name: 'Close the job offer' }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Close the job offer' }).click()
  await expect(page.getByRole('listitem').getByText('Closed', { exact: true })).toBeVisible()
  await menu.click()
  await page.getByRole('menuitem', { name: 'Reopen the job offer' }).click()
  await expect(page.getByRole('listitem').getByText('Open', { exact: true })).toBeVisible()
}
