import type { SiteConfig } from '#contract/site-config.ts'
import { Spinner } from '#ui/components/spinner.tsx'
import { Container } from '#ui/layout/container.tsx'
import { Header } from '#ui/layout/header.tsx'
import { PageShell } from '#ui/layout/page-shell.tsx'
import { SiteConfigProvider } from '#ui/layout/site-config.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { PlainLink } from '../frame/frame-link.tsx'
import { frameTexts } from '../frame/frame-texts.ts'
import { Logo } from '../frame/logo.tsx'

/** Painted before the application has loaded and knows the session. */
export const AppShell = ({ config }: { config: SiteConfig }) => (
  <SiteConfigProvider config={config}>
    <PageShell header={<Header logo={<Logo link={PlainLink} />} />}>
      <PageLoading />
    </PageShell>
  </SiteConfigProvider>
)

export function PageLoading() {
  const t = useTexts(frameTexts)
  return (
    <Container className="flex justify-center py-24">
      <Spinner>{t('loading')}</Spinner>
    </Container>
  )
}
