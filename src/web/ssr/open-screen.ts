import { isEmployerLanguage } from '#contract/languages.ts'
import type { PageContent } from '#contract/pages.ts'
import { loadFrameTexts } from '../frame/frame-speech.ts'
import type { ServerRenderedPage } from '../server-rendered-pages.ts'
import type { FramedPageProps } from './framed-page.tsx'
import { languageOf, type Screens } from './screen.ts'

/** The screen of a page with the texts of its language. */
export async function openScreen(
  pages: readonly ServerRenderedPage[],
  screens: Screens<string>,
  content: PageContent,
): Promise<Omit<FramedPageProps, 'config'>> {
  const page = pages.find(({ path }) => path === content.path)
  const screen = page ? ((await screens[page.path]?.()) ?? null) : null
  const language = languageOf(screen, content)
  const frame = page?.frame ?? (isEmployerLanguage(language) ? 'site' : 'candidate')
  const [own = [], framed = []] = await Promise.all([
    screen?.speech?.load(language),
    frame === 'site' ? loadFrameTexts(language) : [],
    screen?.needs?.(content.data as never),
  ])
  return { content, screen, frame, language, translations: [...own, ...framed] }
}
