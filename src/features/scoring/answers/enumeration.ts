import type { Language } from '#contract/languages.ts'
import { isContentWord } from '../text/stems.ts'
import type { Sentence } from '../text/text.ts'

const minItems = 5
/** "Storm, port closed for four days" tells more in each part than a list does. */
const maxWordsEach = 1.6
const parting = /[,;:()/|•·]|\s-\s/
const joining = /^(?:and|et|und|y|e)$/

/** Whether a sentence only lists: "SAP, Lean, Excel, stock, planning", "I have SAP, I have Lean, ...". */
export function isEnumeration({ text, start, words }: Sentence, language: Language): boolean {
  const items: number[] = [0]
  let last = start
  for (const word of words) {
    const gap = text.slice(last - start, word.start - start)
    if (parting.test(gap) || joining.test(word.text)) items.push(0)
    if (isContentWord(word.text, language)) items.push((items.pop() ?? 0) + 1)
    last = word.end
  }
  return items.length >= minItems && items.reduce((sum, n) => sum + n, 0) <= items.length * maxWordsEach
}
