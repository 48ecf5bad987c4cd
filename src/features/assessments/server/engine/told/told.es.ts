import type { ToldSource } from './told-cues.ts'

/** Spanish: what shows that an answer tells something. */
export const spanishTold: ToldSource = {
  past: /(?<!\p{L})(?:\p{L}{2,}(?:ó|aron|ieron|aba|aban|é|ábamos|amos|imos)|\p{L}{2,}(?<!r)(?:ía|ían)|(?:que|ten|hab|sab|pod|dec|hac)ria|\p{L}{3,}í|fue|fueron|era|eran|fui|hubo|había|habían|habia|tenía|tenia|tenian|hizo|hice|hicieron|dijo|dije|dijeron|puso|puse|vino|quiso|quise|pudo|dio|dieron|di|vio|vi|tuvo|tuve|estuvo|estuve|trajo|supo|cupo|traía|quería|queria|querian|querían|venía|decía|desia|decia|iba|iban|llego|paso|costo|quedo|acepto|salio|perdio|pidio|subio|bajo|cayo|escribio|entendio|vendio|sirvio|respondio|firmo|llamo|pregunto|explico|(?:he|ha|han|había|hemos) \p{L}+(?:ado|ido|cho|to))(?!\p{L})/gu,
  own: /(?<!\p{L})(?:yo|me|mi|nos|nosotros|\p{L}{2,}(?:é|í|amos|imos)|hice|dije|puse|vi|di|fui|tuve|pude|quise)(?!\p{L})/u,
  deedsNeedPronoun: false,
  joints: `y, e, pero, luego, entonces`,
  occasion: `una vez, un día, una mañana, una tarde, una noche, una semana, el año pasado, el mes pasado, la semana pasada, el
    verano pasado, el invierno pasado, ayer, aquel día, aquella, ese día, esa noche, esa tarde, en enero, en febrero, en marzo,
    en abril, en mayo, en junio, en julio, en agosto, en septiembre, en setiembre, en octubre, en noviembre, en diciembre,
    enero de, febrero de, marzo de, abril de, mayo de, junio de, julio de, agosto de, septiembre de, octubre de, noviembre
    de, diciembre de, enero 20*, febrero 20*, marzo 20*, abril 20*, mayo 20*, junio 20*, julio 20*, agosto 20*, septiembre
    20*, octubre 20*, noviembre 20*, diciembre 20*, en 20*, lunes, martes, miércoles, jueves, viernes, sábado, domingo, al
    principio, mi primer, mi primera, cuando yo, cuando llegué, cuando empecé, hace un año, hace dos, hace tres, recuerdo, me
    acuerdo, había un*, hubo un*, en la última, la última, un señor, una señora, un cliente, una clienta, un huésped, una
    familia, un compañero, una compañera`,
  result: `resultado*, al final, finalmente, por fin, bajó, bajo a, bajo de, bajaron, subió, pasó de, pasaron de, pasó a, cayó,
    cayeron, se redujo, volvió, volvieron, agradeci*, dio las gracias, nunca más, ya no, no hubo, no volvió, no pasó, ninguno,
    ninguna, ningún, nadie, cero, aceptó, acepto, aceptaron, firmó, firmaron, se firmó, llegó a tiempo, a tiempo, funcionó,
    funciona, funcionan, lo usa, la usa, lo usan, la usan, los usan, las usan, todavía, aún, hasta hoy, siguen usando, la sigue, entendió, se rió, se rieron, pagó, salió bien,
    salió mal, quedó, se quedó, se resolvió, resuelto, terminó, terminaron, se recuper*, ganó, ganamos, se perdió, perdimos,
    vendid*, se vendieron, se cerró, se reabrió, mejoró, se recondujo, contento, contenta, tranquil*, menos, no dijo más`,
  before: `antes, al principio, hasta entonces, anteriormente, de`,
  after: `ahora, después, luego, desde entonces, hoy, a, en vez de, en lugar de`,
  reasons: `porque, por que ahí, para que, por eso, ya que, la razón, el motivo, un motivo, para no, para evitar, así que, si no, de modo
    que, de forma que, pues, para asegurar*, por miedo, puesto que, debido a, como no, con el fin, por motivos`,
  cost: `el precio, precio, cuesta, costaba, me quita, me lleva, vale la pena, barato, caro, costó, costo, me costó, nos costó, perdí, perdimos, se perdió, perdió, a cambio, en cambio, en vez de, en lugar
    de, renunci*, dije que no, me negué, no le gustó, enfadad*, enfadó, molest*, no quedó content*, a costa, penalización,
    penalis*, salió de mi, aunque, hubo que pagar, quejaron, quejó, sacrific*, inconveniente, más lento, más caro, acepté,
    tampoco, pesar de, preferí, prefiero, rechac*, descart*, multa`,
  lesson: `aprendí, aprendi, he aprendido, lección, desde entonces, desde ese día, desde aquel, desde ahí, desde ay,
    a partir de entonces, a partir de ahí, la próxima vez, la siguiente vez, ahora siempre, hoy siempre, entendí que,
    comprendí, cambié, me enseñó, me quedo con, lo que me quedo, lo que me quedó, me quedó claro, por mi cuenta,
    debería haber, de otra manera`,
  noticed: `ya no, ya nunca, me di cuenta, debí, mi error, culpa mía, fallo mío`,
  habit:
    /(?<!\p{L})(?:(?:ahora|hoy|desde entonces|desde ese día|ya),? (?:ya |siempre |yo |lo |la |le |les |me |se lo )*(?!(?:mismo|como|solo|todo|estoy|tengo|quiero|puedo|creo|trabajo|vivo|busco|pero|no)(?!\p{L}))\p{L}{2,}o(?!\p{L})|siempre \p{L}{3,}o (?:antes|primero)|(?:ahora|desde entonces),? (?:lo |la )?(?:miramos|hacemos|revisamos|pedimos))/u,
  numbers: `tres, cuatro, cinco, seis, siete, ocho, nueve, diez, once, doce, trece, catorce, quince, dieciséis, veinte, treinta,
    cuarenta, cincuenta, sesenta, setenta, ochenta, noventa, cien, ciento, mil, docena, medio, mitad, doble, tercio, cuarto`,
}
