import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'

const fonts = join(import.meta.dirname, '..', 'node_modules', '@fontsource-variable', 'cairo', 'files')
const page = `<!doctype html><html lang="ar" dir="rtl"><meta charset="utf-8"><title>مرحبا</title>
<style>@font-face { font-family: Cairo; src: url(/cairo.woff2) } p { font: 40px Cairo, sans-serif }</style>
<p id="arabic">مقابلة عمل</p><p id="latin">Interview</p></html>`

const server = createServer((request, response) => {
  if (request.url === '/cairo.woff2') {
    response
      .setHeader('content-type', 'font/woff2')
      .end(readFileSync(join(fonts, 'cairo-arabic-wght-normal.woff2')))
  } else response.setHeader('content-type', 'text/html').end(page)
})

test.beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
test.afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())))

test('the browser opens a page and draws Latin and, by its web font, Arabic', async ({ page: tab }) => {
  await tab.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
  await expect(tab).toHaveTitle('مرحبا')
  expect(await tab.evaluate(async () => [...(await document.fonts.load('40px Cairo', 'م'))].length)).toBe(1)
  for (const id of ['#arabic', '#latin']) {
    const drawn = await tab.locator(id).screenshot()
    await tab.locator(id).evaluate((line) => line.replaceChildren('\u00a0'))
    expect(drawn.equals(await tab.locator(id).screenshot()), `${id} is blank`).toBe(false)
  }
})
