import { randomBytes } from 'node:crypto'

/** Characters that people do not see and a model reads. */
const unseen = /[\u00AD\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFEFF\u{E0000}-\u{E0FFF}]/gu

/**
 * Data as a model gets it: JSON between two lines of a fence that nobody can foresee and that does not occur in it, so
 * that nothing inside can end it.
 */
export function fenced(value: unknown, draw: () => string = drawFence): string {
  const json = JSON.stringify(value).replace(unseen, '')
  let fence = draw()
  while (json.includes(fence)) fence = draw()
  return `${fence}\n${json}\n${fence}`
}

const drawFence = () => `-----${randomBytes(16).toString('hex')}-----`
