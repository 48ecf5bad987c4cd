import { mkdtemp, readdir, readFile, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { aMessage } from '#testing/platform/mail-samples.ts'
import { messageHash } from './message-id.ts'
import { listOutbox, readOutboxMail } from './outbox.ts'
import { outboxPages } from './outbox-pages.ts'
import { outboxTransport } from './outbox-transport.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'outbox-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

test('a repeated message is one file', async () => {
  const transport = await outboxTransport(folder)
  const message = aMessage()
  await Promise.all([transport.deliver(message), transport.deliver(message), transport.deliver(message)])
  const hash = messageHash(message.messageId)
  expect((await readdir(folder)).toSorted()).toEqual([`${hash}.eml`, `${hash}.json`])
})

test('lists the newest first and reads one back', async () => {
  const transport = await outboxTransport(folder)
  await transport.deliver(aMessage({ subject: 'First', to: 'a@example.org' }))
  const first = (await readdir(folder)).find((name) => name.endsWith('.eml')) ?? ''
  await utimes(join(folder, first), 0, 0)
  const second = aMessage({
    subject: 'Größe, حجم',
    attachments: [{ name: 'meeting.ics', contentType: 'text/calendar', content: 'BEGIN' }],
  })
  await transport.deliver(second)
  expect((await listOutbox(folder)).map((mail) => mail.subject)).toEqual(['Größe, حجم', 'First'])
  const read = await readOutboxMail(folder, messageHash(second.messageId))
  expect(read).toMatchObject({
    to: 'candidate@example.org',
    date: second.date,
    links: ['https://jobs.example.org/Interview/abc', 'https://jobs.example.org'],
    attachments: ['meeting.ics'],
  })
  expect(read?.text).toContain('Hello Amel,')
})

test('a calendar entry is a part of the body, with its method, and a file for people', async () => {
  const transport = await outboxTransport(folder)
  const content = `BEGIN:VCALENDAR\r\nMETHOD:REQUEST\r\nSUMMARY:${'é'.repeat(30)} أميرة 👩🏽‍💻\r\nEND:VCALENDAR\r\n`
  const message = aMessage({ calendar: { method: 'REQUEST', content } })
  await transport.deliver(message)
  const source = await readFile(join(folder, `${messageHash(message.messageId)}.eml`))
  const { attachments, html, text } = await PostalMime.parse(source)
  expect([html, text].map((body) => body?.includes('Hello Amel,'))).toEqual([true, true])
  const decoder = new TextDecoder()
  expect(
    attachments.map(({ mimeType, method, filename, content }) => [
      mimeType,
      method,
      filename,
      decoder.decode(content as ArrayBuffer),
    ]),
  ).toEqual([
    // The reader makes one line end of both signs.
    ['text/calendar', 'REQUEST', null, content.replaceAll('\r\n', '\n')],
    ['application/ics', undefined, 'invitation.ics', content.replaceAll('\r\n', '\n')],
  ])
  expect(source.toString().replace(/\r\n/g, '')).toContain(Buffer.from(content).toString('base64'))
  const types = source.toString().match(/^Content-Type: [\w/]+/gm)
  expect(types).toEqual([
    'Content-Type: multipart/mixed',
    'Content-Type: multipart/alternative',
    'Content-Type: text/plain',
    'Content-Type: text/html',
    'Content-Type: text/calendar',
    'Content-Type: application/ics',
  ])
})

test('deletes the given messages, and no others', async () => {
  const transport = await outboxTransport(folder)
  const [gone, kept] = [aMessage(), aMessage()]
  await transport.deliver(gone)
  await transport.deliver(kept)
  const hashes = [messageHash(gone.messageId), messageHash('<never-sent@jobs.example.org>')]
  await transport.forget?.(hashes)
  await transport.forget?.(hashes)
  const hash = messageHash(kept.messageId)
  expect((await readdir(folder)).toSorted()).toEqual([`${hash}.eml`, `${hash}.json`])
})

test('reads no other file', async () => {
  for (const id of ['..', '../secret-key', '', 'a'.repeat(32), `${'a'.repeat(31)}/`])
    expect(await readOutboxMail(folder, id)).toBeNull()
  expect(await listOutbox(join(folder, 'none'))).toEqual([])
})

test('the pages show text and links, never markup, script or style of a mail', async () => {
  const transport = await outboxTransport(folder)
  const pages = outboxPages(folder, { stylesheet: '/outbox/style.css' })
  expect(await pages.list()).toContain('No mail yet.')
  const message = aMessage({ subject: '<b>Hello</b>', paragraphs: ['<script>alert(1)</script>'] })
  await transport.deliver(message)
  const id = messageHash(message.messageId)
  const list = await pages.list()
  const one = (await pages.mail(id)) ?? ''
  expect(list).toContain(`href="/outbox/${id}"`)
  expect(list).toContain('<link rel="stylesheet" href="/outbox/style.css"/>')
  expect(one).toContain('<a href="https://jobs.example.org/Interview/abc"')
  for (const html of [list, one]) expect(html).not.toMatch(/<script|<style|style=|<b>/)
  expect(await pages.mail('b'.repeat(32))).toBeNull()
})

test('programs find the mails of one address', async () => {
  const transport = await outboxTransport(folder)
  await transport.deliver(aMessage({ to: 'a@example.org' }))
  await transport.deliver(aMessage({ to: 'b@example.org' }))
  const pages = outboxPages(folder)
  expect(await pages.messagesJson()).toHaveLength(2)
  const [mail, ...others] = await pages.messagesJson({ to: 'B@example.org' })
  expect(others).toEqual([])
  expect(mail).toMatchObject({
    to: 'b@example.org',
    subject: 'Your interview for Accountant',
    date: '2026-11-21T09:00:00.000Z',
  })
  expect(mail?.links[0]).toBe('https://jobs.example.org/Interview/abc')
})
