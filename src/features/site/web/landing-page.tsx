import {
  ClipboardCheck,
  LayoutDashboard,
  MessagesSquare,
  Quote,
  Repeat2,
  UserCheck,
  UsersRound,
} from 'lucide-react'
import { buttonStyle } from '#ui/components/button-style.ts'
import { Container } from '#ui/layout/container.tsx'
import type { LandingData } from '../contract.ts'
import { ExampleMark } from './example-mark.tsx'
import { Hero } from './hero.tsx'
import { PointCard } from './point-card.tsx'
import { PricingSection } from './pricing-section.tsx'
import { Section } from './section.tsx'
import { texts } from './texts.ts'

const { features, promises, steps } = texts

export const LandingPage = ({ data }: { data: LandingData }) => (
  <>
    <Hero />
    <Section id="features" title={texts.featuresTitle} lead={texts.featuresLead} band>
      <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
        <PointCard {...features.assessment} icon={<ClipboardCheck aria-hidden />} />
        <PointCard {...features.interviews} icon={<MessagesSquare aria-hidden />} />
        <PointCard {...features.candidates} icon={<UsersRound aria-hidden />} />
        <PointCard {...features.dashboard} icon={<LayoutDashboard aria-hidden />} />
      </ul>
    </Section>
    <HowItWorks />
    <Section id="score" title={texts.scoreTitle} lead={texts.scoreLead} band>
      <div className="grid items-center gap-10 lg:grid-cols-[1fr_1.1fr] lg:gap-16">
        <ul className="grid gap-8">
          <PointCard {...promises.evidence} icon={<Quote aria-hidden />} plain />
          <PointCard {...promises.same} icon={<Repeat2 aria-hidden />} plain />
          <PointCard {...promises.person} icon={<UserCheck aria-hidden />} plain />
        </ul>
        <ExampleMark />
      </div>
    </Section>
    <PricingSection plans={data.plans} />
    <Closing />
  </>
)

const HowItWorks = () => (
  <Section id="how-it-works" title={texts.stepsTitle} lead={texts.stepsLead}>
    <ol className="grid gap-8 lg:grid-cols-3 lg:gap-6">
      {[steps.profile, steps.jobs, steps.insights].map(({ title, text }, at) => (
        <li key={title} className="flex gap-4 lg:flex-col">
          <span
            aria-hidden
            className="flex size-10 shrink-0 items-center justify-center rounded-full border border-accent-line bg-accent-soft font-semibold text-accent-ink tabular-nums"
          >
            {at + 1}
          </span>
          <div className="min-w-0">
            <h3 className="text-lg font-semibold text-ink">{title}</h3>
            <p className="mt-1.5 text-ink-soft">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  </Section>
)

const Closing = () => (
  <section aria-labelledby="closing-title" className="pt-4">
    <Container>
      <div className="flex flex-col items-start gap-6 rounded-2xl border border-accent-line bg-accent-soft p-7 sm:p-10 md:flex-row md:items-center md:justify-between">
        <div>
          <h2 id="closing-title" className="text-2xl font-semibold text-ink">
            {texts.closingTitle}
          </h2>
          <p className="mt-2 text-ink-soft">{texts.closingText}</p>
        </div>
        <a href="/Signup" className={`${buttonStyle({ size: 'lg' })} shrink-0`}>
          {texts.start}
        </a>
      </div>
    </Container>
  </section>
)
