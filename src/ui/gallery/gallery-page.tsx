import { useState } from 'react'
import { Button } from '../components/button.tsx'
import { Menu } from '../components/menu.tsx'
import { PageTitle } from '../components/page-title.tsx'
import { ThemeSwitch } from '../components/theme-switch.tsx'
import { Container } from '../layout/container.tsx'
import { ErrorBoundary } from '../layout/error-boundary.tsx'
import { Header } from '../layout/header.tsx'
import { navLinkStyle } from '../layout/nav-style.ts'
import { PageShell } from '../layout/page-shell.tsx'
import { ButtonExamples, OverlayExamples } from './action-examples.tsx'
import { DetailExamples, FigureExamples } from './figure-examples.tsx'
import { ChoiceExamples, FieldExamples, FileExamples } from './form-examples.tsx'
import { anchor, Section } from './section.tsx'
import { ChatExamples, RightToLeftExamples, StateExamples } from './state-examples.tsx'

const places = ['Buttons', 'Fields', 'Figures', 'States', 'Chat']

/** Every component in every state, for development. The page that shows it also holds a `ToastRegion`. */
export function GalleryPage() {
  return (
    <PageShell header={<GalleryHeader />}>
      <Container className="py-8 sm:py-12">
        <PageTitle
          documentTitle="Gallery"
          description="Every component in every state. What looks wrong here is wrong everywhere."
          actions={<ThemeSwitch />}
        >
          Gallery
        </PageTitle>
        <ButtonExamples />
        <FieldExamples />
        <ChoiceExamples />
        <FileExamples />
        <FigureExamples />
        <DetailExamples />
        <OverlayExamples />
        <StateExamples />
        <ChatExamples />
        <RightToLeftExamples />
        <Section title="A part that fails">
          <ErrorBoundary>
            <Failing />
          </ErrorBoundary>
        </Section>
      </Container>
    </PageShell>
  )
}

const GalleryHeader = () => (
  <Header
    logo={<span className="text-lg font-semibold text-ink">Gallery</span>}
    nav={
      <Menu>
        {places.map((place) => (
          <a
            key={place}
            href={`#${anchor(place)}`}
            className={navLinkStyle({ isActive: place === 'Buttons' })}
          >
            {place}
          </a>
        ))}
      </Menu>
    }
  />
)

function Failing() {
  const [fails, setFails] = useState(false)
  if (fails) throw new Error('Asked to fail')
  return (
    <Button variant="secondary" className="self-start" onClick={() => setFails(true)}>
      Fail
    </Button>
  )
}
