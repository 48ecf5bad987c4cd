import { describe, expect, it } from 'vitest'
import type { OfferToRead } from '../../contract/offer-hints.ts'
import { readOfferHints } from './read-offer-hints.ts'

const texts = {
  en: 'Plan the routes of our drivers, answer calls from customers and report delays to the office. You will work with a team of six in the city and train new colleagues twice a year.',
  fr: 'Planifier les tournées de nos chauffeurs, répondre aux appels des clients et signaler les retards au bureau. Vous travaillez avec une équipe de six personnes dans la ville.',
  de: 'Sie planen die Touren unserer Fahrer, beantworten die Anrufe der Kunden und melden dem Büro die Verspätungen. Das Team besteht aus sechs Personen in der Stadt.',
  es: 'Planificar las rutas de los conductores, responder a las llamadas de los clientes y avisar de los retrasos a la oficina. El equipo es de seis personas en la ciudad.',
} as const

const anOffer = (changes: Partial<OfferToRead> = {}): OfferToRead => ({
  title: 'Dispatcher',
  description: texts.en,
  type: 'Full-time',
  skills: ['planning'],
  minExperienceYears: '3',
  seniorityLevel: 'Mid-level',
  educationLevel: "Bachelor's",
  ...changes,
})

type Planted = readonly [language: keyof typeof texts, words: string]

const protectedOnes: readonly Planted[] = [
  ['en', 'We are a young and dynamic team.'],
  ['en', 'Candidates under 30.'],
  ['en', 'Aged 25 to 35.'],
  ['en', 'Maximum age: 40.'],
  ['en', 'A true digital native.'],
  ['en', 'We need a saleswoman.'],
  ['en', 'Male candidates preferred.'],
  ['en', 'English native speaker.'],
  ['en', 'Mother tongue English.'],
  ['en', 'British nationals only.'],
  ['en', 'Christian candidates welcomed first.'],
  ['en', 'No children.'],
  ['en', 'Must be single.'],
  ['en', 'An able-bodied person.'],
  ['en', 'In perfect health.'],
  ['en', 'Send a CV with photo.'],
  ['en', 'Good looking and friendly.'],
  ['en', 'Tell us your salary history.'],
  ['fr', 'Une équipe jeune et dynamique.'],
  ['fr', 'Jeune diplômé de préférence.'],
  ['fr', 'Moins de 30 ans.'],
  ['fr', 'Âgé de 25 à 35 ans.'],
  ['fr', 'Poste réservé aux hommes.'],
  ['fr', 'Nous cherchons une femme de ménage.'],
  ['fr', 'Anglais langue maternelle.'],
  ['fr', 'De nationalité tunisienne.'],
  ['fr', 'De confession musulmane.'],
  ['fr', 'Candidate non voilée.'],
  ['fr', 'Célibataire sans enfant.'],
  ['fr', 'Libre de toute attache.'],
  ['fr', 'En bonne santé.'],
  ['fr', 'Sans handicap.'],
  ['fr', 'Excellente présentation.'],
  ['fr', 'CV avec photo.'],
  ['fr', 'Indiquer votre dernier salaire.'],
  ['de', 'Ein junges Team.'],
  ['de', 'Sie sind jung und dynamisch.'],
  ['de', 'Nicht älter als 35.'],
  ['de', 'Unter 30 Jahre alt.'],
  ['de', 'Nur Männer.'],
  ['de', 'Wir suchen eine Putzfrau.'],
  ['de', 'Deutsch als Muttersprache.'],
  ['de', 'Nur Muttersprachler.'],
  ['de', 'Deutsche Staatsangehörigkeit.'],
  ['de', 'Konfessionszugehörigkeit ist Bedingung.'],
  ['de', 'Ohne Kopftuch.'],
  ['de', 'Ungebunden und flexibel.'],
  ['de', 'Familienstand angeben.'],
  ['de', 'Körperlich belastbar.'],
  ['de', 'Gepflegtes Äußeres.'],
  ['de', 'Lebenslauf mit Lichtbild.'],
  ['es', 'Un equipo joven y dinámico.'],
  ['es', 'Menor de 30 años.'],
  ['es', 'Entre 25 y 35 años.'],
  ['es', 'Solo mujeres.'],
  ['es', 'Se busca chica con ganas.'],
  ['es', 'Inglés nativo.'],
  ['es', 'De nacionalidad española.'],
  ['es', 'Católico practicante.'],
  ['es', 'Sin hijos.'],
  ['es', 'Sin cargas familiares.'],
  ['es', 'Buena presencia.'],
  ['es', 'CV con foto.'],
  ['es', 'Sin problemas de salud.'],
]

