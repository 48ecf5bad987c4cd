import { defineTexts, type Translation, translateTexts } from '#contract/texts/define-texts.ts'
import { translatorOf } from '#contract/texts/translator.ts'
import { useLanguage } from '#ui/texts/language-provider.tsx'

/** In place of the form where all places of a job are taken. */
const waitingListTexts = defineTexts('waiting-list', {
  title: 'Position Full',
  text: 'All spots for this position have been filled. Leave your email address, and we will tell you when a place is free.',
  submit: 'Tell me when a place is free',
  use: 'You get one email. Your address is used for nothing else, and deleted afterwards or when the job closes.',
  doneTitle: 'You are on the waiting list',
  done: 'We will write to {email} as soon as a place is free.',
  browseJobs: 'Browse jobs',
})

const translations: readonly Translation[] = [
  translateTexts(waitingListTexts, 'fr', {
    title: 'Poste complet',
    text: 'Toutes les places pour ce poste sont prises. Laissez votre adresse e-mail et nous vous préviendrons dès qu’une place se libère.',
    submit: 'Me prévenir quand une place se libère',
    use: 'Vous recevrez un seul e-mail. Votre adresse ne sert à rien d’autre et sera effacée ensuite, ou à la clôture de l’offre.',
    doneTitle: 'Vous êtes sur la liste d’attente',
    done: 'Nous écrirons à {email} dès qu’une place se libère.',
    browseJobs: 'Voir les offres',
  }),
  translateTexts(waitingListTexts, 'de', {
    title: 'Alle Plätze vergeben',
    text: 'Alle Plätze für diese Stelle sind vergeben. Hinterlassen Sie Ihre E-Mail-Adresse, und wir sagen Ihnen Bescheid, sobald ein Platz frei wird.',
    submit: 'Benachrichtigen, wenn ein Platz frei wird',
    use: 'Sie erhalten eine einzige E-Mail. Ihre Adresse wird für nichts anderes verwendet und danach gelöscht oder wenn die Stelle geschlossen wird.',
    doneTitle: 'Sie stehen auf der Warteliste',
    done: 'Wir schreiben an {email}, sobald ein Platz frei wird.',
    browseJobs: 'Stellen ansehen',
  }),
  translateTexts(waitingListTexts, 'es', {
    title: 'Puesto completo',
    text: 'Todas las plazas para este puesto están cubiertas. Deje su correo electrónico y le avisaremos cuando quede una plaza libre.',
    submit: 'Avisarme cuando haya una plaza libre',
    use: 'Recibirá un solo correo. Su dirección no se usa para nada más y se borra después, o cuando se cierre la oferta.',
    doneTitle: 'Está en la lista de espera',
    done: 'Escribiremos a {email} en cuanto haya una plaza libre.',
    browseJobs: 'Ver ofertas',
  }),
  translateTexts(waitingListTexts, 'ar', {
    title: 'اكتملت الأماكن',
    text: 'شُغلت جميع الأماكن المتاحة لهذه الوظيفة. اترك بريدك الإلكتروني وسنُعلمك عند توفر مكان.',
    submit: 'أعلموني عند توفر مكان',
    use: 'ستتلقى رسالة واحدة فقط. لا يُستخدم عنوانك لأي غرض آخر، ويُحذف بعدها أو عند إغلاق الوظيفة.',
    doneTitle: 'أنت على قائمة الانتظار',
    done: 'سنكتب إلى {email} فور توفر مكان.',
    browseJobs: 'تصفّح الوظائف',
  }),
]

/** Fetched with the texts of every language: they are few. */
export function useWaitingListTexts() {
  const language = useLanguage()
  return translatorOf(
    waitingListTexts,
    translations.find((one) => one.language === language),
  )
}
