import { ImagePlus } from 'lucide-react'
import { type ReactNode, useId, useRef } from 'react'
import { Button } from '#ui/components/button.tsx'
import { FileDrop } from '#ui/components/file-drop.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { maxCvPages } from '../contract/limits.ts'
import type { SavedCv } from './interview-client.ts'
import { lastStepTexts } from './last-step-texts.ts'
import { interviewTexts } from './texts.ts'
import { isPhoto, type useCvUpload } from './use-cv-upload.ts'

const pictures = 'image/jpeg,image/png,image/heic,image/heif,.heic,.heif'

type CvUploadProps = {
  sent: ReturnType<typeof useCvUpload>
  cv: SavedCv | null
  disabled?: boolean
  /** Said when the CV is there. */
  received: string
}

/** A CV, chosen as a file or as photos of its pages, with its real progress and what is wrong with it. */
export function CvUpload({ sent, cv, disabled = false, received }: CvUploadProps) {
  const t = useTexts(lastStepTexts)
  const say = useTexts(interviewTexts)
  const shown = sent.file ?? (cv ? { name: cv.fileName, size: cv.size } : null)
  const isSaved = cv !== null && !sent.file && !sent.preparing
  const asPicture = isSaved && isPhoto(new File([], cv.fileName))
  return (
    <>
      <FileDrop
        label={t('cvTitle')}
        file={shown}
        multiple
        onChoose={(_first, all) => sent.choose(all)}
        accept={`.pdf,.doc,.docx,${pictures}`}
        hint={isSaved ? t('cvReplace') : t('cvHint')}
        error={sent.error ?? undefined}
        progress={sent.preparing ? 0 : sent.share === null ? undefined : sent.share * 100}
        progressLabel={
          sent.preparing ? t('cvPreparing') : sent.share === 1 ? t('cvChecking') : t('cvUploading')
        }
        disabled={disabled}
      />
      {sent.retry && (
        <Button variant="secondary" onClick={sent.retry} className="self-start">
          {say('tryAgain')}
        </Button>
      )}
      {isSaved && sent.photos.length > 0 && sent.photos.length < maxCvPages && (
        <AddPhotos disabled={disabled} onAdd={sent.addPhotos}>
          {t('cvAddPage')}
        </AddPhotos>
      )}
      <p role="status" className="text-sm font-medium text-accent-ink empty:hidden">
        {isSaved ? (asPicture ? t('cvPicture') : received) : ''}
      </p>
    </>
  )
}

type AddPhotosProps = { disabled: boolean; onAdd: (photos: readonly File[]) => void; children: ReactNode }

/** Photos of further pages, behind the ones that were chosen. */
function AddPhotos({ disabled, onAdd, children }: AddPhotosProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  return (
    <div className="self-start">
      <Button
        variant="secondary"
        size="sm"
        icon={<ImagePlus aria-hidden />}
        disabled={disabled}
        onClick={() => input.current?.click()}
      >
        {children}
      </Button>
      <input
        ref={input}
        id={id}
        type="file"
        accept={pictures}
        multiple
        hidden
        tabIndex={-1}
        aria-hidden
        onChange={({ target }) => {
          onAdd([...(target.files ?? [])])
          target.value = ''
        }}
      />
    </div>
  )
}
