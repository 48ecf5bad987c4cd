import { defineTexts } from '#contract/texts/define-texts.ts'

/** Industries and company values, by what is sent. */
export const companyOptionTexts = defineTexts('company-options', {
  Technology: 'Technology',
  Health: 'Health',
  Finance: 'Finance',
  Education: 'Education',
  Manufacturing: 'Manufacturing',
  Retail: 'Retail',
  'Media & Entertainment': 'Media & Entertainment',
  Hospitality: 'Hospitality',
  Construction: 'Construction',
  Energy: 'Energy',
  Transport: 'Transport',
  'Food Service': 'Food Service',
  Innovation: 'Innovation',
  'Customer Focus': 'Customer Focus',
  Integrity: 'Integrity',
  Collaboration: 'Collaboration',
  Excellence: 'Excellence',
  Diversity: 'Diversity',
  Sustainability: 'Sustainability',
  Transparency: 'Transparency',
  Responsibility: 'Responsibility',
  'Work-life Balance': 'Work-life Balance',
  Community: 'Community',
  'Growth Mindset': 'Growth Mindset',
})
