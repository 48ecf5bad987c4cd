import type { JobDraft } from '#features/jobs/contract/drafts.ts'
import type { NewJob } from '#features/jobs/contract/jobs.ts'
import type { NewCompanyQuestion } from '#features/question-sets/contract/company-questions.ts'
import { answersDe } from './answers-de.ts'
import { answersEn } from './answers-en.ts'
import { answersEs } from './answers-es.ts'
import { answersFair } from './answers-fair.ts'
import { answersFr } from './answers-fr.ts'
import { answersSolid } from './answers-solid.ts'
import { cvsDe, cvsEn, cvsEs, cvsFr, type DemoCvs } from './cvs.ts'
import { ownQuestions } from './own-questions.ts'

export interface DemoJob {
  offer: NewJob
  /** Answers of a good candidate. */
  good: readonly string[]
  /** Answers of another good candidate. */
  solid: readonly string[]
  /** Answers of a fair candidate. */
  fair: readonly string[]
  /** Answers with next to no content. */
  thin: string
  cvs: DemoCvs
  /** The employer's own questions, in the places after the first; they are saved to the company's library. */
  questions: readonly NewCompanyQuestion[]
}

const developer: DemoJob = {
  good: answersFr,
  solid: answersSolid.fr,
  cvs: cvsFr,
  fair: answersFair.fr,
  questions: ownQuestions.fr,
  thin: 'Je suis motivé et dynamique.',
  offer: {
    title: 'Développeur·se full-stack',
    description:
      'Vous développez des API en Node.js et des écrans en React, vous animez les revues de code et vous échangez avec nos clients. Notre équipe de six personnes livre chaque semaine.',
    location: 'Tunis',
    type: 'Full-time',
    salary: 2_800,
    interviewLanguage: 'Français',
    idealProfile: {
      skills: ['React', 'Node.js', 'PostgreSQL'],
      minExperienceYears: 3,
      seniorityLevel: 'Mid-level',
      educationLevel: "Bachelor's",
      preferredLanguages: ['French', 'English'],
      softSkills: ['Communication', 'Teamwork'],
      industryBackground: 'Technology',
    },
  },
}

/** Four jobs, one for each language of an interview. */
export const demoJobs: readonly DemoJob[] = [
  developer,
  {
    good: answersEn,
    solid: answersSolid.en,
    cvs: cvsEn,
    fair: answersFair.en,
    questions: ownQuestions.en,
    thin: 'I am a fast learner and a team player.',
    offer: {
      title: 'Customer Support Specialist',
      description:
        'You answer the questions of clinics that use our software, reproduce their problems, write help pages and tell the developers what hurts most. You work with two colleagues, from anywhere.',
      location: 'Remote, Tunisia',
      type: 'Remote',
      salary: 1_500,
      interviewLanguage: 'English',
      idealProfile: {
        skills: ['Customer support', 'Excel', 'Writing'],
        minExperienceYears: 1,
        seniorityLevel: 'Junior',
        educationLevel: 'Not Required',
        preferredLanguages: ['English', 'French'],
        softSkills: ['Communication', 'Problem Solving', 'Emotional Intelligence'],
        industryBackground: 'Healthcare',
      },
    },
  },
  {
    good: answersDe,
    solid: answersSolid.de,
    cvs: cvsDe,
    fair: answersFair.de,
    questions: ownQuestions.de,
    thin: 'Ich bin teamfähig und belastbar.',
    offer: {
      title: 'Buchhalter (m/w/d)',
      description:
        'Sie erstellen Monatsabschlüsse für kleine Betriebe, prüfen Rechnungen, sprechen mit Lieferanten und verbessern unsere Abläufe in Excel und DATEV.',
      location: 'Sousse',
      type: 'Full-time',
      salary: null,
      interviewLanguage: 'Deutsch',
      idealProfile: {
        skills: ['Excel', 'DATEV', 'Buchhaltung'],
        minExperienceYears: 3,
        seniorityLevel: 'Mid-level',
        educationLevel: 'Associate Degree',
        preferredLanguages: ['German'],
        softSkills: ['Attention to Detail', 'Time Management'],
        industryBackground: 'Finance',
      },
    },
  },
  {
    good: answersEs,
    solid: answersSolid.es,
    cvs: cvsEs,
    fair: answersFair.es,
    questions: ownQuestions.es,
    thin: 'Soy responsable y trabajador.',
    offer: {
      title: 'Coordinador/a de logística',
      description:
        'Organizas las rutas de productos frescos, hablas con los conductores y con los clientes, llevas el inventario y mejoras los tiempos de entrega.',
      location: 'Sfax',
      type: 'Contract',
      salary: 1_900,
      interviewLanguage: 'Spanish',
      idealProfile: {
        skills: ['Excel', 'Logística', 'Inventario'],
        minExperienceYears: 1,
        seniorityLevel: 'Junior',
        educationLevel: 'High School',
        preferredLanguages: ['Spanish', 'French'],
        softSkills: ['Problem Solving', 'Communication'],
        industryBackground: 'Transportation',
      },
    },
  },
]

