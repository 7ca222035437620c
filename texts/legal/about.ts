import type { Texts } from '../language.ts'
import type { LegalPageTexts, LegalSection } from './legal.ts'

/**
 * The figures the page tells, as docs/quality.md has them (texts/legal/about.test.ts compares): shares of the newest questions,
 * whose misses nobody has looked at, and counts of the blind read.
 */
export const measured = {
  on: '2026-11-28',
  cardFirst: 0.988,
  rightCard: 0.978,
  rightCardLater: 0.98,
  falseAlarms: 0.01,
  pageInThree: 0.981,
  refused: 0.02,
  pageHungarian: 0.983,
  pageUkrainian: 0.936,
  read: { urgent: 22, urgentWithCard: 21, urgentRightCard: 21, other: 58, otherRight: 11, otherNearly: 24 },
} as const

const of100 = (share: number) => Math.round(share * 100)
const { read } = measured

interface AboutTexts extends LegalPageTexts {
  answers: LegalSection & { paragraphs: readonly string[] }
  /** What writes the answers of this site as it is set now. */
  now: { written: string; found: string; quoted: string }
}

/** /despre: who runs the site, how its answers and texts are made, what was measured and what is not known. */
export const aboutTexts = {
  ro: {
    title: 'Despre Bobita',
    description: 'Cine ține site-ul, cum sunt făcute răspunsurile și textele, ce am măsurat și ce nu știm.',
    intro: 'Cine ține site-ul, cum sunt făcute răspunsurile și textele, cât de bune sunt și ce nu știm.',
    answers: {
      heading: 'Cum răspunde Bobita',
      paragraphs: [
        'Bobita este un program, nu un om. A învățat din exemple scrise pentru asta ce fel de mesaj citește. Dacă pare o urgență, primul vine un card scris dinainte: ce faci acum și pe cine suni.',
        'Apoi caută în ce publică acest site: articole, note despre legi, rase și liste. Arată fragmentele găsite, cu pagina din care sunt. Nu caută pe internet și nu spune doze de medicamente. Când nu găsește, spune că nu știe.',
      ],
    },
    now: {
      written:
        'Pe acest site un model de inteligență artificială scrie răspunsul din fragmentele găsite și spune din care. Poate greși; verifică în pagina citată.',
      found: 'Pe acest site un model compară înțelesuri ca să găsească fragmentele; răspunsul este citat, nu scris de el.',
      quoted: 'Pe acest site niciun model nu scrie răspunsuri: ce citești în ele este scris dinainte sau citat din paginile publicate.',
    },
    sections: [
      {
        heading: 'Cum sunt scrise textele',
        paragraphs: [
          'Articolele, notele despre legi și cardurile de urgență au fost scrise cu ajutorul unui model de inteligență artificială, din surse publice și cunoștințe generale, și recitite de echipă. Nu le-a revizuit un medic veterinar sau un avocat, în afară de cele unde scrie asta.',
          'Unele articole au surse, altele sunt cunoștințe generale; sub fiecare text scrie care dintre ele. O lege se poate schimba după ce am citit-o: verifică forma în vigoare pe legislatie.just.ro.',
        ],
      },
      {
        heading: 'Ce am măsurat',
        lead: 'La 28 noiembrie 2026, fără model, pe mesaje de probă scrise separat de exemple, tot cu ajutorul unor modele lingvistice. Pe cele mai noi, la ale căror greșeli nu ne-am uitat:',
        points: [
          `Din 100 de urgențe, ${of100(measured.cardFirst)} au primit întâi un card de urgență, ${of100(measured.rightCard)} pe cel potrivit. Când urgența se vedea abia din al doilea mesaj, ${of100(measured.rightCardLater)} pe cel potrivit.`,
          `Din 100 de mesaje liniștite, multe scrise anume ca să înșele, ${of100(measured.falseAlarms)} au primit o alarmă falsă.`,
          `Din 100 de întrebări, ${of100(measured.pageInThree)} au avut pagina potrivită între primele trei, iar la ${of100(measured.refused)} la care site-ul are răspuns Bobita a spus că nu știe.`,
          `În maghiară pagina potrivită a fost între primele trei la ${of100(measured.pageHungarian)} din 100, în ucraineană la ${of100(measured.pageUkrainian)}, pe toate mesajele.`,
          `Alte ${read.urgent + read.other} de răspunsuri au fost judecate aspru, o singură dată: din ${read.urgent} de urgențe, ${read.urgentWithCard} aveau un card, ${read.urgentRightCard} pe cel potrivit; din celelalte ${read.other}, ${read.otherRight} erau bune și ${read.otherNearly} aproape bune. Greșelile lor sunt îndreptate doar în parte.`,
        ],
      },
      {
        heading: 'Ce nu știm',
        points: [
          'Dacă oamenii întreabă la fel ca mesajele de probă.',
          'Cât de bune sunt răspunsurile scrise de un model: nu le-am măsurat.',
          'Dacă exemplele în maghiară și ucraineană sună firesc: nu le-a citit niciun vorbitor al acestor limbi.',
          'Ce ar îndrepta un medic veterinar sau un avocat în textele noastre.',
        ],
      },
      {
        heading: 'Ai găsit o greșeală?',
        paragraphs: [
          'Sub un răspuns apasă degetul în jos: întrebarea ajunge pe lista noastră, fără numele tău. Despre un text scrie operatorului, la datele de mai sus: pagina, propoziția și, dacă știi, o sursă. La adăposturi și dresori folosește „număr greșit?” din fișa lor.',
        ],
      },
    ],
  },
  en: {
    title: 'About Bobita',
    description: 'Who runs the site, how its answers and texts are made, what was measured and what we do not know.',
    intro: 'Who runs the site, how its answers and texts are made, how good they are and what we do not know.',
    answers: {
      heading: 'How Bobita answers',
      paragraphs: [
        'Bobita is a program, not a person. From examples written for it, it has learned what kind of message it reads. If it looks like an emergency, a card written beforehand comes first: what to do now and whom to call.',
        'Then it searches what this site publishes: articles, notes on the law, breeds and lists. It shows the passages it found, with the page they come from. It does not search the internet and tells no doses of medicines. When it finds nothing, it says that it does not know.',
      ],
    },
    now: {
      written: 'On this site an AI model writes the answer from the passages found and says from which. It can be wrong; check the page it cites.',
      found: 'On this site a model compares meanings to find the passages; the answer is quoted, not written by it.',
      quoted: 'On this site no model writes answers: what you read in them was written beforehand or is quoted from the published pages.',
    },
    sections: [
      {
        heading: 'How the texts are written',
        paragraphs: [
          'The articles, the notes on the law and the emergency cards were written with the help of an AI model, from public sources and general knowledge, and read again by the team. No vet or lawyer has reviewed them, except where it says so.',
          'Some articles have sources, others are general knowledge; below each text it says which. A law may change after we read it: check the form in force at legislatie.just.ro.',
        ],
      },
      {
        heading: 'What we have measured',
        lead: 'On 28 November 2026, without a model, with test messages written apart from the examples, also with the help of language models. With the newest ones, whose misses we have not looked at:',
        points: [
          `Of 100 emergencies ${of100(measured.cardFirst)} got an emergency card first, ${of100(measured.rightCard)} the right one. Where the emergency showed only in the second message, ${of100(measured.rightCardLater)} the right one.`,
          `Of 100 calm messages, many of them written to deceive, ${of100(measured.falseAlarms)} got a false alarm.`,
          `Of 100 questions ${of100(measured.pageInThree)} had the right page among the first three; to ${of100(measured.refused)} that the site can answer Bobita said it did not know.`,
          `In Hungarian the right page was among the first three for ${of100(measured.pageHungarian)} of 100, in Ukrainian for ${of100(measured.pageUkrainian)}, of all messages.`,
          `Another ${read.urgent + read.other} answers were judged strictly, once: of ${read.urgent} emergencies ${read.urgentWithCard} had a card, ${read.urgentRightCard} the fitting one; of the other ${read.other}, ${read.otherRight} were right and ${read.otherNearly} nearly right. Their faults are mended only in part.`,
        ],
      },
      {
        heading: 'What we do not know',
        points: [
          'Whether people ask the way the test messages do.',
          'How good answers written by a model are: we have not measured them.',
          'Whether the examples in Hungarian and Ukrainian sound natural: nobody who speaks these languages has read them.',
          'What a vet or a lawyer would put right in our texts.',
        ],
      },
      {
        heading: 'Did you find an error?',
        paragraphs: [
          'Below an answer press the thumb down: the question comes to our list, without your name. About a text write to the operator at the details above: the page, the sentence and, if you know one, a source. For shelters and trainers use ‘wrong number?’ in their record.',
        ],
      },
    ],
  },
} satisfies Texts<AboutTexts>
