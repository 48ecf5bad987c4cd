import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { Card } from '#ui/components/card.tsx'
import { linkStyle } from '#ui/components/link-style.ts'
import { TextLink } from '#ui/components/text-link.tsx'
import { Container } from '#ui/layout/container.tsx'

type AccountCardProps = {
  title: string
  description?: ReactNode
  children: ReactNode
  /** Where else one may go from here. */
  footer?: ReactNode
  /** Room for two fields side by side. */
  wide?: boolean
}

/** The frame of the pages by which one gets in. */
export function AccountCard({ title, description, children, footer, wide }: AccountCardProps) {
  return (
    <Container width={wide ? 'reading' : 'narrow'} className="py-10 sm:py-16">
      <Card padding="lg">
        <h1 className="text-2xl font-semibold text-ink">{title}</h1>
        {description && <p className="mt-1.5 text-ink-soft">{description}</p>}
        <div className="mt-6">{children}</div>
      </Card>
      {footer && (
        <div className="mt-5 flex flex-wrap items-center justify-center gap-x-6 gap-y-1 text-sm text-ink-soft *:py-1">
          {footer}
        </div>
      )}
    </Container>
  )
}

type OtherWayProps = { to: string; t: (key: 'question' | 'other' | 'home') => string }

/** From logging in to signing up or back, with the page one came for; and home. */
export const OtherWay = ({ to, t }: OtherWayProps) => (
  <>
    <span>
      {t('question')}{' '}
      <TextLink to={to} state={useLocation().state}>
        {t('other')}
      </TextLink>
    </span>
    <a href="/" className={linkStyle}>
      {t('home')}
    </a>
  </>
)
