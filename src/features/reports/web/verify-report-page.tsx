import { type FormEvent, useCallback, useEffect, useState } from 'react'
import { type AnswerOf, anyone } from '#contract/endpoint.ts'
import { ApiError } from '#ui/api/api-error.ts'
import { call } from '#ui/api/call.ts'
import { routeOf } from '#ui/api/route.ts'
import { Button } from '#ui/components/button.tsx'
import { DefinitionList } from '#ui/components/definition-list.tsx'
import { Field } from '#ui/components/field.tsx'
import { FileDrop } from '#ui/components/file-drop.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { TextInput } from '#ui/components/text-input.tsx'
import { Container } from '#ui/layout/container.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import type { verifyReportEndpoint } from '../contract/candidate-report.ts'
import { printedCode, readCode } from '../contract/check-code.ts'
import { verifyReportTexts } from './verify-report-texts.ts'

const verifying = routeOf<typeof verifyReportEndpoint>({
  method: 'POST',
  path: '/api/reports/verify',
  access: anyone,
})

type Confirmed = AnswerOf<typeof verifyReportEndpoint>

/** What the server refuses that the page has words for: of the others it says that it failed. */
const refusals = ['UNKNOWN_CODE', 'TOO_MANY_REQUESTS', 'UNAVAILABLE'] as const

/** Public: confirms a report's check code, and compares a file with it in the browser. */
export function VerifyReportPage() {
  const t = useTexts(verifyReportTexts)
  const { code, setCode, error, confirmed, busy, verify } = useVerification()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void verify(code)
  }
  return (
    <Container className="grid grid-cols-1 gap-10 pt-12 pb-16 sm:pt-16 lg:grid-cols-[1.2fr_1fr] lg:gap-16">
      <div>
        <h1 className="text-3xl font-semibold text-ink sm:text-5xl">{t('title')}</h1>
        <p className="mt-5 max-w-2xl text-lg text-ink-soft">{t('lead')}</p>
      </div>
      <div className="flex flex-col gap-8">
        <form
          onSubmit={submit}
          noValidate
          className="grid gap-4 rounded-lg border border-line bg-surface p-5 sm:p-8"
        >
          <Field label={t('code')} hint={t('codeHint')} error={error} required>
            <TextInput
              value={code}
              onChange={({ target }) => setCode(target.value)}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              className="font-mono tracking-wider uppercase"
            />
          </Field>
          <Button type="submit" busy={busy} busyLabel={t('verifying')} className="justify-self-start">
            {t('verify')}
          </Button>
        </form>
        <div aria-live="polite">{confirmed && <ConfirmedReport key={code} report={confirmed} />}</div>
      </div>
    </Container>
  )
}

/** Verifies the code of the address by itself, as of a QR code that was scanned. */
function useVerification() {
  const t = useTexts(verifyReportTexts)
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()
  const [confirmed, setConfirmed] = useState<Confirmed>()
  const [busy, setBusy] = useState(false)
  const verify = useCallback(
    async (typed: string) => {
      setConfirmed(undefined)
      setError(undefined)
      const known = readCode(typed)
      if (known === null) return setError(t('codeMissing'))
      setBusy(true)
      try {
        setConfirmed(await call(verifying, { body: { code: known } }))
        setCode(printedCode(known))
      } catch (failure) {
        const refusal = refusals.find((code) => failure instanceof ApiError && failure.code === code)
        setError(t(refusal ? `refused.${refusal}` : 'failed'))
      } finally {
        setBusy(false)
      }
    },
    [t],
  )
  useEffect(() => {
    const given = new URLSearchParams(window.location.search).get('code')
    if (given === null) return
    setCode(given)
    void verify(given)
  }, [verify])
  return { code, setCode, error, confirmed, busy, verify }
}

function ConfirmedReport({ report }: { report: Confirmed }) {
  const t = useTexts(verifyReportTexts)
  const { company, job, engineVersion, rubricVersion, files } = report
  return (
    <div className="grid gap-6">
      <Notice tone="success" title={t('confirmed')}>
        <DefinitionList
          items={[
            { term: t('company'), description: company },
            { term: t('job'), description: job },
            {
              term: t('made', { count: files.length }),
              description: files.map(({ madeAt }) => t('madeAt', { at: madeAt })).join(', '),
            },
            {
              term: t('version'),
              description: t('versions', { engine: engineVersion, rubric: rubricVersion }),
            },
            {
              term: t('sha256'),
              description: (
                <span className="font-mono text-xs break-all">
                  {files.map(({ sha256 }) => sha256).join(', ')}
                </span>
              ),
            },
          ]}
        />
      </Notice>
      <FileComparison files={files} />
    </div>
  )
}

type Compared = { name: string; sha256: string | null }

function FileComparison({ files }: Pick<Confirmed, 'files'>) {
  const t = useTexts(verifyReportTexts)
  const [compared, setCompared] = useState<Compared | null>(null)
  const choose = async (file: File) => setCompared({ name: file.name, sha256: await fingerprint(file) })
  const same = files.find(({ sha256 }) => sha256 === compared?.sha256)
  return (
    <div className="grid gap-4">
      <FileDrop
        label={t('file')}
        hint={t('fileHint')}
        accept=".pdf"
        file={compared}
        onChoose={(file) => void choose(file)}
        onRemove={() => setCompared(null)}
      />
      {compared === null ? null : compared.sha256 === null ? (
        <Notice tone="warning">{t('unreadable')}</Notice>
      ) : same ? (
        <Notice tone="success" title={t('same')}>
          {t('sameText', { at: same.madeAt })}
        </Notice>
      ) : (
        <Notice tone="danger" title={t('different')}>
          {t('differentText')}
        </Notice>
      )}
    </div>
  )
}

/** Hex SHA-256; null where the browser has none, as on a page without https. */
async function fingerprint(file: File): Promise<string | null> {
  try {
    const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer())
    return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  } catch {
    return null
  }
}
