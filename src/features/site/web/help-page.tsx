import { buttonStyle } from '#ui/components/button-style.ts'
import { linkStyle } from '#ui/components/link-style.ts'
import { useLanguage, useTexts } from '#ui/texts/language-provider.tsx'
import { useTheme } from '#ui/theme/theme.ts'
import { helpPicture } from './help-pictures.ts'
import { helpTexts } from './help-texts.ts'
import { TextPage } from './text-page.tsx'

/** The order in which one meets them; each has its picture. */
const topics = [
  { id: 'start', picture: 'jobs' },
  { id: 'questions', picture: 'questions' },
  { id: 'candidates', picture: 'interview' },
  { id: 'list', picture: 'dashboard' },
  { id: 'scores', picture: 'candidate' },
  { id: 'decide', picture: 'meetings' },
] as const
const ids = [...topics.map(({ id }) => id), 'more'] as const

/** `/Help`: how to hire with the product, with pictures of it. */
export function HelpPage() {
  const t = useTexts(helpTexts)
  return (
    <TextPage title={t('title')} lead={t('lead')} parts={ids.map((id) => ({ id, title: t(`${id}.title`) }))}>
      <div className="grid grid-cols-1 gap-14">
        {topics.map((topic, at) => (
          <Topic key={topic.id} {...topic} loading={at < 2 ? 'eager' : 'lazy'} />
        ))}
        <section id="more" aria-labelledby="more-title" className="scroll-mt-24">
          <Words id="more" />
          <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
            <a href="/Contact" className={buttonStyle({ variant: 'secondary' })}>
              {t('contact')}
            </a>
            <a href="/Method" className={linkStyle}>
              {t('method')}
            </a>
          </div>
        </section>
      </div>
    </TextPage>
  )
}

type TopicProps = (typeof topics)[number] & { loading: 'eager' | 'lazy' }

function Topic({ id, picture, loading }: TopicProps) {
  const t = useTexts(helpTexts)
  const { sources, img } = helpPicture(useLanguage(), picture, useTheme())
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-24">
      <Words id={id} />
      <picture>
        {sources.map((source) => (
          <source key={source.media} {...source} />
        ))}
        <img
          {...img}
          alt={t(`${id}.picture`)}
          loading={loading}
          className="mt-6 h-auto max-w-full rounded-xl border border-line bg-sunken shadow-sm"
        />
      </picture>
    </section>
  )
}

function Words({ id }: { id: (typeof ids)[number] }) {
  const t = useTexts(helpTexts)
  return (
    <>
      <h2 id={`${id}-title`} className="text-2xl font-semibold text-ink">
        {t(`${id}.title`)}
      </h2>
      {t(`${id}.text`)
        .split('\n')
        .map((sentence) => (
          <p key={sentence} className="mt-3 max-w-prose text-ink-soft">
            {sentence}
          </p>
        ))}
    </>
  )
}
