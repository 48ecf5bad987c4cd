import { Check, Minus } from 'lucide-react'
import type { ReactNode } from 'react'
import { Card } from '#ui/components/card.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { availableFeatures, type PlanFeature } from '../contract/options.ts'
import type { Plan } from '../contract/plans.ts'
import { formatPrice } from './format-price.ts'
import { type KnownPlan, knownPlanOf, knownPlans } from './known-plans.ts'
import { comparisonTexts, pricingTexts } from './pricing-texts.ts'

// What the table says of Enterprise when its price is not known.
const enterprisePrice = 199

type Row = { name: string; cell: (plan: Plan | undefined, column: KnownPlan) => ReactNode }

function useCategories(): readonly { name: string; rows: readonly Row[] }[] {
  const t = useTexts(comparisonTexts)
  const tPricing = useTexts(pricingTexts)
  const inAll = (name: string): Row => ({ name, cell: () => <Included yes /> })
  const withPlan = (...features: PlanFeature[]): Row[] =>
    features
      .filter((feature) => availableFeatures.includes(feature))
      .map((feature) => ({
        name: tPricing(`feature.${feature}`),
        cell: (plan, column) => (
          <Included yes={plan ? plan.features.includes(feature) : column === 'Enterprise'} />
        ),
      }))
  const perMonth = (count: number) => (count > 100 ? t('unlimited') : t('perMonth', { count }))
  return [
    {
      name: t('category.limits'),
      rows: [
        { name: t('price'), cell: priceOf },
        { name: t('postings'), cell: (plan) => plan && perMonth(plan.numOfJobs) },
        { name: t('candidates'), cell: (plan) => plan && t('count', { count: plan.maxCandidates }) },
      ],
    },
    {
      name: t('category.interviews'),
      rows: [inAll(t('inAll.questions')), inAll(t('inAll.interviews')), ...withPlan('responses')],
    },
    {
      name: t('category.evaluation'),
      rows: [
        ...[t('inAll.detection'), t('inAll.evaluation'), t('inAll.dashboard'), t('inAll.visuals')].map(inAll),
        ...withPlan('reports', 'advancedReports'),
      ],
    },
    { name: t('category.candidates'), rows: withPlan('scheduling', 'automatedRejection') },
    { name: t('category.support'), rows: [inAll(t('inAll.email')), ...withPlan('prioritySupport')] },
  ]
}

function priceOf(plan: Plan | undefined, column: KnownPlan): ReactNode {
  // A plan may come without its price, or not at all.
  const price: number | null | undefined = plan?.price
  if (price !== undefined && price !== null) return formatPrice(price)
  return column === 'Enterprise' ? formatPrice(enterprisePrice) : undefined
}

const cellStyle = 'px-1.5 py-2.5 text-center text-xs text-ink tabular-nums sm:px-4 sm:text-sm'

/** What each plan has, by category. */
export function ComparisonTable({ plans }: { plans: readonly Plan[] }) {
  const t = useTexts(comparisonTexts)
  const categories = useCategories()
  const planOf = (column: KnownPlan) => plans.find(({ name }) => knownPlanOf(name) === column)
  return (
    <section aria-labelledby="comparison-title">
      <h2 id="comparison-title" className="mb-4 text-xl font-semibold text-ink">
        {t('title')}
      </h2>
      <Card padding="none" className="overflow-hidden">
        <table aria-labelledby="comparison-title" className="w-full table-fixed">
          <thead>
            <tr>
              <th scope="col" className="w-[34%] px-3 py-3 text-start sm:w-[38%] sm:px-5">
                <span className="sr-only">{t('feature')}</span>
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

const Included = ({ yes }: { yes: boolean }) => {
  const t = useTexts(comparisonTexts)
  return (
    <>
      {yes ? (
        <Check aria-hidden className="mx-auto size-4.5 text-accent-ink" strokeWidth={2.5} />
      ) : (
        <Minus aria-hidden className="mx-auto size-4.5 text-ink-faint" />
      )}
      <span className="sr-only">{yes ? t('included') : t('notIncluded')}</span>
    </>
  )
}
