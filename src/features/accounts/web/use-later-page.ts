import { useCallback, useEffect, useState } from 'react'
import { type NavigateOptions, useNavigate } from 'react-router'

/** Goes to another page after a while; leaving before that calls it off. */
export function useLaterPage(afterMs: number) {
  const navigate = useNavigate()
  const [target, setTarget] = useState<{ path: string; options: NavigateOptions } | null>(null)
  useEffect(() => {
    if (!target) return
    const timer = setTimeout(() => void navigate(target.path, target.options), afterMs)
    return () => clearTimeout(timer)
  }, [target, navigate, afterMs])
  const goLater = useCallback(
    (path: string, options: NavigateOptions = {}) => setTarget({ path, options }),
    [],
  )
  return { going: target !== null, goLater }
}
