import type { InterfaceLanguage } from '#contract/languages.ts'
import { defineTexts, translateTexts } from '#contract/texts/define-texts.ts'
import { translatorOf } from '#contract/texts/translator.ts'

const english = defineTexts('mail-frame', {
  greeting: 'Hello {firstName},',
  greetingPlain: 'Hello,',
  linkButton: 'Start the interview',
  reminderButton: 'Go to the interview',
  placeButton: 'Register for the interview',
  notWaiting: 'If you did not ask for this, you can ignore this message. Your address is deleted soon.',
  meetingButton: 'Accept, decline or ask for another time',
  notYou: 'If you did not apply, you can ignore this message.',
  calendar: 'The attached file adds the interview to your calendar.',
  private: 'This private link is for you alone. You need no account.',
  privateDays: 'This private link is for you alone and works for {days}.',
  days: '{days, plural, one {# day} other {# days}}',
  'promise.hours': 'You can usually expect a response within 24 to 48 business hours.',
  'promise.days': 'You can usually expect a response within 3 business days.',
  'promise.week': 'You can usually expect a response within one week.',
  sampleFirstName: 'Amira',
  sampleJob: 'Sales Manager',
  sampleDuration: '45 minutes',
  sampleMessage: 'Please bring an identity document for the reception desk.',
})

const french = translateTexts(english, 'fr', {
  greeting: 'Bonjour {firstName},',
  greetingPlain: 'Bonjour,',
  linkButton: 'Commencer l’entretien',
  reminderButton: 'Aller à l’entretien',
  placeButton: 'S’inscrire à l’entretien',
  notWaiting:
    'Si vous n’avez rien demandé, vous pouvez ignorer ce message. Votre adresse sera bientôt effacée.',
  meetingButton: 'Accepter, décliner ou demander un autre horaire',
  notYou: 'Si vous n’avez pas postulé, vous pouvez ignorer ce message.',
  calendar: 'Le fichier joint ajoute l’entretien à votre agenda.',
  private: 'Ce lien privé vous est réservé. Aucun compte n’est nécessaire.',
  privateDays: 'Ce lien privé vous est réservé et fonctionne pendant {days}.',
  days: '{days, plural, one {# jour} other {# jours}}',
  'promise.hours': 'Vous recevrez en général une réponse sous 24 à 48 heures ouvrées.',
  'promise.days': 'Vous recevrez en général une réponse sous 3 jours ouvrés.',
  'promise.week': 'Vous recevrez en général une réponse sous une semaine.',
  sampleFirstName: 'Amira',
  sampleJob: 'Responsable commercial',
  sampleDuration: '45 minutes',
  sampleMessage: 'Merci de vous munir d’une pièce d’identité pour l’accueil.',
})

const german = translateTexts(english, 'de', {
  greeting: 'Guten Tag {firstName},',
  greetingPlain: 'Guten Tag,',
  linkButton: 'Interview beginnen',
  reminderButton: 'Zum Interview',
  placeButton: 'Für das Interview registrieren',
  notWaiting:
    'Falls Sie nicht darum gebeten haben, können Sie diese Nachricht ignorieren. Ihre Adresse wird bald gelöscht.',
  meetingButton: 'Zusagen, absagen oder um einen anderen Termin bitten',
  notYou: 'Falls Sie sich nicht beworben haben, können Sie diese Nachricht ignorieren.',
  calendar: 'Die angehängte Datei trägt das Gespräch in Ihren Kalender ein.',
  private: 'Dieser private Link ist nur für Sie bestimmt. Sie brauchen kein Konto.',
  privateDays: 'Dieser private Link ist nur für Sie bestimmt und gilt {days}.',
  days: '{days, plural, one {# Tag} other {# Tage}}',
  'promise.hours': 'In der Regel erhalten Sie innerhalb von 24 bis 48 Geschäftsstunden eine Antwort.',
  'promise.days': 'In der Regel erhalten Sie innerhalb von 3 Werktagen eine Antwort.',
  'promise.week': 'In der Regel erhalten Sie innerhalb einer Woche eine Antwort.',
  sampleFirstName: 'Amira',
  sampleJob: 'Vertriebsleitung',
  sampleDuration: '45 Minuten',
  sampleMessage: 'Bitte bringen Sie für den Empfang einen Ausweis mit.',
})

const spanish = translateTexts(english, 'es', {
  greeting: 'Hola, {firstName}:',
  greetingPlain: 'Hola:',
  linkButton: 'Empezar la entrevista',
  reminderButton: 'Ir a la entrevista',
  placeButton: 'Registrarme para la entrevista',
  notWaiting: 'Si no lo ha pedido, puede ignorar este mensaje. Su dirección se borrará pronto.',
  meetingButton: 'Aceptar, rechazar o pedir otro horario',
  notYou: 'Si no ha solicitado este puesto, puede ignorar este mensaje.',
  calendar: 'El archivo adjunto añade la entrevista a su calendario.',
  private: 'Este enlace privado es solo para usted. No necesita ninguna cuenta.',
  privateDays: 'Este enlace privado es solo para usted y funciona durante {days}.',
  days: '{days, plural, one {# día} other {# días}}',
  'promise.hours': 'Normalmente recibirá una respuesta en un plazo de 24 a 48 horas laborables.',
  'promise.days': 'Normalmente recibirá una respuesta en un plazo de 3 días laborables.',
  'promise.week': 'Normalmente recibirá una respuesta en el plazo de una semana.',
  sampleFirstName: 'Amira',
  sampleJob: 'Responsable de ventas',
  sampleDuration: '45 minutos',
  sampleMessage: 'Traiga, por favor, un documento de identidad para la recepción.',
})

const arabic = translateTexts(english, 'ar', {
  greeting: 'مرحبًا {firstName}،',
  greetingPlain: 'مرحبًا،',
  linkButton: 'بدء المقابلة',
  reminderButton: 'الذهاب إلى المقابلة',
  placeButton: 'التسجيل للمقابلة',
  notWaiting: 'إن لم تطلب ذلك، فيمكنك تجاهل هذه الرسالة. سيُحذف عنوانك قريبًا.',
  meetingButton: 'القبول أو الاعتذار أو طلب موعد آخر',
  notYou: 'إن لم تكن قد ترشحت، فيمكنك تجاهل هذه الرسالة.',
  calendar: 'يضيف الملف المرفق المقابلة إلى تقويمك.',
  private: 'هذا الرابط الخاص لك وحدك. لا تحتاج إلى حساب.',
  privateDays: 'هذا الرابط الخاص لك وحدك وهو صالح مدة {days}.',
  days: '{days, plural, one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}',
  'promise.hours': 'يمكنك عادةً توقّع رد خلال 24 إلى 48 ساعة عمل.',
  'promise.days': 'يمكنك عادةً توقّع رد خلال 3 أيام عمل.',
  'promise.week': 'يمكنك عادةً توقّع رد خلال أسبوع.',
  sampleFirstName: 'أميرة',
  sampleJob: 'مدير مبيعات',
  sampleDuration: '45 دقيقة',
  sampleMessage: 'يرجى إحضار وثيقة هوية لمكتب الاستقبال.',
})

const translations = { en: undefined, fr: french, de: german, es: spanish, ar: arabic }

/** What a mail to a candidate says around the company's own words. */
export const frameTexts = (language: InterfaceLanguage) => translatorOf(english, translations[language])
