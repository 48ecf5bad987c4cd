import type { SlotTemplates } from './language-templates.ts'

export const templatesEs: SlotTemplates = {
  motivation: [
    '¿Qué le atrae de trabajar {place} en {role}, y qué momento de su trayectoria le dice que este trabajo es para usted?',
    'Piense en un día de trabajo que recuerde con gusto: ¿qué hizo, y qué relación ve con {role} {place}?',
    'Háblenos de una experiencia que le llevó a interesarse por {role}: ¿qué aprendió en ella que le gustaría aplicar {place}?',
    '¿Qué proyecto o tarea de su trayectoria se parece más a lo que pide {role} {place}, y qué le anima a seguir por ahí?',
  ],
  topSkill: [
    'Háblenos de un trabajo en el que sus conocimientos de {skill} marcaron la diferencia: ¿qué hizo usted, y qué cambió gracias a ello?',
    'Describa una tarea difícil que exigía conocimientos de {skill}: ¿cómo procedió, paso a paso, y cuál fue el resultado?',
    'Piense en la última vez que algo importante dependió de sus conocimientos de {skill}: ¿qué estaba en juego, y qué hizo usted?',
    'Elija un proyecto en el que hizo falta la competencia {skill}: ¿cuál fue su parte, y qué haría hoy de otra manera?',
  ],
  quotedDuty: [
    'En nuestra oferta se lee: {duty}. Cuéntenos una situación parecida que haya vivido: ¿por dónde empezó, y cómo terminó?',
    'Nuestra oferta menciona {duty}. Describa la experiencia que más se le acerque: ¿qué fue lo difícil, y qué hizo usted?',
    'Este puesto incluye lo siguiente: {duty}. ¿Qué ejemplo vivido muestra cómo lo haría usted, y qué consiguió entonces?',
    'La oferta dice: {duty}. Piense en un momento en que algo así salió mal, o estuvo cerca: ¿cómo reaccionó?',
  ],
  dutyByTitle: [
    'Piense en una tarea parecida a lo que pide {role}: ¿cuál era la situación, qué hizo usted, y con qué resultado?',
    'Háblenos de una situación que le sirvió de preparación para {role}: ¿a qué se enfrentaba, y cómo actuó?',
    'Imagine su primer mes en {role}: ¿qué situación vivida le ayudaría más, y qué hizo usted entonces?',
    'Todo oficio tiene días difíciles. ¿Qué día difícil de su trayectoria le será más útil para {role}, y cómo lo superó?',
  ],
  dilemma: [
    '{values} cuentan mucho {place}. Cuéntenos un momento en que tuvo que elegir entre {actA} y {actB}: ¿qué decidió, y a qué precio?',
    'Valoramos {values}. Piense en una situación en la que {actA} impedía {actB}: ¿cómo lo sopesó, y qué ocurrió al final?',
    'Describa una decisión en la que {values} apuntaban en direcciones opuestas: ¿qué eligió, a qué renunció, y por qué?',
    'Recuerde una ocasión en que no podía a la vez {actA} y {actB}: ¿qué puso por delante, y por qué?',
  ],
  singleValue: [
    'El valor {value} cuenta mucho {place}. Cuéntenos una ocasión en que {actA} tuvo un coste para usted: ¿qué hizo, y qué resultó de ello?',
    'Describa una situación en la que {actA} no era lo más fácil: ¿qué hizo, a quién afectó, y qué ocurrió después?',
  ],
  tradeOff: [
    'Cuéntenos una ocasión en que tuvo que elegir entre cumplir el plazo y hacer bien el trabajo: ¿qué decidió, y a qué precio?',
    'Describa una situación en la que dos buenas razones se oponían: ¿cómo las sopesó, y qué coste tuvo su elección?',
  ],
  failure: [
    'Háblenos de un trabajo que no salió como esperaba: ¿cuál fue su parte en ello, y qué hace de otra manera desde entonces?',
    'Piense en una ocasión en que recibió una crítica difícil de escuchar: ¿qué le dijeron, y qué cambió usted después?',
    'Describa un error suyo relacionado con {otherSkill}: ¿cómo lo descubrió, qué hizo a continuación, y qué le enseñó?',
    'Los errores salen caros {sector}. Cuéntenos un error propio, grande o pequeño: ¿cómo lo corrigió, y qué aprendió?',
  ],
  layperson: [
    'Cuéntenos una ocasión en que explicó algo de {otherSkill} a una persona sin conocimientos del tema: ¿cómo supo que había quedado claro?',
    'Piense en una conversación en la que tuvo que explicar {otherSkill} de forma muy sencilla: ¿qué palabras o imágenes eligió, y por qué?',
    'Describa un momento en que aclaró un punto técnico sobre {otherSkill} a alguien de otro campo: ¿cómo lo hizo, y con qué efecto?',
    'Recuerde una situación en la que se le entendió mal al hablar de {otherSkill}: ¿cómo volvió a explicarlo, y qué cambió?',
  ],
  leadership: [
    'Cuéntenos una ocasión en que un equipo a su cargo perdió el rumbo: ¿qué observó, qué hizo, y dónde acabó el equipo?',
    'Describa una decisión que tomó en contra de la opinión de su equipo: ¿cómo la explicó, y cómo la juzga hoy?',
    'Piense en un momento en que una persona de su equipo pasaba dificultades: ¿qué hizo usted, y dónde estaba esa persona meses después?',
    'Recuerde una situación en la que tuvo que dar una mala noticia a su equipo: ¿cómo se preparó, y qué ocurrió después?',
  ],
  numbers: [
    'Elija un logro que se pueda medir: ¿de qué cifra partía, a cuál llegó, y cuál fue su propia aportación?',
    'Háblenos del mayor proyecto que ha tenido a su cargo: ¿cuáles eran el presupuesto, el equipo y los volúmenes, y qué resultado obtuvo?',
    'Describa una decisión que basó en cifras {sector}: ¿cuáles miró, qué podían ocultar, y qué resultó de ello?',
    'Piense en una ocasión en que las cifras le hicieron cambiar de rumbo: ¿qué vio, qué cambió, y cuánto mejoraron los resultados?',
  ],
  learning: [
    'Cuéntenos una ocasión en que tuvo que aprender algo nuevo con rapidez: ¿cómo lo hizo, y qué sabe hacer desde entonces?',
    'Describa un proyecto para el que aprendió algo por su cuenta: ¿qué fue lo difícil, y a quién le sirvió?',
    'Piense en una tarea que nadie le había enseñado: ¿dónde buscó ayuda, y qué conserva hoy de aquello?',
    'Recuerde una experiencia que cambió su manera de trabajar: ¿qué aprendió, y qué diferencia supuso?',
  ],
}
