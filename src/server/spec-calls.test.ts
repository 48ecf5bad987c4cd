import { describe, expect, test } from 'vitest'
import { getSettingsEndpoint } from '#features/company/contract/settings.ts'
import { idealProfile, job } from '#features/jobs/contract/jobs.ts'
import { evaluation, listedCandidate } from '#features/review/contract/candidates.ts'
import { endpoints, namedEndpoints } from '#testing/every-endpoint.ts'

// As the specification writes them, below /api.
describe('the calls', () => {
  test.each([
    ['POST', '/auth/signup', 'anyone', 'userName, password, name, phone, adresse, city'],
    ['POST', '/auth/login', 'anyone', 'userName, password'],
    ['PUT', '/auth/confirm/:token', 'anyone', ''],
    ['POST', '/auth/request-reset/:email', 'anyone', ''],
    ['PUT', '/auth/reset-password/:token', 'anyone', 'newPassword'],
    ['PUT', '/users/onboarding', 'employer', 'companyDescription, industry, companySize, companyValues'],
    ['GET', '/users/settings', 'employer', ''],
    [
      'POST',
      '/jobs/create',
      'employer',
      'title, description, location, salary, type, idealProfile, interviewLanguage',
    ],
    ['GET', '/jobs', 'employer', ''],
    ['GET', '/jobs/company', 'employer', ''],
    ['GET', '/jobs/can-post', 'employer', ''],
    // Of part 2.
    ['GET', '/jobs/interview/:jobId', 'anyone', ''],
    ['POST', '/candidates/create', 'anyone', 'firstName, lastName, email, phone, jobId, city'],
    ['PUT', '/candidates/complete', 'link-holder', 'cvFile, questions, answers, interviewToken'],
    ['GET', '/candidates/job/:jobId', 'employer', 'page, size, sortBy, sortDir'],
    ['PUT', '/candidates/reject/:candidateId', 'employer', ''],
    [
      'POST',
      '/invitations',
      'employer',
      'candidateId, interviewType, interviewPlace, interviewDate, customMessage',
    ],
    ['GET', '/invitations', 'employer', ''],
    ['GET', '/plans', 'anyone', ''],
    ['GET', '/subscriptions/user', 'employer', ''],
    ['POST', '/subscriptions/buy/:planId', 'employer', ''],
  ])('§1.7-1 §1.7-5..6 §2.7-1 §2.7-3..6 %s %s', (method, path, who, fields) => {
    const [, endpoint] = namedEndpoints.find(([name]) => name === `${method} /api${path}`) ?? []
    if (!endpoint) throw new Error('There is no such call')
    expect(endpoint.access.who).toBe(who)
    for (const field of fields.split(', ').filter(Boolean)) expect(sentTo(endpoint), path).toContain(field)
  })

  test('no address means two calls', () => {
    const names = namedEndpoints.map(([name]) => name.replace(/:\w+/g, ':'))
    expect(new Set(names).size).toBe(endpoints.length)
  })
})

describe('the fields of a job', () => {
  test('§1.3-1 a job', () => {
    for (const field of [
      ...['id', 'title', 'description', 'location', 'salary', 'type', 'createdAt', 'currentCandidatesCount'],
      ...['idealProfile', 'interviewLanguage', 'tailoredQuestions'],
    ])
      expect(fieldsOf(job)).toContain(field)
  })

  test('§1.3-2 its ideal profile', () => {
    expect(fieldsOf(idealProfile).sort()).toEqual([
      'educationLevel',
      'industryBackground',
      'minExperienceYears',
      'preferredLanguages',
      'seniorityLevel',
      'skills',
      'softSkills',
    ])
  })
})

describe('the fields of the settings', () => {
  test('§1.3-5 a user and the identity of the company', () => {
    for (const field of [
      'name',
      'userName',
      'phone',
      'address',
      'city',
      'onBoardingStatus',
      'companyIdentity',
    ])
      expect(fieldsOf(getSettingsEndpoint.reply)).toContain(field)
  })
})

describe('the fields of what is reviewed', () => {
  test('§2.3-1 a candidate', () => {
    for (const field of [
      ...['id', 'firstName', 'lastName', 'email', 'appliedAt', 'createdAt', 'status', 'aiPercentage'],
      ...['cvUrl', 'reportPdfUrl', 'reportStatus', 'evaluation'],
    ])
      expect(fieldsOf(listedCandidate)).toContain(field)
  })

  test('§2.3-1 an evaluation: a score and the scores of ten fields', () => {
    expect(fieldsOf(evaluation).sort()).toEqual([
      'communicationSkills',
      'cultureFit',
      'educationMatch',
      'experienceMatch',
      'languageMatch',
      'mindsetScore',
      'note',
      'potentialScore',
      'score',
      'seniorityMatch',
      'technicalSkillsMatch',
    ])
  })
})

const sentTo = ({ body, query, upload }: (typeof endpoints)[number]): string[] => [
  ...fieldsOf(body),
  ...fieldsOf(query),
  ...(upload ? [upload.file, ...upload.fields] : []),
]

function fieldsOf(schema: unknown): string[] {
  return Object.keys((schema as { shape?: object } | undefined)?.shape ?? {})
}
