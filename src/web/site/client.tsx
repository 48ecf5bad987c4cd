import './site.css'
import { sitePages } from '../server-rendered-pages.ts'
import { hydratePage } from '../ssr/hydrate-page.tsx'
import { screens } from './screens.ts'

void hydratePage(sitePages, screens)
