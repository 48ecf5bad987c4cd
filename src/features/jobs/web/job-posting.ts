import type { JobType } from '../contract/options.ts'
import type { PublicJob } from '../contract/public-job.ts'

/** schema.org knows no "remote" and no "freelance" as kinds of employment. */
const employmentTypes: Readonly<Record<JobType, string>> = {
  'Full-time': 'FULL_TIME',
  'Part-time': 'PART_TIME',
  Contract: 'CONTRACTOR',
  Remote: 'OTHER',
  Freelance: 'CONTRACTOR',
  Internship: 'INTERN',
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** Search engines read the description as HTML: what looks like markup is text, and lines stay lines. */
const asHtml = (text: string): string =>
  text.replace(/[&<>]/g, (sign) => entities[sign] ?? sign).replace(/\r?\n/g, '<br>')

/**
 * An open job as schema.org's JobPosting, which search engines and job boards read. They want the country of its
 * place, by its ISO 3166 code, and take a remote job to be for people there.
 */
export function jobPostingOf(job: PublicJob, publicUrl: string, country: string | null): object {
  const { title, description, location, salary, type, companyName } = job
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title,
    description: asHtml(description),
    identifier: { '@type': 'PropertyValue', name: companyName, value: job.id },
    datePosted: job.createdAt.slice(0, 10),
    employmentType: employmentTypes[type],
    hiringOrganization: {
      '@type': 'Organization',
      name: companyName,
      url: `${publicUrl}${job.companyPage}`,
    },
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        addressLocality: location,
        ...(country === null ? {} : { addressCountry: country }),
      },
    },
    ...(type === 'Remote' ? { jobLocationType: 'TELECOMMUTE' } : {}),
    ...(salary === null ? {} : { baseSalary: monthly(salary) }),
    url: `${publicUrl}/Apply/${job.id}`,
    directApply: true,
  }
}

const monthly = (salary: number): object => ({
  '@type': 'MonetaryAmount',
  currency: 'TND',
  value: { '@type': 'QuantitativeValue', value: salary, unitText: 'MONTH' },
})
