import { useRef, useState } from 'react'
import type { TranslatorOf } from '#contract/texts/translator.ts'
import { ApiError } from '#ui/api/api-error.ts'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { maxCvBytes, maxCvPages } from '../contract/limits.ts'
import type { SavedCv } from './interview-client.ts'
import { lastStepTexts } from './last-step-texts.ts'

export type CvUploadDeps = {
  /** Reports progress from 0 to 1; throws ApiError. */
  send: (file: File, onProgress: (share: number) => void) => Promise<SavedCv>
  /** Whether the error ends the page. */
  endWith: (error: unknown) => boolean
  onSaved: (cv: SavedCv) => void
}

type Translator = TranslatorOf<typeof lastStepTexts>

/** What the page says of a refused CV; undefined for another refusal. */
export function cvProblem(code: string, t: Translator): string | undefined {
  const key = `cvProblem.${code === 'TOO_LARGE' ? 'FILE_TOO_LARGE' : code}`
  return Object.hasOwn(lastStepTexts.messages, key) ? t(key as 'cvProblem.FILE_TOO_LARGE') : undefined
}

export const isPhoto = ({ name, type }: File): boolean =>
  type.startsWith('image/') || /\.(jpe?g|png|hei[cf])$/i.test(name)

/** Sends one file; a newer choice overrides an older one. */
function useFileUpload({ send, endWith, onSaved }: CvUploadDeps) {
  const t = useTexts(lastStepTexts)
  const [file, setFile] = useState<File | null>(null)
  const [share, setShare] = useState<number | null>(null)
  const [error, setError] = useState<string | null>(null)
  const [failed, setFailed] = useState<File | null>(null)
  const newest = useRef<readonly File[]>([])
  const refuse = (text: string | null) => {
    setFile(null)
    setShare(null)
    setError(text)
  }
  const sendFile = async (chosen: File, choice: readonly File[]) => {
    const isNewest = () => newest.current === choice
    setFailed(null)
    if (chosen.size > maxCvBytes)
      return refuse(t(isPhoto(chosen) ? 'cvProblem.PHOTO_TOO_LARGE' : 'cvProblem.FILE_TOO_LARGE'))
    setFile(chosen)
    setError(null)
    setShare(0)
    try {
      const cv = await send(chosen, (sent) => isNewest() && setShare(sent))
      if (!isNewest()) return
      refuse(null)
      onSaved(cv)
    } catch (reason) {
      if (!isNewest() || endWith(reason)) return
      const code = reason instanceof ApiError ? reason.code : ''
      const known = cvProblem(code, t)
      if (!known) setFailed(chosen)
      refuse(known ?? t(code === 'TOO_MANY_REQUESTS' ? 'cvTooMany' : 'cvNotSent'))
    }
  }
  const retry = failed ? () => void sendFile(failed, newest.current) : null
  return { file, share, error, newest, refuse, sendFile, retry }
}

/** Sends what is chosen: photos as one PDF where this device can make it, and one that it cannot read as a picture. */
export function useCvUpload(deps: CvUploadDeps) {
  const t = useTexts(lastStepTexts)
  const { newest, sendFile, ...upload } = useFileUpload(deps)
  const { refuse } = upload
  const [preparing, setPreparing] = useState(false)
  const [photos, setPhotos] = useState<readonly File[]>([])
  const sendPhotos = async (chosen: readonly File[]) => {
    if (chosen.length > maxCvPages) return refuse(t('cvProblem.TOO_MANY_PHOTOS'))
    refuse(null)
    setPreparing(true)
    const made = await import('./photos-to-pdf.ts').then(
      ({ photosToPdf }) => photosToPdf(chosen),
      () => null,
    )
    if (newest.current !== chosen) return
    setPreparing(false)
    setPhotos(made ? chosen : [])
    const [only] = chosen
    if (made) return sendFile(made, chosen)
    // Most browsers cannot read a HEIC.
    if (only && chosen.length === 1) return sendFile(only, chosen)
    refuse(t('cvProblem.PHOTOS_NOT_JOINED'))
  }
  const begin = (chosen: readonly File[]) => {
    newest.current = chosen
    setPreparing(false)
  }
  const choose = (chosen: readonly File[]) => {
    begin(chosen)
    setPhotos([])
    const [first] = chosen
    if (chosen.every(isPhoto)) void sendPhotos(chosen)
    else if (first) void sendFile(first, chosen)
  }
  const addPhotos = (more: readonly File[]) => {
    if (more.length === 0) return
    const all = [...photos, ...more]
    begin(all)
    void sendPhotos(all)
  }
  return { ...upload, preparing, photos, choose, addPhotos }
}
