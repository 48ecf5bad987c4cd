import { unpackBrowser } from './browser.ts'

// Playwright asks for a default export.
export default unpackBrowser
