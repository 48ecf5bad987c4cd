import { translateTexts } from '#contract/texts/define-texts.ts'
import { offerTextsSpanish, publicJobTextsSpanish } from '#features/jobs/web/public-job-texts-es.ts'
import { uiTextsSpanish } from '#ui/texts/ui-texts-es.ts'
import { registrationTexts } from '../contract/registration-texts.ts'
import { applyTexts } from './texts.ts'

const registration = translateTexts(registrationTexts, 'es', {
  'firstName.missing': 'El nombre es obligatorio',
  'firstName.wrong': 'Introduzca un nombre válido',
  'lastName.missing': 'Los apellidos son obligatorios',
  'lastName.wrong': 'Introduzca unos apellidos válidos',
  email: 'Correo electrónico',
  'email.missing': 'El correo electrónico es obligatorio',
  'email.wrong': 'Introduzca un correo electrónico válido',
  'phone.missing': 'El número de teléfono es obligatorio',
  'phone.wrong': 'Introduzca un número de teléfono válido (8 cifras)',
  'city.missing': 'La ciudad es obligatoria',
  'city.wrong': 'Introduzca una ciudad válida',
  'registered.PENDING': '¡Registro completado! Encontrará el enlace de la entrevista en su correo.',
  'registered.UNDER_REVIEW': '¡Registro recibido! Nos pondremos en contacto con usted pronto.',
  sending: 'Enviando…',
  noScript:
    'Este formulario necesita JavaScript, que está desactivado en su navegador. Actívelo o abra esta página en otro navegador.',
  failed: 'Se ha producido un error durante el registro',
  noAnswer:
    'Esta oferta ha caducado o no existe, o se ha perdido la conexión. Lo que ha escrito sigue aquí: inténtelo de nuevo.',
  closed: 'Esta oferta ha caducado o no existe.',
  busy: 'Han llegado demasiadas solicitudes desde su red. Espere unos minutos e inténtelo de nuevo. Lo que ha escrito sigue aquí.',
  proofFailed:
    'Una breve comprobación contra los registros automáticos no ha salido bien. Inténtelo de nuevo; si vuelve a fallar, actualice su navegador o utilice otro.',
  trap: 'Deje este campo vacío',
  trapFilled:
    'Su navegador había rellenado un campo oculto. Vuelve a estar vacío: envíe el formulario otra vez.',
})

const apply = translateTexts(applyTexts, 'es', {
  title: 'Registro para la entrevista',
  intro: 'Recibirá su enlace personal de entrevista por correo electrónico.',
  firstName: 'Nombre',
  lastName: 'Apellidos',
  phone: 'Número de teléfono',
  phoneHint: '8 cifras, o un número internacional que empiece por +',
  city: 'Ciudad',
  submit: 'Registrarme para la entrevista',
  correct: 'Corrija los errores del formulario',
  sentTitle: 'Revise su correo',
  sentText: 'Hemos enviado un enlace de entrevista a',
  'sentSteps.1':
    'Abra el enlace cuando tenga un momento tranquilo. Funciona durante {days, plural, one {# día} other {# días}}.',
  'sentSteps.2': 'Puede parar en cualquier momento y continuar después, también en otro dispositivo.',
  'sentSteps.3':
    '¿No le llega el correo en unos minutos? Mire en la carpeta de correo no deseado o regístrese otra vez con la misma dirección.',
  reviewTitle: 'Candidatura recibida, en revisión',
  reviewText:
    'Es posible que el lugar no sea adecuado: este puesto está en {location}. Una persona de {company} revisará su candidatura y decidirá.',
  reviewWait:
    '{promise, select, hours {Puede esperar una respuesta en 24 a 48 horas laborables. } days {Puede esperar una respuesta en 3 días laborables. } week {Puede esperar una respuesta en una semana. } other {}}Por ahora no tiene que hacer nada más.',
  back: 'Volver al formulario',
  closedTitle: 'Esta oferta está cerrada',
  closedText: 'Ya no admite candidaturas. Eche un vistazo a las demás ofertas.',
  closedAction: 'Ver ofertas',
  unknownTitle: 'Esta oferta no está abierta',
  unknownText: 'Esta oferta ha caducado o no existe. También es posible que el enlace esté incompleto.',
  unknownAction: 'Ir a la página de inicio',
  metaDescription:
    'Postúlese como {job} en {company}, {location}: regístrese y haga una breve entrevista escrita.',
})

export const translations = [apply, registration, publicJobTextsSpanish, offerTextsSpanish, uiTextsSpanish]
