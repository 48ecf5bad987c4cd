import { type Box, contains, isSameColour, touches, WHITE } from './pdf-graphics.ts'
import type { PaintedArea, PdfPiece } from './pdf-pieces.ts'

const TINY_POINTS = 2
const BARELY_THERE = 0.1

/** Why a piece of text is invisible on its page, or null when it is visible. */
export function hiddenReason(piece: PdfPiece, page: Box, painted: PaintedArea[]): string | null {
  if (piece.isInvisible) return 'invisible text'
  if (piece.isInHiddenLayer) return 'text in a hidden layer'
  if (piece.alpha < BARELY_THERE) return 'transparent text'
  if (piece.size < TINY_POINTS) return 'text under 2 points'
  if (!touches(piece.box, page)) return 'text off the page'
  if (piece.clip && !touches(piece.box, piece.clip)) return 'text cut away'
  if (hasColourOfBackground(piece, painted)) return 'text in the colour of its background'
  if (isCovered(piece, painted)) return 'covered text'
  return null
}

function hasColourOfBackground(piece: PdfPiece, painted: PaintedArea[]): boolean {
  if (!piece.colour) return false
  const middle = middleOf(piece.box)
  const under = painted.slice(0, piece.paintedBefore).findLast((area) => contains(area.box, middle))
  const background = under ? under.colour : WHITE
  return background !== null && isSameColour(piece.colour, background)
}

function isCovered(piece: PdfPiece, painted: PaintedArea[]): boolean {
  const middle = { ...middleOf(piece.box), x0: piece.box.x0, x1: piece.box.x1 }
  return painted
    .slice(piece.paintedBefore)
    .some((area) => area.isOpaqueRectangle && contains(area.box, middle))
}

function middleOf(box: Box): Box {
  const x = (box.x0 + box.x1) / 2
  const y = (box.y0 + box.y1) / 2
  return { x0: x, y0: y, x1: x, y1: y }
}
