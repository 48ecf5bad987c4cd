import type { Page } from 'playwright-core'

/** What is called when a page is shown throws if a part of the product was not there: built again meanwhile, it shows English. */
export function watchScripts(page: Page): () => void {
  const missing: string[] = []
  page.on('response', (response) => {
    if (response.status() === 404 && response.request().resourceType() === 'script')
      missing.push(response.url())
  })
  return () => {
    if (missing.length > 0) throw new Error(`Not there: ${missing.join(', ')}`)
  }
}
