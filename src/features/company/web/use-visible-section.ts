import { useEffect, useState } from 'react'

// Below the header that stays, with some air.
const readingLine = 160

/** The last places are too short to come to the top. */
function atTheEnd(): boolean {
  const { scrollHeight } = document.documentElement
  return scrollHeight > window.innerHeight && window.scrollY + window.innerHeight >= scrollHeight - 2
}

/** Which of these places one is reading: the last that has reached the top of the window. */
export function useVisibleSection(ids: readonly string[]): string | undefined {
  const [shown, setShown] = useState(ids[0])
  useEffect(() => {
    const look = () => {
      const passed = ids.filter((id) => {
        const place = document.getElementById(id)
        return place && place.getBoundingClientRect().top <= readingLine
      })
      setShown((atTheEnd() ? ids.at(-1) : passed.at(-1)) ?? ids[0])
    }
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [ids])
  return shown
}
