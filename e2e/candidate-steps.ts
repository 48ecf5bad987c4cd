import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './watch-page.ts'

/** The switch of languages: right to left, and back. */
export async function readInArabic(page: Page): Promise<void> {
  const city = page.locator('input[name=city]')
  await city.fill('Sfax')
  await page.locator('summary').click()
  await page.getByRole('link', { name: 'العربية' }).click()
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.getByRole('button', { name: 'التسجيل للمقابلة' })).toBeVisible()
  await expect(city).toHaveValue('Sfax')
  await expectAccessible(page)
  await page.locator('summary').click()
  await page.getByRole('link', { name: 'Français' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await expect(city).toHaveValue('Sfax')
}

export async function refuseOtherFiles(page: Page) {
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('not a PDF at all') })
  await expect(page.getByText('Ce n’est ni un fichier PDF, DOC ou DOCX, ni une photo').first()).toBeVisible()
}