const exclusionaryOnes: readonly Planted[] = [
  ...[
    'a rockstar',
    'a coding ninja',
    'a growth guru',
    'a data wizard',
    'work hard, play hard',
    'unpaid overtime',
  ].map((words): Planted => ['en', `We want ${words} here.`]),
  ...[
    'the killer instinct',
    'must own a car',
    'own vehicle required',
    'to be always available',
    'whatever it takes',
  ].map((words): Planted => ['en', `For this job: ${words}.`]),
  ['en', 'We are like a family.'],
  ['en', 'An unpaid trial of two weeks.'],
  ['en', 'You hustle: a real hustler.'],
  ['en', 'Thick-skinned people wanted.'],
  ['en', 'An aggressive seller.'],
  ['fr', 'Une rockstar du code.'],
  ['fr', 'Un ninja de la vente.'],
  ['fr', 'Un vrai requin.'],
  ['fr', 'Le mouton à cinq pattes.'],
  ['fr', 'Vous ne comptez pas vos heures.'],
  ['fr', 'Heures supplémentaires non payées.'],
  ['fr', 'Disponible 24/7 pour la direction.'],
  ['fr', 'Forte résistance au stress.'],
  ['fr', 'Véhicule personnel exigé.'],
  ['fr', 'Être véhiculé.'],
  ['fr', 'Nous sommes une grande famille.'],
  ['fr', 'Stage non rémunéré.'],
  ['fr', 'Work hard, play hard et rockstar.'],
  ['fr', 'Un tempérament agressif.'],
  ['de', 'Ein echter Rockstar.'],
  ['de', 'Ein Ninja im Code.'],
  ['de', 'Ein Alphatier im Vertrieb.'],
  ['de', 'Die eierlegende Wollmilchsau.'],
  ['de', 'Unbezahlte Überstunden.'],
  ['de', 'Überstunden sind selbstverständlich.'],
  ['de', 'Hohe Stressresistenz.'],
  ['de', 'Rund um die Uhr erreichbar.'],
  ['de', 'Kein Dienst nach Vorschrift.'],
  ['de', 'Eigener PKW erforderlich.'],
  ['de', 'Wir sind wie eine Familie.'],
  ['de', 'Unbezahltes Praktikum.'],
  ['de', 'Eine Verkaufskanone.'],
  ['de', 'Work hard, play hard.'],
  ['es', 'Un rockstar de las ventas.'],
  ['es', 'Un ninja del código.'],
  ['es', 'Un tiburón de las ventas.'],
  ['es', 'Un auténtico crack.'],
  ['es', 'Horas extra no pagadas.'],
  ['es', 'Disponibilidad total.'],
  ['es', 'Sin mirar el reloj.'],
  ['es', 'Trabajar bajo presión.'],
  ['es', 'Vehículo propio.'],
  ['es', 'Coche propio imprescindible.'],
  ['es', 'Somos como una familia.'],
  ['es', 'Prácticas no remuneradas.'],
  ['es', 'Perfil agresivo.'],
  ['es', 'Una prueba sin cobrar.'],
  ['es', 'Un guerrero incansable.'],
]

const harmless: readonly Planted[] = [
  ['en', 'We welcome all applicants regardless of age, religion, nationality or disability.'],
  ['en', 'You serve over 60 tables and answer in under 30 minutes.'],
  ['en', 'You advise families on health insurance.'],
  ['en', 'Our company is 20 years old and has a native app.'],
  ['en', 'Take product photos and publish pages with photos.'],
  ['en', 'Provide 24/7 support with two shifts.'],
  ['en', 'You work with young people at the youth club.'],
  ['fr', 'Notre entreprise a plus de 30 ans d’expérience.'],
  ['fr', 'Moins de 30 ans d’existence, trois usines.'],
  ['fr', 'Permis B valide.'],
  ['fr', 'Une architecture robuste et une présentation soignée des rapports.'],
  ['fr', 'Poste ouvert à tous, sans distinction d’âge, d’origine ou de handicap.'],
  ['fr', 'Accueillir les enfants et leurs familles.'],
  ['de', 'Bewerbungen von Menschen mit Behinderung sind willkommen.'],
  ['de', 'Unabhängig von Alter, Religion oder Staatsangehörigkeit.'],
  ['de', 'Lieferung unter 30 Minuten, mehr als 40 Mitarbeitende.'],
  ['de', 'Betreuung junger Menschen in der Ausbildung.'],
  ['de', 'Artikel mit Foto veröffentlichen.'],
  ['es', 'Sin distinción de edad, origen o religión.'],
  ['es', 'Clases para jóvenes y adultos.'],
  ['es', 'Publicar artículos con foto.'],
  ['es', 'Entre 20 y 30 años de experiencia tiene la empresa.'],
]

