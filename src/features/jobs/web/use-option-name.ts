import { useTexts } from '#ui/texts/language-provider.tsx'
import { jobOptionTexts } from '../contract/option-texts.ts'

const isOption = (value: string): value is keyof typeof jobOptionTexts.messages =>
  Object.hasOwn(jobOptionTexts.messages, value)

/** Names an option in the reader's language; what somebody wrote stays as it is. */
export function useOptionName(): (value: string) => string {
  const t = useTexts(jobOptionTexts)
  return (value) => (isOption(value) ? t(value) : value)
}
