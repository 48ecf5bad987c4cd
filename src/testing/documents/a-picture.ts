/** The first chunk of a PNG of this size; enough for whoever does not decode it. */
export function aPng({ width = 1200, height = 1600 } = {}): Buffer {
  const header = Buffer.alloc(25)
  header.writeUInt32BE(13, 0)
  header.write('IHDR', 4, 'latin1')
  header.writeUInt32BE(width, 8)
  header.writeUInt32BE(height, 12)
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), header])
}

/** The head of a JPEG of this size, up to its first frame. */
export function aJpeg({ width = 1200, height = 1600 } = {}): Buffer {
  const frame = Buffer.from('ffc0001108000000000301220002110103110100', 'hex')
  frame.writeUInt16BE(height, 5)
  frame.writeUInt16BE(width, 7)
  return Buffer.concat([Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex'), frame])
}

/** The first box of a HEIC. */
export function aHeic(brand = 'heic'): Buffer {
  return Buffer.concat([
    Buffer.from('00000018', 'hex'),
    Buffer.from(`ftyp${brand}\0\0\0\0mif1heic`, 'latin1'),
  ])
}
