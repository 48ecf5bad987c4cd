import { type FormEvent, useState } from 'react'
import { linkHolder } from '#contract/endpoint.ts'
import { translatorOf } from '#contract/texts/translator.ts'
import { call } from '#ui/api/call.ts'
import { routeOf } from '#ui/api/route.ts'
import { Button } from '#ui/components/button.tsx'
import { RadioGroup } from '#ui/components/choice-group.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { SectionCard } from '#ui/components/section-card.tsx'
import { useLanguage } from '#ui/texts/language-provider.tsx'
import type { describeSelfEndpoint, SelfDescription } from '../contract/self-description.ts'
import { attributes, selfDescriptionChoices } from '../contract/self-description-choices.ts'
import { selfDescriptionTexts, selfDescriptionTranslations } from './self-description-texts.ts'

const describing = routeOf<typeof describeSelfEndpoint>({
  method: 'PUT',
  path: '/api/interviews/:token/self-description',
  access: linkHolder,
})

const describeByInterview = (token: string, body: SelfDescription) =>
  call(describing, { params: { token }, body })

const nothing: SelfDescription = { gender: null, ageGroup: null, disability: null }

type State = 'offered' | 'open' | 'saving' | 'withdrawing' | 'saved' | 'withdrawn'

/** Offers a candidate who has submitted to describe themselves, in the language of the interview. */
export function SelfDescriptionOffer({
  token,
  describe = describeByInterview,
}: {
  token: string
  /** By another link than the interview’s; throws ApiError. */
  describe?: (token: string, description: SelfDescription) => Promise<unknown>
}) {
  const t = useSelfDescriptionTexts()
  const [state, setState] = useState<State>('offered')
  const [failed, setFailed] = useState(false)
  const send = async (description: SelfDescription, done: 'saved' | 'withdrawn') => {
    setFailed(false)
    setState(done === 'saved' ? 'saving' : 'withdrawing')
    try {
      await describe(token, description)
      setState(done)
    } catch {
      setFailed(true)
      setState('open')
    }
  }
  const isDone = state === 'saved' || state === 'withdrawn'
  return (
    <SectionCard id="self-description" title={t('title')}>
      {!isDone && (
        <div className="-mt-3 flex flex-col gap-3 text-sm text-ink-soft">
          <p>{t('text')}</p>
          <p>{t('apart')}</p>
          <p>{t('voluntary')}</p>
        </div>
      )}
      <div role="status">
        {isDone && (
          <Notice tone="success" takesFocus>
            {t(state)}
          </Notice>
        )}
      </div>
      {(state === 'offered' || isDone) && (
        <Button variant="secondary" className="mt-5" onClick={() => setState('open')}>
          {t(isDone ? 'change' : 'open')}
        </Button>
      )}
      {(state === 'open' || state === 'saving' || state === 'withdrawing') && (
        <Questions state={state} failed={failed} onSend={(...sent) => void send(...sent)} />
      )}
    </SectionCard>
  )
}

type QuestionsProps = {
  state: State
  failed: boolean
  onSend: (description: SelfDescription, done: 'saved' | 'withdrawn') => void
}

const notSaid = 'not-said'

function Questions({ state, failed, onSend }: QuestionsProps) {
  const t = useSelfDescriptionTexts()
  const [said, setSaid] = useState<Partial<Record<keyof SelfDescription, string>>>({})
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const given = Object.entries(said).filter(([, value]) => value !== notSaid)
    onSend({ ...nothing, ...Object.fromEntries(given) }, given.length > 0 ? 'saved' : 'withdrawn')
  }
  return (
    <form onSubmit={submit} className="mt-6 flex flex-col gap-6 border-t border-line pt-6">
      {attributes.map((attribute) => (
        <RadioGroup
          key={attribute}
          legend={t(attribute)}
          look="plain"
          columns={2}
          choices={[
            ...selfDescriptionChoices[attribute].map((value) => ({
              value: value as string,
              label: t(`${attribute}.${value}` as 'gender.woman'),
            })),
            { value: notSaid, label: t('notSaid') },
          ]}
          value={said[attribute]}
          onChange={(value) => setSaid((before) => ({ ...before, [attribute]: value }))}
        />
      ))}
      <p className="text-sm text-ink-faint">{t('earlier')}</p>
      {failed && <Notice tone="danger">{t('failed')}</Notice>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={state === 'saving'} busyLabel={t('saving')}>
          {t('save')}
        </Button>
        <Button
          variant="quiet"
          busy={state === 'withdrawing'}
          busyLabel={t('withdrawing')}
          onClick={() => onSend(nothing, 'withdrawn')}
        >
          {t('withdraw')}
        </Button>
      </div>
    </form>
  )
}

/** Fetched with the texts of every language: they come after submission only. */
function useSelfDescriptionTexts() {
  const language = useLanguage()
  return translatorOf(
    selfDescriptionTexts,
    selfDescriptionTranslations.find((one) => one.language === language),
  )
}
