import {
  BLACK,
  type Box,
  type Colour,
  IDENTITY,
  intersect,
  type Matrix,
  multiply,
  pointAt,
  readColour,
  transformBox,
} from './pdf-graphics.ts'
import { isRectangle, toBox, toMatrix, toNumber } from './pdf-operands.ts'

/** Glyphs drawn one after the other, with the properties that decide whether they are visible. */
export interface PdfPiece {
  text: string
  box: Box
  /** The baseline. */
  y: number
  /** Font size on the page, in points. */
  size: number
  colour: Colour | null
  alpha: number
  isInvisible: boolean
  isInHiddenLayer: boolean
  clip: Box | null
  /** How many areas were painted before it. */
  paintedBefore: number
}

/** A painted rectangle or image; `colour` null where it is not one colour. */
export interface PaintedArea {
  box: Box
  colour: Colour | null
  isOpaqueRectangle: boolean
}

export interface PdfOperators {
  fnArray: number[]
  argsArray: unknown[]
}

export interface PdfSurroundings {
  ops: Readonly<Record<string, number>>
  fontMatrix(fontName: string): Matrix
  isLayerVisible(group: unknown): boolean
}

interface State {
  matrix: Matrix
  colour: Colour | null
  alpha: number
  clip: Box | null
  font: string
  fontSize: number
  mode: number
  charSpacing: number
  wordSpacing: number
  horizontal: number
  leading: number
  rise: number
}

interface Glyph {
  unicode?: string
  width?: number
  isSpace?: boolean
}

const START: State = {
  matrix: IDENTITY,
  colour: BLACK,
  alpha: 1,
  clip: null,
  font: '',
  fontSize: 0,
  mode: 0,
  charSpacing: 0,
  wordSpacing: 0,
  horizontal: 1,
  leading: 0,
  rise: 0,
}
const INVISIBLE_MODES = new Set([3, 7])
/** In thousandths of the letter height: wider than this is a space, wider than that another piece. */
const SPACE_FROM = 180
const BREAK_FROM = 1200
const MAX_PIECES = 200_000

/** Interprets the operators of a page and records its text and the areas painted under and over it. */
export class PdfPageWalk {
  readonly pieces: PdfPiece[] = []
  readonly painted: PaintedArea[] = []
  readonly #around: PdfSurroundings
  readonly #actions: Map<number, (args: unknown[]) => void>
  #state: State = START
  readonly #saved: State[] = []
  #textMatrix: Matrix = IDENTITY
  #lineMatrix: Matrix = IDENTITY
  #clipsNext = false
  readonly #layers: boolean[] = []

  constructor(around: PdfSurroundings) {
    this.#around = around
    this.#actions = this.#listActions()
  }

  walk(operators: PdfOperators): void {
    operators.fnArray.forEach((operator, at) => {
      if (this.pieces.length > MAX_PIECES) return
      const args = operators.argsArray[at]
      this.#actions.get(operator)?.(Array.isArray(args) ? args : [])
    })
  }

  #listActions(): Map<number, (args: unknown[]) => void> {
    const set = (change: Partial<State>) => {
      this.#state = { ...this.#state, ...change }
    }
    const image = () => this.#paint({ x0: 0, y0: 0, x1: 1, y1: 1 }, null, false)
    const actions: Record<string, (args: unknown[]) => void> = {
      save: () => this.#save(),
      restore: () => this.#restore(),
      transform: (args) => set({ matrix: multiply(this.#state.matrix, toMatrix(args)) }),
      setGState: ([entries]) => this.#graphicsState(entries, set),
      setFillRGBColor: ([colour]) => set({ colour: readColour(colour) }),
      setFillColorN: () => set({ colour: null }),
      setFillTransparent: () => set({ colour: null }),
      setFont: ([font, size]) => set({ font: String(font), fontSize: toNumber(size) }),
      setTextRenderingMode: ([mode]) => set({ mode: toNumber(mode) }),
      setCharSpacing: ([value]) => set({ charSpacing: toNumber(value) }),
      setWordSpacing: ([value]) => set({ wordSpacing: toNumber(value) }),
      setHScale: ([value]) => set({ horizontal: toNumber(value) / 100 }),
      setLeading: ([value]) => set({ leading: -toNumber(value) }),
      setTextRise: ([value]) => set({ rise: toNumber(value) }),
      beginText: () => this.#setTextMatrix(IDENTITY),
      setTextMatrix: ([matrix]) => this.#setTextMatrix(toMatrix(matrix)),
      moveText: ([x, y]) => this.#moveText(toNumber(x), toNumber(y)),
      setLeadingMoveText: ([x, y]) => {
        set({ leading: toNumber(y) })
        this.#moveText(toNumber(x), toNumber(y))
      },
      nextLine: () => this.#moveText(0, this.#state.leading),
      showText: ([glyphs]) => this.#showText(Array.isArray(glyphs) ? glyphs : []),
      clip: () => this.#clipNext(),
      eoClip: () => this.#clipNext(),
      constructPath: (args) => this.#path(args),
      paintFormXObjectBegin: ([matrix, box]) => this.#beginForm(matrix, box),
      paintFormXObjectEnd: () => this.#restore(),
      beginMarkedContent: () => this.#layers.push(true),
      beginMarkedContentProps: ([tag, group]) =>
        this.#layers.push(tag !== 'OC' || this.#around.isLayerVisible(group)),
      endMarkedContent: () => this.#layers.pop(),
      paintImageXObject: image,
      paintInlineImageXObject: image,
      paintImageMaskXObject: image,
      paintSolidColorImageMask: image,
      shadingFill: () =>
        this.#paint(this.#state.clip ?? { x0: -1e5, y0: -1e5, x1: 1e5, y1: 1e5 }, null, false, IDENTITY),
    }
    return new Map(Object.entries(actions).map(([name, action]) => [this.#around.ops[name] ?? -1, action]))
  }

  #save(): void {
    this.#saved.push(this.#state)
  }

  #restore(): void {
    this.#state = this.#saved.pop() ?? this.#state
  }

  #clipNext(): void {
    this.#clipsNext = true
  }

  #setTextMatrix(matrix: Matrix): void {
    this.#textMatrix = matrix
    this.#lineMatrix = matrix
  }

  #moveText(x: number, y: number): void {
    this.#setTextMatrix(multiply(this.#lineMatrix, [1, 0, 0, 1, x, y]))
  }

