import type { Language } from '#contract/languages.ts'
import { type DocxHabits, writeDocx } from './docx.ts'
import type { CvFacts } from './facts.ts'
import { makeHand } from './hand.ts'
import { arrange, type Layout } from './layouts.ts'
import { makeFacts } from './make-facts.ts'
import { type Drawing, writePlainPdf } from './plain-pdf.ts'
import { writeReactPdf } from './react-pdf.ts'
import { type Chance, seeded } from './seeded.ts'
import type { Sheet } from './sheet.ts'
import { fill, words } from './words.ts'

/** Which program makes the file. */
export type Writer = 'react-pdf' | 'plain-pdf' | 'docx'
/** `tune` may be looked at while improving; `kept` only tells whether the improvement is real. */
export type Split = 'tune' | 'kept'

export interface CvOrder {
  split: Split
  language: Language
  layout: Layout
  writer: Writer
  /** Tells apart several of the same order. */
  copy?: number
}

export interface LaidOutCv {
  order: CvOrder
  facts: CvFacts
  sheet: Sheet
}

const others: Record<Language, Language[]> = {
  fr: ['en', 'en', 'es'],
  en: ['fr', 'de', 'es'],
  de: ['en', 'en', 'fr'],
  es: ['en', 'en', 'fr'],
}

/** One CV, always the same for the same order: who it is about, and how it is laid out. */
export function layOutCv(order: CvOrder): LaidOutCv {
  const { split, language, layout, writer, copy = 0 } = order
  const id = [split, language, layout, writer, copy].join('/')
  const chance = seeded(`${id}: looks`)
  // A job of one language, and a CV written in another.
  const own = chance.happens(0.1) ? chance.pick(others[language]) : language
  const isInArabic = writer !== 'plain-pdf' && chance.happens(0.1)
  const facts = makeFacts({ id, language: own, jobLanguage: language, isLong: layout === 'long', isInArabic })
  const hasSigns = writer === 'docx'
  const hand = makeHand(chance, facts, hasSigns)
  const pages = arrange(layout, { facts, hand, hasSigns })
  return { order, facts, sheet: { ...pages, ...endsOf(chance, facts), photo: chance.happens(0.25) } }
}

function endsOf(chance: Chance, { person, language }: CvFacts): Pick<Sheet, 'header' | 'footer'> {
  const page = fill(words[language].page, { n: 1 })
  return {
    header: chance.happens(0.2) ? `Curriculum vitae – ${person.firstName} ${person.lastName}` : null,
    footer: chance.happens(0.25) ? `${person.email} – ${page}` : null,
  }
}

/** The bytes of its file. */
export async function writeCv({ order, facts, sheet }: LaidOutCv): Promise<Buffer> {
  const chance = seeded(`${facts.id}: file`)
  if (order.writer === 'docx') return writeDocx(sheet, docxHabits(chance))
  if (order.writer === 'react-pdf') return writeReactPdf(sheet)
  return writePlainPdf(sheet, chance.pick<Drawing>(['lines', 'words', 'bottom-up']))
}

export function docxHabits(chance: Chance): DocxHabits {
  return {
    columns: chance.pick(['table', 'table', 'text-box', 'sections']),
    bullets: chance.pick(['numbering', 'typed']),
    headings: chance.pick(['style', 'bold']),
  }
}
