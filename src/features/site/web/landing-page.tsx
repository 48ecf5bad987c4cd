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
import type { LandingData } from '../contract.ts'
import { ClosingBand } from './closing-band.tsx'
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
      <ul className="grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-4">
        <PointCard {...features.assessment} icon={<ClipboardCheck aria-hidden />} />
        <PointCard {...features.interviews} icon={<MessagesSquare aria-hidden />} />
        <PointCard {...features.candidates} icon={<UsersRound aria-hidden />} />
        <PointCard {...features.dashboard} icon={<LayoutDashboard aria-hidden />} />
      </ul>
    </Section>
    <HowItWorks />
    <Section id="score" title={texts.scoreTitle} lead={texts.scoreLead} band>
      <div className="grid grid-cols-1 items-center gap-10 lg:grid-cols-[1fr_1.1fr] lg:gap-16">
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
    <ol className="grid grid-cols-1 gap-8 lg:grid-cols-3 lg:gap-6">
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
  <ClosingBand title={texts.closingTitle} text={texts.closingText} className="pt-4">
    <a href="/Signup" className={buttonStyle({ size: 'lg' })}>
      {texts.start}
    </a>
  </ClosingBand>
)
