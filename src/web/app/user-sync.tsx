import { useEffect } from 'react'
import type { EmployerLanguage } from '#contract/languages.ts'
import {
  currentSession,
  setOnBoardingStatus,
  setRole,
  useSession,
} from '#features/accounts/web/use-session.ts'
import { useSettings } from '#features/company/web/use-settings.ts'
import { DeletionBanner } from '#features/privacy/web/deletion-banner.tsx'
import { toast } from '#ui/components/toast.ts'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { chosenLanguage, keepLanguage, spokenLanguage } from '#ui/texts/spoken-language.ts'
import { frameTexts } from '../frame/frame-texts.ts'

/** Brings the session up to date with the user's settings, and shows the notice that their company will be deleted. */
export function UserSync() {
  const user = useUserSync()
  // A demo goes when a fresh one is there.
  return user?.deleteAt && !currentSession().demo ? (
    <DeletionBanner deleteAt={user.deleteAt} canUndo={user.role === 'ADMIN'} />
  ) : null
}

/** The user chose it on another device: the page comes again in it. */
function followLanguage(language: EmployerLanguage | null): void {
  if (language === null || language === spokenLanguage().language) return
  keepLanguage(language)
  // Without storage, or with a language in the address, it would come again and again.
  if (chosenLanguage() === language) window.location.reload()
}

function useUserSync() {
  const t = useTexts(frameTexts)
  const { userId } = useSession()
  const { data } = useSettings()
  useEffect(() => {
    // The cached settings may be an earlier user's.
    if (!data || data.userId !== userId) return
    const known = currentSession()
    if (known.role !== null && known.role !== data.role) toast.info(t('newRole', { role: data.role }))
    setRole(data.role)
    followLanguage(data.language)
    // Only a refused call sets PENDING: these settings may be older than a profile that was just finished.
    if (data.onBoardingStatus === 'COMPLETED' || known.onBoardingStatus === null) {
      setOnBoardingStatus(data.onBoardingStatus)
    }
  }, [data, userId, t])
  return data?.userId === userId ? data : undefined
}
