/** The steps of education and seniority, with what they are called in English, French, German, Spanish and Tunisia. */

type Step = { level: number; pattern: RegExp }

export const educationLevels = [
  '',
  'high school',
  'associate degree',
  "bachelor's",
  "master's",
  'phd',
] as const
const degreeSteps: readonly Step[] = [
  {
    level: 5,
    pattern: /\b(?:ph\.?d|doctorate?|doctorado|doktor(?:at)?|promotion zum|dr\.? (?:rer|ing|phil))\b/,
  },
  {
    level: 4,
    pattern:
      /(?<!scrum )\b(?:master'?s?|mastere|m\.?sc|mba|magister|diplom(?:-|ingenieur|informatik|kauf)\w*|diplome? (?:national )?d'?ingenieur|ingenieur d'etat|cycle d'ingenieur|bac ?\+ ?[45]|maitrise|dess|dea|staatsexamen|ingeniero superior|maestria|m\.?eng)\b/,
  },
  {
    level: 3,
    pattern:
      /\b(?:bachelor'?s?|b\.?sc|b\.?a|b\.?eng|licence|licenciatura|licenciad[oa]|grado en|ingenieria|bac ?\+ ?3|diplom \(fh\)|graduado en|undergraduate degree)\b/,
  },
  {
    level: 2,
    pattern:
      /\b(?:associate|bts|dut|btp|deug|bac ?\+ ?2|cycle preparatoire|hnd|foundation degree|ausbildung|fachwirt|tecnico superior|ciclo formativo|grado superior)\b/,
  },
  {
    level: 1,
    pattern:
      /\b(?:high school|baccalaureat|bac|abitur|fachabitur|bachillerato|a-?levels|matura|secondary school|ged)\b/,
  },
]

export const seniorityLevels = ['intern', 'junior', 'mid-level', 'senior', 'team lead', 'executive'] as const
const titleSteps: readonly Step[] = [
  {
    level: 5,
    pattern:
      /\b(?:ceo|cto|cfo|coo|cmo|chief \w+ officer|vp|vice president|general manager|directeur general|directrice generale|geschaftsfuhrer(?:in)?|director general|directora general|executive)\b/,
  },
  {
    level: 4,
    pattern:
      /\b(?:team lead(?:er)?|tech lead|lead|head of|manager|chef d'equipe|responsable|directeur|directrice|director|teamleiter(?:in)?|abteilungsleiter(?:in)?|leiter(?:in)?|jefe de|jefa de|encargad[oa])\b/,
  },
  { level: 3, pattern: /\b(?:senior|sr\.|principal|staff engineer|confirmee?|experte?)\b/ },
  { level: 1, pattern: /\b(?:junior|jr\.|debutante?|trainee|berufseinsteiger|assistante?|graduate)\b/ },
  {
    level: 0,
    pattern:
      /\b(?:intern|internship|stage|stagiaire|praktikum|praktikantin?|praktikant|practicas|becari[oa]|werkstudent(?:in)?|alternance|alternante?|apprentie?|apprentice)\b/,
  },
]

const find = (steps: readonly Step[], folded: string) => steps.find((step) => step.pattern.test(folded))

/** The highest degree named in a folded line: 1 (high school) to 5 (doctorate), 0 for none. */
export function degreeLevel(folded: string): number {
  return find(degreeSteps, folded)?.level ?? 0
}

/** The step a title names, 0 (intern) to 5 (executive); null when it names none. */
export function titleLevel(folded: string): number | null {
  if (find(titleSteps.slice(4), folded)) return 0
  return find(titleSteps, folded)?.level ?? null
}
