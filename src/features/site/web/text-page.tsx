import type { ReactNode } from 'react'
import { Container } from '#ui/layout/container.tsx'
import { PageIntro } from './page-parts.tsx'

type Part = {
  id: string
  title: string
  /** Listed where there is room. */
  sections?: readonly { id: string; title: string }[]
}
type TextPageProps = {
  title: string
  lead: string
  /** Below the lead. */
  note?: string
  parts: readonly Part[]
  children: ReactNode
}

/** A page to read: its contents above the text on a phone, beside it on a desk. */
export const TextPage = ({ title, lead, note, parts, children }: TextPageProps) => (
  <>
    <PageIntro title={title} lead={lead}>
      {note && <p className="mt-4 text-sm text-ink-faint">{note}</p>}
    </PageIntro>
    <Container className="grid grid-cols-1 gap-10 pb-16 lg:grid-cols-[14rem_minmax(0,1fr)] lg:gap-16">
      <nav
        aria-label={title}
        className="-mx-2 lg:sticky lg:top-24 lg:max-h-[calc(100dvh-8rem)] lg:self-start lg:overflow-y-auto"
      >
        <ol className="grid gap-1 text-sm">
          {parts.map(({ id, title, sections = [] }) => (
            <li key={id}>
              <ContentsLink id={id} title={title} />
              {sections.length > 0 && (
                <ol className="grid gap-1 ps-3 max-lg:hidden">
                  {sections.map((section) => (
                    <li key={section.id}>
                      <ContentsLink {...section} />
                    </li>
                  ))}
                </ol>
              )}
            </li>
          ))}
        </ol>
      </nav>
      {children}
    </Container>
  </>
)

const ContentsLink = ({ id, title }: { id: string; title: string }) => (
  <a
    href={`#${id}`}
    className="block rounded-md px-2 py-1.5 text-ink-soft pointer-coarse:py-3 hover:bg-sunken"
  >
    {title}
  </a>
)
