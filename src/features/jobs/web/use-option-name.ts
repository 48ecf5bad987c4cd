import { useTexts } from '#ui/texts/language-provider.tsx'
import { jobOptionTexts } from '../contract/option-texts.ts'
import { defaultRejectReasons } from '../contract/options.ts'

const isOption = (value: string): value is keyof typeof jobOptionTexts.messages =>
  Object.hasOwn(jobOptionTexts.messages, value)

/** Names an option in the reader's language; what somebody wrote stays as it is. */
export function useOptionName(): (value: string) => string {
  const t = useTexts(jobOptionTexts)
  return (value) => (isOption(value) ? t(value) : value)
}

/** Reads a reason for a rejection as it was named: one of the default reasons is kept as such, for every reader. */
export function useReadReason(): (named: string) => string {
  const nameOf = useOptionName()
  return (named) => defaultRejectReasons.find((reason) => nameOf(reason) === named.trim()) ?? named
}
