import type { SoftSkillTemplates } from './language-templates.ts'

export const softSkillsEs: SoftSkillTemplates = {
  Communication: [
    'Cuéntenos una ocasión en que un mensaje suyo se entendió mal: ¿qué había dicho, cómo lo arregló, y qué hace desde entonces?',
    'Piense en una conversación de trabajo que le daba reparo: ¿cómo la preparó, qué dijo, y cómo terminó?',
    'Describa una situación en la que tuvo que convencer a alguien con una opinión contraria: ¿qué dijo, y qué marcó la diferencia?',
    'Recuerde una ocasión en que habló de {skill} a públicos muy distintos: ¿cómo adaptó sus palabras, y con qué efecto?',
  ],
  Teamwork: [
    'Cuéntenos un momento de desacuerdo con una persona de su equipo: ¿cómo lo resolvieron, y cómo trabajaron después?',
    'Piense en un proyecto que salió adelante gracias a varias personas: ¿cuál fue exactamente su parte, y qué debía a las demás?',
    'Describa un momento en que dejó su propia tarea para ayudar a alguien: ¿por qué lo hizo, y qué resultó de ello?',
    'Recuerde un proyecto de equipo {inSkill} en el que el trabajo estaba mal repartido: ¿qué hizo usted, y qué cambió?',
  ],
  'Problem Solving': [
    'Cuéntenos una ocasión en que nadie tenía la solución a un problema serio: ¿cómo encontró la causa, y qué intentó?',
    'Piense en una situación en la que su primera solución no funcionó: ¿qué hizo después, y cómo supo que estaba resuelto?',
    'Describa una ocasión en que resolvió un problema con muy poco tiempo o dinero: ¿qué decidió hacer, y con qué resultado?',
    'Recuerde un caso complicado relacionado con {skill}: ¿cómo acotó la causa, y qué puso en marcha después?',
  ],
  Adaptability: [
    'Cuéntenos una ocasión en que los planes cambiaron a última hora: ¿qué hizo en las primeras horas, y cómo terminó todo?',
    'Piense en una situación en la que tuvo que trabajar de un modo distinto al habitual: ¿qué le costó, y cómo lo logró?',
    'Describa un momento en que se sustituyó una herramienta o un método que dominaba: ¿cómo reaccionó, y qué provecho sacó?',
    'Recuerde un proyecto {inSkill} cuyo objetivo cambió a medio camino: ¿qué conservó, qué abandonó, y por qué?',
  ],
  'Time Management': [
    'Cuéntenos una ocasión en que todo era urgente a la vez: ¿cómo eligió las prioridades, y qué dejó esperar?',
    'Piense en un plazo que estuvo a punto de incumplir en un proyecto: ¿qué había pasado, qué hizo, y qué planifica ahora de otro modo?',
    'Describa una semana con demasiado trabajo: ¿cómo la organizó, a quién avisó, y cómo la terminó?',
    'Recuerde una tarea larga {inSkill} sin nadie que marcara el ritmo: ¿cómo la dividió, y con qué resultado?',
  ],
  Leadership: [
    'Cuéntenos una ocasión en que tomó la iniciativa sin que nadie se lo pidiera: ¿qué había visto, qué hizo, y quién le siguió?',
    'Piense en un momento en que un grupo dudaba y usted le ayudó a decidir: ¿cómo lo hizo, y qué resultó de ello?',
    'Describa una situación en la que devolvió el ánimo a una persona desmotivada: ¿qué dijo o hizo, y qué cambió?',
    'Recuerde un proyecto {inSkill} que sacó adelante con otras personas: ¿cómo repartió el trabajo, y qué haría de otra manera?',
  ],
  Creativity: [
    'Cuéntenos una ocasión en que una idea suya poco habitual se llevó a la práctica: ¿de dónde surgió, y qué cambió?',
    'Piense en una situación en la que lo de siempre ya no funcionaba: ¿qué ideó usted, y cómo convenció al resto?',
    'Describa una tarea que hizo más sencilla o mejor a su manera: ¿qué cambió, y qué se ganó con ello?',
    'Recuerde un momento en que tomó una idea de otro campo para avanzar {inSkill}: ¿cuál era, y qué efecto tuvo?',
  ],
  'Critical Thinking': [
    'Cuéntenos una ocasión en que puso en duda algo que todo el mundo daba por hecho: ¿de dónde venía su duda, y qué descubrió?',
    'Piense en una decisión que tomó con información incompleta: ¿qué comprobó, qué dio por supuesto, y cómo salió?',
    'Describa una ocasión en que los hechos le hicieron cambiar de opinión: ¿qué pensaba antes, y qué le convenció?',
    'Recuerde una situación {inSkill} en la que dos fuentes se contradecían: ¿cómo decidió de cuál fiarse?',
  ],
  'Attention to Detail': [
    'Cuéntenos una ocasión en que detectó un error que nadie había visto: ¿cómo lo encontró, y qué habría costado?',
    'Piense en una tarea en la que el menor descuido habría tenido consecuencias: ¿cómo revisó su trabajo, y con qué resultado?',
    'Describa una ocasión en que se le escapó un detalle: ¿qué pasó, cómo lo corrigió, y qué comprueba desde entonces?',
    'Recuerde un trabajo {inSkill} que debía quedar impecable: ¿qué controles hizo, y dónde decidió parar?',
  ],
  'Emotional Intelligence': [
    'Cuéntenos una ocasión en que notó que una persona del trabajo no estaba bien: ¿qué percibió, y qué hizo usted?',
    'Piense en un momento de tensión en el que había que mantener la calma: ¿qué sintió, qué hizo, y cómo terminó?',
    'Describa una conversación en la que tuvo que decir algo difícil de escuchar: ¿cómo lo hizo, y cómo se recibió?',
    'Recuerde una situación en la que el enfado de alguien iba dirigido a usted: ¿cómo respondió, y qué comprendió después?',
  ],
}
