import type { Language } from '../../src/contract/languages.ts'
import { type DocxHabits, writeDocx } from './docx.ts'
import type { CvFacts } from './facts.ts'
import { arrange, type Layout } from './layouts.ts'
import { makeFacts } from './make-facts.ts'
import { type Drawing, writePlainPdf } from './plain-pdf.ts'
import { writeReactPdf } from './react-pdf.ts'
import { type Random, seeded } from './seeded-random.ts'
import type { Sheet } from './sheet.ts'
import { fill, words } from './words.ts'
import { makeWritingStyle } from './writing-style.ts'

/** Which program makes the file. */
export type Writer = 'react-pdf' | 'plain-pdf' | 'docx'
/** `dev` may be looked at while improving; `holdout` only says whether the improvement is real. */
export type Split = 'dev' | 'holdout'

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

/** What the splits were called when the seeds were drawn: other words would make other people. */
const seedOf: Record<Split, string> = { dev: 'tune', holdout: 'kept' }

/** One CV, always the same for the same order: who it is about, and how it is laid out. */
export function layOutCv(order: CvOrder): LaidOutCv {
  const { split, language, layout, writer, copy = 0 } = order
  const id = [seedOf[split], language, layout, writer, copy].join('/')
  const random = seeded(`${id}: looks`)
  // A job of one language, and a CV written in another.
  const own = random.happens(0.1) ? random.pick(others[language]) : language
  const isInArabic = writer !== 'plain-pdf' && random.happens(0.1)
  const facts = makeFacts({ id, language: own, jobLanguage: language, isLong: layout === 'long', isInArabic })
  const hasSigns = writer === 'docx'
  const style = makeWritingStyle(random, facts, hasSigns)
  const pages = arrange(layout, { facts, style, hasSigns })
  return { order, facts, sheet: { ...pages, ...endsOf(random, facts), photo: random.happens(0.25) } }
}

function endsOf(random: Random, { person, language }: CvFacts): Pick<Sheet, 'header' | 'footer'> {
  const page = fill(words[language].page, { n: 1 })
  return {
    header: random.happens(0.2) ? `Curriculum vitae – ${person.firstName} ${person.lastName}` : null,
    footer: random.happens(0.25) ? `${person.email} – ${page}` : null,
  }
}

/** The bytes of its file. */
export async function writeCv({ order, facts, sheet }: LaidOutCv): Promise<Buffer> {
  const random = seeded(`${facts.id}: file`)
  if (order.writer === 'docx') return writeDocx(sheet, docxHabits(random))
  if (order.writer === 'react-pdf') return writeReactPdf(sheet)
  return writePlainPdf(sheet, random.pick<Drawing>(['lines', 'words', 'bottom-up']))
}

export function docxHabits(random: Random): DocxHabits {
  return {
    columns: random.pick(['table', 'table', 'text-box', 'sections']),
    bullets: random.pick(['numbering', 'typed']),
    headings: random.pick(['style', 'bold']),
  }
}
