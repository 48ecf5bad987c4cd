import { expect, type Locator } from '@playwright/test'

/** Presses Tab until the control is focused, as somebody without a mouse does. */
export async function tabTo(wanted: Locator): Promise<void> {
  const page = wanted.page()
  await expect(wanted.first()).toBeVisible()
  for (let pressed = 0; pressed < 60; pressed++) {
    if (await wanted.first().evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not reach ${wanted}`)
}
