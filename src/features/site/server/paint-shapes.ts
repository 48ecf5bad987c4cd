/** A filled shape. The process reads no SVG, so shapes are painted pixel by pixel. */
export interface Shape {
  /** Negative inside, in pixels. */
  distance: (x: number, y: number) => number
  box: { left: number; top: number; width: number; height: number }
  color: string
}

type Box = Shape['box']

export const roundedBox = (box: Box, radius: number, color: string): Shape => {
  const [halfWidth, halfHeight] = [box.width / 2, box.height / 2]
  return {
    box,
    color,
    distance: (x, y) => {
      const across = Math.abs(x - box.left - halfWidth) - halfWidth + radius
      const down = Math.abs(y - box.top - halfHeight) - halfHeight + radius
      return Math.hypot(Math.max(across, 0), Math.max(down, 0)) + Math.min(Math.max(across, down), 0) - radius
    },
  }
}

type Point = readonly [x: number, y: number]

/** A line through points with round ends. */
export const strokedLine = (points: readonly Point[], width: number, box: Box, color: string): Shape => ({
  box,
  color,
  distance: (x, y) =>
    Math.min(...points.slice(1).map((end, at) => distanceTo(x, y, points[at] ?? end, end))) - width / 2,
})

function distanceTo(x: number, y: number, [x1, y1]: Point, [x2, y2]: Point): number {
  const [wide, high] = [x2 - x1, y2 - y1]
  const along = Math.min(
    1,
    Math.max(0, ((x - x1) * wide + (y - y1) * high) / (wide * wide + high * high || 1)),
  )
  return Math.hypot(x - x1 - along * wide, y - y1 - along * high)
}

/** RGB pixels of a sheet with shapes on it, the later above the earlier. */
export function paintShapes(
  size: { width: number; height: number },
  background: string,
  shapes: readonly Shape[],
): Buffer {
  const pixels = Buffer.alloc(size.width * size.height * 3)
  const paper = channelsOf(background)
  for (let at = 0; at < pixels.length; at += 1) pixels[at] = paper[at % 3] ?? 0
  for (const shape of shapes) paint(pixels, size.width, shape)
  return pixels
}

function paint(pixels: Buffer, width: number, { distance, box, color }: Shape): void {
  const channels = channelsOf(color)
  for (let y = Math.floor(box.top); y < box.top + box.height; y += 1)
    for (let x = Math.floor(box.left); x < box.left + box.width; x += 1) {
      const cover = Math.min(1, Math.max(0, 0.5 - distance(x + 0.5, y + 0.5)))
      for (const [place, channel] of channels.entries()) {
        const at = (y * width + x) * 3 + place
        pixels[at] = Math.round((pixels[at] ?? 0) * (1 - cover) + channel * cover)
      }
    }
}

const channelsOf = (color: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))
