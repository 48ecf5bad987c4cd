import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'

export interface Picture {
  name: string
  /** Pictures of one theme and language share a sheet. */
  sheet: string
  /** Of the page. */
  width: number
  bytes: Buffer
}

/** Draws one sheet for each theme and language; returns their addresses. */
export async function drawContactSheet(
  chrome: Browser,
  folder: string,
  pictures: readonly Picture[],
): Promise<string[]> {
  mkdirSync(folder, { recursive: true })
  const files: string[] = []
  for (const [sheet, ones] of Map.groupBy(pictures, ({ sheet }) => sheet)) {
    const page = await chrome.newPage({ viewport: { width: 1800, height: 1000 } })
    await page.setContent(html(ones))
    await page.waitForLoadState('networkidle')
    const file = join(folder, `sheet-${sheet}.png`)
    writeFileSync(file, await page.screenshot({ fullPage: true }))
    await page.close()
    files.push(file)
  }
  return files
}

const html = (pictures: readonly Picture[]) => `<!doctype html><title>Pictures</title><style>
  body { margin: 16px; display: flex; flex-wrap: wrap; gap: 16px; align-items: start; background: #888; font: 14px sans-serif }
  figure { margin: 0; background: #fff; padding: 4px }
  div { max-height: 900px; overflow: hidden }
</style>${pictures.map(figure).join('')}`

const shownWidth = (width: number) => (width < 500 ? 200 : width < 1000 ? 320 : 560)

const figure = ({ name, width, bytes }: Picture) =>
  `<figure><div><img width="${shownWidth(width)}" src="data:image/png;base64,${bytes.toString('base64')}"></div>${name}</figure>`
