import { translateTexts } from '#contract/texts/define-texts.ts'
import { freeOfferTexts, freeVersionTexts } from './free-offer-texts.ts'

const freeOffer = translateTexts(freeOfferTexts, 'ar', {
  trial: 'تدوم التجربة المجانية 30 يومًا، مرة واحدة، مع عرض عمل واحد وما يصل إلى 10 مترشحين.',
  starter: 'باقة Starter مجانية مدى الحياة، مع عرض عمل واحد وما يصل إلى 10 مترشحين.',
  'terms.off': 'لا تُباع هنا أي باقات: كل شيء متاح للشركة التي تشغّل الخدمة.',
  'terms.none': 'لا يوجد عرض مجاني حاليًا: يتطلب نشر وظيفة باقة مدفوعة.',
  'terms.trial':
    'تحصل عليها الشركة مرة واحدة عند إكمال ملفها، ولا تدفع شيئًا مقابلها. تتوقف ما دامت هناك باقة مدفوعة مفعّلة، وتستمر أيامها الثلاثون في الجريان. بعدها يتطلب نشر وظيفة باقة مدفوعة.',
  'terms.starter':
    'تحصل عليها الشركة مرة واحدة عند إكمال ملفها، ولا تدفع شيئًا مقابلها. تتوقف ما دامت هناك باقة مدفوعة مفعّلة، ثم تعود بما بقي منها. أما باقة Starter المدفوعة فهي باقة مستقلة تتسع لعدد أكبر من المترشحين.',
})

const freeVersion = translateTexts(freeVersionTexts, 'ar', {
  line: 'مجانية أيضًا مدى الحياة: عرض عمل واحد',
})

export const translations = [freeOffer, freeVersion]
