import { translateTexts } from '#contract/texts/define-texts.ts'
import { freeOfferTexts } from '#features/billing/web/free-offer-texts.ts'
import { uiTextsSpanish } from '#ui/texts/ui-texts-es.ts'
import { privacyTexts } from './privacy-texts.ts'
import { termsTexts } from './terms-texts.ts'

const privacy = translateTexts(privacyTexts, 'es', {
  title: 'Privacidad y condiciones',
  lead: 'Qué guardamos, qué hacemos con ello y qué reglas compartimos. En palabras sencillas, porque para leer esto no debería hacer falta nadie experto en leyes.',
  updated: 'Última actualización: noviembre de 2026',
  privacy: 'Política de privacidad',
  terms: 'Condiciones del servicio',
  questionsTitle: '¿Hay algo que no está claro?',
  questionsText: 'Pregúntenos. Preferimos explicarlo a que se nos entienda mal.',
  contact: 'Contactar con nosotros',
  'collect.title': 'Información que recogemos',
  'collect.text': 'Solo lo que una selección necesita, y solo lo que las personas nos dan por sí mismas.',
  'collect.employers':
    'De las empresas: nombre, correo electrónico, teléfono, dirección y ciudad, y el nombre, la descripción, el sector, el tamaño y los valores de la empresa.',
  'collect.candidates':
    'De las personas candidatas: nombre y apellidos, teléfono, correo electrónico, ciudad, respuestas de la entrevista y el CV enviado.',
  'collect.typing':
    'Mientras usted responde: cuánto texto se pegó y cómo se escribió. La primera pantalla de la entrevista lo indica.',
  'collect.selfDescription':
    'Después del envío, y solo si usted decide responder: género, grupo de edad y discapacidad. Estas respuestas se guardan aparte y solo se cuentan, para ver si se trata de forma distinta a algunos grupos. Nadie puede consultar lo que respondió una persona.',
  'use.title': 'Cómo usamos sus datos',
  'use.interviews':
    'Para preparar las entrevistas, realizarlas y mostrar a las empresas quién se ha presentado. Una IA lee las respuestas y da puntuaciones con las citas en las que se basan. Una puntuación no decide nada por sí sola: decide una persona.',
  'use.mails':
    'Enviamos los correos que el servicio necesita: verificación, enlaces a la entrevista, confirmaciones, decisiones. No enviamos publicidad ni vendemos datos.',
  'services.title': 'Servicios de terceros',
  'services.none':
    'De forma predeterminada no hay ninguno: las páginas, la base de datos, los archivos enviados y la evaluación de las respuestas permanecen en la máquina de quien opera el servicio, y ningún proveedor de IA recibe nada.',
  'services.some':
    'Quien opera una instalación puede conectar servicios de otras empresas: un proveedor de IA para evaluar las respuestas, un servicio de almacenamiento de archivos, una base de datos alojada y un servicio que entrega los correos. Cada uno recibe solo lo que su tarea necesita.',
  'storage.title': 'Almacenamiento y acceso a los datos',
  'storage.passwords':
    'Las contraseñas se guardan solo como huellas (hashes). Los datos de una empresa le pertenecen y se mantienen separados de los de las demás.',
  'storage.retention':
    'Los datos de las personas candidatas se guardan {months, plural, one {# mes} other {# meses}} después de la última actividad, o menos tiempo si la empresa lo eligió; el plazo se indica antes de la entrevista. Después, una tarea diaria los borra: respuestas, CV, puntuaciones, informes y correos. No se avisa a nadie antes.',
  'storage.companies':
    'Las empresas pueden descargar en su configuración una copia de todos sus datos: un archivo con todo en JSON y cada CV. Allí también pueden eliminar su cuenta. Sus enlaces públicos a los puestos se cierran de inmediato, y durante 7 días pueden deshacerlo. Después se borra todo lo de la empresa: cuentas, puestos, candidaturas, respuestas, CV, copias y los correos que guardamos. Solo queda un registro de acciones, que nombra a personas y empresas únicamente con identificadores aleatorios.',
  'storage.candidates':
    'Cada correo a las personas candidatas enlaza con una página privada, «Mi candidatura». Allí usted ve lo que está guardado y puede corregirlo, descargar una copia, retirar la candidatura, pedir hablar con una persona y borrarlo todo de una vez, con un comprobante. Las puntuaciones con sus motivos y las notas del equipo las facilita la empresa a la que se presentó. Si ha perdido el enlace, escriba a {email} desde la dirección que usó con nosotros.',
  'sharing.title': 'Comunicación de datos',
  'sharing.text':
    'Los datos de una candidatura solo los ve la empresa que publicó el puesto. Otras empresas no los ven nunca. No compartimos nada con nadie más, salvo que la ley nos obligue.',
  'cookies.title': 'Cookies y rastreo',
  'cookies.text':
    'Sin cookies ni rastreo. Su navegador guarda lo que las páginas necesitan: su sesión, el tema elegido y una oferta de empleo empezada. Cuando usted cambia el idioma de una página, guarda además por un momento lo que escribió en ella. Permanece en su dispositivo hasta que lo borre.',
})

