import { translateTexts } from '#contract/texts/define-texts.ts'
import { english } from './default-texts-en.ts'

export const spanish = translateTexts(english, 'es', {
  'link.subject': 'Su entrevista para el puesto {job} en {company}',
  'link.preview': 'Su entrevista está lista: hágala cuando le convenga.',
  'link.text':
    'Gracias por su interés en el puesto {job} en {company}. Su entrevista está lista: unas preguntas por escrito, sin límite de tiempo, y después su CV (PDF, DOC o DOCX, 3 MB y 5 páginas como máximo).\n\nCada respuesta se guarda en cuanto la envía. Puede parar en cualquier momento y seguir más tarde con el mismo enlace, en cualquier dispositivo.',
  'link-reminder.subject': 'Su entrevista para el puesto {job} en {company} sigue abierta',
  'link-reminder.preview': 'A su enlace le quedan {days}.',
  'link-reminder.text':
    'Usted se registró para el puesto {job} en {company} y su entrevista aún no ha terminado. Al enlace le quedan {days}.\n\nTodo lo que ha escrito hasta ahora está guardado. Si ya no desea participar, no tiene que hacer nada.',
  'cv-reminder.subject': 'Falta su CV para el puesto {job} en {company}',
  'cv-reminder.preview': 'Sus respuestas han llegado. Solo falta el CV.',
  'cv-reminder.text':
    'Sus respuestas para el puesto {job} han llegado a {company}. Solo falta su CV: su candidatura estará completa en cuanto llegue.\n\nEnvíelo con el botón de abajo: un archivo PDF, DOC o DOCX de 3 MB y 5 páginas como máximo, o una foto.\n\nEste es el único recordatorio.',
  'cv-unreadable.subject': 'Envíe de nuevo su CV para el puesto {job} en {company}',
  'cv-unreadable.preview': 'Nuestro programa no ha podido leer el archivo.',
  'cv-unreadable.text':
    'Su candidatura para el puesto {job} en {company} está completa, pero nuestro programa no ha podido leer el archivo de su CV. El equipo puede abrirlo; la evaluación automática no lo tiene en cuenta.\n\nPuede enviar otro archivo con el botón de abajo: mejor un PDF, de 3 MB y 5 páginas como máximo. Sustituirá al primero y su candidatura se evaluará de nuevo.',
  'received.subject': 'Hemos recibido su candidatura para el puesto {job} en {company}',
  'received.preview': 'Sus respuestas y su CV han llegado.',
  'received.text':
    'Gracias por el tiempo que ha dedicado a la entrevista. Sus respuestas y su CV para el puesto {job} han llegado a {company}.\n\nUn programa informático los prepara y después una persona los lee y decide. Por ahora no tiene que hacer nada. {promise}',
  'under-review.subject': 'Hemos recibido su inscripción para el puesto {job} en {company}',
  'under-review.preview': 'Primero la revisará una persona.',
  'under-review.text':
    'Gracias por su interés en el puesto {job} en {company}. La ciudad que ha indicado no está cerca del lugar de trabajo, o no la hemos encontrado. Por eso una persona de {company} revisará su inscripción antes de la entrevista.\n\nTodavía no hay nada decidido. Si su candidatura sigue adelante, recibirá el enlace de la entrevista por correo electrónico. {promise}',
  'rejected.subject': 'Su candidatura al puesto {job} en {company}',
  'rejected.preview': 'Novedades sobre su candidatura.',
  'rejected.text':
    'Gracias por presentar su candidatura al puesto {job} en {company} y por el tiempo que le ha dedicado.\n\nHemos decidido no continuar con su candidatura. La decisión la ha tomado una persona y se refiere solo a este puesto.\n\nLe deseamos mucho éxito en su búsqueda.\n\n{company}',
  'withdrawn.subject': 'Ha retirado su candidatura al puesto {job} en {company}',
  'withdrawn.preview': 'Su candidatura ya no se tiene en cuenta.',
  'withdrawn.text':
    'Le confirmamos que ha retirado su candidatura al puesto {job} en {company}. Ya no se tiene en cuenta.\n\nSi se trata de un error, póngase en contacto con {company}.',
  'erased.subject': 'Sus datos para el puesto {job} en {company} se han borrado',
  'erased.preview': 'Este es el último mensaje sobre esta candidatura.',
  'erased.text':
    'Tal como ha solicitado, su candidatura al puesto {job} en {company} se ha borrado: sus datos de contacto, sus respuestas, su CV y las puntuaciones correspondientes.\n\nEste es el último mensaje sobre esta candidatura.',
  'place-free.subject': 'Hay una plaza libre para el puesto {job} en {company}',
  'place-free.preview': 'Pidió que le avisáramos.',
  'place-free.text':
    'Pidió que le avisáramos cuando quedara una plaza libre para el puesto {job} en {company}. Ya hay una.\n\nLas plazas se asignan según el orden en que empiezan las entrevistas: le conviene registrarse pronto.',
  'invited.subject': 'Invitación a una entrevista para el puesto {job} en {company}',
  'invited.preview': 'Indíquenos, por favor, si la fecha le viene bien.',
  'invited.text':
    'Gracias por su candidatura al puesto {job}. Nos gustaría invitarle a una entrevista.\n\nFecha y hora: {date}\nDuración: {duration}\nLugar: {place}\n\n{message}\n\nCon el botón de abajo puede aceptar o rechazar la invitación, o pedir otra fecha.\n\nSerá un placer conocerle.\n\n{company}',
  'moved.subject': 'Cambios en su entrevista para el puesto {job} en {company}',
  'moved.preview': 'Estos son los nuevos datos.',
  'moved.text':
    'Los datos de su entrevista para el puesto {job} han cambiado. Estos son los nuevos:\n\nFecha y hora: {date}\nDuración: {duration}\nLugar: {place}\n\n{message}\n\nCon el botón de abajo puede aceptar o rechazar la invitación, o pedir otra fecha.\n\nSerá un placer conocerle.\n\n{company}',
  'cancelled.subject': 'Cancelación de su entrevista para el puesto {job} en {company}',
  'cancelled.preview': 'La entrevista no tendrá lugar.',
  'cancelled.text':
    'Lamentamos comunicarle que su entrevista para el puesto {job} no tendrá lugar.\n\nFecha prevista: {date}\n\n{message}\n\nSu candidatura sigue abierta.\n\n{company}',
  'reminder.subject': 'Recordatorio: su entrevista para el puesto {job} en {company}',
  'reminder.preview': 'Se acerca la fecha de su entrevista.',
  'reminder.text':
    'Le recordamos su entrevista para el puesto {job}.\n\nFecha y hora: {date}\nDuración: {duration}\nLugar: {place}\n\nSi no puede asistir, le rogamos que nos avise con el botón de abajo.\n\nSerá un placer conocerle.\n\n{company}',
})
