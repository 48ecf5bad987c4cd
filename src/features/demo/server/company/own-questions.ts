import type { NewCompanyQuestion } from '#features/question-sets/contract/company-questions.ts'

type Own = Omit<NewCompanyQuestion, 'language'>

const inLanguage = (language: NewCompanyQuestion['language'], all: readonly Own[]): NewCompanyQuestion[] =>
  all.map((question) => ({ ...question, language }))

/** The employer's own questions of each demo job, for the places after the first: what the invented candidates answer. */
export const ownQuestions = {
  fr: inLanguage('Français', [
    {
      text: 'Racontez un défaut ou une lenteur dans un écran en React : comment l’avez-vous mesuré, quelle était la cause et qu’avez-vous changé ?',
      competency: 'skills',
      keyPoints: ['Reproduit ou mesuré avant de changer', 'Une cause précise', 'Un résultat vérifié'],
    },
    {
      text: 'Parlez-nous d’un service ou d’une mise en ligne que vous avez menés de bout en bout : par quoi avez-vous commencé, et qu’est-ce que cela a donné ?',
      competency: 'skills',
      keyPoints: ['Les cas réels regardés d’abord', 'Sa propre part', 'Ce que les utilisateurs y ont gagné'],
    },
    {
      text: 'Décrivez une situation où un client ou un responsable demandait autre chose que ce que l’équipe proposait : comment avez-vous réagi, et qu’avez-vous convenu ?',
      competency: 'communication',
      keyPoints: ['Les raisons de l’autre écoutées', 'Des faits montrés simplement', 'Un accord'],
    },
    {
      text: 'Parlez-nous d’un désaccord avec un ou une collègue : sur quoi portait-il, comment l’avez-vous tranché, et qui avait raison ?',
      competency: 'mindset',
      keyPoints: ['Un essai ou un fait plutôt qu’un avis', 'Un partage équitable', 'La suite de la relation'],
    },
    {
      text: 'Décrivez un moment où il fallait choisir entre aller vite et bien faire, ou entre l’ancien et le nouveau : qu’avez-vous proposé, et qu’est-ce que cela a coûté ?',
      competency: 'culture',
      keyPoints: ['Les deux côtés nommés', 'Une proposition à soi', 'Ce que cela a coûté'],
    },
  ]),
  en: inLanguage('English', [
    {
      text: 'Tell us about a customer or guest who was stuck because something had failed: what did you find, what did you do first, and how did it end?',
      competency: 'skills',
      keyPoints: [
        'The fault seen or reproduced',
        'Help before the cause was mended',
        'An ending that somebody checked',
      ],
    },
    {
      text: 'Describe a page, a sheet or a list you made that saved others work: what did you look at first, and what changed?',
      competency: 'skills',
      keyPoints: ['Counted or asked first', 'Tried out with a colleague', 'A figure for the change'],
    },
    {
      text: 'Tell us about somebody who wanted a promise you could not keep: how did you explain it, and what did you agree on?',
      competency: 'communication',
      keyPoints: [
        'Listened to the reason',
        'Said what was known and what was not',
        'A promise that was kept',
      ],
    },
    {
      text: 'Describe a disagreement with a colleague about how work was shared or counted: what did you suggest, and what came of it?',
      competency: 'mindset',
      keyPoints: ['Spoke with the colleague first', 'Own suggestion', 'What holds today'],
    },
    {
      text: 'Think of a time when being open with a customer or keeping to a rule would have hurt somebody: what did you weigh, and what did you do?',
      competency: 'culture',
      keyPoints: ['Both sides named', 'Told people themselves', 'What it cost or changed'],
    },
  ]),
  de: inLanguage('Deutsch', [
    {
      text: 'Erzählen Sie von einem Konto oder einer Kasse, die nicht stimmte: Wie haben Sie gesucht, was war die Ursache, und wie verhindern Sie es seitdem?',
      competency: 'skills',
      keyPoints: ['In einer Reihenfolge gesucht', 'Eine benannte Ursache', 'Eine Regel danach'],
    },
    {
      text: 'Beschreiben Sie etwas, das Sie im Büro neu geordnet haben, etwa eine Liste, ein Formular oder einen Ablauf: Mit wem haben Sie vorher gesprochen, und was hat es gebracht?',
      competency: 'skills',
      keyPoints: ['Die Betroffenen gefragt', 'Das Ergebnis gezählt', 'Im Alltag geblieben'],
    },
    {
      text: 'Erzählen Sie von einem Lieferanten oder einer Abteilung mit einer Forderung, die so nicht ging: Wie haben Sie es erklärt, und worauf haben Sie sich geeinigt?',
      competency: 'communication',
      keyPoints: ['Gründe angehört', 'Auf einer Seite erklärt', 'Eine Einigung, die hielt'],
    },
    {
      text: 'Beschreiben Sie eine Uneinigkeit mit einer Kollegin oder einem Kollegen: Worum ging es, was haben Sie vorgeschlagen, und wie arbeiten Sie heute?',
      competency: 'mindset',
      keyPoints: [
        'Ein Vorschlag, beide Wege zu prüfen',
        'Fehler auf beiden Seiten zugegeben',
        'Die Regel von heute',
      ],
    },
    {
      text: 'Denken Sie an eine Frist oder eine Auskunft, bei der Offenheit und Vertraulichkeit sich im Weg standen: Was haben Sie gesagt, und wie kam es an?',
      competency: 'culture',
      keyPoints: ['Am selben Tag gesprochen', 'Nichts erfunden und nichts verraten', 'Die Reaktion'],
    },
  ]),
  es: inLanguage('Spanish', [
    {
      text: 'Cuéntenos un día en que faltó un camión o se perdían entregas: ¿qué comprobó primero, qué decidió y cómo terminó?',
      competency: 'skills',
      keyPoints: ['Horas o paradas anotadas', 'Una solución el mismo día', 'Lo que cambió después'],
    },
    {
      text: '¿Qué orden puso usted en un almacén o en un inventario, por dónde empezó y cuánto mejoró?',
      competency: 'skills',
      keyPoints: ['Contó antes de cambiar', 'Lo que más se mueve primero', 'Una cifra del resultado'],
    },
    {
      text: 'Cuéntenos un caso en que alguien quería una entrega que no se podía prometer: ¿cómo se lo explicó y qué acordaron?',
      competency: 'communication',
      keyPoints: ['Escuchó las razones', 'Enseñó la ruta o los números', 'Un acuerdo que se cumplió'],
    },
    {
      text: 'Describa un desacuerdo entre compañeros por turnos o rutas: ¿qué propuso usted y cómo quedó repartido?',
      competency: 'mindset',
      keyPoints: ['Apuntar antes de discutir', 'Un reparto justo', 'Lo que dura hoy'],
    },
    {
      text: 'Piense en una vez en que tuvo que elegir entre dos cosas buenas, como salir a la hora o cargarlo todo: ¿qué pesó, qué hizo y qué costó?',
      competency: 'culture',
      keyPoints: ['Los dos lados nombrados', 'Avisó a los afectados', 'Lo que costó'],
    },
  ]),
}
