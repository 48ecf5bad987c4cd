import { useEffect } from 'react'
import {
  currentSession,
  setOnBoardingStatus,
  setRole,
  useSession,
} from '#features/accounts/web/use-session.ts'
import { useSettings } from '#features/company/web/use-settings.ts'
import { DeletionBanner } from '#features/privacy/web/deletion-banner.tsx'
import { toast } from '#ui/components/toast.ts'
import { texts } from '../frame/texts.ts'

/**
 * On pages of the signed-in: the session learns from the settings a role that it does not know or that has changed,
 * and the end of a company that leaves is said.
 */
export function KnownUser() {
  const user = useKnownUser()
  return user?.deleteAt ? <DeletionBanner deleteAt={user.deleteAt} canUndo={user.role === 'ADMIN'} /> : null
}

function useKnownUser() {
  const { userId } = useSession()
  const { data } = useSettings()
  useEffect(() => {
    // Settings that were asked by the user before are not about this one.
    if (!data || data.userId !== userId) return
    const known = currentSession()
    if (known.role !== null && known.role !== data.role) toast.info(texts.newRole(data.role))
    setRole(data.role)
    // PENDING is for the door to say: these settings may be older than a profile that was just finished.
    if (data.onBoardingStatus === 'COMPLETED' || known.onBoardingStatus === null) {
      setOnBoardingStatus(data.onBoardingStatus)
    }
  }, [data, userId])
  return data?.userId === userId ? data : undefined
}
