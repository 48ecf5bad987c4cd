export const jobTypes = ['Full-time', 'Part-time', 'Contract', 'Remote', 'Freelance', 'Internship'] as const
export const educationLevels = [
  'High School',
  'Associate Degree',
  "Bachelor's",
  "Master's",
  'PhD',
  'Not Required',
] as const
export const seniorityLevels = ['Intern', 'Junior', 'Mid-level', 'Senior', 'Team Lead', 'Executive'] as const
/** What the form shows, and the number of years that it sends (spec part 1 §5). */
export const experienceOptions = [
  ['0', 0],
  ['1', 1],
  ['3', 3],
  ['5', 5],
  ['10+', 10],
] as const
export const jobIndustries = [
  'Technology',
  'Healthcare',
  'Finance',
  'Education',
  'Manufacturing',
  'Retail',
  'Media & Entertainment',
  'Hospitality',
  'Construction',
  'Energy',
  'Transportation',
] as const
export const jobLanguages = [
  'English',
  'French',
  'Arabic',
  'Spanish',
  'German',
  'Mandarin',
  'Hindi',
  'Portuguese',
  'Russian',
  'Japanese',
  'Korean',
  'Italian',
] as const
export const softSkills = [
  'Communication',
  'Teamwork',
  'Problem Solving',
  'Adaptability',
  'Time Management',
  'Leadership',
  'Creativity',
  'Critical Thinking',
  'Attention to Detail',
  'Emotional Intelligence',
] as const

export type JobType = (typeof jobTypes)[number]
export type Seniority = (typeof seniorityLevels)[number]

/** The reasons for a rejection that a new job offers; each job can have its own. */
export const defaultRejectReasons = [
  'Required skills are missing',
  'Not enough experience',
  'Language level does not fit',
  'Location does not fit',
  'Another candidate fits better',
] as const
