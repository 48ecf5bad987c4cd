import { readFile } from 'node:fs/promises'
import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test'
import { answersFr } from '../src/features/demo/server/company/answers-fr.ts'
import { cvFixtures } from '../src/testing/documents/cv-fixtures.ts'
import { readInArabic, refuseOtherFiles } from './candidate-steps.ts'
import { test } from './journey.ts'
import { linkIn, waitForMail } from './outbox.ts'
import { expectAccessible, watch } from './watch-page.ts'

const employer = { email: 'rh@atlas.example', password: 'un mot de passe solide', company: 'Atlas Gestion' }
const title = 'Développeuse full-stack'
const description =
  'Atlas Gestion écrit des logiciels de facturation pour les petites entreprises de Tunisie. '.repeat(6)

test('from signing up to a score with its quotes', async ({ page, browser, server, context }) => {
  test.setTimeout(240_000)
  const troubles = await watch(context)

  await test.step('the employer signs up, verifies and logs in', () => signUpAndLogIn(page, server.url))
  await test.step('completes the company profile', () => completeProfile(page))
  const applyLink = await test.step('posts a job and copies its link', () => postJob(page))

  for (const [name, kind] of [
    ['Amira Ben Salah', 'pdf'],
    ['Yassine Gharbi', 'docx'],
    ['سلمى التونسي', 'doc'],
  ] as const) {
    await test.step(`${name} applies with a ${kind}`, async () => {
      const phone = await browser.newContext({
        viewport: { width: 360, height: 740 },
        reducedMotion: 'reduce',
        hasTouch: true,
      })
      const phoneTroubles = await watch(phone)
      const careful = kind === 'pdf'
      const link = await apply(phone, server.url, { applyLink, name, careful })
      await interview(phone, link, { cv: cvFixtures[kind], careful })
      await phone.close()
      expect(phoneTroubles).toEqual([])
    })
  }

  await test.step('the employer reads the scores and opens the CV', () => review(page))
  expect(troubles).toEqual([])
})

