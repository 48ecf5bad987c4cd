import { translateTexts } from '#contract/texts/define-texts.ts'
import { companyOptionTexts } from './option-texts.ts'

export const translations = [
  translateTexts(companyOptionTexts, 'es', {
    Technology: 'Tecnología',
    Health: 'Salud',
    Finance: 'Finanzas',
    Education: 'Educación',
    Manufacturing: 'Industria',
    Retail: 'Comercio minorista',
    'Media & Entertainment': 'Medios y entretenimiento',
    Hospitality: 'Hostelería',
    Construction: 'Construcción',
    Energy: 'Energía',
    Transport: 'Transporte',
    'Food Service': 'Restauración',
    Innovation: 'Innovación',
    'Customer Focus': 'Orientación al cliente',
    Integrity: 'Integridad',
    Collaboration: 'Colaboración',
    Excellence: 'Excelencia',
    Diversity: 'Diversidad',
    Sustainability: 'Sostenibilidad',
    Transparency: 'Transparencia',
    Responsibility: 'Responsabilidad',
    'Work-life Balance': 'Conciliación',
    Community: 'Comunidad',
    'Growth Mindset': 'Mentalidad de crecimiento',
  }),
]
