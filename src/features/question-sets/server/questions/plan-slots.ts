import type { JobType, Seniority } from '#features/jobs/contract/options.ts'

const fullPlan = [
  'motivation',
  'topSkill',
  'duty',
  'softSkill1',
  'softSkill2',
  'dilemma',
  'failure',
  'layperson',
] as const
/** A kind of question. */
export type Slot = (typeof fullPlan)[number] | 'leadership' | 'numbers'
const shortPlan: readonly Slot[] = fullPlan.filter((slot) => slot !== 'softSkill2' && slot !== 'dilemma')

/** Which questions a job gets, in order: 6 for short jobs, 9 or 10 for those who lead, else 8. */
export function planSlots({ type, seniority }: { type: JobType; seniority: Seniority }): readonly Slot[] {
  const leads = seniority === 'Team Lead' || seniority === 'Executive'
  if (type === 'Internship' || type === 'Part-time' || seniority === 'Intern') {
    return leads ? shortPlan.map((slot) => (slot === 'duty' ? 'leadership' : slot)) : shortPlan
  }
  if (seniority === 'Executive') return [...fullPlan, 'leadership', 'numbers']
  return leads ? [...fullPlan, 'leadership'] : fullPlan
}
