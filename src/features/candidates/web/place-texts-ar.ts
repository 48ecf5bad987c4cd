import { translateTexts } from '#contract/texts/define-texts.ts'
import { placeTexts } from './place-texts.ts'

const place = translateTexts(placeTexts, 'ar', {
  title: 'لا نعرف أين تقع «{place}»',
  text: 'تُجرى المقابلة فورًا مع المترشحين من كل المدن، لأننا لا نستطيع قياس المسافة. اذكر مدينة إن كانت المسافة مهمة.',
  edit: 'تعديل عرض العمل',
})

export const translations = [place]
