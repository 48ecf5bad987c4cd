import { CircleCheck } from 'lucide-react'
import { useTexts } from '#ui/texts/language-provider.tsx'
import type { InterviewState } from '../contract/interviews.ts'
import { StatusScreen } from './status-screen.tsx'
import { interviewTexts } from './texts.ts'

export function ThanksScreen({ state: { firstName, jobTitle, companyName } }: { state: InterviewState }) {
  const t = useTexts(interviewTexts)
  return (
    <StatusScreen
      good
      Icon={CircleCheck}
      title={t('thanksTitle', { firstName })}
      texts={[t('thanksText', { jobTitle, companyName }), t('thanksNext', { companyName }), t('thanksClose')]}
    />
  )
}
