import type { JobBrief, Slot } from './job-brief.ts'

const shortPlan: readonly Slot[] = ['motivation', 'topSkill', 'duty', 'softSkill1', 'failure', 'layperson']
const fullPlan: readonly Slot[] = [
  'motivation',
  'topSkill',
  'duty',
  'softSkill1',
  'softSkill2',
  'dilemma',
  'failure',
  'layperson',
]

/** Which questions a job gets, in order: 6 for short jobs, 9 or 10 for those who lead, else 8. */
export function planSlots({ type, seniority }: Pick<JobBrief, 'type' | 'seniority'>): readonly Slot[] {
  const leads = seniority === 'Team Lead' || seniority === 'Executive'
  if (type === 'Internship' || type === 'Part-time' || seniority === 'Intern') {
    return leads ? shortPlan.map((slot) => (slot === 'duty' ? 'leadership' : slot)) : shortPlan
  }
  if (seniority === 'Executive') return [...fullPlan, 'leadership', 'numbers']
  return leads ? [...fullPlan, 'leadership'] : fullPlan
}
