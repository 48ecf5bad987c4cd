import { expect, test } from 'vitest'
import { findPunctuation } from './texts/find-punctuation.ts'

test.each([
  ['texts-fr.ts', "  title: 'Quitter l’équipe ?',"],
  ['texts-fr.ts', "  found: 'Rien trouvé pour « {term}\u00a0».',"],
  ['texts-fr.ts', "  reason: 'Motif : {reason}',"],
  ['texts-ar.ts', "  title: 'مغادرة الفريق?',"],
  ['texts-ar.ts', "  names: 'الأسماء, والعناوين',"],
])('finds the sign of another language: %s %s', (file, line) => {
  expect(findPunctuation(file, `\n${line}`).map((found) => found.line)).toEqual([2])
})

test.each([
  ['texts-fr.ts', "  title: 'Quitter l’équipe\u00a0?',"],
  ['texts-fr.ts', "  at: '{at, date, ::dMMMy}',"],
  ['texts-fr.ts', '/** What is it ? */'],
  ['texts-ar.ts', "  keys: 'اضغط ? للاختصارات، {count, plural, one {سؤال} other {# أسئلة}}',"],
  ['texts.ts', "  title: 'Leave ?',"],
])('leaves %s %s', (file, line) => {
  expect(findPunctuation(file, line)).toEqual([])
})
