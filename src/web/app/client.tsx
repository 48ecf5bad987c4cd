import './app.css'
import { createRoot } from 'react-dom/client'
import type { SiteConfig } from '#contract/site-config.ts'
import { wordAnswersBy } from '#ui/api/api-error.ts'
import { inReadersWords } from '#ui/texts/in-readers-words.ts'
import { openLanguage } from '#ui/texts/spoken-language.ts'
import { applyTheme } from '#ui/theme/theme.ts'
import { readJson } from '../frame/read-json.ts'
import { loadAppTexts } from './app-speech.ts'
import { Application } from './application.tsx'
import { fetchPage } from './routes.tsx'

applyTheme()
wordAnswersBy(inReadersWords)
// What the server painted stays until the page can be shown whole.
void Promise.all([fetchPage(window.location.pathname), openLanguage(loadAppTexts)]).then(() => {
  const root = document.getElementById('root')
  if (root) createRoot(root).render(<Application config={readJson<SiteConfig>('site-config')} />)
})
