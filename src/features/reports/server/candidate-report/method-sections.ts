import { create as createQr } from 'qrcode'
import type { PdfDrawing, PdfPart } from '#platform/pdf/document.ts'
import { printedCode } from '../../contract/check-code.ts'
import { bullets, colors, column, line, note, row, section, strong } from './report-look.ts'
import type { WordedReport } from './report-words.ts'

/** The estimate of machine-written text, with what it is worth. */
export function aiSection({ t, sentence, evaluation: { ai } }: WordedReport): PdfPart[] {
  if (ai === null) return section(t('aiTitle'), [line(t('aiUnknown'))])
  const { percentage, band, said } = ai
  const reasons = ai.reasons.map((reason, at) => sentence(said?.[at], reason))
  return section(t('aiText', { band }), [line(t('aiNote', { percentage })), ...bullets(reasons.slice(0, 6))])
}

/** What a reader must know before the score is used, and how it came about. */
export function methodSection({ t, sentence, evaluation }: WordedReport): PdfPart[] {
  const isNot = (['decision', 'person', 'truth', 'background', 'exact'] as const).map((one) =>
    t(`isNot.${one}`),
  )
  const method = (['same', 'quotes', 'total', 'ledger'] as const).map((one) => t(`method.${one}`))
  const { fellBack, fellBackSaid } = evaluation
  return [
    row(
      [
        column(section(t('isNot'), bullets(isNot)), { share: 1 }),
        column(section(t('method'), bullets(method)), { share: 1 }),
      ],
      { gap: 24 },
    ),
    ...(fellBack === null
      ? []
      : [note(t('fellBack', { reason: sentence(fellBackSaid, fellBack) }), { above: 4 })]),
  ]
}

/** With which versions it was made, and how anybody can verify it. */
export function checkSection(content: WordedReport): PdfPart[] {
  const { t, made, verifyAt } = content
  const address = `${verifyAt}?code=${made.code}`
  const check = row(
    [
      qrCode(address, t('codeAlt', { address: verifyAt })),
      column(
        [
          strong(printedCode(made.code), { size: 15, spacing: 1, color: colors.accent }),
          line(t('checkAbout', { address: verifyAt })),
          note(versions(content).join(' · '), { above: 4 }),
        ],
        { share: 1, gap: 4 },
      ),
    ],
    { gap: 14, fill: colors.accentSoft, padding: 12, rounded: 6 },
  )
  return section(t('check'), [check])
}

function versions({ t, dayOf, evaluation, timeZone }: WordedReport): string[] {
  const { engine, engineVersion, rubricVersion, provider, model, promptVersions, assessedAt } = evaluation
  const prompts = Object.entries(promptVersions).map(([name, version]) => `${name} ${version}`)
  return [
    t('engine', { engine, model: model ?? '', provider: provider ?? '', version: engineVersion }),
    t('rubric', { version: rubricVersion }),
    ...(prompts.length === 0 ? [] : [t('prompts', { versions: prompts.join(', ') })]),
    t('assessed', { day: dayOf(new Date(assessedAt), timeZone) }),
  ]
}

const moduleSize = 2.4

function qrCode(text: string, alt: string): PdfDrawing {
  const { modules } = createQr(text, { errorCorrectionLevel: 'M' })
  const { size, data } = modules
  const path = [...data.keys()]
    .filter((at) => data[at])
    .map((at) => `M${(at % size) * moduleSize} ${Math.floor(at / size) * moduleSize}${square}`)
    .join('')
  const width = size * moduleSize
  return { width, height: width, alt, shapes: [{ path, fill: '#1c1b19' }] }
}

// A hair larger than a module, or viewers show seams.
const side = moduleSize + 0.1
const square = `h${side}v${side}h-${side}z`
