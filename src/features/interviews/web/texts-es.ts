import { translateTexts } from '#contract/texts/define-texts.ts'
import { uiTextsSpanish } from '#ui/texts/ui-texts-es.ts'
import { lastStepTexts } from './last-step-texts.ts'
import { interviewTexts } from './texts.ts'

const interviewTextsSpanish = translateTexts(interviewTexts, 'es', {
  pageTitle: 'Entrevista: {jobTitle}',
  firstNamePlaceholder: 'Nombre',
  hello: 'Hola, {firstName}',
  invited: '{companyName} le invita a una breve entrevista por escrito.',
  minutes: '{minutes, plural, one {Un minuto} other {Unos # minutos}}',
  questions: '{count, plural, one {# pregunta} other {# preguntas}}',
  noTimeLimit: 'Sin límite de tiempo',
  beforeYouStart: 'Antes de empezar',
  aiTitle: 'Una IA lee sus respuestas',
  aiText:
    'Valora sus respuestas y su CV, y apoya cada puntuación en sus propias palabras. Para el equipo de {companyName} es una orientación. Siempre decide una persona.',
  storedTitle: 'Qué se guarda y durante cuánto tiempo',
  storedText:
    'Sus datos de contacto, sus respuestas, su CV y las puntuaciones que resultan de ellos. Se guardan durante {months, plural, one {# mes} other {# meses}} y solo los ve {companyName}.',
  countersTitle: 'Se cuenta lo que se escribe y se pega',
  countersText:
    'De cada respuesta guardamos cuántos caracteres se han escrito, pegado y borrado, y cuánto tiempo ha llevado. Nunca qué teclas pulsa.',
  ownWordsTitle: 'Cuentan sus propias palabras',
  ownWordsText:
    'Un ejemplo real, del trabajo o de la vida, dice más que una frase perfecta. Por favor, no pida a una IA que escriba sus respuestas.',
  savedTitle: 'Todo se guarda mientras escribe',
  saved: 'Puede parar cuando quiera y seguir más tarde con el mismo enlace, también en otro dispositivo.',
  personTitle: '¿Prefiere hablar con una persona?',
  personText:
    'El equipo de {companyName} sabrá que lo ha pedido. No tiene que dar ningún motivo ni empezar la entrevista aquí.',
  personAsk: 'Pedir hablar con una persona',
  personAsking: 'Enviando…',
  personAsked:
    'La empresa ya sabe que quiere hablar con una persona. Tiene su correo electrónico y su número de teléfono.',
  personFailed: 'Su petición no ha llegado. Compruebe su conexión e inténtelo de nuevo.',
  consent:
    'Al empezar, acepta que una IA lea sus respuestas, que se cuente lo que escribe y pega, y que todo se guarde tal como se describe aquí.',
  privacy: 'Privacidad',
  opensInNewTab: '(se abre en una pestaña nueva)',
  accept: 'Acepto, empezar la entrevista',
  starting: 'Empezando…',
  offlineStart: 'No hemos podido conectar con el servidor. Compruebe su conexión e inténtelo de nuevo.',
  preparing:
    'Su entrevista aún se está preparando. Empezará sola en un momento; puede dejar esta página abierta.',
  welcome:
    '¡Le damos la bienvenida, {firstName}! Le haré {count, plural, one {una pregunta} other {# preguntas}} sobre el puesto «{jobTitle}» en {companyName}. Tómese todo el tiempo que necesite.',
  interviewer: 'Asistente de entrevista',
  you: 'Usted',
  typing: 'Escribiendo…',
  conversation: 'Conversación',
  progress: 'Pregunta {question} de {count}',
  allAnswered: 'Ha respondido a todas las preguntas',
  answerLabel: 'Su respuesta',
  answerPlaceholder: 'Escriba su respuesta…',
  answerHint: 'Intro envía; Mayús + Intro empieza una línea nueva.',
  answerLength: '{used} de {max} caracteres',
  send: 'Enviar la respuesta',
  sending: 'Enviando…',
  wait: 'Espere un momento, la pregunta está en camino',
  draftSaved: 'Se guarda mientras escribe.',
  offline: 'No tiene conexión. Su texto sigue aquí y se guardará en cuanto vuelva la conexión.',
  notSent: 'Su respuesta aún no se ha enviado. Sigue aquí y lo seguimos intentando.',
  questionNumber: 'Pregunta {question}',
  edit: 'Cambiar',
  editAnswer: 'Cambiar su respuesta a la pregunta {question}',
  editFollowUp: 'Cambiar su respuesta a la pregunta adicional {question}',
  saveEdit: 'Guardar el cambio',
  cancelEdit: 'Descartar el cambio',
  changedElsewhere:
    'Esta respuesta se cambió en otra ventana o en otro dispositivo. Su texto sigue aquí: guárdelo para reemplazar el otro, o descártelo para conservar el otro.',
  followUp: 'Pregunta adicional',
  followUpNote: 'Una pregunta adicional. Puede omitirla.',
  skip: 'Omitir esta pregunta',
  skipped: 'Omitida',
  answerAfterAll: 'Responder de todos modos',
  answerSkipped: 'Responder de todos modos a la pregunta adicional {question}',
  collapseQuestion: 'Mostrar una línea de la pregunta',
  expandQuestion: 'Mostrar toda la pregunta',
  reviewOpen: 'Releer mis respuestas',
  completion: '¡Gracias, esas eran todas mis preguntas! Un último paso: añada su CV.',
  tryAgain: 'Intentarlo de nuevo',
  contactSupport: 'Contactar con soporte',
  thanksTitle: '¡Gracias, {firstName}!',
  thanksText:
    'Su candidatura al puesto «{jobTitle}» en {companyName} ha llegado, con todas sus respuestas y su CV.',
  thanksNext:
    'El equipo de {companyName} la leerá y le escribirá por correo electrónico.{promise, select, hours { Puede esperar una respuesta en 24 a 48 horas laborables.} days { Puede esperar una respuesta en 3 días laborables.} week { Puede esperar una respuesta en una semana.} other {}}',
  thanksClose: 'No tiene que hacer nada más. Puede cerrar esta página.',
  'expired.title': 'Enlace de entrevista caducado',
  'expired.text':
    'Este enlace de entrevista ha caducado o no está completo. Contacte con RR. HH. para recibir uno nuevo.',
  'full.title': 'Puesto completo',
  'full.text':
    'Todas las plazas para este puesto están cubiertas. Las respuestas que dio se conservan. Eche un vistazo a las demás ofertas.',
  'closed.title': 'Oferta cerrada',
  'closed.text': 'Esta oferta ya no admite candidaturas. Eche un vistazo a las demás ofertas.',
  'paused.title': 'Sin candidaturas por el momento',
  'paused.text':
    'Esta oferta no admite candidaturas por el momento. Todo lo que ha escrito se conserva. Vuelva a abrir esta página dentro de unos días.',
  waitForPlace: 'Avisarme si queda una plaza libre',
  browseJobs: 'Ver ofertas',
  'busy.title': 'Demasiadas solicitudes',
  'busy.text':
    'Muchas personas usan esta página en este momento. Espere unos minutos e inténtelo de nuevo. Todo lo que guardó se conserva.',
  'unknown.title': 'Algo ha salido mal',
  'unknown.text': 'Se ha producido un error inesperado.',
})