const withWords = ([language, words]: Planted) =>
  readOfferHints(anOffer({ description: `${texts[language]} ${words}` }))

describe('readOfferHints', () => {
  it.each(Object.entries(texts))('has nothing to say of a good offer in %s', (_, description) => {
    expect(readOfferHints(anOffer({ description }))).toEqual([])
  })

  it.each(protectedOnes)('in %s finds what is protected in %j', (language, words) => {
    const hints = withWords([language, words])
    expect(hints.map(({ kind }) => kind)).toContain('protected')
    expect(words.toLowerCase()).toContain(hints[0]?.found?.toLowerCase())
  })

  it.each(exclusionaryOnes)('in %s finds what puts people off in %j', (language, words) => {
    expect(withWords([language, words]).map(({ kind }) => kind)).toContain('exclusionary')
  })

  it.each(harmless)('in %s lets %j pass', (language, words) => {
    expect(withWords([language, words])).toEqual([])
  })

  it.each([
    'Vendeuse',
    'Infirmière de nuit',
    'Verkäuferin',
    'Sekretärin',
    'Camarera',
    'Dependienta de tienda',
  ])('says that the title %j leaves people out', (title) => {
    expect(readOfferHints(anOffer({ title })).map(({ field, kind }) => [field, kind])).toEqual([
      ['title', 'protected'],
    ])
  })

  it.each([
    'Vendeur/se',
    'Vendeur/Vendeuse',
    'Vendeuse H/F',
    'Infirmier(e)',
    'Infirmière ou infirmier',
    'Verkäufer (m/w/d)',
    'Verkäuferin / Verkäufer',
    'Dependienta/e',
    'Développeur·se',
    'Directeur des opérations',
    'Chef de chantier',
    'Kaufmann (m/w/d)',
    'Maths Teacher, Key Stage 3',
  ])('lets the title %j stand', (title) => {
    expect(readOfferHints(anOffer({ title }))).toEqual([])
  })
})

