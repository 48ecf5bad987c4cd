/** A CV as it is laid out, before one of the writers makes a file of it. */
export interface Sheet {
  header: string | null
  footer: string | null
  photo: boolean
  /** Over the whole width, before the columns. */
  top: Block[]
  columns: Column[]
}

export interface Column {
  /** Of the page's width; all shares make 1. */
  share: number
  blocks: Block[]
}

export type Block =
  | { kind: 'heading'; text: string; isSpaced: boolean }
  | { kind: 'text'; text: string; size?: number; isStrong?: boolean }
  | { kind: 'bullet'; text: string }
  /** One at the left edge, the other at the right edge of the same line. */
  | { kind: 'sides'; left: string; right: string }
  | { kind: 'table'; shares: number[]; rows: Block[][][] }
  | { kind: 'gap' }

export const text = (content: string, look: { size?: number; isStrong?: boolean } = {}): Block => ({
  kind: 'text',
  text: content,
  ...look,
})

/** Every text of a sheet in the order of its blocks. */
export function textsOf(sheet: Sheet): string[] {
  const of = (block: Block): string[] =>
    block.kind === 'table'
      ? block.rows.flat(2).flatMap(of)
      : block.kind === 'sides'
        ? [block.left, block.right]
        : block.kind === 'gap'
          ? []
          : [block.text]
  return [sheet.top, ...sheet.columns.map(({ blocks }) => blocks)].flat().flatMap(of)
}
