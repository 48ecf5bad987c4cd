import { Check, Minus } from 'lucide-react'
import type { ReactNode } from 'react'
import { Card } from '#ui/components/card.tsx'
import type { PlanFeature } from '../contract.ts'
import { featureNames, type KnownPlan, knownPlanOf, knownPlans } from './known-plans.ts'
import type { Plan } from './plan-changes.ts'
import { comparisonTexts as texts } from './pricing-texts.ts'
import { usd } from './show-money.ts'

// What the table says of Enterprise when its price is not known.
const enterprisePrice = 199

type Row = { name: string; cell: (plan: Plan | undefined, column: KnownPlan) => ReactNode }

const included: Row['cell'] = () => <Mark yes />
const inAll = (names: readonly string[]): Row[] => names.map((name) => ({ name, cell: included }))
const withPlan = (feature: PlanFeature): Row => ({
  name: featureNames[feature],
  cell: (plan, column) => <Mark yes={plan ? plan.features.includes(feature) : column === 'Enterprise'} />,
})

const categories: readonly { name: string; rows: readonly Row[] }[] = [
  {
    name: texts.categories.limits,
    rows: [
      { name: texts.price, cell: priceOf },
      { name: texts.postings, cell: (plan) => plan && texts.perMonth(plan.numOfJobs) },
      { name: texts.candidates, cell: (plan) => plan && texts.count(plan.maxCandidates) },
    ],
  },
  {
    name: texts.categories.interviews,
    rows: [...inAll(texts.inAll.interviews), withPlan('responses')],
  },
  {
    name: texts.categories.evaluation,
    rows: [...inAll(texts.inAll.evaluation), withPlan('reports'), withPlan('advancedReports')],
  },
  { name: texts.categories.candidates, rows: [withPlan('scheduling'), withPlan('automatedRejection')] },
  { name: texts.categories.support, rows: [...inAll(texts.inAll.support), withPlan('prioritySupport')] },
]

function priceOf(plan: Plan | undefined, column: KnownPlan): ReactNode {
  // An older server may leave the price out.
  const price: number | null | undefined = plan?.price
  if (price !== undefined && price !== null) return usd(price)
  return column === 'Enterprise' ? usd(enterprisePrice) : undefined
}

const cellStyle = 'px-1.5 py-2.5 text-center text-xs text-ink tabular-nums sm:px-4 sm:text-sm'

/** What each plan has, by category. */
export function ComparisonTable({ plans }: { plans: readonly Plan[] }) {
  const planOf = (column: KnownPlan) => plans.find(({ name }) => knownPlanOf(name) === column)
  return (
    <section aria-labelledby="comparison-title">
      <h2 id="comparison-title" className="mb-4 text-xl font-semibold text-ink">
        {texts.title}
      </h2>
      <Card padding="none" className="overflow-hidden">
        <table aria-labelledby="comparison-title" className="w-full table-fixed">
          <thead>
            <tr>
              <th scope="col" className="w-[38%] px-3 py-3 text-start sm:px-5">
                <span className="sr-only">{texts.feature}</span>
              </th>
              {knownPlans.map((column) => (
                <th
                  key={column}
                  scope="col"
                  className="px-0.5 py-3 text-xs font-semibold text-ink sm:px-4 sm:text-base"
                >
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          {categories.map(({ name, rows }) => (
            <tbody key={name}>
              <tr>
                <th
                  scope="rowgroup"
                  colSpan={knownPlans.length + 1}
                  className="border-t border-line bg-sunken px-3 py-2 text-start text-xs font-semibold text-ink-soft sm:px-5 sm:text-sm"
                >
                  {name}
                </th>
              </tr>
              {rows.map((row) => (
                <tr key={row.name} className="border-t border-line">
                  <th
                    scope="row"
                    className="px-3 py-2.5 text-start text-xs font-normal text-ink-soft sm:px-5 sm:text-sm"
                  >
                    {row.name}
                  </th>
                  {knownPlans.map((column) => (
                    <td key={column} className={cellStyle}>
                      {row.cell(planOf(column), column) ?? '–'}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </Card>
    </section>
  )
}

const Mark = ({ yes }: { yes: boolean }) => (
  <>
    {yes ? (
      <Check aria-hidden className="mx-auto size-4.5 text-accent-ink" strokeWidth={2.5} />
    ) : (
      <Minus aria-hidden className="mx-auto size-4.5 text-ink-faint" />
    )}
    <span className="sr-only">{yes ? texts.included : texts.notIncluded}</span>
  </>
)
