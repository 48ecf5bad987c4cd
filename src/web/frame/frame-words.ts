import type { Language } from '#contract/languages.ts'
import { texts } from './texts.ts'

/** What stands around a page that has no menu: said in the page's language. */
export interface FrameWords {
  skip: string
  home: (brand: string) => string
  notifications: string
  dismiss: string
  failedTitle: string
  failedText: string
  retry: string
}

const words: Readonly<Record<Language, FrameWords>> = {
  en: {
    skip: texts.skip,
    home: texts.home,
    notifications: 'Notifications',
    dismiss: 'Dismiss',
    failedTitle: 'Something went wrong here',
    failedText: 'Nothing you saved is lost.',
    retry: 'Try again',
  },
  fr: {
    skip: 'Aller au contenu',
    home: (brand) => `${brand}, accueil`,
    notifications: 'Messages',
    dismiss: 'Fermer',
    failedTitle: 'Un problème est survenu ici',
    failedText: 'Rien de ce qui est enregistré n’est perdu.',
    retry: 'Réessayer',
  },
  de: {
    skip: 'Zum Inhalt springen',
    home: (brand) => `${brand}, Startseite`,
    notifications: 'Mitteilungen',
    dismiss: 'Schließen',
    failedTitle: 'Hier ist etwas schiefgegangen',
    failedText: 'Nichts Gespeichertes geht verloren.',
    retry: 'Erneut versuchen',
  },
  es: {
    skip: 'Ir al contenido',
    home: (brand) => `${brand}, inicio`,
    notifications: 'Avisos',
    dismiss: 'Cerrar',
    failedTitle: 'Algo ha fallado aquí',
    failedText: 'No se pierde nada de lo guardado.',
    retry: 'Reintentar',
  },
}

/** The words of a page's language; English for every other. */
export const frameWords = (lang: string | undefined): FrameWords =>
  words[(lang ?? 'en') as Language] ?? words.en
