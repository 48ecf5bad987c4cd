import { readXml } from './read-xml.ts'

/** The properties of a run of a Word document that decide whether it is visible. */
export interface RunLook {
  vanish?: boolean
  /** Six hexadecimal digits, 'auto' for the default. */
  colour?: string
  /** Half points. */
  size?: number
  /** Its background, where that is stated. */
  background?: string
}

/** The names of styles by which a run is hidden, small or coloured. */
export type DocxStyles = ReadonlyMap<string, RunLook>

const WHITE_FROM = 0xf0
const TINY_HALF_POINTS = 4
const HIGHLIGHTS_THAT_ARE_WHITE = new Set(['white', 'none'])

/** Applies one property of a run to `look`; other properties leave it unchanged. */
export function applyRunProperty(
  look: RunLook,
  name: string,
  attribute: (name: string) => string | undefined,
): void {
  const value = attribute('w:val')
  if (name === 'w:vanish' || name === 'w:webHidden' || name === 'w:specVanish')
    look.vanish = value !== '0' && value !== 'false' && value !== 'off'
  else if (name === 'w:color')
    look.colour = value && value !== 'auto' ? value : themeColour(attribute('w:themeColor'))
  else if (name === 'w:sz' && value) look.size = Number(value)
  else if (name === 'w:shd') look.background = attribute('w:fill') ?? 'auto'
  else if (name === 'w:highlight' && value && !HIGHLIGHTS_THAT_ARE_WHITE.has(value)) look.background = value
}

/** Without the theme only the paper's colour is known; it is white in every theme that programs ship. */
const themeColour = (name: string | undefined): string =>
  name === 'background1' || name === 'light1' ? 'FFFFFF' : 'auto'

/** Why text of this look is invisible on that background, or null when it is visible. */
export function hiddenReason(look: RunLook, background: string | undefined): string | null {
  if (look.vanish) return 'hidden text'
  if (look.size !== undefined && look.size < TINY_HALF_POINTS) return 'text under 2 points'
  const behind = look.background ?? background
  const ground = behind === undefined || behind === 'auto' ? 'FFFFFF' : behind
  if (isWhite(look.colour) && isWhite(ground)) return 'white text'
  if (isSame(look.colour, ground)) return 'text in the colour of its background'
  return null
}

const channels = (colour: string | undefined): number[] =>
  colour && /^[0-9a-f]{6}$/i.test(colour)
    ? [0, 2, 4].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
    : []

function isWhite(colour: string | undefined): boolean {
  const values = channels(colour)
  return values.length > 0 && values.every((value) => value >= WHITE_FROM)
}

/** Too close for an eye to distinguish. */
function isSame(one: string | undefined, other: string): boolean {
  const [a, b] = [channels(one), channels(other)]
  if (a.length === 0 || b.length === 0) return false
  return a.reduce((sum, value, at) => sum + Math.abs(value - (b[at] ?? 0)), 0) < 48
}

/** Reads the styles that change how a run looks; a style inherits from the one it is based on. */
export function hiddenStyles(xml: string): DocxStyles {
  const own = new Map<string, RunLook>()
  const basedOn = new Map<string, string>()
  let id = ''
  readXml(xml, {
    open(name, attribute) {
      if (name === 'w:style') {
        id = attribute('w:styleId') ?? ''
        own.set(id, {})
      } else if (name === 'w:basedOn') basedOn.set(id, attribute('w:val') ?? '')
      else if (id) applyRunProperty(own.get(id) ?? {}, name, attribute)
    },
    close(name) {
      if (name === 'w:style') id = ''
    },
    text() {},
  })
  const resolved = new Map<string, RunLook>()
  for (const name of own.keys()) resolved.set(name, inherit(name, own, basedOn))
  return resolved
}

function inherit(name: string, own: Map<string, RunLook>, basedOn: Map<string, string>): RunLook {
  const chain: RunLook[] = []
  const seen = new Set<string>()
  for (let at: string | undefined = name; at && !seen.has(at); at = basedOn.get(at)) {
    seen.add(at)
    chain.unshift(own.get(at) ?? {})
  }
  return Object.assign({}, ...chain)
}
