import { type ReactNode, useEffect, useRef } from 'react'
import { useMayAct } from '#features/accounts/web/use-session.ts'
import { ViewerPanel } from './viewer-panel.tsx'

type ActsOnlyProps = {
  children: ReactNode
  /** Until the server has said who this is. */
  waiting: ReactNode
}

/** What is for those who run jobs; others read why it is not for them. */
export function ActsOnly({ children, waiting }: ActsOnlyProps) {
  const mayAct = useMayAct()
  const shown = useRef(false)
  useEffect(() => {
    if (mayAct) shown.current = true
  }, [mayAct])
  if (mayAct === null) return waiting
  return mayAct ? children : <ViewerPanel interrupts={shown.current} />
}
