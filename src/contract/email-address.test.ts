import { describe, expect, it } from 'vitest'
import { foldEmail, isEmailAddress, mailboxOf } from './email-address.ts'

describe('an e-mail address', () => {
  it.each([
    'a@b.tn',
    "o'neil+jobs@mail.example.org",
    'أمل@مثال.تونس',
    `${'x'.repeat(64)}@b.example`,
    'customer/sales@example.org',
    '123@163.com',
    'test@c--n.com',
    'anna@xn--mnchen-3ya.xn--p1ai',
    `a@${'b'.repeat(63)}.example`,
  ])('is %s', (text) => expect(isEmailAddress(foldEmail(` ${text.toUpperCase()} `))).toBe(true))

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
    ['a label that begins with a hyphen', 'test@-iana.org'],
    ['a label that ends with a hyphen', 'test@iana-.org'],
    ['a top level that ends with a hyphen', 'test@iana.org-'],
    ['a label of 64 letters', `a@${'b'.repeat(64)}.example`],
    ['a number as top level', 'test@iana.123'],
    ['an address of a machine', 'test@192.168.0.1'],
    ['a slash in the host', 'test@iana/icann.org'],
    ['an underscore in the host', 'test@i_ana.org'],
    ['a top level alone', 'test@io'],
    ['what folding makes too long', `a@${'İ'.repeat(125)}.example`],
  ])('is not %s', (_what, text) => expect(isEmailAddress(foldEmail(text))).toBe(false))

  it.each([`a@${'b.'.repeat(126)}@`, 'a'.repeat(100_000)])(
    'is not a text that makes patterns backtrack',
    (text) => expect(isEmailAddress(text)).toBe(false),
  )
})

describe('the mailbox of an address', () => {
  it.each([
    ['One+0@b.example', 'one@b.example'],
    ['o.n.e+9+8@b.example', 'one@b.example'],
    ['+jobs@b.example', '+jobs@b.example'],
    ['one@b.c.example', 'one@b.c.example'],
    // Mail programs write hosts so before they send.
    ['one@ｇｍail.example', 'one@gmail.example'],
    ['one@gm\ufe0fail.example', 'one@gmail.example'],
    ['one@bücher.example', 'one@xn--bcher-kva.example'],
    ['one@xn--bcher-kva.example', 'one@xn--bcher-kva.example'],
    ['one@a.0xfffffffff', 'one@a.0xfffffffff'],
  ])('of %s is %s', (address, mailbox) => expect(mailboxOf(address)).toBe(mailbox))
})