describe('contradictions', () => {
  const levels = ['Intern', 'Junior'] as const
  const contradictory: readonly Partial<OfferToRead>[] = [
    ...levels.flatMap((seniorityLevel) =>
      ['5', '10', '10+'].map((minExperienceYears) => ({ seniorityLevel, minExperienceYears })),
    ),
    ...['0', '1'].map((minExperienceYears) => ({ seniorityLevel: 'Executive', minExperienceYears })),
    ...['Senior', 'Team Lead'].map((seniorityLevel) => ({ seniorityLevel, minExperienceYears: '0' })),
    { type: 'Internship', educationLevel: 'PhD', minExperienceYears: '0', seniorityLevel: 'Intern' },
    { type: 'Internship', minExperienceYears: '3' },
    { seniorityLevel: 'Junior', educationLevel: 'PhD', minExperienceYears: '1' },
    { title: 'Junior Developer', seniorityLevel: 'Senior' },
    { title: 'Stage marketing', seniorityLevel: 'Senior' },
    { title: 'Senior Accountant', seniorityLevel: 'Junior', minExperienceYears: '1' },
    { title: 'Praktikum Vertrieb', seniorityLevel: 'Mid-level' },
    { title: 'Head of Sales', seniorityLevel: 'Intern', minExperienceYears: '0' },
  ]

  it.each(contradictory)('finds them in %j', (changes) => {
    const kinds = readOfferHints(anOffer(changes)).map(({ kind }) => kind)
    expect(kinds.length).toBeGreaterThan(0)
    expect(kinds.every((kind) => kind === 'contradiction')).toBe(true)
  })

  const saidInText: readonly (readonly [keyof typeof texts, string, Partial<OfferToRead>])[] = [
    ['en', 'At least 8 years of experience.', {}],
    ['en', 'You bring 10+ years of professional experience.', {}],
    ['en', 'You have 5 years of experience.', { seniorityLevel: 'Junior', minExperienceYears: '3' }],
    ['en', 'Entry-level position.', { seniorityLevel: 'Senior' }],
    ['en', 'No experience needed.', {}],
    ['en', 'On site only.', { type: 'Remote' }],
    ['en', 'No remote work.', { type: 'Remote' }],
    ['en', 'This is a full-time position.', { type: 'Part-time' }],
    ['fr', 'Au moins 8 ans d’expérience.', {}],
    ['fr', '10 ans d’expérience exigés.', {}],
    ['fr', 'Débutant accepté.', { seniorityLevel: 'Senior' }],
    ['fr', 'Aucune expérience exigée.', {}],
    ['fr', 'Présentiel obligatoire.', { type: 'Remote' }],
    ['fr', 'Pas de télétravail.', { type: 'Remote' }],
    ['fr', 'Poste à temps plein.', { type: 'Part-time' }],
    ['de', 'Mindestens 8 Jahre Berufserfahrung.', {}],
    ['de', '10 Jahre Erfahrung.', {}],
    ['de', 'Berufseinsteiger gesucht.', { seniorityLevel: 'Senior' }],
    ['de', 'Keine Erfahrung nötig.', {}],
    ['de', 'Präsenzpflicht.', { type: 'Remote' }],
    ['de', 'Kein Homeoffice.', { type: 'Remote' }],
    ['de', 'Stelle in Vollzeit.', { type: 'Part-time' }],
    ['es', 'Mínimo 8 años de experiencia.', {}],
    ['es', '10 años de experiencia.', {}],
    ['es', 'Sin experiencia previa.', { seniorityLevel: 'Senior' }],
    ['es', 'No se requiere experiencia.', {}],
    ['es', '100 % presencial.', { type: 'Remote' }],
    ['es', 'Sin teletrabajo.', { type: 'Remote' }],
    ['es', 'Jornada completa.', { type: 'Part-time' }],
  ]

  it.each(saidInText)('in %s finds that %j does not fit %j', (language, words, changes) => {
    const hints = readOfferHints(anOffer({ ...changes, description: `${texts[language]} ${words}` }))
    expect(hints.map(({ kind }) => kind)).toEqual(['contradiction'])
  })

  it.each<readonly [keyof typeof texts, string, Partial<OfferToRead>]>([
    ['en', 'We have 12 years of experience in transport.', {}],
    ['en', 'You have 3 years of experience.', {}],
    ['en', 'At least 12 years of experience.', { minExperienceYears: '10+', seniorityLevel: 'Senior' }],
    ['fr', 'Nous avons 15 ans d’expérience.', {}],
    ['de', 'Wir haben 12 Jahre Erfahrung.', {}],
    ['es', 'Contamos con 12 años de experiencia.', {}],
    ['en', 'On site in Leeds.', {}],
    ['en', 'Full-time or part-time.', { type: 'Part-time' }],
  ])('in %s lets %j stand with %j', (language, words, changes) => {
    expect(readOfferHints(anOffer({ ...changes, description: `${texts[language]} ${words}` }))).toEqual([])
  })
})

describe('thin texts', () => {
  it.each([
    'make coffee, smile',
    'Accueil des clients.',
    'spülen und schnippeln',
    'Atender, cobrar.',
    'مطلوب مهندس',
  ])('says of %j what to add', (description) => {
    expect(readOfferHints(anOffer({ description })).map(({ kind }) => kind)).toEqual(['thin'])
  })

  it('asks for duties where there are only praises of the company', () => {
    const description =
      'We are the best place to be in the city. Our office is bright, the coffee is good and the people are nice to each other all day long. The company is old and well known.'
    expect(readOfferHints(anOffer({ description })).map(({ kind }) => kind)).toEqual(['thin'])
  })

  it('leaves a form alone that nobody has typed into', () => {
    const nothing = { title: '', description: '', type: '', skills: [], minExperienceYears: '' }
    expect(readOfferHints({ ...nothing, seniorityLevel: '', educationLevel: '' })).toEqual([])
  })

  it('reads a long offer quickly', () => {
    const description = `${texts.en}\n`.repeat(60)
    readOfferHints(anOffer({ description }))
    const began = performance.now()
    for (let round = 0; round < 10; round++) readOfferHints(anOffer({ description }))
    expect((performance.now() - began) / 10).toBeLessThan(50)
  })
})
