import type { InterfaceLanguage } from '#contract/languages.ts'
import { defineTexts, translateTexts } from '#contract/texts/define-texts.ts'
import { translatorOf } from '#contract/texts/translator.ts'

const english = defineTexts('mail-layout', {
  plainLink: 'If the button does not work, copy this address into your browser:',
  labelled: '{label}:',
  footer: 'This message was sent automatically by {brand}.',
})

const french = translateTexts(english, 'fr', {
  plainLink: 'Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur :',
  labelled: '{label}\u00a0:',
  footer: 'Ce message a été envoyé automatiquement par {brand}.',
})

const german = translateTexts(english, 'de', {
  plainLink: 'Falls die Schaltfläche nicht funktioniert, kopieren Sie diese Adresse in Ihren Browser:',
  labelled: '{label}:',
  footer: 'Diese Nachricht wurde automatisch von {brand} gesendet.',
})

const spanish = translateTexts(english, 'es', {
  plainLink: 'Si el botón no funciona, copie esta dirección en su navegador:',
  labelled: '{label}:',
  footer: '{brand} ha enviado este mensaje automáticamente.',
})

const arabic = translateTexts(english, 'ar', {
  plainLink: 'إذا لم يعمل الزر، فانسخ هذا العنوان إلى متصفحك:',
  labelled: '{label}:',
  footer: 'أرسلت {brand} هذه الرسالة تلقائيًا.',
})

const translations = { en: undefined, fr: french, de: german, es: spanish, ar: arabic }

/** Texts of the layout itself, in the mail's language. */
export const layoutTexts = (language: InterfaceLanguage) => translatorOf(english, translations[language])
