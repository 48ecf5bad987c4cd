import { expect } from '@playwright/test'
import { test } from './journey.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('nothing moves for people who ask for reduced motion', async ({ page }) => {
  await page.goto('/Login')
  await page.getByRole('button', { name: 'Log in' }).click()
  // A toast comes in, a field turns red: both would move.
  await expect(page.getByText('Please enter a valid email address.').first()).toBeVisible()
  const moving = await page.evaluate(() =>
    document
      .getAnimations()
      .map(({ effect }) => Number(effect?.getTiming().duration))
      .filter((milliseconds) => milliseconds > 1),
  )
  expect(moving).toEqual([])
  const durations = await page.evaluate(() =>
    [...document.querySelectorAll('*')].flatMap((element) => {
      const { animationDuration, transitionDuration } = getComputedStyle(element)
      return [animationDuration, transitionDuration].flatMap((text) => text.split(',').map(Number.parseFloat))
    }),
  )
  expect(Math.max(...durations)).toBeLessThan(0.001)
})
