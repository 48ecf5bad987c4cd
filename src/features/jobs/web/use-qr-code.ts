import { useEffect, useState } from 'react'

interface QrCode {
  state: 'drawing' | 'drawn' | 'failed'
  /** As data addresses. */
  svg?: string
  png?: string
}

const printedPixels = 1200

/** Draws a link as a QR code; the library comes only when somebody asks for one. */
export function useQrCode(link: string): QrCode {
  const [code, setCode] = useState<QrCode>({ state: 'drawing' })
  useEffect(() => {
    let over = false
    const show = (drawn: QrCode) => {
      if (!over) setCode(drawn)
    }
    draw(link).then(show, () => show({ state: 'failed' }))
    return () => {
      over = true
    }
  }, [link])
  return code
}

async function draw(link: string): Promise<QrCode> {
  const { toDataURL, toString: toText } = await import('qrcode')
  const margin = 2
  const svg = await toText(link, { type: 'svg', margin })
  const png = await toDataURL(link, { margin, width: printedPixels })
  return { state: 'drawn', svg: `data:image/svg+xml,${encodeURIComponent(svg)}`, png }
}
