import './candidate.css'
import { candidatePages } from '../server-rendered-pages.ts'
import { hydratePage } from '../ssr/hydrate-page.tsx'
import { screens } from './screens.ts'

void hydratePage(candidatePages, screens)
