import { UserRound } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#ui/components/button.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { useHydrated } from '#ui/layout/use-hydrated.ts'
import { useTexts } from '#ui/texts/language-provider.tsx'
import type { InterviewClient } from './interview-client.ts'
import { interviewTexts } from './texts.ts'

export type AskForPersonProps = {
  token: string
  client: InterviewClient
  /** The candidate asked before. */
  asked?: boolean
}

/** Tells the employer that the candidate would like to talk to a person, and says so. */
export function AskForPerson({ token, client, asked = false }: AskForPersonProps) {
  const t = useTexts(interviewTexts)
  const hydrated = useHydrated()
  const [state, setState] = useState<'idle' | 'asking' | 'asked' | 'failed'>(asked ? 'asked' : 'idle')
  const ask = async () => {
    setState('asking')
    try {
      await client.askForPerson(token)
      setState('asked')
    } catch {
      setState('failed')
    }
  }
  return (
    <div className="max-w-full">
      {state !== 'asked' && (
        <Button
          variant="secondary"
          icon={<UserRound aria-hidden />}
          busy={state === 'asking'}
          busyLabel={t('personAsking')}
          disabled={!hydrated}
          onClick={() => void ask()}
        >
          {t('personAsk')}
        </Button>
      )}
      <div role="status" className="text-start">
        {state === 'asked' && (
          <Notice tone="success" takesFocus>
            {t('personAsked')}
          </Notice>
        )}
        {state === 'failed' && (
          <Notice tone="danger" className="mt-3">
            {t('personFailed')}
          </Notice>
        )}
      </div>
    </div>
  )
}
