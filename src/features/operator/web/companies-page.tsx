import { Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { call } from '#ui/api/call.ts'
import { Field } from '#ui/components/field.tsx'
import { TextInput } from '#ui/components/text-input.tsx'
import { listCompanies } from '../contract.ts'
import { BanDialog } from './ban-dialog.tsx'
import { CompanyCard, type DeskCompany } from './company-card.tsx'
import { companiesKey } from './desk-keys.ts'
import { DeskList } from './desk-list.tsx'
import { DeskPage } from './desk-page.tsx'
import { companyTexts as texts } from './texts.ts'
import { UnbanDialog } from './unban-dialog.tsx'
import { eachOnce, useDeskList } from './use-desk-list.ts'

const typingPauseMs = 300

/** `/Operator/companies`: who uses this installation; a company may be banned and let in again. */
export function CompaniesPage() {
  const { typed, setTyped, search } = useSearch()
  const list = useDeskList({
    queryKey: [...companiesKey, search],
    fetchPage: (page, signal) => call(listCompanies, { query: { search, page }, signal }),
  })
  const [acting, setActing] = useState<DeskCompany | null>(null)
  const close = () => setActing(null)
  return (
    <DeskPage title={texts.title} description={texts.description}>
      <div className="mb-6 max-w-md">
        <Field label={texts.search} hint={texts.searchHint}>
          <SearchInput value={typed} onChange={setTyped} />
        </Field>
      </div>
      <DeskList
        items={eachOnce(list.data?.pages)}
        list={list}
        itemKey={({ id }) => id}
        words={{
          name: texts.name,
          loading: texts.loading,
          failed: texts.failed,
          none: search === '' ? texts.none : texts.noneFound,
          noneMore: search === '' ? texts.noneMore : texts.noneFoundMore(search),
        }}
      >
        {(company) => <CompanyCard company={company} onAct={() => setActing(company)} />}
      </DeskList>
      {acting &&
        (acting.banned ? (
          <UnbanDialog company={acting} onClose={close} />
        ) : (
          <BanDialog company={acting} onClose={close} />
        ))}
    </DeskPage>
  )
}

const SearchInput = ({ value, onChange }: { value: string; onChange: (text: string) => void }) => (
  <div className="relative">
    <Search
      aria-hidden
      className="pointer-events-none absolute inset-y-0 start-3 my-auto size-4 text-ink-faint"
    />
    <TextInput
      type="search"
      dir="auto"
      autoComplete="off"
      spellCheck={false}
      maxLength={100}
      value={value}
      className="ps-9"
      onChange={(event) => onChange(event.target.value)}
    />
  </div>
)

/** What is searched follows what is typed after a short pause, and stays in the address. */
function useSearch() {
  const [query, setQuery] = useSearchParams()
  const search = query.get('search') ?? ''
  const [typed, setTyped] = useState(search)
  const wanted = typed.trim()
  useEffect(() => {
    if (wanted === search) return
    const timer = setTimeout(
      () => setQuery(wanted === '' ? {} : { search: wanted }, { replace: true }),
      typingPauseMs,
    )
    return () => clearTimeout(timer)
  }, [wanted, search, setQuery])
  return { typed, setTyped, search }
}
