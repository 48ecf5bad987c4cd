import type { Language } from '#contract/languages.ts'

interface LayoutWords {
  plainLink: string
  /** What stands between a link's name and the link. */
  colon: string
  footer: (brand: string) => string
}

/** What the layout itself says, in the mail's language. */
export const layoutWords: Record<Language, LayoutWords> = {
  en: {
    plainLink: 'If the button does not work, copy this address into your browser:',
    colon: ':',
    footer: (brand) => `This message was sent automatically by ${brand}.`,
  },
  fr: {
    plainLink: 'Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur :',
    colon: '\u00a0:',
    footer: (brand) => `Ce message a été envoyé automatiquement par ${brand}.`,
  },
  de: {
    plainLink: 'Falls die Schaltfläche nicht funktioniert, kopieren Sie diese Adresse in Ihren Browser:',
    colon: ':',
    footer: (brand) => `Diese Nachricht wurde automatisch von ${brand} gesendet.`,
  },
  es: {
    plainLink: 'Si el botón no funciona, copie esta dirección en su navegador:',
    colon: ':',
    footer: (brand) => `${brand} ha enviado este mensaje automáticamente.`,
  },
}
