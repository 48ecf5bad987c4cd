import { CircleCheck, CircleDashed } from 'lucide-react'
import { TextLink } from '#ui/components/text-link.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { useDoneSteps } from './done-steps.ts'
import { FirstStepsLoading } from './first-steps-loading.tsx'
import { firstStepsTexts } from './first-steps-texts.ts'

type FirstStepsProps = {
  /** The newest job; null before there is one. */
  newestJobId: string | null
}

/** The way to the first candidate, with what is done; it ends by itself when somebody applies. */
export function FirstSteps({ newestJobId }: FirstStepsProps) {
  const t = useTexts(firstStepsTexts)
  const { data: own, isPending } = useDoneSteps()
  if (isPending) return <FirstStepsLoading />
  const tabOf = (tab: string) => (newestJobId === null ? null : `/Jobs/${newestJobId}?tab=${tab}`)
  const steps = [
    { name: 'profile', done: true, to: null },
    { name: 'job', done: newestJobId !== null, to: '/CreateJob' },
    { name: 'questions', done: own?.questions ?? false, to: tabOf('questions') },
    { name: 'link', done: own?.link ?? false, to: tabOf('share') },
    { name: 'candidate', done: false, to: null },
  ] as const
  const next = steps.find(({ done }) => !done)
  return (
    <section
      aria-labelledby="first-steps"
      className="rounded-lg border border-accent-line bg-accent-soft p-4 sm:p-5"
    >
      <h2 id="first-steps" className="font-semibold text-ink">
        {t('title', { done: steps.filter(({ done }) => done).length, all: steps.length })}
      </h2>
      <ol className="mt-3 grid gap-3 sm:grid-cols-5">
        {steps.map(({ name, done, to }) => {
          const Icon = done ? CircleCheck : CircleDashed
          return (
            <li
              key={name}
              aria-current={next?.name === name ? 'step' : undefined}
              className="flex gap-2 text-sm sm:flex-col"
            >
              <Icon
                aria-hidden
                className={done ? 'size-5 shrink-0 text-accent-ink' : 'size-5 shrink-0 text-ink-faint'}
              />
              <span className="min-w-0">
                <span className="font-medium text-ink">
                  {to === null || done ? (
                    t(`${name}.title`)
                  ) : (
                    <TextLink to={to}>{t(`${name}.title`)}</TextLink>
                  )}
                </span>
                <span className="sr-only"> ({t(done ? 'done' : 'open')})</span>
                <span className="block text-ink-soft">{t(`${name}.text`)}</span>
              </span>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
