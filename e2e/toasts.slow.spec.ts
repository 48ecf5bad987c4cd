import { expect, type Locator } from '@playwright/test'
import { test } from './journey.ts'

const boxOf = async (part: Locator) => {
  const box = await part.boundingBox()
  if (!box) throw new Error('It is not shown')
  return box
}

for (const width of [360, 768, 1440]) {
  test(`§1.2-6 at ${width} px a toast is at the top right and covers no navigation`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/Login')
    await page.getByRole('button', { name: 'Log in' }).click()
    const toast = page.getByRole('region', { name: 'Notifications' }).getByRole('listitem')
    const [header, box] = [await boxOf(page.getByRole('banner')), await boxOf(toast)]
    expect(box.y).toBeGreaterThanOrEqual(header.y + header.height)
    expect(box.y).toBeLessThan(120)
    expect(width - box.x - box.width).toBeLessThanOrEqual(16)
    if (width < 1024) await page.getByRole('button', { name: 'Open menu' }).click()
    // A click that something else would catch fails.
    for (const name of ['Features', 'Pricing', 'Get Started'])
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click({ trial: true })
  })
}
