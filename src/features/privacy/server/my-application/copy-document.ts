import { type InterfaceLanguage, localeOf } from '#contract/languages.ts'
import type { PdfDocument, PdfPart, PdfText, PdfTextLook } from '#platform/pdf/document.ts'
import { copyTexts } from './copy-texts.ts'
import type { ApplicationCopy } from './read-copy.ts'

const quiet: PdfTextLook = { size: 9, color: '#57534e' }

/** The copy as it is printed, in the language that its candidate reads. */
export function copyDocument(copy: ApplicationCopy, language: InterfaceLanguage): PdfDocument {
  const t = copyTexts(language)
  const { job, company, product, copiedAt } = copy
  const date = new Intl.DateTimeFormat(localeOf(language), {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'UTC',
  })
  const when = (at: Date | string) => `${date.format(new Date(at))} UTC`
  const line = (text: string, look: PdfTextLook = {}): PdfText => ({
    text,
    language,
    look: { align: 'start', ...look },
  })
  const section = (title: string, parts: readonly PdfPart[]): PdfPart => ({
    parts: [
      { text: title, role: 'heading', language, look: { size: 13, weight: 'strong', align: 'start' } },
      ...parts,
    ],
    look: { above: 16, gap: 4, splits: true },
  })
  const title = t('title', { job, company })
  return {
    title,
    author: product,
    createdAt: copiedAt,
    body: [
      { text: title, role: 'title', language, look: { size: 19, weight: 'strong', align: 'start' } },
      line(t('made', { at: when(copiedAt) }), quiet),
      section(
        t('contact'),
        Object.values(copy.contact).map((value) => line(value)),
      ),
      section(t('answers'), answerParts(copy, t('none'), line)),
      section(t('cv'), cvParts(copy, t('none'), line)),
      section(
        t('events'),
        copy.events.map(({ at, kind }) => line(`${when(at)} · ${t(kind)}`)),
      ),
      section(t('notHereTitle'), [line(t('notHere', { company }), quiet)]),
    ],
    pageNumber: '# / ##',
  }
}

type Line = (text: string, look?: PdfTextLook) => PdfText

function answerParts({ answers }: ApplicationCopy, none: string, line: Line): PdfPart[] {
  if (answers.length === 0) return [line(none, quiet)]
  return answers.map(({ question, answer, notSent }) => ({
    parts: [line(question, { weight: 'strong' }), line(answer ?? (notSent || none))],
    look: { gap: 2, above: 6, splits: true },
  }))
}

function cvParts({ cv }: ApplicationCopy, none: string, line: Line): PdfPart[] {
  if (!cv) return [line(none, quiet)]
  return [
    line(cv.fileName, { weight: 'strong' }),
    ...(cv.textReadByMachine ? [line(cv.textReadByMachine)] : []),
  ]
}
