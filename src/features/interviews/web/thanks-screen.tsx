import { CircleCheck } from 'lucide-react'
import type { InterviewState } from '../contract.ts'
import { StandingScreen } from './standing-screen.tsx'
import type { InterviewTexts } from './texts.ts'

type ThanksScreenProps = { state: InterviewState; texts: InterviewTexts }

export const ThanksScreen = ({ state, texts }: ThanksScreenProps) => (
  <StandingScreen
    good
    Icon={CircleCheck}
    title={texts.thanksTitle(state.firstName)}
    texts={[
      texts.thanksText(state.jobTitle, state.companyName),
      texts.thanksNext(state.companyName),
      texts.thanksClose,
    ]}
  />
)
