import { describe, expect, test } from 'vitest'
import type { AssessmentInput } from '../assessment.ts'
import { prepare } from '../pipeline.ts'
import { contentStems } from '../text/stems.ts'
import { offerOf } from './offer.ts'
import { orderOf, readRelevance } from './relevance.ts'

const profile = {
  skills: ['Wound care'],
  minExperienceYears: 0,
  educationLevel: '',
  preferredLanguages: [],
  softSkills: [],
  seniorityLevel: '',
  industryBackground: '',
}
const nurse: AssessmentInput['job'] = {
  title: 'Night nurse',
  description: 'You care for residents at night, give medication, dress wounds and write the handover.',
  language: 'en',
  industry: '',
  companyValues: [],
  idealProfile: profile,
}
const questions = [
  { text: 'Tell us about a resident whose state got worse at night: what did you notice?' },
  { text: 'Describe a wrong dose of medication: how was it found?' },
  { text: 'Which wound was hard to dress, and how did you do it?' },
  { text: 'Tell us about a handover in which something was missing.' },
  { text: 'How did you calm a worried daughter of a resident?' },
]
const answers = [
  'At two in the night a resident breathed fast and her skin was grey. I measured her pulse and saturation, raised the bed and called the doctor on duty.',
  'I found a double dose of insulin in the medication box. I gave nothing, asked the pharmacist, and we reported it; since then two of us check each dose.',
  'A pressure sore on the heel kept bleeding when we changed the dressing. I soaked the wound dressing with saline and laid foam under the leg.',
  'The evening shift left a fall out of the handover. I saw the bruise, asked by telephone and wrote it into the record before the morning round.',
  'A daughter shouted because her mother had not been washed. I sat down with her, listened, and showed her the plan for the worried nights.',
]
const stemsOf = (texts: readonly string[]) => texts.map((text) => contentStems(text, 'en'))
const rotated = [...answers.slice(2), ...answers.slice(0, 2)]

describe('whether answers fit their questions', () => {
  test('in their order they do, in another they do not', () => {
    const asked = { job: nurse, questions }
    expect(orderOf(asked, stemsOf(answers))).toBeGreaterThan(1)
    expect(orderOf(asked, stemsOf(rotated))).toBeLessThan(-0.9)
    expect(readRelevance(asked, answers).questions).toBe('clear')
    expect(readRelevance(asked, rotated).questions).toBe('unclear')
  })

  test('of fewer than five answers nothing is said', () => {
    const four = { job: nurse, questions: questions.slice(0, 4) }
    expect(readRelevance(four, [...answers.slice(2, 4), ...answers.slice(0, 2)]).questions).toBe('clear')
  })
})

describe('whether answers belong to their job', () => {
  const driver: AssessmentInput['job'] = {
    ...nurse,
    title: 'Truck driver',
    description: 'You drive a lorry, load pallets, keep the tachograph and deliver to warehouses.',
    idealProfile: { ...profile, skills: ['Load securing'] },
  }
  const asked = [
    'Tell us about a load that shifted.',
    'Describe a delivery that was refused at the ramp.',
    'How did you keep your driving times on a long tour?',
    'Which defect did you find on the vehicle before setting off?',
    'Tell us about an accident that you avoided.',
  ].map((text) => ({ text }))

  test('§assessment-17 slips of the pen hide no trade', () => {
    const slipped = [
      'In a sharp corner two paltels slid across the tarielr, so I halted at once and lahsed the laod again before dark.',
      'The warehuose would not take six wet craets. I wrote down the number and phnoed the dipsatcher about it that evening.',
      'My tahcogarph said four and a half, so I pakred the lrory near some trees and slept until the morning came.',
    ]
    const driving = { job: driver, questions: asked.slice(0, 3) }
    expect(readRelevance(driving, slipped).job).toBe('none')
    const candidate = { firstName: '', lastName: '', email: '', phone: '', city: '' }
    const input = { ...driving, answers: slipped, cv: null, now: new Date(0), candidate }
    expect(prepare(input).relevance.job).toBe('clear')
  })

  test('those of another trade do not', () => {
    expect(readRelevance({ job: nurse, questions }, answers).job).toBe('clear')
    expect(readRelevance({ job: driver, questions: asked }, answers).job).not.toBe('clear')
  })

  test('an offer that says little holds nothing against anybody: a person reads five answers, and fewer have no remark', () => {
    const bare = { ...nurse, description: '', idealProfile: { ...profile, skills: [] } }
    const about = [
      'I glazed forty bowls in my kiln and sold them at the market in Nabeul.',
      'My cousin taught me to cook octopus with cumin, and I cook it each summer.',
      'The dinghy leaked, so I caulked it with tar and sailed it to the island.',
      'I grafted twelve olive trees with my uncle, and nine of them took.',
      'On Sundays I restore radios from the fifties, with valves from a flea market.',
    ]
    expect(readRelevance({ job: bare, questions }, about)).toMatchObject({ job: 'unclear' })
    expect(readRelevance({ job: nurse, questions }, about)).toMatchObject({ job: 'none' })
    const four = { questions: questions.slice(0, 4) }
    expect(readRelevance({ ...four, job: bare }, about.slice(0, 4))).toMatchObject({ job: 'clear' })
    expect(readRelevance({ ...four, job: nurse }, about.slice(0, 4))).toMatchObject({ job: 'none' })
    expect(readRelevance({ ...four, job: nurse }, answers.slice(0, 4))).toMatchObject({ job: 'clear' })
  })

  test('an offer in another language than its interview has the words of its trade', () => {
    const { trade, text } = offerOf({ ...nurse, language: 'fr' })
    expect(trade).toMatchObject({ family: 'care', occupation: { id: 'nurse' } })
    expect(text).toContain('infirmière')
    expect(text).not.toContain('residents at night')
  })
})
