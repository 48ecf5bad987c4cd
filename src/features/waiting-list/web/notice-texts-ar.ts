import { translateTexts } from '#contract/texts/define-texts.ts'
import { noticeTexts } from './notice-texts.ts'

const notice = translateTexts(noticeTexts, 'ar', {
  title:
    '{count, plural, zero {لا أحد ينتظر مكانًا} one {شخص واحد ينتظر مكانًا} two {شخصان ينتظران مكانًا} few {# أشخاص ينتظرون مكانًا} many {# شخصًا ينتظرون مكانًا} other {# شخص ينتظرون مكانًا}}',
  text: 'تصل رسالة إلى التالي في القائمة حالما يتاح مكان: حين تُترك مقابلة بدأت يومين، أو ينسحب مترشح أو يُرفض قبل أن يكملها.',
})

export const translations = [notice]
