import type { LucideIcon } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { classNames } from '#ui/components/class-names.ts'
import { Container } from '#ui/layout/container.tsx'

type PageIntroProps = { title: string; lead?: string; children?: ReactNode }

/** The page's one `h1`, and what it is about. */
export const PageIntro = ({ title, lead, children }: PageIntroProps) => (
  <Container className="pt-12 pb-10 sm:pt-16 sm:pb-12">
    <h1 className="max-w-3xl text-3xl font-semibold text-ink sm:text-5xl">{title}</h1>
    {lead && <p className="mt-5 max-w-2xl text-lg text-ink-soft">{lead}</p>}
    {children}
  </Container>
)

type SectionProps = {
  id: string
  title: string
  lead?: ReactNode
  /** With a background of its own. */
  band?: boolean
  /** What is mostly words stands beside its heading on a desk, not under it. */
  beside?: boolean
  children: ReactNode
}

/** A part of a public page, labelled by its heading. */
export const Section = ({ id, title, lead, band, beside, children }: SectionProps) => (
  <section
    id={id}
    aria-labelledby={`${id}-title`}
    className={classNames('py-9 sm:py-20', band && 'border-y border-line bg-surface')}
  >
    <Container className={classNames(beside && 'lg:grid lg:grid-cols-3 lg:gap-6')}>
      <div className="mb-5 max-w-2xl sm:mb-10">
        <h2 id={`${id}-title`} className="text-3xl font-semibold text-ink sm:text-4xl">
          {title}
        </h2>
        {lead && <p className="mt-3 text-pretty text-ink-soft sm:text-lg">{lead}</p>}
      </div>
      {beside ? <div className="min-w-0 lg:col-span-2">{children}</div> : children}
    </Container>
  </section>
)

type Point = { name: string; Icon: LucideIcon }
type PointListProps<P extends Point> = {
  points: readonly P[]
  t: (key: `${P['name']}.title` | `${P['name']}.text`) => string
  /** Without frames, the icons beside the texts. */
  plain?: boolean
  /** The columns of the list. */
  className: string
}

/** Points of a page, each with an icon, a title and a sentence or two. */
export const PointList = <P extends Point>({ points, t, plain, className }: PointListProps<P>) => (
  <ul className={classNames('grid grid-cols-1', className)}>
    {points.map(({ name, Icon }: { name: P['name']; Icon: LucideIcon }) => (
      <li
        key={name}
        className={classNames(
          'min-w-0',
          plain ? 'flex gap-4' : 'rounded-xl border border-line bg-paper p-4 sm:p-6',
        )}
      >
        <span
          className={classNames(
            'flex size-10 shrink-0 items-center justify-center rounded-lg bg-accent-soft text-accent-ink [&_svg]:size-5',
            !plain && 'me-3 max-sm:float-start sm:mb-4',
          )}
        >
          <Icon aria-hidden />
        </span>
        <div className="min-w-0">
          <h3
            className={classNames(
              'text-lg font-semibold text-ink',
              !plain && 'content-center max-sm:min-h-10',
            )}
          >
            {t(`${name}.title`)}
          </h3>
          <p className="mt-1.5 text-ink-soft">{t(`${name}.text`)}</p>
        </div>
      </li>
    ))}
  </ul>
)

type ClosingBandProps = { title: string; text: string; className?: string; children: ReactNode }

/** The end of a page: what to do next. */
export function ClosingBand({ title, text, className, children }: ClosingBandProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={className}>
      <Container>
        <div className="flex flex-col items-start gap-6 rounded-2xl border border-accent-line bg-accent-soft p-6 sm:p-10 md:flex-row md:items-center md:justify-between">
          <div className="min-w-0">
            <h2 id={id} className="text-2xl font-semibold text-ink">
              {title}
            </h2>
            <p className="mt-2 text-ink-soft">{text}</p>
          </div>
          <div className="flex shrink-0 flex-wrap gap-3">{children}</div>
        </div>
      </Container>
    </section>
  )
}
