import './app.css'
import { createRoot } from 'react-dom/client'
import type { SiteConfig } from '#contract/site-config.ts'
import { applyTheme } from '#ui/theme/theme.ts'
import { readJson } from '../frame/read-json.ts'
import { Application } from './application.tsx'

applyTheme()
const root = document.getElementById('root')
if (root) createRoot(root).render(<Application config={readJson<SiteConfig>('site-config')} />)
