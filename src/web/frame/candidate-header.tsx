import { LanguageSwitch } from '#ui/components/language-switch.tsx'
import { Header } from '#ui/layout/header.tsx'
import { useShellTexts } from '#ui/texts/shell-texts.ts'
import type { FrameLink } from './frame-link.tsx'
import { Logo } from './logo.tsx'

/** The header of candidates: the brand, and the language of the page. */
export function CandidateHeader({ link }: { link: FrameLink }) {
  const t = useShellTexts()
  return <Header logo={<Logo link={link} />} nav={<LanguageSwitch />} navLabel={t('languages')} />
}
