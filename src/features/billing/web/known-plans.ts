/** The columns of the comparison. */
export const knownPlans = ['Starter', 'Basic', 'Enterprise'] as const
export type KnownPlan = (typeof knownPlans)[number]

/** Which of the plans a name means, however it is written; null for any other. */
export function knownPlanOf(name: string): KnownPlan | null {
  const written = name.trim().toLowerCase().replace('entreprise', 'enterprise')
  return knownPlans.find((plan) => plan.toLowerCase() === written) ?? null
}

export const isMostPopular = ({ name }: { name: string }): boolean => knownPlanOf(name) === 'Enterprise'
