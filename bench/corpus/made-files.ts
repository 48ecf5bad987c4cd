import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type Random, seeded } from '../../eval/cvs/seeded-random.ts'
import { aDocx, docxParagraph } from '../../src/testing/documents/a-docx.ts'
import { aPdf } from '../../src/testing/documents/a-pdf.ts'
import { aJpeg, aPng } from '../../src/testing/documents/a-picture.ts'
import { aSlowPdf } from '../../src/testing/documents/a-slow-pdf.ts'
import { cvFixtures, hiddenDoc } from '../../src/testing/documents/cv-fixtures.ts'

/** A file as somebody would send it. */
export interface CvFile {
  name: string
  bytes: Buffer
}

const root = join(import.meta.dirname, '../..')
const waysOfDamage = 40
const million = 1_000_000

/** The same files each time: honest CVs, damaged ones, and such as are made to fill memory or time. */
export function madeFiles(): CvFile[] {
  const honest = globSync('eval/cvs/files/*.{pdf,docx,doc}', { cwd: root }).map((path) =>
    fileAt(join(root, path)),
  )
  const whole = [...Object.values(cvFixtures), hiddenDoc].map(fileAt)
  return [...honest, ...whole, ...whole.flatMap(damaged), ...hostilePdfs(), ...hostileDocx(), ...misnamed()]
}

const fileAt = (path: string): CvFile => ({ name: basename(path), bytes: readFileSync(path) })

function damaged({ name, bytes }: CvFile): CvFile[] {
  const random = seeded(`damage to ${name}`)
  return Array.from({ length: waysOfDamage }, (_, at) => ({
    name: `damaged-${at}-${name}`,
    bytes: (damages[at % damages.length] as Damage)(Buffer.from(bytes), random),
  }))
}

type Damage = (bytes: Buffer, random: Random) => Buffer
const damages: readonly Damage[] = [
  (bytes, random) => bytes.subarray(0, random.between(1, bytes.length)),
  (bytes, random) => {
    for (let count = random.between(1, 60); count > 0; count--)
      bytes[random.between(0, bytes.length - 1)] = random.between(0, 255)
    return bytes
  },
  (bytes, random) => {
    const from = random.between(0, bytes.length - 1)
    return bytes.fill(0, from, random.between(from, bytes.length))
  },
  (bytes, random) => {
    const from = random.between(0, bytes.length - 1)
    return Buffer.concat([bytes.subarray(from), bytes.subarray(0, from)])
  },
]

const over = (size: number, pattern: string) => Buffer.alloc(size, pattern, 'latin1')
const someWords = 'BT /F1 9 Tf (Hello world of words) Tj 0 -1 Td ET '

function hostilePdfs(): CvFile[] {
  const random = seeded('words everywhere')
  const scattered = (count: number) =>
    Array.from(
      { length: count },
      () =>
        `1 0 0 1 ${random.between(0, 599)} ${random.between(0, 799)} Tm (w${random.between(0, million)}) Tj`,
    ).join(' ')
  const packed: [string, Buffer][] = [
    ...[20, 60, 150, 400].map((mb): [string, Buffer] => [`text-${mb}-mb`, over(mb * million, someWords)]),
    ...[50, 800].map((mb): [string, Buffer] => [`blank-${mb}-mb`, over(mb * million, ' ')]),
    ...[60, 180, 360].map((thousand): [string, Buffer] => [
      `${thousand}-thousand-words`,
      Buffer.from(`BT /F1 9 Tf ${scattered(thousand * 1000)} ET`),
    ]),
    ['nested', over(5 * million, '[')],
    ['paths', over(90 * million, '0 0 m 1 1 l S ')],
  ]
  return [
    ...packed.map(([name, content]) => ({ name: `${name}.pdf`, bytes: aPdf({ packed: content }) })),
    { name: '5000-pages.pdf', bytes: aPdf({ pages: 5_000, statedPages: 1 }) },
    { name: 'slow.pdf', bytes: aSlowPdf() },
    { name: 'locked.pdf', bytes: aPdf({ hasPassword: true }) },
  ]
}

function hostileDocx(): CvFile[] {
  const paragraph = docxParagraph('Hello world of words')
  const bodies: [string, string][] = [
    ...[5, 15, 30, 100, 300].map((mb): [string, string] => [
      `paragraphs-${mb}-mb`,
      paragraph.repeat(Math.ceil((mb * million) / paragraph.length)),
    ]),
    ['nested', `${'<w:p>'.repeat(500_000)}${'</w:p>'.repeat(500_000)}`],
    ['one-word', docxParagraph('a'.repeat(20 * million))],
  ]
  return bodies.map(([name, body]) => ({ name: `${name}.docx`, bytes: aDocx({ body }) }))
}

const misnamed = (): CvFile[] => [
  { name: 'a-pdf.docx', bytes: aPdf() },
  { name: 'words.pdf', bytes: Buffer.from('My CV is on my site.') },
  { name: 'empty.pdf', bytes: Buffer.alloc(0) },
  { name: 'picture.png', bytes: aPng() },
  { name: 'picture.jpg', bytes: aJpeg() },
]
