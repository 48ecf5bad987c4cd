import { describe, expect, it, test } from 'vitest'
import { personas } from '#testing/interviews/personas.ts'
import type { Assessment } from '../assessment.ts'
import { fieldTexts } from '../field-texts.ts'
import { translations as arabicFields } from '../field-texts-ar.ts'
import { translations as frenchFields } from '../field-texts-fr.ts'
import { assess } from '../score-interview.ts'
import { speaker as arabic } from './in-arabic.ts'
import { inEnglish } from './in-english.ts'
import { speaker as french } from './in-french.ts'
import { listOf, optionsOf, part, type Said, type SaidKey } from './said.ts'
import { saidTexts } from './said-texts.ts'
import { saidArabic } from './said-texts-ar.ts'
import { saidFrench } from './said-texts-fr.ts'

const in3 = (said: Said) => [inEnglish(said), french.sentence(said), arabic.sentence(said)]

describe('one thing said in three languages', () => {
  it.each<[Said, string, string, string]>([
    [
      [
        part('work.same', {
          years: 2.5,
          titles: [part('work.titles', { names: listOf(['Comptable', 'Magasinier']) })],
        }),
        part('work.short', { required: 5, short: 2.5 }),
      ],
      '2.5 years of related work (Comptable and Magasinier); the job asks for 5, so 2.5 years are missing.',
      '2,5 ans d’expérience en rapport avec le poste (Comptable et Magasinier) ; le poste demande 5 ans, donc il en manque 2,5.',
      '2,5 سنة من العمل ذي الصلة (Comptable وMagasinier)؛ المطلوب للوظيفة 5 سنوات، والناقص 2,5 سنة.',
    ],
    [
      [part('work.other', { years: 1, titles: [] }), part('work.asked', { required: 2 })],
      '1 year of other work, counted a third; the job asks for 2.',
      '1 an dans un autre travail, compté pour un tiers ; le poste demande 2 ans.',
      'سنة واحدة من عمل آخر، تُحتسب بالثلث؛ المطلوب للوظيفة سنتان.',
    ],
    [
      [
        part('languages.some', { names: listOf(optionsOf(['French'])) }),
        part('notFound', { names: listOf(optionsOf(['English', 'Arabic', 'Tamazight'])) }),
      ],
      'Found of the preferred languages: French; not found: English, Arabic and Tamazight.',
      'Langues souhaitées trouvées : français ; non trouvé : anglais, arabe et Tamazight.',
      'ما وُجد من اللغات المفضّلة: الفرنسية؛ لم يوجد: الإنجليزية والعربية وTamazight.',
    ],
    [
      [part('notFound', { names: listOf(['Excel', 'SAP', 'Sage', 'Odoo'], 3) })],
      'not found: Excel, SAP and 2 more.',
      'non trouvé : Excel, SAP et 2 autres.',
      'لم يوجد: Excel وSAP واثنان آخران.',
    ],
    [
      [part('summary.limited', { limit: 74, because: { inside: [part('cap.noCv')] } })],
      'The total is limited to 74: no readable CV was found.',
      'La note globale est limitée à 74 : aucun CV lisible n’a été trouvé.',
      'العلامة الإجمالية محدودة بـ74: لم توجد سيرة ذاتية قابلة للقراءة.',
    ],
    [
      [part('ai.fast', { count: 1 })],
      'One answer was there sooner after the question than anybody could have typed or said it.',
      'Une réponse est arrivée après la question plus vite que quiconque n’aurait pu la taper ou la dire.',
      'وصلت إجابة واحدة بعد السؤال أسرع مما يستطيع أي شخص كتابته أو قوله.',
    ],
    [
      [part('ask.softSkill', { skill: { option: 'problem solving' } })],
      'Tell me about a time at work that took problem solving: what did you do, and what came of it?',
      'Parlez-moi d’un moment au travail qui demandait cette qualité : résolution de problèmes. Qu’avez-vous fait, et qu’en est-il ressorti ?',
      'حدّثني عن موقف في العمل تطلّب هذه المهارة: حل المشكلات. ماذا فعلت، وماذا كانت النتيجة؟',
    ],
  ])('%#', (said, ...sentences) => {
    expect(in3(said).map((text) => text?.replaceAll('\u00a0', ' '))).toEqual(sentences)
  })

  it('leaves the words of a language model as it wrote them', () => {
    const because = { inside: 'Acts early; no result.' }
    expect(french.sentence([part('summary.limited', { limit: 59, because })])).toBe(
      'La note globale est limitée à 59\u00a0: Acts early; no result.',
    )
  })

  it('says nothing of parts that a later version added', () => {
    const later = [{ key: 'values.later' as SaidKey }]
    expect(french.sentence(later)).toBeNull()
    expect(french.sentence([part('wouldHelp', { what: later })])).toBeNull()
  })
})

test('a question of the interview keeps its own direction inside an Arabic sentence', () => {
  for (const key of ['ask.again', 'ask.more'] as const)
    expect(arabic.sentence([part(key, { question: 'Que faites-vous ?' })])).toContain(
      '«\u2068Que faites-vous ?\u2069»',
    )
})

test.each([saidFrench, saidArabic])('$language: each part is translated', ({ messages }) => {
  const same = Object.entries(saidTexts.messages).filter(
    ([key, english]) => messages[key] === english && /\p{L}/u.test(english.replace(/\{\w+\}/g, '')),
  )
  // These two are French words too.
  expect(same.map(([key]) => key).filter((key) => key !== 'source.cv' && !key.startsWith('field.'))).toEqual(
    [],
  )
})

test.each([
  { messages: saidTexts.messages, names: fieldTexts },
  { messages: saidFrench.messages, names: frenchFields[0] },
  { messages: saidArabic.messages, names: arabicFields[0] },
])('$names.language: a field has one name in sentences and beside its bar', ({ messages, names }) => {
  const said = Object.entries<string>(messages).filter(([key]) => key.startsWith('field.'))
  expect(Object.fromEntries(said.map(([key, name]) => [key.slice(6), name]))).toEqual(names?.messages)
})

const reasonsOf = ({ scores, questionScores, caps, noScoreReason, noScoreSaid, aiSignal }: Assessment) => [
  ...Object.values(scores),
  ...questionScores,
  ...caps,
  ...(noScoreReason ? [{ reason: noScoreReason, said: noScoreSaid }] : []),
  ...(aiSignal?.reasons ?? []).map((reason, at) => ({ reason, said: aiSignal?.said?.[at] })),
]

/** The same with no words of anybody in it, so that every letter is the catalogue's. */
const withoutWords = (said: Said): Said =>
  JSON.parse(JSON.stringify(said), (key, value) =>
    typeof value !== 'string' || key === 'key' ? value : key === 'option' ? 'English' : '…',
  )

describe('all that is said of an interview', () => {
  test.each(personas)('$name', ({ input }) => {
    for (const variant of [input, { ...input, cv: null }, { ...input, answers: input.answers.toReversed() }])
      for (const { reason, said = [] } of reasonsOf(assess(variant))) {
        expect(inEnglish(said)).toBe(reason)
        expect(french.sentence(said)).not.toBe(reason)
        expect(arabic.sentence(withoutWords(said))).toMatch(/^[^A-Za-z]+$/)
      }
  })
})
