import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { call } from '#ui/api/call.ts'
import { Field } from '#ui/components/field.tsx'
import { SearchInput } from '#ui/components/search-input.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { adminLimits, listCompaniesWithUsageEndpoint } from '../contract/console.ts'
import { AdminList, useAdminList } from './admin-list.tsx'
import { AdminPage } from './admin-page.tsx'
import { type AdminCompany, CompanyCard } from './company-card.tsx'
import { CompanyDialog } from './company-dialog.tsx'
import { companiesKey } from './query-keys.ts'
import { companyTexts } from './texts.ts'

const typingPauseMs = 300

/** `/Admin/companies`: who uses this installation; a company may be banned and let in again. */
export function CompaniesPage() {
  const t = useTexts(companyTexts)
  const { typed, setTyped, search } = useSearch()
  const list = useAdminList([...companiesKey, search], (page, signal) =>
    call(listCompaniesWithUsageEndpoint, { query: { search, page }, signal }),
  )
  const [chosen, setChosen] = useState<AdminCompany | null>(null)
  return (
    <AdminPage title={t('title')} description={t('description')}>
      <div className="mb-6 max-w-md">
        <Field label={t('search')} hint={t('searchHint')}>
          <SearchInput
            dir="auto"
            spellCheck={false}
            maxLength={adminLimits.search}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </Field>
      </div>
      <AdminList
        list={list}
        itemKey={({ id }) => id}
        words={(key) => {
          if (search !== '' && key === 'none') return t('noneFound')
          return search !== '' && key === 'noneMore' ? t('noneFoundMore', { search }) : t(key)
        }}
      >
        {(company) => <CompanyCard company={company} onChange={() => setChosen(company)} />}
      </AdminList>
      {chosen && <CompanyDialog company={chosen} onClose={() => setChosen(null)} />}
    </AdminPage>
  )
}

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
