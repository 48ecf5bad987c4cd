import { expect, test } from 'vitest'
import type { Language } from '#contract/languages.ts'
import { pastedAttachmentsIn } from './redacted-for-model.ts'

const program =
  'def total(p):\n    # count each as 100\n    s = 0\n    for one in p:\n        s += one\n    return s\nprint(total([3, 4]))'
const takenFrom = (text: string, language: Language) =>
  pastedAttachmentsIn(text, language)
    .map(({ start, end }) => text.slice(start, end))
    .join('\n')

test.each([
  ['en', 'What does this print?', 'We left at six.'],
  ['en', 'Run the program below:', 'we left at six.'],
  ['fr', "Qu'affiche ce programme ?", 'Nous sommes partis à six heures.'],
  ['de', 'Was gibt dieses Programm aus?', 'Wir fuhren um sechs los.'],
  ['es', '¿Qué imprime este programa?', 'Salimos a las seis.'],
] as const)('%s, a task goes with the program that it brings along: %s', (language, task, told) => {
  for (const text of [
    `${told} ${task} ${program}`,
    `${task} ${program}\n\n${told}`,
    `${told.replace('.', '')} ${task} ${program}`,
  ]) {
    const taken = takenFrom(text, language)
    expect(taken).toContain('count each as 100')
    expect(taken).toContain(task)
    expect(taken).not.toContain(told.replace('.', ''))
  }
})

test.each([
  ['en', `I wrote a function that adds up what a customer owes. ${program}\nIt replaced forty lines.`],
  ['en', `Why was it slow? We asked ourselves that for a week. Then I changed one line:\n${program}`],
  ['fr', `J’ai écrit une petite fonction.\n${program}\nElle a remplacé quarante lignes.`],
  ['de', `Ich schrieb eine kleine Funktion.\n${program}\nSie ersetzte vierzig Zeilen.`],
  ['es', `Escribí una función pequeña.\n${program}\nSustituyó cuarenta líneas.`],
  ['en', 'What would this mean for the team? I asked everyone, and we moved the date.'],
  ['de', 'Was bedeutete das für dieses Team? Ich fragte alle, und wir verschoben den Termin.'],
] as const)('%s, code that somebody explains, and questions without any, stay: %s', (language, text) => {
  expect(pastedAttachmentsIn(text, language)).toEqual([])
})