const terms = translateTexts(termsTexts, 'es', {
  'eligibility.title': 'Quién puede usar el servicio',
  'eligibility.text':
    'Abierto a empresas, start-ups, autónomos y particulares mayores de 18 años. No se hace ninguna comprobación legal al registrarse.',
  'use.title': 'Uso aceptable',
  'use.rules':
    'Nada de spam, ni ofertas de puestos que no existen, ni respuestas de entrevista generadas por una IA. Las cuentas que abusen pueden ser bloqueadas.',
  'use.aiSign':
    'Un indicio de que una IA pudo escribir una respuesta es una indicación con motivos; nunca cambia una puntuación.',
  'payments.title': 'Pagos',
  'payments.off': 'Esta instalación no vende planes, así que no hay nada que pagar.',
  'payments.manual':
    'Los pagos son manuales, con el código QR de una aplicación de pago local. No hay suscripciones periódicas: un plan de pago dura un mes desde su activación y no se renueva automáticamente.',
  'payments.activation':
    'Después de la transferencia, usted envía una captura de pantalla de ella con un formulario de compra. La activación tarda hasta 24 horas; la confirmación y una factura llegan por correo electrónico.',
  'payments.current':
    'Su plan actual sigue activo hasta que se confirma el pago del nuevo, y entonces se desactiva. Solo puede haber un plan activo.',
  'payments.refunds':
    'Solo se devuelve el dinero si se transfirió un importe equivocado y el plan aún no está activado.',
  'free.title': 'Oferta gratuita',
  'liability.title': 'Limitación de responsabilidad',
  'liability.text':
    'Las puntuaciones ayudan a leer; no juzgan a una persona. La empresa que contrata toma la decisión y responde de ella. Hacemos todo lo posible para que el servicio funcione y sea correcto, pero no podemos garantizar que esté siempre disponible o libre de errores, y no respondemos de una contratación hecha o perdida, en la medida en que la ley lo permite.',
  'changes.title': 'Cambios',
  'changes.text':
    'Estas condiciones pueden cambiar sin previo aviso. El mes que aparece al principio de esta página indica el último cambio.',
  'contact.title': 'Contacto',
  'contact.text': 'Escriba a {email} o use la página de contacto.',
})

const freeOffer = translateTexts(freeOfferTexts, 'es', {
  trial: 'La prueba gratuita dura 30 días, una sola vez, con 1 oferta de empleo y hasta 10 candidaturas.',
  starter: 'El plan Starter es gratuito para siempre, con 1 oferta de empleo y hasta 10 candidaturas.',
  'terms.off': 'Esta instalación no vende planes: todo está disponible para la empresa que la opera.',
  'terms.none':
    'En este momento no hay oferta gratuita: publicar una oferta de empleo requiere un plan de pago.',
  'terms.trial':
    'Una empresa la recibe una vez, cuando ha completado su perfil, y no paga nada por ella. Queda en pausa mientras hay un plan de pago activo; sus 30 días siguen corriendo. Después, publicar una oferta de empleo requiere un plan de pago.',
  'terms.starter':
    'Una empresa lo recibe una vez, cuando ha completado su perfil, y no paga nada por él. Queda en pausa mientras hay un plan de pago activo y vuelve después con lo que quedaba. El plan Starter de pago es un plan aparte, con sitio para más candidaturas.',
})

export const translations = [privacy, terms, freeOffer, uiTextsSpanish]
