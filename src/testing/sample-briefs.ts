import type { Language } from '#contract/languages.ts'
import { companyValues as companyValueNames } from '#features/company/contract/options.ts'
import {
  type JobType,
  type Seniority,
  softSkills as softSkillNames,
} from '#features/jobs/contract/options.ts'
import type { JobBrief } from '#features/question-sets/server/questions/job-brief.ts'

type Sample = readonly [title: string, industry: string, skills: string, description: string]

const samples: readonly Sample[] = [
  [
    'Développeur·se Full Stack',
    'Technology',
    'Node.js,React,PostgreSQL',
    "Notre équipe produit grandit et nous cherchons quelqu'un pour la rejoindre.\n\nVos missions :\n- Développer et maintenir les services de notre plateforme de paiement\n- Participer aux revues de code\n- Concevoir des API claires",
  ],
  [
    'Analyste financier',
    'Finance',
    'analyse financière,Excel,reporting',
    'Vous rejoindrez la direction financière de notre groupe. Vous serez chargé de préparer les clôtures mensuelles, avec les équipes comptables, et de suivre les écarts budgétaires.',
  ],
  [
    'Responsable E-commerce',
    'Retail',
    'E-commerce,SEO,Google Analytics',
    'Vous gérez la boutique en ligne de la marque et vous animez une équipe de trois personnes. Vous développez les ventes en Europe.',
  ],
  [
    'Infirmier(e) en bloc opératoire',
    'Healthcare',
    'hygiène,instrumentation',
    'Au sein du bloc, vous aurez à accueillir les patients. * Préparer les salles avant chaque intervention * Contrôler le matériel stérile',
  ],
  [
    'Chef de chantier',
    'Construction',
    'lecture de plans,AutoCAD',
    'Encadrer les équipes sur le chantier, veiller à la sécurité et suivre le planning des travaux avec les sous-traitants et les fournisseurs de la région.',
  ],
  [
    'Enseignant de mathématiques',
    'Education',
    'pédagogie,algèbre',
    'Préparer et donner des cours au collège. Évaluer les élèves et échanger avec les parents.',
  ],
  [
    'Backend Engineer',
    'Technology',
    'Go,Kubernetes,PostgreSQL',
    'We are looking for an engineer to join our payments team.\n\nYou will:\n• Design and operate the services that move money for our merchants\n• Review code and mentor others\n• Improve our test coverage',
  ],
  [
    'Registered Nurse',
    'Healthcare',
    'triage,patient records',
    'You will assess patients on arrival and coordinate their care with the doctors on the ward. Nights and weekends are part of the rota.',
  ],
  [
    'Store Manager',
    'Retail',
    'stock management,merchandising',
    '1. Manage the daily operations of our flagship store\n2. Train the sales team\n3. Negotiate with local suppliers in order to keep the shelves full in every season of the year',
  ],
  [
    'C# Developer',
    'Technology',
    'C#,.NET,SQL Server',
    'The role is to maintain our warehouse software and to write the tests that go with it.',
  ],
  [
    'Family Lawyer',
    'Finance',
    'family law,negotiation',
    'Advise clients and their families on legal matters. Prepare court documents for hearings.',
  ],
  [
    'Head of Operations',
    'Transportation',
    'fleet management,budgeting',
    'You lead a department of sixty people. You will plan the routes of our fleet and keep our customers informed when something on the road goes wrong.',
  ],
  [
    'Softwareentwickler (m/w/d)',
    'Technology',
    'Java,Spring Boot',
    'Wir suchen Verstärkung für unser Team.\n- Entwicklung neuer Funktionen für unsere Logistikplattform\n- Pflege der bestehenden Schnittstellen\n- Sie testen und dokumentieren Ihre Arbeit',
  ],
  [
    'Pflegefachkraft',
    'Healthcare',
    'Wundversorgung,Dokumentation',
    'Das erwartet Sie bei uns: Sie betreuen die Bewohnerinnen und Bewohner unseres Hauses und dokumentieren die Pflege. Das Team ist eingespielt.',
  ],
  [
    'Produktionsleiter/in',
    'Manufacturing',
    'Lean Management,SAP',
    'Planung und Steuerung der Fertigung in drei Schichten. Führung von 40 Mitarbeitenden. Die Qualität sichern Sie mit den Kollegen der Prüfung.',
  ],
  [
    'Bauleiter Elektrotechnik',
    'Energy',
    'Elektroinstallation,VOB',
    '• Baustellen im Großraum München koordinieren\n• Mit den Kunden und den Behörden verhandeln\n• Die Abrechnung vorbereiten',
  ],
  [
    'Técnico de soporte',
    'Technology',
    'Linux,redes',
    'Buscamos una persona para el equipo de soporte.\n- Atender las incidencias de los clientes por teléfono y correo\n- Documentar las soluciones\n- Participar en las guardias',
  ],
  [
    'Jefe de cocina',
    'Hospitality',
    'cocina mediterránea,compras',
    'La persona elegida deberá dirigir la cocina del hotel, elaborar los menús de temporada y controlar los costes con el departamento de compras.',
  ],
  [
    'Comercial de energía solar',
    'Energy',
    'ventas,CRM',
    'Usted gestionará la cartera de clientes de la zona norte. Negociar contratos con empresas y seguir los proyectos hasta su puesta en marcha.',
  ],
  [
    'مهندس برمجيات',
    'Technology',
    'Python,Django',
    'نبحث عن مهندس برمجيات للانضمام إلى فريقنا في تونس. تطوير واجهات برمجة التطبيقات.',
  ],
  [
    'Journaliste vidéo',
    'Media & Entertainment',
    'montage,interview',
    'Êtes-vous prêt ? Rejoignez-nous ! Vous réalisez des reportages sur le terrain et vous montez vos sujets pour le site et les réseaux.',
  ],
  [
    'Vendor & Partner <Manager>',
    'Retail',
    'negotiation',
    'We sell. What do you think? Contact us at jobs@example.com. Great perks!',
  ],
]

