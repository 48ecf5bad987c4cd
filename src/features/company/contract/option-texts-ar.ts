import { translateTexts } from '#contract/texts/define-texts.ts'
import { companyOptionTexts } from './option-texts.ts'

export const translations = [
  translateTexts(companyOptionTexts, 'ar', {
    Technology: 'التكنولوجيا',
    Health: 'الصحة',
    Finance: 'المالية',
    Education: 'التعليم',
    Manufacturing: 'التصنيع',
    Retail: 'تجارة التجزئة',
    'Media & Entertainment': 'الإعلام والترفيه',
    Hospitality: 'الضيافة',
    Construction: 'البناء',
    Energy: 'الطاقة',
    Transport: 'النقل',
    'Food Service': 'خدمات الطعام',
    Innovation: 'الابتكار',
    'Customer Focus': 'التركيز على العملاء',
    Integrity: 'النزاهة',
    Collaboration: 'التعاون',
    Excellence: 'التميز',
    Diversity: 'التنوع',
    Sustainability: 'الاستدامة',
    Transparency: 'الشفافية',
    Responsibility: 'المسؤولية',
    'Work-life Balance': 'التوازن بين العمل والحياة',
    Community: 'روح الجماعة',
    'Growth Mindset': 'عقلية النمو',
  }),
]
