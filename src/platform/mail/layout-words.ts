import type { Language } from '#contract/languages.ts'

/** What the layout itself says, in the mail's language. */
export const layoutWords: Record<Language, { plainLink: string; footer: (brand: string) => string }> = {
  en: {
    plainLink: 'If the button does not work, copy this address into your browser:',
    footer: (brand) => `This message was sent automatically by ${brand}.`,
  },
  fr: {
    plainLink: 'Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur :',
    footer: (brand) => `Ce message a été envoyé automatiquement par ${brand}.`,
  },
  de: {
    plainLink: 'Falls die Schaltfläche nicht funktioniert, kopieren Sie diese Adresse in Ihren Browser:',
    footer: (brand) => `Diese Nachricht wurde automatisch von ${brand} gesendet.`,
  },
  es: {
    plainLink: 'Si el botón no funciona, copie esta dirección en su navegador:',
    footer: (brand) => `${brand} ha enviado este mensaje automáticamente.`,
  },
}
