import { defineTexts } from '#contract/texts/define-texts.ts'
import { useTexts } from '#ui/texts/language-provider.tsx'

/** What a job offer is chosen from, and the reasons for a rejection that a new job has; by what is sent. */
export const jobOptionTexts = defineTexts('job-options', {
  'Full-time': 'Full-time',
  'Part-time': 'Part-time',
  Contract: 'Contract',
  Remote: 'Remote',
  Freelance: 'Freelance',
  Internship: 'Internship',
  'High School': 'High School',
  'Associate Degree': 'Associate Degree',
  "Bachelor's": "Bachelor's",
  "Master's": "Master's",
  PhD: 'PhD',
  'Not Required': 'Not Required',
  Intern: 'Intern',
  Junior: 'Junior',
  'Mid-level': 'Mid-level',
  Senior: 'Senior',
  'Team Lead': 'Team Lead',
  Executive: 'Executive',
  Technology: 'Technology',
  Healthcare: 'Healthcare',
  Finance: 'Finance',
  Education: 'Education',
  Manufacturing: 'Manufacturing',
  Retail: 'Retail',
  'Media & Entertainment': 'Media & Entertainment',
  Hospitality: 'Hospitality',
  Construction: 'Construction',
  Energy: 'Energy',
  Transportation: 'Transportation',
  English: 'English',
  French: 'French',
  Arabic: 'Arabic',
  Spanish: 'Spanish',
  German: 'German',
  Mandarin: 'Mandarin',
  Hindi: 'Hindi',
  Portuguese: 'Portuguese',
  Russian: 'Russian',
  Japanese: 'Japanese',
  Korean: 'Korean',
  Italian: 'Italian',
  Communication: 'Communication',
  Teamwork: 'Teamwork',
  'Problem Solving': 'Problem Solving',
  Adaptability: 'Adaptability',
  'Time Management': 'Time Management',
  Leadership: 'Leadership',
  Creativity: 'Creativity',
  'Critical Thinking': 'Critical Thinking',
  'Attention to Detail': 'Attention to Detail',
  'Emotional Intelligence': 'Emotional Intelligence',
  'Required skills are missing': 'Required skills are missing',
  'Not enough experience': 'Not enough experience',
  'Language level does not fit': 'Language level does not fit',
  'Location does not fit': 'Location does not fit',
  'Another candidate fits better': 'Another candidate fits better',
})

const isOption = (value: string): value is keyof typeof jobOptionTexts.messages =>
  Object.hasOwn(jobOptionTexts.messages, value)

/** Names an option in the reader's language; what somebody wrote stays as it is. */
export function useOptionName(): (value: string) => string {
  const t = useTexts(jobOptionTexts)
  return (value) => (isOption(value) ? t(value) : value)
}