const types: readonly JobType[] = ['Full-time', 'Part-time', 'Contract', 'Remote', 'Freelance', 'Internship']
const seniorities: readonly Seniority[] = [
  'Mid-level',
  'Junior',
  'Senior',
  'Team Lead',
  'Executive',
  'Intern',
  'Senior',
]
const companies = [
  'Acme',
  'Ooredoo Tunisie',
  'L’Atelier d’Émilie',
  'Études & Conseil',
  'Bäckerei Özil GmbH',
  'Ibérica Logística S.A.',
  'KPMG',
]

const pick = <T>(items: readonly T[], place: number): T => {
  const item = items[place % items.length]
  if (item === undefined) throw new Error('Nothing to pick from')
  return item
}

/** Sixty unlike jobs, held in one language. */
export function sampleBriefs(language: Language, count = 60): readonly JobBrief[] {
  return Array.from({ length: count }, (_, place) => {
    const [title, industry, skills, description] = pick(samples, place)
    return {
      jobId: `job-${place * 7919}`,
      title,
      description,
      type: pick(types, Math.floor(place * 1.7)),
      language,
      skills: skills.split(','),
      softSkills: [
        pick(softSkillNames, place),
        pick(softSkillNames, place * 3 + 4),
        pick(softSkillNames, place * 7 + 1),
      ],
      seniority: pick(seniorities, place),
      industry,
      minExperienceYears: pick([0, 1, 3, 5, 10], place),
      company: {
        name: pick(companies, place),
        description: '',
        values: [
          pick(companyValueNames, place),
          pick(companyValueNames, place * 5 + 2),
          pick(companyValueNames, place * 5 + 7),
        ].slice(0, 1 + (place % 5)),
      },
    }
  })
}
