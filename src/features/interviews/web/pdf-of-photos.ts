/** A photo as a page: its JPEG, and its size in pixels. */
export interface PhotoPage {
  jpeg: Uint8Array
  width: number
  height: number
}

/** The width of an A4 page in points; photos are as wide, and as high as they are. */
const pageWidth = 595

/** A PDF of one photo a page. A JPEG goes into a PDF as it is, so that no library is needed on a cheap phone. */
export function pdfOfPhotos(pages: readonly PhotoPage[]): Uint8Array<ArrayBuffer> {
  const file = new PdfWriter()
  const ids = pages.map((_, at) => 3 + at * 3)
  file.object(1, '<< /Type /Catalog /Pages 2 0 R >>')
  file.object(
    2,
    `<< /Type /Pages /Kids [${ids.map((id) => `${id} 0 R`).join(' ')}] /Count ${pages.length} >>`,
  )
  for (const [at, page] of pages.entries()) writePage(file, ids[at] ?? 0, page)
  return file.end()
}

function writePage(file: PdfWriter, id: number, { jpeg, width, height }: PhotoPage): void {
  const pageHeight = Math.round((pageWidth * height) / width)
  const draw = `q ${pageWidth} 0 0 ${pageHeight} 0 0 cm /Photo Do Q`
  file.object(
    id,
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${pageWidth} ${pageHeight}] /Contents ${id + 1} 0 R /Resources << /XObject << /Photo ${id + 2} 0 R >> >> >>`,
  )
  file.object(id + 1, `<< /Length ${draw.length} >>\nstream\n${draw}\nendstream`)
  file.object(
    id + 2,
    `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode /Length ${jpeg.length} >>\nstream\n`,
    jpeg,
    '\nendstream',
  )
}

/** Writes objects with the table of where each begins. */
class PdfWriter {
  private readonly parts: Uint8Array[] = []
  private readonly starts: number[] = []
  private size = 0

  constructor() {
    this.write('%PDF-1.4\n')
  }

  object(id: number, ...content: (string | Uint8Array)[]): void {
    this.starts[id] = this.size
    for (const part of [`${id} 0 obj\n`, ...content, '\nendobj\n']) this.write(part)
  }

  end(): Uint8Array<ArrayBuffer> {
    const at = this.size
    const lines = this.starts.slice(1).map((start) => `${String(start).padStart(10, '0')} 00000 n \n`)
    const count = this.starts.length
    this.write(
      `xref\n0 ${count}\n0000000000 65535 f \n${lines.join('')}trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${at}\n%%EOF\n`,
    )
    const whole = new Uint8Array(this.size)
    let to = 0
    for (const part of this.parts) {
      whole.set(part, to)
      to += part.length
    }
    return whole
  }

  private write(part: string | Uint8Array): void {
    const bytes = typeof part === 'string' ? new TextEncoder().encode(part) : part
    this.parts.push(bytes)
    this.size += bytes.length
  }
}