async function signUpAndLogIn(page: Page, url: string) {
  await page.goto('/Signup')
  await expect(page.getByRole('heading', { name: 'Create Account' })).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Company Name').fill(employer.company)
  await page.getByLabel('Email').fill(employer.email)
  await page.getByLabel('Phone').fill('71234567')
  await page.getByLabel('Address').fill('12 avenue Habib Bourguiba')
  await page.getByLabel('City').fill('Tunis')
  await page.getByLabel('Password', { exact: true }).fill(employer.password)
  await page.getByRole('button', { name: 'Sign Up' }).click()
  await expect(page.getByText('Registration successful!').first()).toBeVisible()
  await expect(page).toHaveURL(/\/Login$/)

  const mail = await waitForMail(url, employer.email, /verify/i)
  await page.goto(linkIn(mail, /\/verify\?/))
  await expect(page.getByText('Your email is verified.').first()).toBeVisible()
  await expectAccessible(page)
  await expect(page).toHaveURL(/\/Login$/i)
  await expectAccessible(page)
  await page.getByLabel('Email').fill(employer.email)
  await page.getByLabel('Password', { exact: true }).fill(employer.password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL(/\/OnBoarding$/)
}

async function completeProfile(page: Page) {
  await expectAccessible(page)
  const next = page.getByRole('button', { name: 'Continue' })
  await expect(next).toBeDisabled()
  await page.getByLabel('Company description').fill(description)
  await next.click()
  await page.getByRole('radio', { name: 'Technology' }).check()
  await next.click()
  await page.getByRole('radio', { name: '11-50' }).check()
  await next.click()
  for (const value of ['Innovation', 'Integrity', 'Collaboration'])
    await page.getByRole('checkbox', { name: value }).check()
  await expect(page.getByText('3/5 values selected')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Finish setup' }).click()
  await expect(page.getByText('Setup completed successfully!').first()).toBeVisible()
  await expect(page).toHaveURL(/\/Jobs$/)
}

async function postJob(page: Page): Promise<string> {
  await expect(page.getByText('There are currently no job offers available.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Create a job offer' }).first().click()
  await page.getByLabel('Job title').fill(title)
  await page.getByLabel('Job type').selectOption('Full-time')
  await page.getByLabel('Location').fill('Tunis')
  await page
    .getByLabel('Job description')
    .fill('Vous développez des API en Node.js et des écrans en React, et vous échangez avec nos clients.')
  await page.getByLabel('Salary').fill('2500')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Next' }).click()
  for (const skill of ['React', 'Node.js', 'PostgreSQL']) {
    await page.getByLabel('Skills').fill(skill)
    await page.getByLabel('Skills').press('Enter')
  }
  await page.getByLabel('Experience level (years)').selectOption('1')
  await page.getByLabel('Seniority level').selectOption('Mid-level')
  await page.getByLabel('Education level').selectOption("Bachelor's")
  await page.getByRole('radio', { name: 'Français' }).check()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Next' }).click()
  for (const choice of ['French', 'English', 'Communication', 'Teamwork'])
    await page.getByRole('checkbox', { name: choice, exact: true }).check()
  await page.getByLabel('Industry').selectOption('Technology')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Create job offer' }).click()
  await expect(page.getByText('Job offer created successfully!').first()).toBeVisible()
  await expect(page).toHaveURL(/\/Jobs\/[\w-]+\?tab=questions$/)

  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
  await expect(page.getByText('2,500 DT / month')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Your 8 questions' })).toBeVisible({ timeout: 20_000 })
  await expect(page.getByText('Preparing interview…')).toBeHidden()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Copy interview link' }).click()
  await expect(page.getByRole('button', { name: 'Link copied!' })).toBeVisible()
  return page.evaluate(() => navigator.clipboard.readText())
}

async function apply(
  phone: BrowserContext,
  url: string,
  { applyLink, name, careful }: { applyLink: string; name: string; careful: boolean },
): Promise<string> {
  const page = await phone.newPage()
  const [firstName = '', ...rest] = name.split(' ')
  const email = `${Buffer.from(name).toString('hex').slice(0, 12)}@mail.example`
  await page.goto(applyLink)
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  if (careful) await expectAccessible(page)
  if (careful) await readInArabic(page)
  await page.getByLabel('Prénom').fill(firstName)
  await page.getByLabel('Nom', { exact: true }).fill(rest.join(' '))
  await page.getByLabel('Adresse e-mail').fill(email)
  await page.getByLabel('Numéro de téléphone').fill('22333444')
  await page.getByLabel('Ville').fill('La Marsa')
  await page.getByRole('button', { name: 'S’inscrire à l’entretien' }).click()
  await expect(page.getByText('Inscription réussie').first()).toBeVisible()
  if (careful) await expectAccessible(page)
  const mail = await waitForMail(url, email, /^Votre entretien/)
  await page.close()
  return linkIn(mail, /\/Interview\//)
}

async function interview(
  phone: BrowserContext,
  link: string,
  { cv, careful }: { cv: string; careful: boolean },
): Promise<void> {
  let page = await phone.newPage()
  await page.goto(link)
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  if (careful) await expectAccessible(page)
  await page.getByRole('button', { name: 'J’accepte, commencer l’entretien' }).click()

  if (careful) await answerInTwoSteps(page, answersFr[0] ?? '')
  for (const [index, answer] of answersFr.entries()) {
    if (careful && index === 0) continue
    await expect(
      page
        .getByText(`Question ${index + 1} sur ${answersFr.length}`)
        .filter({ visible: true })
        .first(),
    ).toBeVisible()
    if (careful && index === 3) page = await leaveAndComeBack(phone, page, { link, typed: answer })
    else await page.getByRole('textbox', { name: 'Votre réponse' }).fill(answer)
    if (careful && index === 1) await expectAccessible(page)
    if (careful) await expectNothingBelow(page)
    await page.getByRole('button', { name: 'Envoyer la réponse' }).click()
    await expect(page.getByText(answer).first()).toBeVisible()
  }

  await expect(page.getByText('Merci, c’étaient toutes mes questions !').first()).toBeVisible()
  if (careful) await readOnceMore(page)
  if (careful) await refuseOtherFiles(page)
  await page.locator('input[type=file]').setInputFiles(cv)
  await expect(page.getByText('Votre CV est bien arrivé.').first()).toBeVisible()
  if (careful) await expectAccessible(page)
  if (careful) await expectNothingBelow(page)
  await page.getByRole('button', { name: 'Envoyer ma candidature' }).click()
  await expect(page.getByRole('heading', { name: /^Merci, / })).toBeVisible()
  if (careful) await expectAccessible(page)
  // The link keeps saying so.
  await page.goto(link)
  await expect(page.getByRole('heading', { name: /^Merci, / })).toBeVisible()
}

/** A short answer brings a follow-up, answered without a network at first; then the short answer is changed. */
async function answerInTwoSteps(page: Page, better: string) {
  await expect(page.getByText('Question 1 sur 8').filter({ visible: true }).first()).toBeVisible()
  await page.getByRole('textbox', { name: 'Votre réponse' }).fill('Je suis une personne sérieuse.')
  await page.getByRole('button', { name: 'Envoyer la réponse' }).click()
  await expect(page.getByText('Une question de relance. Vous pouvez la passer.')).toBeVisible()
  await expectAccessible(page)
  await page.context().setOffline(true)
  await page.getByRole('textbox', { name: 'Votre réponse' }).fill('J’ai préparé les commandes.')
  await page.getByRole('button', { name: 'Envoyer la réponse' }).click()
  await expect(page.getByText('Votre réponse n’est pas encore partie.').first()).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.getByText('Question 2 sur 8').filter({ visible: true }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Modifier votre réponse à la question 1', exact: true }).click()
  await page.getByRole('textbox', { name: 'Votre réponse' }).fill(better)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Enregistrer la modification' }).click()
  await expect(page.getByRole('button', { name: 'Envoyer la réponse' })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: better })).toBeAttached()
}

async function readOnceMore(page: Page) {
  await page.getByRole('button', { name: 'Relire mes réponses' }).click()
  await expect(page.getByRole('heading', { name: 'Vos réponses' })).toBeVisible()
  await expect(page.getByText('J’ai préparé les commandes.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Revenir à la dernière étape' }).click()
}

/** The chat scrolls, never the page around it. */
const expectNothingBelow = (page: Page): Promise<void> =>
  expect
    .poll(() => page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight))
    .toBeLessThanOrEqual(0)

async function leaveAndComeBack(
  phone: BrowserContext,
  page: Page,
  { link, typed }: { link: string; typed: string },
): Promise<Page> {
  const saved = page.waitForResponse((answer) => answer.url().includes('/drafts/') && answer.ok())
  await page.getByRole('textbox', { name: 'Votre réponse' }).fill(typed)
  await saved
  await page.close()
  const again = await phone.newPage()
  await again.goto(link)
  await expect(again.getByText('Question 4 sur 8').first()).toBeVisible()
  await expect(again.getByRole('textbox', { name: 'Votre réponse' })).toHaveValue(typed)
  await expect(again.getByText(answersFr[2] ?? '')).toBeAttached()
  return again
}

async function review(page: Page) {
  await page.getByRole('link', { name: 'Dashboard' }).first().click()
  const cards = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: 'Details' }) })
  await expect(cards).toHaveCount(3)
  const amira = page.getByRole('listitem').filter({ hasText: 'Amira Ben Salah' })
  await expect(amira.getByRole('button', { name: /^Actions for/ })).toBeVisible()
  await expect(page.getByText('Assessing…')).toHaveCount(0, { timeout: 30_000 })
  await expectAccessible(page)

  await amira.getByRole('button', { name: 'Details' }).click()
  await expect(amira.getByText('Mindset', { exact: true }).first()).toBeVisible()
  await amira
    .getByText(/^Evidence \(/)
    .first()
    .click()
  const quote = await amira.locator('blockquote').first().innerText()
  const words = quote.replace(/^“|”$/g, '')
  const cv = await amira.getByText('From the CV').first().isVisible()
  if (!cv)
    expect(
      answersFr.some((answer) => answer.includes(words)),
      words,
    ).toBe(true)
  await expect(
    amira.getByText(/by the built-in engine, version \S+, rubric \S+ The score is advice/),
  ).toBeVisible()
  await expectAccessible(page)
  await scoreAgain(amira)
  await expectAccessible(page)

  await amira.getByRole('button', { name: /^Actions for/ }).click()
  await amira.getByRole('menuitem', { name: 'View CV' }).click()
  const downloading = page.waitForEvent('download')
  await page.getByRole('dialog').getByRole('button', { name: 'Download CV' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toContain('.pdf')
  expect((await readFile(await download.path())).equals(await readFile(cvFixtures.pdf))).toBe(true)
}

async function scoreAgain(card: Locator) {
  await card.getByRole('button', { name: 'Score again' }).click()
  await card.getByRole('button', { name: 'Score history' }).click()
  // The task may have ended before the page asks for its status.
  await expect(card.getByText(`requested by ${employer.email}`)).toBeVisible({ timeout: 30_000 })
  await card.getByRole('button', { name: /^Show the result of/ }).click()
  await expect(card.getByText(/^Earlier result from/)).toBeVisible()
  await card.getByRole('button', { name: 'Show the latest' }).click()
}
