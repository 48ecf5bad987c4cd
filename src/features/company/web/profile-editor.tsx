import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { readFailure } from '#features/accounts/web/read-failure.ts'
import { call } from '#ui/api/call.ts'
import { Button } from '#ui/components/button.tsx'
import { LinkButton } from '#ui/components/link-button.tsx'
import { toast } from '#ui/components/toast.ts'
import { copyOfTab, readCopy, removeCopy, writeCopy } from '#ui/draft/draft-copy.ts'
import { finishOnboarding } from '../contract.ts'
import { blankProfile, fittingProfile, type ProfileDraft, stepCount } from './profile-draft.ts'
import { profileIsDone } from './profile-steps.tsx'
import { ProfileWizard } from './profile-wizard.tsx'
import { editorTexts as texts } from './texts.ts'
import { type Settings, settingsKey } from './use-settings.ts'

/** The wizard once more, with what the company says of itself in it; a reload loses nothing, cancelling all. */
export function ProfileEditor({ settings }: { settings: Settings }) {
  const place = `profile:${settings.userId}`
  const [restored] = useState(() => readCopy(place, fittingProfile)?.draft)
  const [draft, setDraft] = useState(restored ?? draftOf(settings))
  const [changed, setChanged] = useState(false)
  const { busy, save } = useSave(draft, place)
  useEffect(() => {
    if (changed) writeCopy(place, copyOfTab(draft))
  }, [place, draft, changed])
  return (
    <ProfileWizard
      draft={draft}
      change={(part) => {
        setDraft((now) => ({ ...now, ...part }))
        setChanged(true)
      }}
      busy={busy}
      finishLabel={texts.save}
      busyLabel={texts.busy}
      onFinish={() => void save()}
      note={changed || restored ? texts.unsaved : undefined}
      actions={
        <>
          <LinkButton variant="quiet" to="/Settings" onClick={() => removeCopy(place)}>
            {texts.cancel}
          </LinkButton>
          {draft.step < stepCount - 1 && (
            <Button
              variant="secondary"
              disabled={!profileIsDone(draft)}
              busy={busy}
              busyLabel={texts.busy}
              onClick={() => void save()}
            >
              {texts.save}
            </Button>
          )}
        </>
      }
    />
  )
}

function draftOf({ companyIdentity: identity }: Settings): ProfileDraft {
  if (!identity) return blankProfile
  return {
    step: 0,
    description: identity.companyDescription,
    industry: identity.industry,
    size: identity.companySize,
    values: identity.companyValues,
  }
}

function useSave({ description, industry, size, values }: ProfileDraft, place: string) {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const [busy, setBusy] = useState(false)
  const save = async () => {
    if (busy || industry === undefined || size === undefined) return
    setBusy(true)
    try {
      const identity = { companyDescription: description, industry, companySize: size, companyValues: values }
      await call(finishOnboarding, { body: identity })
      removeCopy(place)
      await queries.invalidateQueries({ queryKey: settingsKey })
      toast.success(texts.saved)
      await navigate('/Settings')
    } catch (error) {
      toast.error(readFailure(error, texts.failed))
      setBusy(false)
    }
  }
  return { busy, save }
}
