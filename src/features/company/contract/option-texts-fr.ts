import { translateTexts } from '#contract/texts/define-texts.ts'
import { companyOptionTexts } from './option-texts.ts'

export const translations = [
  translateTexts(companyOptionTexts, 'fr', {
    Technology: 'Technologie',
    Health: 'Santé',
    Finance: 'Finance',
    Education: 'Éducation',
    Manufacturing: 'Industrie',
    Retail: 'Commerce de détail',
    'Media & Entertainment': 'Médias et divertissement',
    Hospitality: 'Hôtellerie',
    Construction: 'Construction',
    Energy: 'Énergie',
    Transport: 'Transport',
    'Food Service': 'Restauration',
    Innovation: 'Innovation',
    'Customer Focus': 'Orientation client',
    Integrity: 'Intégrité',
    Collaboration: 'Collaboration',
    Excellence: 'Excellence',
    Diversity: 'Diversité',
    Sustainability: 'Durabilité',
    Transparency: 'Transparence',
    Responsibility: 'Responsabilité',
    'Work-life Balance': 'Équilibre entre travail et vie privée',
    Community: 'Communauté',
    'Growth Mindset': 'Esprit de progrès',
  }),
]
