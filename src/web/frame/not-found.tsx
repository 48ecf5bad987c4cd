import { buttonStyle } from '#ui/components/button-style.ts'
import { Container } from '#ui/layout/container.tsx'
import { texts } from './texts.ts'

export const NotFound = () => (
  <Container width="reading" className="flex flex-col items-start gap-4 py-20 sm:py-28">
    <p className="text-sm font-semibold text-accent-ink">404</p>
    <h1 className="text-3xl font-semibold text-ink">{texts.notFoundTitle}</h1>
    <p className="text-ink-soft">{texts.notFoundText}</p>
    <a href="/" className={buttonStyle({})}>
      {texts.notFoundAction}
    </a>
  </Container>
)
