import { Compass, Eye, Gem, Lightbulb, Mountain } from 'lucide-react'
import { buttonStyle } from '#ui/components/button-style.ts'
import { Container } from '#ui/layout/container.tsx'
import { aboutTexts as texts } from './about-texts.ts'
import { ClosingBand } from './closing-band.tsx'
import { PageIntro } from './page-intro.tsx'
import { PointCard } from './point-card.tsx'
import { Section } from './section.tsx'

const { values } = texts

export const AboutPage = () => (
  <>
    <PageIntro title={texts.title} lead={texts.lead} />
    <Container className="grid grid-cols-1 gap-10 pb-16 sm:pb-20 lg:grid-cols-[1.2fr_1fr] lg:gap-16">
      <section aria-labelledby="story-title" className="max-w-prose">
        <h2 id="story-title" className="text-2xl font-semibold text-ink">
          {texts.storyTitle}
        </h2>
        {texts.story.map((paragraph) => (
          <p key={paragraph} className="mt-4 text-ink-soft">
            {paragraph}
          </p>
        ))}
      </section>
      <div className="grid content-start gap-5">
        <Aim id="mission-title" title={texts.missionTitle} text={texts.mission} icon={Compass} />
        <Aim id="vision-title" title={texts.visionTitle} text={texts.vision} icon={Eye} />
      </div>
    </Container>
    <Section id="values" title={texts.valuesTitle} lead={texts.valuesLead} band>
      <ul className="grid gap-5 md:grid-cols-3">
        <PointCard {...values.authenticity} icon={<Gem aria-hidden />} />
        <PointCard {...values.grit} icon={<Mountain aria-hidden />} />
        <PointCard {...values.innovation} icon={<Lightbulb aria-hidden />} />
      </ul>
    </Section>
    <ClosingBand title={texts.closingTitle} text={texts.closingText} className="pt-16 sm:pt-20">
      <a href="/Signup" className={buttonStyle({ size: 'lg' })}>
        {texts.start}
      </a>
      <a href="/Contact" className={buttonStyle({ size: 'lg', variant: 'secondary' })}>
        {texts.contact}
      </a>
    </ClosingBand>
  </>
)

type AimProps = { id: string; title: string; text: string; icon: typeof Compass }

const Aim = ({ id, title, text, icon: Icon }: AimProps) => (
  <section aria-labelledby={id} className="rounded-xl border border-line bg-surface p-6 shadow-xs">
    <Icon aria-hidden className="size-6 text-accent-ink" />
    <h2 id={id} className="mt-4 text-xl font-semibold text-ink">
      {title}
    </h2>
    <p className="mt-2 text-ink-soft">{text}</p>
  </section>
)
