import { UnreadableDocument } from './unreadable-document.ts'

export interface XmlVisitor {
  open(name: string, attributes: (name: string) => string | undefined): void
  close(name: string): void
  text(text: string): void
}

const TOKEN =
  /<!--[\s\S]*?-->|<!\[CDATA\[([\s\S]*?)\]\]>|<\?[\s\S]*?\?>|<(\/?)([^\s/>!?]+)((?:"[^"]*"|'[^']*'|[^>"'])*?)(\/?)>|([^<]+)/g
const NAMED: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }

/** Walks the XML of an office document. Entities of its own (a doctype) are refused: no office program writes them. */
export function readXml(xml: string, visitor: XmlVisitor): void {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(xml)) throw new UnreadableDocument('unreadable', 'xml with a doctype')
  for (const [, cdata, closing, name, attributes = '', empty, text] of xml.matchAll(TOKEN)) {
    if (cdata !== undefined) visitor.text(cdata)
    else if (text !== undefined) visitor.text(decode(text))
    else if (name === undefined) continue
    else if (closing) visitor.close(name)
    else {
      visitor.open(name, (wanted) => attributeOf(attributes, wanted))
      if (empty) visitor.close(name)
    }
  }
}

function attributeOf(attributes: string, wanted: string): string | undefined {
  for (const [, name, double, single] of attributes.matchAll(/([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)) {
    if (name === wanted) return decode(double ?? single ?? '')
  }
  return undefined
}

function decode(text: string): string {
  return text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w+));/gi, (whole, hex, decimal, name) => {
    if (name) return NAMED[name] ?? whole
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal)
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
  })
}