const filledOffer: NewJob = {
  title: 'Office Manager',
  description:
    'You keep our office in Tunis running: orders, visitors, travel, the first days of new colleagues, and the books until our accountant takes them over at the end of each month.',
  location: 'Tunis',
  type: 'Part-time',
  salary: 1_200,
  interviewLanguage: 'Français',
  idealProfile: {
    skills: ['Office', 'Bookkeeping'],
    minExperienceYears: 1,
    seniorityLevel: 'Junior',
    educationLevel: 'Not Required',
    preferredLanguages: ['French', 'Arabic'],
    softSkills: ['Attention to Detail', 'Time Management'],
    industryBackground: 'Technology',
  },
}

/** A closed job. None of its candidates started the interview. */
export const filledJob: DemoJob = { ...developer, offer: filledOffer }

/** The progress of an application. */
export type Progress =
  | 'registered'
  | 'under-review'
  | 'started'
  | 'good'
  | 'solid'
  | 'fair'
  | 'thin'
  | 'rejected'

/** An invented candidate. */
export interface DemoPerson {
  firstName: string
  lastName: string
  /** The name in the CV, where it differs. */
  latin?: string
  city: string
  progress: Progress
  /** What the employer has done with the application. */
  reviewed?: { shortlisted?: boolean; note?: string; rejectedFor?: string; asksForPerson?: boolean }
}
/** The people of each job, some in another script or far away. */
export const demoPeople: readonly DemoPerson[] = [
  {
    firstName: 'Amira',
    lastName: 'Ben Salah',
    city: 'Tunis',
    progress: 'good',
    reviewed: {
      shortlisted: true,
      note: 'Names numbers and says what she did herself. I would like to meet her: ask who else was involved.',
    },
  },
  { firstName: 'Yassine', lastName: 'Gharbi', city: 'La Marsa', progress: 'fair' },
  {
    firstName: 'سلمى',
    lastName: 'التونسي',
    latin: 'Salma Tounsi',
    city: 'Ariana',
    progress: 'solid',
    reviewed: {
      note: 'Worked with a team like ours. Her notice period is not in the CV.',
    },
  },
  {
    firstName: 'Nour',
    lastName: 'Khelifi',
    city: 'Tunis',
    progress: 'thin',
    reviewed: { rejectedFor: 'Answers too short to judge' },
  },
  { firstName: 'Mehdi', lastName: 'Jaziri', city: 'Tunis', progress: 'started' },
  {
    firstName: 'Ines',
    lastName: 'Hamdi',
    city: 'Tunis',
    progress: 'registered',
    reviewed: { asksForPerson: true },
  },
  { firstName: 'Oussama', lastName: 'Mansouri', city: 'Tozeur', progress: 'under-review' },
  { firstName: 'Rim', lastName: 'Bouazizi', city: 'Tunis', progress: 'rejected' },
]

/** The candidates of the closed job. */
export const earlierPeople: readonly DemoPerson[] = [
  { firstName: 'Hichem', lastName: 'Dridi', city: 'Tunis', progress: 'rejected' },
  { firstName: 'Sarra', lastName: 'Ayari', city: 'Ben Arous', progress: 'rejected' },
  { firstName: 'Wassim', lastName: 'Chaabane', city: 'Tunis', progress: 'registered' },
]

/** An offer that is being written: it waits on the page for new jobs. */
export const begunOffer: Omit<JobDraft, 'requestId'> = {
  step: 0,
  copyOf: null,
  title: 'UX Designer',
  description:
    'You visit clinics and workshops, watch how people work with our software, and turn what you see into drawings that',
  location: 'Tunis',
  type: 'Part-time',
  salary: '',
  skills: ['Figma'],
  minExperienceYears: '',
  seniorityLevel: '',
  educationLevel: '',
  interviewLanguage: '',
  preferredLanguages: [],
  softSkills: [],
  industryBackground: '',
}

/** The reasons for a rejection that each demo job offers. */
export const rejectReasons = ['Answers too short to judge', 'Not enough experience', 'Needs another language']