  #graphicsState(entries: unknown, set: (change: Partial<State>) => void): void {
    if (!Array.isArray(entries)) return
    for (const entry of entries) {
      if (!Array.isArray(entry)) continue
      const [key, value] = entry
      if (key === 'ca') set({ alpha: toNumber(value) })
      else if (key === 'Font' && Array.isArray(value))
        set({ font: String(value[0]), fontSize: toNumber(value[1]) })
    }
  }

  #beginForm(matrix: unknown, box: unknown): void {
    this.#save()
    if (matrix) this.#state = { ...this.#state, matrix: multiply(this.#state.matrix, toMatrix(matrix)) }
    const bounds = toBox(box)
    if (bounds) this.#clip(transformBox(this.#state.matrix, bounds))
  }

  #clip(box: Box): void {
    this.#state = { ...this.#state, clip: this.#state.clip ? intersect(this.#state.clip, box) : box }
  }

  #path([operator, drawing, bounds]: unknown[]): void {
    const { fill, eoFill, fillStroke, eoFillStroke, closeFillStroke, closeEOFillStroke } = this.#around.ops
    const box = toBox(bounds)
    const fills = [fill, eoFill, fillStroke, eoFillStroke, closeFillStroke, closeEOFillStroke]
    if (box && fills.includes(toNumber(operator)))
      this.#paint(box, this.#state.colour, isRectangle(drawing) && this.#state.alpha > 0.9)
    if (box && this.#clipsNext) this.#clip(transformBox(this.#state.matrix, box))
    this.#clipsNext = false
  }

  #paint(
    box: Box,
    colour: Colour | null,
    isOpaqueRectangle: boolean,
    matrix: Matrix = this.#state.matrix,
  ): void {
    if (this.#state.alpha < 0.1 || this.#layers.includes(false)) return
    const seen = transformBox(matrix, box)
    const { clip } = this.#state
    this.painted.push({ box: clip ? intersect(seen, clip) : seen, colour, isOpaqueRectangle })
  }

  #showText(glyphs: unknown[]): void {
    const { fontSize, charSpacing, wordSpacing, horizontal, font } = this.#state
    const perUnit = this.#around.fontMatrix(font)[0] * fontSize
    let text = ''
    let x = 0
    let from = 0
    const flush = () => {
      if (text !== '') this.#addPiece(text, from, x)
      text = ''
    }
    for (const glyph of glyphs) {
      if (typeof glyph === 'number') {
        if (-glyph > BREAK_FROM) flush()
        else if (-glyph > SPACE_FROM && text !== '' && !text.endsWith(' ')) text += ' '
        x -= (glyph / 1000) * fontSize * horizontal
      } else if (isGlyph(glyph)) {
        if (text === '') from = x
        text += glyph.unicode ?? ''
        x += ((glyph.width ?? 0) * perUnit + charSpacing + (glyph.isSpace ? wordSpacing : 0)) * horizontal
      }
    }
    flush()
    this.#textMatrix = multiply(this.#textMatrix, [1, 0, 0, 1, x, 0])
  }

  #addPiece(text: string, from: number, to: number): void {
    const { fontSize, rise, matrix, colour, alpha, mode, clip } = this.#state
    const onPage = multiply(matrix, this.#textMatrix)
    const height = Math.abs(fontSize)
    const box = transformBox(onPage, {
      x0: Math.min(from, to),
      x1: Math.max(from, to),
      y0: rise - height * 0.2,
      y1: rise + height * 0.8,
    })
    this.pieces.push({
      text,
      box,
      y: pointAt(onPage, from, rise).y,
      size: height * Math.hypot(onPage[2], onPage[3]),
      colour,
      alpha,
      isInvisible: INVISIBLE_MODES.has(mode),
      isInHiddenLayer: this.#layers.includes(false),
      clip,
      paintedBefore: this.painted.length,
    })
  }
}

function isGlyph(value: unknown): value is Glyph {
  return typeof value === 'object' && value !== null && 'unicode' in value
}
