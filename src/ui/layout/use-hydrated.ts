import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False in the HTML that is sent and while the browser takes it over, then true. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
