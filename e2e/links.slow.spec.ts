import { expect } from '@playwright/test'
import { test } from './journey.ts'
import { watch } from './watch-page.ts'

const token = 'AbCdEfGh'.repeat(8)

test('the address of a mailed link is sent to no third party', async ({ page, context }) => {
  const troubles = await watch(context)
  for (const address of [
    `/verify?token=${token}`,
    `/verify?change=${token}`,
    `/reset-password?token=${token}`,
    `/join?token=${token}`,
    `/Interview/${token}`,
    `/My-application/${token}`,
  ]) {
    await page.goto(address)
    await page.waitForLoadState('networkidle')
    // Leaves the page, as a reader of an expired link does.
    await page.locator('a[href^="/"]').first().click()
    await page.waitForLoadState('networkidle')
  }
  await page.goto(`/Invitation/${token}`)
  await page.waitForLoadState('networkidle')
  expect(troubles.filter((trouble) => / was (sent|asked for) ?/.test(trouble))).toEqual([])
})
