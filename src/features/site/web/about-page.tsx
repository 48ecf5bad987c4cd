import { Compass, Eye, Gem, Lightbulb, Mountain } from 'lucide-react'
import { buttonStyle } from '#ui/components/button-style.ts'
import { Container } from '#ui/layout/container.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { aboutTexts } from './about-texts.ts'
import { ClosingBand, PageIntro, PointList, Section } from './page-parts.tsx'

const values = [
  { name: 'authenticity', Icon: Gem },
  { name: 'grit', Icon: Mountain },
  { name: 'innovation', Icon: Lightbulb },
] as const

export function AboutPage() {
  const t = useTexts(aboutTexts)
  return (
    <>
      <PageIntro title={t('title')} lead={t('lead')} />
      <Container className="grid grid-cols-1 gap-10 pb-16 sm:pb-20 lg:grid-cols-3 lg:gap-6">
        <section aria-labelledby="story-title" className="max-w-prose lg:col-span-2">
          <h2 id="story-title" className="text-2xl font-semibold text-ink">
            {t('storyTitle')}
          </h2>
          {([1, 2, 3] as const).map((number) => (
            <p key={number} className="mt-4 text-ink-soft">
              {t(`story.${number}`)}
            </p>
          ))}
        </section>
        <div className="grid content-start gap-5">
          <Aim id="mission-title" title={t('missionTitle')} text={t('mission')} icon={Compass} />
          <Aim id="vision-title" title={t('visionTitle')} text={t('vision')} icon={Eye} />
        </div>
      </Container>
      <Section id="values" title={t('valuesTitle')} lead={t('valuesLead')} band>
        <PointList points={values} t={t} className="gap-5 md:grid-cols-3 lg:gap-6" />
      </Section>
      <ClosingBand title={t('closingTitle')} text={t('closingText')} className="pt-16 sm:pt-20">
        <a href="/Signup" className={buttonStyle({ size: 'lg' })}>
          {t('start')}
        </a>
        <a href="/Contact" className={buttonStyle({ size: 'lg', variant: 'secondary' })}>
          {t('contact')}
        </a>
      </ClosingBand>
    </>
  )
}

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
