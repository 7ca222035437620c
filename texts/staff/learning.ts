import type { LearnedFigure, LearningPage, LearningShown } from '#contract/learning.ts'
import { count, type Texts } from '../language.ts'

interface LearningTexts {
  title: string
  intro: string
  failed: string
  notSent: string
  back: string
  brain: Record<LearningPage['brain'], string>
  notReady: string
  labelled: (number: number) => string
  fresh: (number: number) => string
  start: string
  startHint: string
  ownersStart: string
  states: Record<Exclude<LearningShown['state'], 'done' | 'failed'>, string>
  mayLeave: string
  last: string
  none: string
  verdicts: Record<NonNullable<LearningShown['verdict']>, string>
  causes: Record<NonNullable<LearningShown['cause']>, string>
  learnedFrom: (number: number) => string
  leftOut: (number: number) => string
  undo: string
  undone: string
  figures: string
  figuresHint: string
  measured: string
  before: string
  after: string
  worse: string
  emergencies: string
  rest: string
  names: Record<LearnedFigure, string>
}

/** What operators see of Bobita learning from what editors labelled. */
export const learningTexts = {
  ro: {
    title: 'Învățare',
    intro: 'Bobita învață din întrebările la care ați ales pagina și recunoaște apoi și întrebări care doar seamănă cu ele.',
    failed: 'Învățarea nu a putut fi citită. Verifică legătura la internet și încearcă din nou.',
    notSent: 'Nu a mers. Încearcă din nou.',
    back: 'Toate întrebările',
    brain: {
      own: 'Bobita înțelege mesajele după ce a venit cu site-ul. Aici nu a învățat încă nimic care să fie folosit.',
      learned: 'Bobita înțelege mesajele după ce a învățat aici.',
      outdated:
        'Versiunea nouă a site-ului a venit cu o învățare mai nouă, care este folosită acum. Ce a învățat Bobita aici înainte nu se mai folosește: pornește învățarea din nou.',
      damaged: 'Ce a învățat Bobita aici nu mai poate fi citit, așa că folosește ce a venit cu site-ul. Pornește învățarea din nou.',
    },
    notReady:
      'Pe acest server lipsesc întrebările din care se învață sau cele cu care se măsoară. Bobita nu poate învăța aici până nu le pune cineva care are grijă de server.',
    labelled: (number: number) =>
      count('ro', number, {
        one: 'O întrebare are o pagină aleasă de voi',
        few: '# întrebări au o pagină aleasă de voi',
        other: '# de întrebări au o pagină aleasă de voi',
      }),
    fresh: (number: number) =>
      number === 0
        ? 'niciuna nouă de la ultima învățare'
        : count('ro', number, { one: 'una nouă de la ultima învățare', few: '# noi de la ultima învățare', other: '# noi de la ultima învățare' }),
    start: 'Pornește învățarea',
    startHint:
      'Durează cam zece minute, mai mult dacă serverul are de lucru. Site-ul merge mai departe. Ce a învățat e folosit numai dacă nicio cifră nu e mai slabă.',
    ownersStart: 'Învățarea ține ocupat un procesor al serverului și schimbă cum este înțeles fiecare mesaj, de aceea o pornește și o ia înapoi un proprietar.',
    states: { waiting: 'Învățarea se pregătește', learning: 'Bobita învață', measuring: 'Bobita este întrebată, înainte și după' },
    mayLeave: 'Poți închide pagina: merge mai departe.',
    last: 'Ultimele învățări',
    none: 'Încă niciuna.',
    verdicts: {
      live: 'Este folosită acum',
      replaced: 'A fost folosită până la una mai nouă',
      aside: 'Pusă deoparte: e mai slabă',
      undone: 'Luată înapoi',
    },
    causes: {
      cut: 'S-a oprit: serverul a fost oprit sau repornit. Pornește învățarea din nou.',
      overtime: 'S-a oprit: a durat peste o oră. Încearcă atunci când serverul are mai puțin de lucru.',
      overgrown: 'S-a oprit: i-a trebuit prea multă memorie. Spune-i celui care are grijă de server.',
      fault: 'S-a oprit: ceva nu a mers. Încearcă din nou; dacă se repetă, spune-i celui care are grijă de server.',
    },
    learnedFrom: (number: number) =>
      count('ro', number, { one: 'din o întrebare de-a voastră', few: 'din # întrebări de-ale voastre', other: 'din # de întrebări de-ale voastre' }),
    leftOut: (number: number) =>
      count('ro', number, {
        one: 'una lăsată deoparte: sună a urgență sau pagina ei nu mai este',
        few: '# lăsate deoparte: sună a urgență sau pagina lor nu mai este',
        other: '# lăsate deoparte: sună a urgență sau pagina lor nu mai este',
      }),
    undo: 'Ia înapoi',
    undone: 'Bobita înțelege din nou mesajele ca înainte.',
    figures: 'Cifrele, înainte și după',
    figuresHint: 'Câte din întrebările scrise de alții, din care nu s-a învățat.',
    measured: 'Ce s-a măsurat',
    before: 'Înainte',
    after: 'După',
    worse: 'mai slab',
    emergencies: 'Urgențe',
    rest: 'Răspunsuri',
    names: {
      card_first: 'Urgențe la care vine întâi un card',
      right_card: 'Urgențe cu cardul potrivit',
      followup_right_card: 'Cardul potrivit la al doilea mesaj',
      alarm: 'Alarme false (mai puține e mai bine)',
      page_first: 'Pagina potrivită, prima',
      page_in_three: 'Pagina potrivită, între primele trei',
      refused: '„Nu știu”, deși o pagină răspunde (mai puține e mai bine)',
      unanswerable_plainly: 'Răspuns sigur, deși nicio pagină nu răspunde (mai puține e mai bine)',
      followup: 'Pagina potrivită la al doilea mesaj',
      parts_met: 'Paginile potrivite la mai multe întrebări deodată',
      place: 'Localitatea și ce se caută acolo',
      place_false: 'Luate greșit drept căutări în adrese (mai puține e mai bine)',
      intent: 'Salutări, doze și ce nu e despre animale, recunoscute',
      language: 'Limba întrebării',
    },
  },
  en: {
    title: 'Learning',
    intro: 'Bobita learns from the questions you chose a page for, and then knows questions that are only alike.',
    failed: 'The learning could not be read. Check your connection and try again.',
    notSent: 'It did not work. Try again.',
    back: 'All questions',
    brain: {
      own: 'Bobita understands messages by what came with the site. Nothing she learned here is used yet.',
      learned: 'Bobita understands messages by what she learned here.',
      outdated:
        'The new version of the site came with something newer, which is used now. What Bobita learned here before is no longer used: start learning again.',
      damaged: 'What Bobita learned here cannot be read any more, so she uses what came with the site. Start learning again.',
    },
    notReady:
      'The questions to learn from, or those to measure by, are not on this server. Bobita cannot learn here until whoever looks after the server puts them there.',
    labelled: (number: number) => count('en', number, { one: 'One question has a page you chose', other: '# questions have a page you chose' }),
    fresh: (number: number) => (number === 0 ? 'none new since the last learning' : `${number} new since the last learning`),
    start: 'Start learning',
    startHint: 'It takes some ten minutes, longer when the server is busy. The site goes on. What she learned is used only if no figure is worse.',
    ownersStart: 'Learning keeps a processor of the server busy and changes how every message is understood, so an owner starts it and takes it back.',
    states: { waiting: 'Learning is being prepared', learning: 'Bobita is learning', measuring: 'Bobita is being asked, before and after' },
    mayLeave: 'You can close the page: it goes on.',
    last: 'The last learnings',
    none: 'None yet.',
    verdicts: { live: 'Used now', replaced: 'Used until a newer one', aside: 'Put aside: it is worse', undone: 'Taken back' },
    causes: {
      cut: 'It stopped: the server was stopped or restarted. Start learning again.',
      overtime: 'It stopped: it took more than an hour. Try when the server has less to do.',
      overgrown: 'It stopped: it needed too much memory. Tell whoever looks after the server.',
      fault: 'It stopped: something went wrong. Try again; if it happens again, tell whoever looks after the server.',
    },
    learnedFrom: (number: number) => count('en', number, { one: 'from one question of yours', other: 'from # questions of yours' }),
    leftOut: (number: number) =>
      count('en', number, {
        one: 'one left out: it sounds like an emergency, or its page is gone',
        other: '# left out: they sound like emergencies, or their page is gone',
      }),
    undo: 'Take back',
    undone: 'Bobita understands messages as before again.',
    figures: 'The figures, before and after',
    figuresHint: 'How many of the questions others wrote, which nothing is learned from.',
    measured: 'What was measured',
    before: 'Before',
    after: 'After',
    worse: 'worse',
    emergencies: 'Emergencies',
    rest: 'Answers',
    names: {
      card_first: 'Emergencies with a card first',
      right_card: 'Emergencies with the right card',
      followup_right_card: 'The right card on a second message',
      alarm: 'False alarms (fewer is better)',
      page_first: 'The right page, first',
      page_in_three: 'The right page, among the first three',
      refused: '“I do not know”, although a page answers (fewer is better)',
      unanswerable_plainly: 'A sure answer, although no page answers (fewer is better)',
      followup: 'The right page on a second message',
      parts_met: 'The right pages for several questions at once',
      place: 'The place, and what is looked for there',
      place_false: 'Wrongly taken for a search of addresses (fewer is better)',
      intent: 'Greetings, doses and what is not about animals, known as such',
      language: 'The language of the question',
    },
  },
} satisfies Texts<LearningTexts>
