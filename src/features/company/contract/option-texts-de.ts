import { translateTexts } from '#contract/texts/define-texts.ts'
import { companyOptionTexts } from './option-texts.ts'

export const translations = [
  translateTexts(companyOptionTexts, 'de', {
    Technology: 'Technologie',
    Health: 'Gesundheit',
    Finance: 'Finanzen',
    Education: 'Bildung',
    Manufacturing: 'Produktion',
    Retail: 'Einzelhandel',
    'Media & Entertainment': 'Medien und Unterhaltung',
    Hospitality: 'Gastgewerbe',
    Construction: 'Bau',
    Energy: 'Energie',
    Transport: 'Transport',
    'Food Service': 'Gastronomie',
    Innovation: 'Innovation',
    'Customer Focus': 'Kundenorientierung',
    Integrity: 'Integrität',
    Collaboration: 'Zusammenarbeit',
    Excellence: 'Exzellenz',
    Diversity: 'Vielfalt',
    Sustainability: 'Nachhaltigkeit',
    Transparency: 'Transparenz',
    Responsibility: 'Verantwortung',
    'Work-life Balance': 'Balance von Arbeit und Privatleben',
    Community: 'Gemeinschaft',
    'Growth Mindset': 'Wachstumsdenken',
  }),
]
