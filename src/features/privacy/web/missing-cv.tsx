import { CvUpload } from '#features/interviews/web/cv-upload.tsx'
import { useCvUpload } from '#features/interviews/web/use-cv-upload.ts'
import { useTexts } from '#ui/texts/language-provider.tsx'
import type { ApplicationPartProps } from './my-application-page.tsx'
import { myApplicationTexts } from './my-application-texts.ts'

/** The CV that the application waits for. */
export function MissingCv({ token, client, onChange }: ApplicationPartProps) {
  const t = useTexts(myApplicationTexts)
  const sent = useCvUpload({
    send: async (file, onProgress) => {
      const changed = await client.sendCv(token, file, onProgress)
      onChange(changed)
      return { fileName: file.name, size: file.size }
    },
    endWith: () => false,
    onSaved: () => undefined,
  })
  return (
    <div className="flex flex-col gap-4">
      <CvUpload sent={sent} cv={null} received={t('stage.submitted')} />
    </div>
  )
}
