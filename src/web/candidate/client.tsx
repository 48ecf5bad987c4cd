import './candidate.css'
import { candidatePages } from '../pages.ts'
import { hydratePage } from '../sent/hydrate-page.tsx'
import { screens } from './screens.ts'

void hydratePage(candidatePages, screens)
