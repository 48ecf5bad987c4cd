import { describe, expect, it } from 'vitest'
import { foldEmail, isEmailAddress } from './email-address.ts'

describe('an e-mail address', () => {
  it.each(['a@b.tn', "o'neil+jobs@mail.example.org", 'أمل@مثال.تونس', `${'x'.repeat(64)}@b.example`])(
    'is %s',
    (text) => expect(isEmailAddress(foldEmail(` ${text.toUpperCase()} `))).toBe(true),
  )

  it.each([
    ['no address', 'nobody'],
    ['two', 'a@b.example,c@d.example'],
    ['two signs', 'a@b@c.example'],
    ['a header', 'a@b.example\nbcc: c@d.example'],
    ['a name', 'Amel <a@b.example>'],
    ['a quoted part', '"a b"@c.example'],
    ['an encoded word', '=?utf-8?q?a=40b.example?=@c.example'],
    ['a dot at the edge', '.a@b.example'],
    ['a dot before the sign', 'a.@b.example'],
    ['two dots together', 'a..b@c.example'],
    ['no dot', 'a@localhost'],
    ['unseen characters', 'a\u200b@b.example'],
    ['a local part that no server takes', `${'x'.repeat(65)}@b.example`],
    ['what is too long', `a@${'b'.repeat(250)}.example`],
    ['what folding makes too long', `a@${'İ'.repeat(125)}.example`],
  ])('is not %s', (_what, text) => expect(isEmailAddress(foldEmail(text))).toBe(false))

  it.each([`a@${'b.'.repeat(126)}@`, 'a'.repeat(100_000)])(
    'is not a text that makes patterns backtrack',
    (text) => expect(isEmailAddress(text)).toBe(false),
  )
})
