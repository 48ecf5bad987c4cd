import { describe, expect, it } from 'vitest'
import { interfaceLanguages } from '#contract/languages.ts'
import { candidateMailKinds, mailPlaceholders, unknownPlaceholder } from '../contract/mail-kinds.ts'
import { defaultTemplate } from './default-template.ts'
import { fillTemplate } from './text-of-mail.ts'

const defaults = candidateMailKinds.flatMap((kind) =>
  interfaceLanguages.map((language) => ({ kind, language })),
)

describe.each(defaults)('the default mail $kind in $language', ({ kind, language }) => {
  const template = defaultTemplate(kind, language)

  it('§mails-1 uses placeholders of its kind only, and no brace is left once they are replaced', () => {
    const all = Object.values(template).join('\n')
    expect(unknownPlaceholder(kind, all)).toBeNull()
    const values = Object.fromEntries(mailPlaceholders[kind].map((name) => [name, `<${name}>`]))
    const { subject, preview, paragraphs } = fillTemplate(template, values)
    expect([subject, preview, ...paragraphs].join('\n')).not.toMatch(/[{}]/)
    expect(subject).toMatch(/<job>.*<company>/)
  })

  it('leaves no gap where a value is empty', () => {
    const values = Object.fromEntries(mailPlaceholders[kind].map((name) => [name, '']))
    for (const paragraph of fillTemplate(template, values).paragraphs) {
      expect(paragraph).not.toBe('')
      expect(paragraph).toBe(paragraph.trim())
    }
  })
})

it('each kind reads differently in each language', () => {
  const texts = defaults.map(({ kind, language }) => defaultTemplate(kind, language).text)
  expect(new Set(texts).size).toBe(defaults.length)
})

it('§mails-2 replaces placeholders once: a value that looks like one stays, and so does an unknown word', () => {
  const template = { subject: '{job}', text: 'Dear {firstName},\n\n \n\n{job}\nat {constructor}' }
  expect(fillTemplate(template, { job: '{firstName}', firstName: '$& {job}' })).toEqual({
    subject: '{firstName}',
    paragraphs: ['Dear $& {job},', '{firstName}\nat {constructor}'],
  })
})
