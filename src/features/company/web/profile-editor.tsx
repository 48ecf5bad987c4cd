import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { failureMessage } from '#features/accounts/web/failure-message.ts'
import { Button } from '#ui/components/button.tsx'
import { LinkButton } from '#ui/components/link-button.tsx'
import { readTabCopy, removeTabCopy, writeTabCopy } from '#ui/draft/tab-copy.ts'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { type OnboardingDraft, onboardingDraft } from '../contract/settings.ts'
import { blankDraft, identityOf, stepCount } from './profile-draft.ts'
import { ProfileWizard } from './profile-wizard.tsx'
import { editorTexts, savingTexts } from './texts.ts'
import { useSaveProfile } from './use-save-profile.ts'
import type { Settings } from './use-settings.ts'

/** The wizard with the saved profile in it; a reload loses nothing, cancelling all. */
export function ProfileEditor({ settings }: { settings: Settings }) {
  const t = useTexts(editorTexts)
  const saving = useTexts(savingTexts)
  const navigate = useNavigate()
  const key = `profile:${settings.userId}`
  const [restored] = useState(() => readTabCopy(key, (stored) => onboardingDraft.parse(stored)))
  const [draft, setDraft] = useState(restored ?? draftOf(settings))
  const [changed, setChanged] = useState(false)
  const { busy, save } = useSaveProfile({
    draft,
    savedText: saving('saved'),
    failureOf: (error) => failureMessage(error, saving('failed'), saving('unreachable')),
    onSaved: async () => {
      removeTabCopy(key)
      await navigate('/Settings')
    },
  })
  useEffect(() => {
    if (changed) writeTabCopy(key, draft)
  }, [key, draft, changed])
  return (
    <ProfileWizard
      draft={draft}
      change={(part) => {
        setDraft((now) => ({ ...now, ...part }))
        setChanged(true)
      }}
      busy={busy}
      finishLabel={t('save')}
      busyLabel={t('busy')}
      onFinish={save}
      note={changed || restored ? t('unsaved') : undefined}
      actions={
        <>
          <LinkButton variant="quiet" to="/Settings" onClick={() => removeTabCopy(key)}>
            {t('cancel')}
          </LinkButton>
          {draft.step < stepCount - 1 && (
            <Button
              variant="secondary"
              disabled={identityOf(draft) === null}
              busy={busy}
              busyLabel={t('busy')}
              onClick={save}
            >
              {t('save')}
            </Button>
          )}
        </>
      }
    />
  )
}

const draftOf = ({ fullName, companyIdentity }: Settings): OnboardingDraft => ({
  ...blankDraft,
  ...companyIdentity,
  fullName: fullName ?? '',
})
