import { defineTexts, type Translation, translateTexts } from '#contract/texts/define-texts.ts'
import { type TranslatorOf, translatorOf } from '#contract/texts/translator.ts'
import { useLanguage } from './language-provider.tsx'

/** The texts around every page, a candidate's included. */
const shellTexts = defineTexts('shell', {
  skip: 'Skip to content',
  home: '{brand}, home',
  notifications: 'Notifications',
  dismiss: 'Dismiss',
  failedTitle: 'Something went wrong here',
  failedText: 'Everything you saved is safe.',
  retry: 'Try again',
  languages: 'Languages',
  language: 'Language:',
  privacy: 'Privacy Policy',
  terms: 'Terms of Use',
})

const french = translateTexts(shellTexts, 'fr', {
  skip: 'Aller au contenu',
  home: '{brand}, accueil',
  notifications: 'Messages',
  dismiss: 'Fermer',
  failedTitle: 'Un problème est survenu ici',
  failedText: 'Rien de ce qui est enregistré n’est perdu.',
  retry: 'Réessayer',
  languages: 'Langues',
  language: 'Langue :',
  privacy: 'Confidentialité',
  terms: 'Conditions d’utilisation',
})

const german = translateTexts(shellTexts, 'de', {
  skip: 'Zum Inhalt springen',
  home: '{brand}, Startseite',
  notifications: 'Mitteilungen',
  dismiss: 'Schließen',
  failedTitle: 'Hier ist etwas schiefgegangen',
  failedText: 'Nichts Gespeichertes geht verloren.',
  retry: 'Erneut versuchen',
  languages: 'Sprachen',
  language: 'Sprache:',
  privacy: 'Datenschutz',
  terms: 'Nutzungsbedingungen',
})

const spanish = translateTexts(shellTexts, 'es', {
  skip: 'Ir al contenido',
  home: '{brand}, inicio',
  notifications: 'Avisos',
  dismiss: 'Cerrar',
  failedTitle: 'Algo ha fallado aquí',
  failedText: 'No se pierde nada de lo guardado.',
  retry: 'Reintentar',
  languages: 'Idiomas',
  language: 'Idioma:',
  privacy: 'Privacidad',
  terms: 'Condiciones de uso',
})

const arabic = translateTexts(shellTexts, 'ar', {
  skip: 'الانتقال إلى المحتوى',
  home: '{brand}، الصفحة الرئيسية',
  notifications: 'الإشعارات',
  dismiss: 'إغلاق',
  failedTitle: 'حدث خطأ هنا',
  failedText: 'كل ما حُفظ لا يزال محفوظًا.',
  retry: 'إعادة المحاولة',
  languages: 'اللغات',
  language: 'اللغة:',
  privacy: 'سياسة الخصوصية',
  terms: 'شروط الاستخدام',
})

const translations: readonly Translation[] = [french, german, spanish, arabic]

/** The texts around a page in its language, in English where there is no translation. */
export const useShellTexts = (): TranslatorOf<typeof shellTexts> => {
  const language = useLanguage()
  return translatorOf(
    shellTexts,
    translations.find((translation) => translation.language === language),
  )
}
