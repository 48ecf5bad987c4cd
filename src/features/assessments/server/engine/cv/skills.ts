import { fold } from '../text.ts'

/** Names of one and the same skill, also across languages. */
const aliases: readonly string[] = [
  'javascript|js|ecmascript',
  'typescript|ts',
  'react|reactjs|react.js',
  'vue|vuejs|vue.js',
  'node|nodejs|node.js',
  'angular|angularjs',
  'postgresql|postgres',
  'kubernetes|k8s',
  'c#|csharp',
  'golang|go lang',
  'amazon web services|aws',
  'google cloud|gcp',
  'microsoft azure|azure',
  'ci/cd|continuous integration|intégration continue',
  'excel|ms excel',
  'project management|gestion de projet|projektmanagement|gestión de proyectos',
  'accounting|comptabilité|buchhaltung|contabilidad',
  'sales|vente|ventes|vertrieb|ventas',
  'customer service|service client|kundenservice|kundendienst|atención al cliente',
  'machine learning|apprentissage automatique|maschinelles lernen|aprendizaje automático',
  'marketing|mercadotecnia',
  'data analysis|analyse de données|datenanalyse|análisis de datos',
  'negotiation|négociation|verhandlung|negociación',
  'inventory management|gestion des stocks|gestion de stock|lagerverwaltung|bestandsverwaltung|gestión de inventario',
]
/** Skills that are near enough for part of the credit. */
const siblings: readonly string[] = [
  'react|vue|angular|svelte',
  'postgresql|mysql|mariadb|oracle|sql server|sql',
  'amazon web services|google cloud|microsoft azure',
  'java|c#|kotlin',
  'javascript|typescript',
  'node|deno|django|flask|spring',
  'python|ruby|php',
  'docker|kubernetes|podman',
  'excel|google sheets|power bi|tableau',
  'photoshop|gimp|illustrator|figma|sketch|canva',
  'sap|odoo|sage|navision',
  'scrum|kanban|agile',
  'pytorch|tensorflow|scikit-learn|machine learning',
  'accounting|audit|controlling',
]

const rows = (lists: readonly string[]) => lists.map((list) => list.split('|').map((name) => fold(name)))
const aliasRows = rows(aliases)
const siblingRows = rows(siblings)

/** Every name of a skill, the given one first. */
export function namesOfSkill(skill: string): string[] {
  const name = fold(skill.trim())
  return [name, ...(aliasRows.find((row) => row.includes(name)) ?? []).filter((other) => other !== name)]
}

/** The names of skills close to a skill, not its own. */
export function siblingsOfSkill(skill: string): string[] {
  const own = namesOfSkill(skill)
  return siblingRows
    .filter((row) => row.some((name) => own.includes(name)))
    .flat()
    .filter((name) => !own.includes(name))
    .flatMap(namesOfSkill)
}

/** The places where one of some names stands as a word of its own. */
export function placesOf(names: readonly string[], text: string): { start: number; end: number }[] {
  const folded = fold(text)
  return names
    .filter((name) => name !== '')
    .flatMap((name) => {
      const literal = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+')
      const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${literal}(?![\\p{L}\\p{N}+#])`, 'gu')
      return [...folded.matchAll(pattern)].map((m) => ({ start: m.index, end: m.index + m[0].length }))
    })
    .sort((a, b) => a.start - b.start)
}
