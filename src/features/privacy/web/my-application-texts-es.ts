import { translateTexts } from '#contract/texts/define-texts.ts'
import { translations as interviewTranslations } from '#features/interviews/web/texts-es.ts'
import { myApplicationTexts } from './my-application-texts.ts'

const myApplicationTextsSpanish = translateTexts(myApplicationTexts, 'es', {
  pageTitle: 'Mi candidatura: {jobTitle}',
  kicker: 'Mi candidatura',
  title: '{jobTitle} en {companyName}',
  intro:
    'Hola, {firstName}. Esta página privada muestra lo que se guarda sobre su candidatura. Aquí puede corregirlo, descargarlo, retirar la candidatura y borrarlo todo.',
  'stage.under-review': 'Una persona está revisando su registro',
  'stage.not-started': 'Su entrevista le espera',
  'stage.started': 'Su entrevista está en curso',
  'stage.cv-awaited': 'Solo falta su CV',
  'stage.submitted': 'Su candidatura está completa',
  'stage.invited': 'Tiene una invitación a una reunión',
  'stage.hired': 'Le han contratado',
  'stage.rejected': 'Su candidatura no ha continuado',
  'stage.withdrawn': 'Ha retirado su candidatura',
  'stageText.under-review':
    'Su ciudad está lejos del lugar de trabajo o no se ha encontrado. Una persona de {companyName} decide si sigue la entrevista.',
  'stageText.not-started': 'Puede responder a las preguntas cuando le convenga.',
  'stageText.started': 'Sus respuestas están guardadas. Puede seguir donde lo dejó.',
  'stageText.cv-awaited':
    'Sus respuestas han llegado. En cuanto llegue su CV, su candidatura estará completa y {companyName} lo sabrá.',
  'stageText.submitted':
    'Sus respuestas y su CV han llegado. Un programa los prepara, y personas de {companyName} los leen y deciden.',
  'stageText.invited': 'Los detalles de la reunión están en el correo de {companyName}.',
  'stageText.hired': '{companyName} ha anotado que le ha contratado.',
  'stageText.rejected':
    'Una persona de {companyName} ha decidido no continuar con esta candidatura. La decisión se refiere solo a este puesto.',
  'stageText.withdrawn':
    '{companyName} lo sabe. Su candidatura ya no se tramita; lo guardado permanece hasta que lo borre o termine el plazo de conservación.',
  paused:
    'Esta oferta no admite candidaturas por el momento. Todo lo que ha escrito se conserva. Vuelva a abrir esta página dentro de unos días.',
  cvUnreadable:
    'Nuestro programa no ha podido leer el archivo de su CV. El equipo puede abrirlo; la evaluación automática no lo tiene en cuenta. Aquí puede enviar otro archivo.',
  registeredAt: 'Registro: {at, date, ::dMMMMy}',
  appliedAt: 'Completa desde: {at, date, ::dMMMMy}',
  start: 'Empezar la entrevista',
  continue: 'Continuar la entrevista',
  personAsk: 'Pedir hablar con una persona',
  personAsked:
    '{companyName} sabe que desea hablar con una persona. Tiene su correo electrónico y su número de teléfono.',
  sending: 'Enviando…',
  failed: 'No ha funcionado. Compruebe su conexión e inténtelo de nuevo.',
  contact: 'Datos de contacto',
  contactText: 'Corrija lo que no sea exacto.',
  firstName: 'Nombre',
  lastName: 'Apellidos',
  phone: 'Número de teléfono',
  phoneHint: '8 cifras, o un número internacional que empiece por +',
  city: 'Ciudad',
  email: 'Correo electrónico (identifica su candidatura y no se puede cambiar)',
  'wrong.firstName': 'Escriba un nombre válido',
  'wrong.lastName': 'Escriba unos apellidos válidos',
  'wrong.phone': 'Escriba un número de teléfono válido (8 cifras)',
  'wrong.city': 'Escriba una ciudad válida',
  save: 'Guardar los cambios',
  saved: 'Sus cambios están guardados.',
  stored: 'Lo que se guarda',
  storedText:
    'Solo lo ve {companyName}. Se borra {months, plural, one {# mes} other {# meses}} después de la última actividad.',
  storedContact: 'Nombre, correo electrónico, teléfono y ciudad',
  answers: 'Respuestas',
  answerCount:
    '{count, plural, one {# respuesta} other {# respuestas}}, con el número de caracteres escritos y pegados',
  cv: 'CV',
  scores: 'Puntuaciones',
  storedScores: 'Puntuaciones, con los pasajes de sus respuestas y su CV en que se apoyan',
  timeline: 'Lo que ha ocurrido',
  storedTimeline: 'Cuándo se registró, empezó y terminó, y qué correos e invitaciones se enviaron',
  none: 'Nada',
  ai: 'Qué hace la IA',
  aiText:
    'Lee sus respuestas y su CV y los puntúa, cada puntuación con citas de sus propias palabras. Para el equipo de {companyName} es un consejo. Siempre decide una persona: ninguna puntuación rechaza ni invita a nadie.',
  copy: 'Una copia para guardar',
  copyText:
    'Todo lo que ha aportado y lo que ha ocurrido con su candidatura. Las puntuaciones con sus motivos y las notas del equipo no están incluidas: pídaselas a la empresa.',
  'copy.pdf': 'Descargar en PDF',
  'copy.json': 'Descargar en JSON',
  withdraw: 'Retirar mi candidatura',
  withdrawText: '{companyName} sabrá que ya no le interesa. Una reunión prevista se cancela.',
  withdrawSure: '¿Retirar su candidatura?',
  withdrawSureText:
    'Su candidatura para {jobTitle} en {companyName} termina y su plaza pasa a otra persona. No se puede deshacer.',
  withdrawYes: 'Sí, retirar',
  back: 'Cancelar',
  erase: 'Borrarlo todo',
  eraseText:
    'Todo se borra de inmediato: datos de contacto, respuestas, CV, puntuaciones, informes y correos. Si su candidatura sigue abierta, termina.',
  eraseSure: '¿Borrarlo todo para siempre?',
  eraseSureText:
    'Todo lo que {companyName} guarda aquí sobre esta candidatura se borra ahora. Nadie puede recuperarlo. Recibirá un comprobante.',
  eraseYes: 'Sí, borrarlo todo',
  erasing: 'Borrando…',
  'erased.title': 'Todo está borrado',
  'erased.text':
    'Su candidatura en {companyName} ya no existe aquí: datos de contacto, respuestas, CV, puntuaciones, informes y correos han desaparecido. Este enlace ya no funciona.',
  'erased.code': 'Código del comprobante',
  'erased.at': 'Borrado el',
  moment: '{at, date, ::dMMMMyHHmm}',
  'erased.keep':
    'Guarde este comprobante si quiere una prueba. Se anota sin su nombre. Los correos que recibió siguen en su propio buzón.',
  'erased.print': 'Imprimir el comprobante',
  'expired.title': 'Este enlace no funciona',
  'expired.text':
    'La candidatura se borró o el enlace está incompleto. Abra de nuevo el enlace del último correo. Si vuelve a registrarse, recibirá uno nuevo.',
  'unknown.title': 'Algo ha salido mal',
  'unknown.text': 'Se ha producido un error inesperado. Inténtelo de nuevo en unos minutos.',
  tryAgain: 'Intentarlo de nuevo',
  support: 'Contactar con soporte',
})

/** With the texts of the step that takes the CV. */
export const translations = [myApplicationTextsSpanish, ...interviewTranslations]
