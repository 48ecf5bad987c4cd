import type { HiddenText } from './documents.ts'

/** Zero-width characters, direction overrides and Unicode tags: present in the text, absent on the page. */
const UNSEEN = /[\u00AD\u180E\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF\u{E0000}-\u{E0FFF}]/gu
const TAG_RUN = /[\u{E0000}-\u{E007F}]+/gu
/** One or two are leftovers of layout that every writing program makes; more in a row carry something. */
const ZERO_WIDTH_RUN = /[\u200B-\u200F\u2060-\u2064\uFEFF]{3,}/gu

/** Removes invisible characters from a text and returns them. */
export function removeHiddenCharacters(text: string): { text: string; hidden: HiddenText[] } {
  const hidden: HiddenText[] = []
  for (const [run] of text.matchAll(TAG_RUN))
    hidden.push({ where: 'Unicode tag characters', text: decodeTags(run) })
  for (const [run] of text.matchAll(ZERO_WIDTH_RUN))
    hidden.push({ where: 'zero-width characters', text: nameCharacters(run) })
  return { text: text.replace(UNSEEN, ''), hidden }
}

/** A tag character is an ASCII one moved up: read back, the message shows. */
function decodeTags(run: string): string {
  return Array.from(run, (character) => String.fromCodePoint((character.codePointAt(0) ?? 0) - 0xe0000)).join(
    '',
  )
}

function nameCharacters(run: string): string {
  return Array.from(
    run,
    (character) => `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase()}`,
  ).join(' ')
}
