import type { CueSource } from './cues.ts'

/** Spanish word lists. Written for this project; accents do not matter, `*` stands for any ending. */
export const spanish: CueSource = {
  functionWords: `el, la, los, las, un, una, unos, unas, y, o, pero, si, de, del, a, al, en, con, por, para, sin, sobre, entre,
    desde, hasta, es, era, eran, son, soy, ser, fue, fueron, he, ha, han, había, hay, haber, tengo, tenía, tiene,
    hacer, hice, yo, tú, él, ella, nosotros, ellos, me, te, se, nos, le, les, lo, mi, mis, tu, su, sus, nuestro,
    nuestra, este, esta, estos, estas, eso, esto, que, qué, quien, cual, cuando, donde, como, cómo, por qué, no,
    muy, más, también, ya, porque, así, entonces, todo, todos, todas, cada, antes, después, durante, mientras,
    cuya, esa, ese, cuente, describa, explique, ejemplo, vez, situación, momento, hable`,
  self: `yo, mi, mis, me, mío`,
  group: `nosotros, nuestro, nuestra, nuestros, el equipo, juntos, todos, hicimos, decidimos, trabajamos, logramos, teníamos`,
  actions: `construí, creé, diseñé, desarrollé, organicé, lideré, dirigí, escribí, reescribí, redacté, puse en marcha, puse,
    implementé, introduje, lancé, cambié, modifiqué, corregí, resolví, analicé, medí, probé, negocié, llamé, me reuní, reuní,
    pregunté, pedí, escuché, propuse, sugerí, decidí, elegí, planifiqué, prioricé, dividí, automaticé, migré, documenté, formé,
    capacité, acompañé, enseñé, presenté, convencí, revisé, comprobé, comparé, investigué, busqué, encontré, identifiqué,
    reduje, reemplacé, sustituí, restauré, entregué, vendí, gestioné, coordiné, recogí, preparé, entrevisté, rechacé, admití,
    reconocí, expliqué, asumí, me encargué, pedí disculpas, simplifiqué, dibujé, usé, utilicé, instalé, monté, atendí, estudié,
    avisé, añadí, ordené, clasifiqué, hice, he creado, he desarrollado, he organizado, he gestionado, me senté, mantuve, hablé`,
  situation: `cuando, mientras, el año pasado, en aquel momento, en mi anterior, en mi último, en company*, nuestro cliente, el
    cliente, un cliente, una clienta, el problema, la dificultad, el reto, plazo*, retraso*, tarde, fallo, caída, cayó, se
    quejaba*, queja*, conflicto*, desacuerdo, teníamos que, tenía que, había que, perdíamos, un día, una mañana, durante, antes
    de la, después de la, dos semanas antes, el objetivo era, proyecto*, prácticas, crisis, falta de, fracas*, bloquead*`,
  result: `resultado*, al final, finalmente, como consecuencia, gracias a eso, bajó, bajaron, redujo, redujeron, reduje,
    aumentó, aumentaron, disminuyó, subió, creció, pasó de, pasamos de, pasaron de, ahorr*, mejor*, a tiempo,
    entregamos, ganamos, firmó, renovó, duplicó, por ciento, satisfech*, agradeci*, adopt*, todavía se usa, aún se
    usa, se sigue usando, dejó de, logr*, consegu*, conseguí, alcanz*, permitió, errores, recuper*, éxito, ahora
    sale, ahora tarda, ya no, nunca más, ninguna queja, sin quejas, sin retraso, todos los, la mitad, el doble,
    menos, un * menos, un * más, aceptó, aceptaron, aprob*, firmaron, cerró, cerramos, resuelto, corregido,
    terminado, terminó, quedó, volvió, volvieron, sigue, siguen usando, lo usan, la usan, funcion*, salió,
    salieron, llegó, llegaron, más rápido, recuperamos, ganó, gano, se redujo, cayeron, antes, después, desde
    entonces no, acabó, se quedó`,
  learning: `aprendí, aprend*, lección, desde entonces, la próxima vez, entendí, comprendí, me di cuenta,
    retroalimentación, feedback, de otra manera, de otra forma, error, mi error, me equivoqué, curso,
    cursos, formación, certificación, certific*, leí, autodidacta, practiqué, practico, curios*,
    experiment*, probé, prototipo, retrospectiva, vi que, me enseñó, subestimé, había subestimado, mi culpa,
    fue culpa, culpa mía, fallo mío, debí, debería haber, tenía razón, tenían razón, la siguiente vez, ahora
    siempre, ahora reviso, ahora pregunto, cambié, costumbre, hábito, por mi cuenta, yo sol*, por las
    noches, cada noche, vídeo*, video*, manual, tutorial*, fallé, fracas*, primer intento, ensayo y error,
    dos veces mal, lo corregí, lo corregi, desde ese día, desde aquel, desde ahí, a partir de entonces, a
    partir de ahí, a partir de ese, hoy pregunto, hoy reviso, hoy siempre, ahora hago, ahora miro, ahora
    mido, ahora yo, estudié, estudio, me formé, me capacité, un libro, leyendo, intenté, prueba y error, por
    las malas, anoté, noté, me fijé, descubrí, lecciones, demasiado tarde, me equivoco, equivocad*,
    tutoriales, retro, autocrítica`,
  sharing: `compart*, enseñé, formé, capacité, mentor*, tutor*, guía, taller*, documentación, documenté, presenté, expliqué a,
    mostré, comunidad, nuevos compañeros, becari*, junior*, transmit*, se lo enseñé, enseñé a, se lo mostré,
    mostré a, di a, entregué, a los demás, a mis compañer*, a dos compañer*, al equipo, para el equipo, el equipo
    la usa, lo usan, la usan, lo usa, hoja, lista de, chuleta, una página, plantilla, sesión, sesiones,
    demostración, expliqué al, les expliqué, para los nuevos, compañera gan*`,
  time: `ayer, la semana pasada, el mes pasado, el año pasado, enero, febrero, marzo, abril, mayo, junio, julio, agosto,
    septiembre, octubre, noviembre, diciembre, lunes, martes, miércoles, jueves, viernes, fin de semana, días,
    día, semanas, semana, meses, mes, horas, hora, minutos, trimestre, años, año, mañana, tarde, diario, diaria,
    semanal*, hoy, mediodía, medianoche, primavera, verano, otoño, invierno, turno, el mismo día, al día
    siguiente, esa tarde, esa noche, noche, navidad, minuto, en 20*, la primera semana`,
  place: `en company*, en school*, en el almacén, en la oficina, en la tienda, en el sitio, en la fábrica, en producción, por
    teléfono, en el hospital, en la cocina, en la clínica, en la universidad, en el extranjero, en el mostrador, taller,
    sucursal`,
  order: `primero, en primer lugar, segundo, luego, después, a continuación, finalmente, por último, al principio, para empezar,
    una vez, más tarde, antes de, mientras tanto, en paralelo`,
  reasons: `porque, para que, con el fin de, por eso, por lo tanto, ya que, la razón, debido a, gracias a, para evitar, a
    causa de, puesto que, así que, para asegurar*, para no, de modo que, pues, como no, la causa, el motivo, por
    lo que, si no`,
  tradeoff: `sin embargo, no obstante, en lugar de, en vez de, aunque, a pesar de, compromiso, a costa de, por otro lado, en
    cambio, renunci*, riesgo*, desventaja*, alternativa*, restricci*, criterio*, más lento, más lenta, acept*,
    costó, sopes*, me costó, nos costó, el precio, perdí, perdió, perdimos, a cambio, a pesar, descart*, prefiero,
    preferí, dije que no, me negué, rechac*, enfad*, molest*, no le gustó, no le hizo gracia, me quedé fuera,
    desventaja, inconveniente, valió, merec*, menos que, más que, pero eso, asumí, incluso si, sacrific*`,
  hedging: `quizás, quizá, tal vez, probablemente, un poco, más o menos, creo que, pienso que, supongo, en general,
    generalmente, normalmente, a menudo, a veces, suelo, cosas, ese tipo de cosas, y eso, etc, de alguna manera, no realmente,
    no sé muy bien, intento, algunos, bastante, digamos`,
  praise: `trabajador, trabajadora, apasionad*, trabajo en equipo, perfeccionista, motivad*, muy bueno, muy buena,
    excelente*, el mejor, la mejor, genial, talentos*, dedicad*, don de gentes, líder nato, líder natural, aprendo
    rápido, proactiv*, fiable, responsable y, entusiasta, excepcional*, expert*, únic*, candidato ideal, candidata
    ideal, profesional, flexible, puntual, sociable, comprometid*, valor añadido, ambicios*, versátil, perfect*,
    impresionante*, virtud, cualidad*, exigente`,
  hypothetical: `haría, podría, me gustaría, sería, habría que, se debería, hay que, si tuviera, intentaría, preguntaría,
    buscaría, voy a, diría`,
  nonAnswer: `no sé, no lo sé, ni idea, nada, ninguno, ninguna, sin comentarios, no, sí, ok, paso, siguiente pregunta, sin
    respuesta, no aplica`,
  work: `trabaj*, puesto, equipo*, proyecto*, cliente*, compañer*, jefe, jefa, gerente, empresa*, oficio, tarea*,
      reunión*, reuniones, informe*, usuario*, producto*, servicio*, proveedor*, presupuesto, paciente*,
      alumno*, pedido*, datos, código, sistema*, herramienta*, proceso*, habilidad*, carrera, experiencia*,
      objetivo*, decisión*, emplead*, software, venta*, almacén, calidad, turno*, tienda*, oficina*,
      departamento*, factura*, contrato*, máquina*, entrega*, plazo*, prácticas, teléfono, llamada*, correo*,
      archivo*, documento*, título*, profesional*, solucion*, reto*, jefe*, jefa*, reunión, formación,
      comunicación, responsab*, gestión, horario*, negocio*, caja`,
  motivation: `porque, quiero, busco, me atrae, me interesa, su producto, sus productos, su empresa, su misión, su equipo, este
    puesto, este rol, la razón, encaja, siguiente paso, leí`,
  opinion: `creo que, creo firmemente, pienso que, en mi opinión, estoy convencid*, considero que, me considero, es esencial,
    es importante, es fundamental, es clave, la clave es, lo importante es, es imprescindible, hay que ser, hay
    que saber, hay que tener, se debe, uno debe, siempre hay que, soy una persona, soy de las personas, soy de los
    que, soy alguien, me caracterizo, sinergia*, holístic*, partes interesadas, ganar-ganar, mejora continua,
    excelencia, proactiv*, pasión, apasion*, vocación, desde siempre, desde pequeñ*, por naturaleza, dar lo mejor,
    doy lo mejor, al cien por cien, cien por ciento, cualquier situación, toda situación, en todo momento,
    crecimiento mutuo, retos, desafíos, entorno dinámico, entorno cambiante, mano izquierda, networking, de
    prestigio, líder del sector, la gente me dice, me dicen, mi entorno, mayor virtud, mayor fortaleza, mis
    fortalezas, don de gentes, los expertos, a nivel avanzado, grandes nombres, resultados muy potentes,
    encantad*, propósito, filosofía, adn, transformar, siempre se puede, va de la mano, todo el mundo sabe,
    ecosistema*, creación de valor, actor dinámico, con visión de futuro, visión estratégica, sentido natural,
    liderazgo, prestigios*, nuevas cotas, primer nivel, clase mundial, constante movimiento, parte del día a día,
    la clave está, mantener la calma, inteligente*, mentalidad, enfoque global, siempre es posible, es siempre
    posible, columna vertebral, jamás debe, procesos robustos, alinear, cultura de, cuando surgen, atención al
    detalle, grandes cualidades, en el centro, en el corazón, convencid*, nunca deberían, a largo plazo, como la
    historia, toda la vida, sin precedentes, digitalización, inteligencia artificial, siempre curios*, siempre
    abiert*, tengo el don, don de, buen comunicador, buena comunicación, empatía, orgull*, de la mano, domino,
    formé con, se resuelven con, talento, herramientas adecuadas, mejores herramientas, storytelling, sé llevar,
    es cuestión, personas adecuadas, exigente, perfeccionista, desde niñ*, sueño, por supuesto, naturalmente,
    siempre he`,
  analogy: `imagin*, es como, como un, como una, como si, como cuando, piense en, piensa en, por ejemplo, un ejemplo, compar*,
    palabras sencillas, sin tecnicismos, dibuj*, esquema, le mostré, le enseñé, con sus palabras, sus propias
    palabras, repit*, repet*, paso a paso, en otras palabras, es decir, entendió, lo entendió, supong*, digamos`,
  nextStep: `siguiente paso, próximo paso, estoy haciendo, estoy aprendiendo, estoy estudiando, estoy
    preparando, me inscribí, inscrit*, matriculad*, examen en, este año, el año que viene, actualmente,
    ahora estudio, ahora estoy, módulo*, curso de, en marcha, antes de fin, me preparo, tengo previsto,
    estoy matriculad*, me apunté, empecé un curso, estoy tomando, antes del`,
  vague: `algo así, una especie, cosillas, de todo, varias cosas, muchas cosas, de vez en cuando, en algún momento, de
    alguna forma, no recuerdo, no me acuerdo, no sé exactamente, no sé bien, no estoy segur*, depende, según el
    caso, si hace falta, no siempre es fácil, sobre todo un compañero, las hizo, los hizo, etcétera, y tal, al
    final se, se aclaró, se arregl*, se soluciona, se resolvi*, quedamos, como siempre, un punto medio, a ojo, al
    tanteo, a sentimiento, instinto, intuición, más o menos bien, suficientemente bien, una mezcla, sobre la
    marcha, como salga, como se pueda, simplemente, en conjunto, principalmente, si lo piden, salvo que, a bulto`,
  rigour: `criterio*, indicador*, métrica*, medi*, línea base, referencia, valid*, verific*, auditor*, lista de control,
    checklist*, comprob*, prueba*, norma*, estándar*, especificacion*, document*, nomenclatura, versión,
    versiones, trazab*, registro*, reproducib*, reutiliz*, coheren*, sistema*, regla*, restriccion*, supuesto*,
    hipótesis, requisito*, umbral*, tolerancia*, objetivo*, alcance, responsable de, hito*, plazo*, riesgo*,
    priori*, decisión, decisiones, muestra*, varianza, margen, tasa*, error medio, caso límite, accesib*,
    cumplimiento, normativa*, reglamento*, protocolo*, procedimiento*, plantilla*, causa raíz, causa, revisión,
    aceptación, marcha atrás, monitor*, alerta*, ratio*, índice, desglose, previsión*, pronóstico*, calibr*,
    inventario*, concili*, factura*, contrato*, cronograma*, calendario*, estructur*, defin*, resumen,
    componente*, cuadrícula, jerarquía, contraste, formato*, ficha*, expediente*, certificado*, consulta*,
    diferencia*, control*, reparto, intervalo*, porcentaje*`,
  plea: '',
  aside: '',
  smallTalk: '',
  values: {
    Innovation: `nueva idea, nueva forma, nueva manera, prototip*, experiment*, invent*, innov*, primera versión, piloto,
      automatic*, primera vez, algo nuevo, nuevo, nueva, herramienta, script, simul*, construí, probé`,
    'Customer Focus': `client*, usuari*, paciente*, queja*, reclamaci*, sus necesidades, necesidad*, satisfacción, devolví la llamada,
      cliente*, clienta*, tender*, tienda*, familia*, llamé, le expliqué, su problema, reembols*, espera*,
      pasajer*, proveedor*, señora, señor`,
    Integrity: `honest*, honrad*, admití, reconocí, la verdad, integridad, rechacé, ética, mi error, disculpas, confidencial*,
      avisé, culpa, mi culpa, verdad, dije que no, regla*, fals*, cifra*, correg*, no se puede,
      declar*, reconoc*, error, me negué`,
    Collaboration: `juntos, con el equipo, compañer*, colabor*, en pareja, ayudé, taller*, con ventas, con soporte, conjunto,
      equipo*, nosotros, con dos, con tres, los dos, entre, comparti*, enseñé, mostré, cambi*, acuerdo,
      acordamos, proveedor*, departamento*, hicimos, junt*, ayud*`,
    Excellence: `calidad, estándar*, prueba*, revis*, excelencia, cero defectos, comprobé, medí, mejor*, precis*, error*, exact*,
      control*, más rápido, doble, sin errores, tolerancia, por ciento, reduje, bajó, validé, document*`,
    Diversity: `diversidad, divers*, inclus*, accesib*, idiomas, culturas, perspectivas, distintos orígenes, idioma*,
      extranjer*, cultura*, mayor*, joven*, jóvenes, principiante*, traduj*, palabras sencillas, discapac*,
      diferen*, acento*, mujer*, nuev*, abuel*, expliqu*, despacio`,
    Sustainability: `sostenib*, residuo*, recicl*, energía, carbono, medio ambiente, ambiental*, papel, reutiliz*, largo plazo,
      ahorr*, menos papel, calefacción, transporte, envase*, segunda mano, repar*, litros`,
    Transparency: `transparen*, abiertamente, informé, publiqué, panel, compartí los datos, avisé, expliqué por qué, por escrito,
      dije, escribí, compart*, mostré, inform*, públic*, abiert*, a todos, lista*, acta, honest*, expliqu*,
      enseñé`,
    Responsibility: `responsab*, asumí, me encargué, guardia, mi culpa, me hice cargo, me quedé, cumplí, seguimiento, mi decisión,
      decidí, llamé, yo mism*, prometí, enseguida, el mismo día, plazo*, firmé, revisé, error, mi error`,
    'Work-life Balance': `equilibrio, horas extra, carga de trabajo, horario flexible, agotamiento, descanso, ritmo, pausas, conciliación,
      carga, turno*, cambi*, tarde, noche*, fin de semana, cansad*, vacacion*, descans*, hora de salida,
      terminar, quedé, salí, casa, horario*`,
    Community: `comunidad, voluntari*, asociación, vecin*, encuentros, código abierto, mentor*, local*, ong, volunt*, barrio,
      escuela*, padres, ciudad, pueblo, gratis, junta, becari*, familias, juntos`,
    'Growth Mindset': `aprend*, aprendí, feedback, comentarios, curso*, mejor*, error*, practiqué, formación, retrospectiva, lección,
      enseñ*, vídeo*, video*, noche*, probé, fallé, equivoqu*, siguiente paso, examen, desde entonces, ahora,
      cambié, certific*, libro*`,
  },
  softSkills: {
    Communication: `expliqué, presenté, escuché, escribí, correo*, dije, llamé, reunión, palabras sencillas, informé, esquema, avisé`,
    Teamwork: `equipo*, juntos, compañer*, ayudé, apoy*, compart*, en pareja`,
    'Problem Solving': `problema*, resolví, solución, solucion*, causa*, corregí, analicé, investigué, encontré, fallo, diagnóstico`,
    Adaptability: `cambi*, adapt*, herramienta nueva, imprevist*, último momento, última hora, aprendí, sustituí, en lugar`,
    'Time Management': `plazo*, prioricé, prioridad*, planifiqué, a tiempo, calendario, horas, retraso*, urgente*, agenda`,
    Leadership: `lideré, dirigí, delegué, equipo de, decidí, convencí, me encargué, formé, responsable de, acompañé`,
    Creativity: `idea*, diseñé, inventé, creé, prototip*, nueva forma, boceto*, imagin*, dibujé`,
    'Critical Thinking': `comparé, analicé, cuestioné, supuest*, pruebas, datos, medí, riesgo*, opcion*, pros y contras, sopesé, comprobé`,
    'Attention to Detail': `revisé, detalle*, error*, comprobé, verifiqué, prueba*, lista, exact*, dos veces`,
    'Emotional Intelligence': `escuché, sentía, enfadad*, molest*, calma, empat*, confianza, disculpas, entendí, preocupad*, a solas, conflicto*`,
  },
}
