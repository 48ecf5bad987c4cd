import { translateTexts } from '#contract/texts/define-texts.ts'
import { weekTexts } from './week-texts.ts'

const week = translateTexts(weekTexts, 'ar', {
  previousWeek: 'الأسبوع السابق',
  nextWeek: 'الأسبوع التالي',
  thisWeek: 'هذا الأسبوع',
  weekOf: 'أسبوع {day}',
  nothingThisWeek: 'لا مقابلات هذا الأسبوع.',
  zone: 'الأوقات بتوقيت {zone}',
  next: 'المقابلة القادمة: {day}',
  toChoose: 'في انتظار الاختيار',
})

export const translations = [week]
