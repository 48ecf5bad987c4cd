import { UserRound } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#ui/components/button.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { SectionCard } from '#ui/components/section-card.tsx'
import { later } from '#ui/layout/later.tsx'
import { useHydrated } from '#ui/layout/use-hydrated.ts'
import { useTexts } from '#ui/texts/language-provider.tsx'
import type { MyApplication } from '../contract/my-application.ts'
import type { ApplicationPartProps } from './my-application-page.tsx'
import { myApplicationTexts } from './my-application-texts.ts'

const { Later: MissingCv, load } = later(async () => (await import('./missing-cv.tsx')).MissingCv)

/** The code of what few of these pages show. */
export const loadForApplication = async ({
  stage,
  cvUnreadable,
}: Pick<MyApplication, 'stage' | 'cvUnreadable'>): Promise<void> => {
  if (stage === 'cv-awaited' || cvUnreadable) await load()
}

/** Where the application is, in plain words, and what can be done next. */
export function ApplicationStatus(props: ApplicationPartProps) {
  const { stage, companyName, appliedAt, registeredAt, interviewUrl, paused, cvUnreadable } =
    props.application
  const t = useTexts(myApplicationTexts)
  const at = appliedAt ?? registeredAt
  // Only the reader's own browser knows the zone of the day.
  const hydrated = useHydrated()
  return (
    <SectionCard id="status" title={t(`stage.${stage}`)}>
      <div className="-mt-3 flex flex-col gap-4">
        <p className="max-w-prose text-ink-soft">
          {t(`stageText.${stage}` as 'stageText.submitted', { companyName })}
        </p>
        <p className="text-sm text-ink-faint">
          {hydrated ? t(appliedAt ? 'appliedAt' : 'registeredAt', { at }) : '\u00a0'}
        </p>
        {paused && <Notice>{t('paused')}</Notice>}
        {cvUnreadable && <Notice tone="warning">{t('cvUnreadable')}</Notice>}
        {(stage === 'cv-awaited' || cvUnreadable) && !paused && <MissingCv {...props} />}
        <div className="flex flex-wrap gap-3">
          {interviewUrl && stage !== 'cv-awaited' && (
            <Button as="link" href={interviewUrl}>
              {t(stage === 'started' ? 'continue' : 'start')}
            </Button>
          )}
          <AskForPerson {...props} />
        </div>
      </div>
    </SectionCard>
  )
}

function AskForPerson({ application, token, client, onChange }: ApplicationPartProps) {
  const t = useTexts(myApplicationTexts)
  const hydrated = useHydrated()
  const [state, setState] = useState<'idle' | 'asking' | 'failed'>('idle')
  const ask = async () => {
    setState('asking')
    try {
      await client.askForPerson(token)
      onChange({ ...application, askedForPerson: true })
    } catch {
      setState('failed')
    }
  }
  if (application.askedForPerson)
    return (
      <Notice tone="success" takesFocus={state === 'asking'} className="w-full">
        {t('personAsked', { companyName: application.companyName })}
      </Notice>
    )
  return (
    <>
      <Button
        variant="secondary"
        icon={<UserRound aria-hidden />}
        busy={state === 'asking'}
        busyLabel={t('sending')}
        disabled={!hydrated}
        onClick={() => void ask()}
      >
        {t('personAsk')}
      </Button>
      {state === 'failed' && (
        <Notice tone="danger" className="w-full">
          {t('failed')}
        </Notice>
      )}
    </>
  )
}
