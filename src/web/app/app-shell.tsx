import type { SiteConfig } from '#contract/site-config.ts'
import { Spinner } from '#ui/components/spinner.tsx'
import { Container } from '#ui/layout/container.tsx'
import { Header } from '#ui/layout/header.tsx'
import { PageShell } from '#ui/layout/page-shell.tsx'
import { SiteConfigProvider } from '#ui/layout/site-config.tsx'
import { PlainLink } from '../frame/frame-link.tsx'
import { Logo } from '../frame/logo.tsx'
import { texts } from '../frame/texts.ts'

/** What is painted before the application has arrived: who is signed in is not known yet. */
export const AppShell = ({ config }: { config: SiteConfig }) => (
  <SiteConfigProvider config={config}>
    <PageShell header={<Header logo={<Logo link={PlainLink} />} />}>
      <PageLoading />
    </PageShell>
  </SiteConfigProvider>
)

export const PageLoading = () => (
  <Container className="flex justify-center py-24">
    <Spinner>{texts.loading}</Spinner>
  </Container>
)