const lastStepTextsSpanish = translateTexts(lastStepTexts, 'es', {
  reviewTitle: 'Sus respuestas',
  reviewText: 'Puede cambiar cada respuesta hasta que envíe su candidatura.',
  reviewBack: 'Volver al último paso',
  cvTitle: 'Su CV',
  cvHint:
    'PDF, DOC o DOCX, 3 MB y 5 páginas como máximo. También sirve una foto o un escaneo (JPEG, PNG, HEIC): una persona puede leerlos, un programa no. Por eso es mejor un archivo.',
  cvReplace: 'Todavía puede elegir otro archivo.',
  cvUploading: 'Subiendo su CV…',
  cvChecking: 'Comprobando su CV…',
  cvReceived: 'Su CV ha llegado. Ya puede enviar la candidatura.',
  'cvProblem.FILE_TOO_LARGE':
    'El archivo ocupa más de 3 MB. Elija uno más pequeño, por ejemplo con menos imágenes.',
  'cvProblem.CV_WRONG_TYPE':
    'No es un archivo PDF, DOC o DOCX ni una foto (JPEG, PNG, HEIC). Guarde su CV como PDF o hágale una foto, y elíjalo de nuevo.',
  'cvProblem.CV_TOO_MANY_PAGES': 'Su CV tiene más de 5 páginas. Acórtelo y vuelva a elegirlo.',
  'cvProblem.CV_ENCRYPTED':
    'El archivo está protegido con contraseña. Guárdelo sin contraseña y vuelva a elegirlo.',
  'cvProblem.CV_TOO_OLD':
    'Este archivo procede de una versión de Word demasiado antigua para leerlo. Guárdelo como PDF y vuelva a elegirlo.',
  'cvProblem.CV_MISNAMED':
    'El nombre de este archivo indica otro tipo que su contenido. Guárdelo de nuevo como PDF y vuelva a elegirlo.',
  'cvProblem.CV_UNREADABLE':
    'No se ha podido leer el archivo. Guárdelo de nuevo, por ejemplo como PDF, y vuelva a elegirlo.',
  cvPreparing: 'Preparando sus fotos…',
  cvAddPage: 'Añadir una foto de la página siguiente',
  cvPicture: 'Su foto ha llegado como imagen. Un programa no puede leerla; el equipo la mirará.',
  cvLaterText:
    '¿No tiene el CV a mano? Envíe ahora sus respuestas y el CV más tarde con este mismo enlace. Hasta entonces su candidatura está incompleta, y sus respuestas ya no se pueden cambiar.',
  cvLater: 'Enviar mi CV más tarde',
  cvLaterFailed: 'No ha funcionado. Compruebe su conexión e inténtelo de nuevo.',
  awaitedTitle: 'Sus respuestas han llegado',
  awaitedText: 'Solo falta su CV. En cuanto llegue, su candidatura estará completa y {companyName} lo sabrá.',
  awaitedLink:
    'Puede cerrar esta página y volver más tarde con el mismo enlace. Se lo recordaremos una vez por correo electrónico.',
  'cvProblem.PHOTO_TOO_LARGE':
    'La foto ocupa más de 3 MB y este dispositivo no puede reducirla. Hágala de nuevo con un tamaño menor o elija un PDF.',
  'cvProblem.TOO_MANY_PHOTOS': 'Se admiten 5 fotos como máximo, una por página. Elija menos.',
  'cvProblem.PHOTOS_NOT_JOINED':
    'Este dispositivo no puede reunir estas fotos. Elija una sola foto o un PDF.',
  cvNotSent: 'El archivo no ha llegado. Compruebe su conexión e inténtelo de nuevo.',
  cvTooMany:
    'Han llegado varios archivos por este enlace en poco tiempo. Espere un momento e inténtelo de nuevo; si sigue sin funcionar, vuelva a intentarlo dentro de una hora.',
  submit: 'Enviar mi candidatura',
  submitting: 'Enviando la candidatura…',
  submitFailed:
    'Lo sentimos, se ha producido un error al enviar su candidatura. Inténtelo de nuevo más tarde o contacte con soporte.',
})

export const translations = [interviewTextsSpanish, lastStepTextsSpanish, uiTextsSpanish]
