import { count, type Texts } from './language.ts'

interface HomeTexts {
  title: string
  description: string
  hero: { heading: string; text: string; ask: string; explore: string; picture: string }
  services: { heading: string; list: ServiceWords[] }
  trainersCount: (trainers: number) => string
  sheltersCount: (shelters: number) => string
  why: { heading: string; list: { title: string; text: string }[] }
  /** After '{n}+' and after '24/7'. */
  statistics: { heading: string; trainers: string; shelters: string; always: string; noTrainers: string; noShelters: string }
  articles: { heading: string; all: string; loading: string; empty: string; failed: string; retry: string; moreTags: (tags: number) => string }
  action: { heading: string; text: string; ask: string; find: string }
  testimonials: { heading: string; rating: (stars: number) => string }
}

interface ServiceWords {
  title: string
  text: string
  action: string
  /** While nobody real is listed. */
  withoutRecords?: { text: string; action: string }
}

/** The landing page. What docs/statements.md has in „…” (Home) stands here letter by letter. */
export const homeTexts = {
  ro: {
    title: 'Acasă',
    description:
      'Întreabă-l pe Bobita, găsește un dresor sau un adăpost, citește legea și articole cu sursele la vedere. Gratuit, în română, pentru oricine vrea să ajute un animal.',
    hero: {
      heading: 'Ajută un animal, pas cu pas',
      text: 'Pui o întrebare și primești un răspuns cu surse, oamenii potriviți și legea pe înțelesul tău. Fără cont, fără costuri.',
      ask: 'Întreabă-l pe Bobita',
      explore: 'Explorează Serviciile',
      picture: 'Un câine nisipiu cu zgardă verde și o pisică gri stau unul lângă altul pe o pajiște',
    },
    services: {
      heading: 'Ce găsești aici',
      list: [
        {
          title: 'Dresori',
          text: 'Oameni care te ajută să-ți înțelegi câinele sau pisica, cu orașul și telefonul lor.',
          action: 'Vezi dresorii',
          withoutRecords: { text: 'Cum alegi un dresor care lucrează fără violență și pe cine întrebi la tine în oraș.', action: 'Cum găsești un dresor' },
        },
        {
          title: 'Adăposturi',
          text: 'Locuri care primesc, îngrijesc și dau spre adopție animale.',
          action: 'Vezi adăposturile',
          withoutRecords: { text: 'Cum găsești adăpostul public din județul tău și ce întrebi când suni.', action: 'Cum găsești un adăpost' },
        },
        {
          title: 'Bobita, asistentul virtual',
          text: 'Răspunde la orice oră despre îngrijire, urgențe, lege și adopție și îți arată de unde știe.',
          action: 'Pune o întrebare',
        },
      ],
    },
    trainersCount: (trainers: number) =>
      count('ro', trainers, { one: '# dresor sau crescător aprobat', few: '# dresori și crescători aprobați', other: '# de dresori și crescători aprobați' }),
    sheltersCount: (shelters: number) => count('ro', shelters, { one: '# adăpost aprobat', few: '# adăposturi aprobate', other: '# de adăposturi aprobate' }),
    why: {
      heading: 'De Ce Să Ne Alegi?',
      list: [
        { title: 'Sursele sunt la vedere', text: 'Fiecare răspuns arată de unde vine și când a fost recitit textul. Când nu știe, Bobita spune că nu știe.' },
        { title: 'Urgențele întâi', text: 'La un semn de pericol vezi mai întâi ce faci acum și pe cine suni.' },
        { title: 'Legea, pe înțelesul tău', text: 'Ce articol se aplică, cui scrii și în cât timp primești răspuns.' },
        { title: 'Datele tale rămân ale tale', text: 'Fără reclame și fără urmărire. Poți întreba fără cont.' },
      ],
    },
    statistics: {
      heading: 'Pe scurt, în cifre',
      trainers: 'Profesioniști',
      shelters: 'Adăposturi',
      always: 'Disponibil',
      noTrainers: 'Încă nu avem niciun dresor în listă; pagina lor îți spune cum alegi unul bun.',
      noShelters: 'Încă nu avem niciun adăpost în listă; pagina lor îți spune cum îl găsești pe cel din județul tău.',
    },
    articles: {
      heading: 'Articole Recente',
      all: 'Vezi toate articolele',
      loading: 'Se încarcă articolele...',
      empty: 'Nu există articole disponibile momentan.',
      failed: 'Eroare la încărcarea articolelor',
      retry: 'Încearcă din nou',
      moreTags: (tags: number) => `+${tags} mai multe`,
    },
    action: {
      heading: 'Ai o întrebare chiar acum?',
      text: 'Scrie-o cu cuvintele tale. Pentru un pericol imediat sună mai întâi la 112.',
      ask: 'Vorbește cu Bobita',
      find: 'Găsește un Dresor',
    },
    testimonials: {
      heading: 'Ce Spun Clienții Noștri',
      rating: (stars: number) => `${stars} din 5`,
    },
  },
  en: {
    title: 'Home',
    description:
      'Ask Bobita, find a trainer or a shelter, read Romanian animal law and articles with their sources in view. Free, for anybody who wants to help an animal.',
    hero: {
      heading: 'Help an animal, step by step',
      text: 'Ask a question and get an answer with sources, the right people and the law in plain words. No account, no cost.',
      ask: 'Ask Bobita',
      explore: 'Explore the services',
      picture: 'A sandy dog with a green collar and a grey cat sit side by side in a meadow',
    },
    services: {
      heading: 'What you find here',
      list: [
        {
          title: 'Trainers',
          text: 'People who help you understand your dog or cat, with their town and phone number.',
          action: 'See the trainers',
          withoutRecords: { text: 'How to choose a trainer who works without violence, and whom to ask in your town.', action: 'How to find a trainer' },
        },
        {
          title: 'Shelters',
          text: 'Places that take in, care for and rehome animals.',
          action: 'See the shelters',
          withoutRecords: { text: 'How to find the public shelter of your county and what to ask when you call.', action: 'How to find a shelter' },
        },
        {
          title: 'Bobita, the virtual assistant',
          text: 'Answers at any hour about care, emergencies, the law and adoption, and shows how it knows.',
          action: 'Ask a question',
        },
      ],
    },
    trainersCount: (trainers: number) => count('en', trainers, { one: '# approved trainer or breeder', other: '# approved trainers and breeders' }),
    sheltersCount: (shelters: number) => count('en', shelters, { one: '# approved shelter', other: '# approved shelters' }),
    why: {
      heading: 'Why choose us?',
      list: [
        {
          title: 'The sources are in view',
          text: 'Every answer shows where it comes from and when that text was last read again. When Bobita does not know, it says so.',
        },
        { title: 'Emergencies first', text: 'At a sign of danger you first see what to do now and whom to call.' },
        { title: 'The law in plain words', text: 'Which article applies, whom to write to and how long an answer takes.' },
        { title: 'Your data stays yours', text: 'No advertising and no tracking. You can ask without an account.' },
      ],
    },
    statistics: {
      heading: 'In figures',
      trainers: 'Professionals',
      shelters: 'Shelters',
      always: 'Available',
      noTrainers: 'No trainer is listed yet; their page tells you how to choose a good one.',
      noShelters: 'No shelter is listed yet; their page tells you how to find the one of your county.',
    },
    articles: {
      heading: 'Recent articles',
      all: 'See all articles',
      loading: 'Loading the articles...',
      empty: 'There are no articles at the moment.',
      failed: 'The articles could not be loaded',
      retry: 'Try again',
      moreTags: (tags: number) => `+${tags} more`,
    },
    action: {
      heading: 'Do you have a question right now?',
      text: 'Write it in your own words. For immediate danger, call 112 first.',
      ask: 'Talk to Bobita',
      find: 'Find a trainer',
    },
    testimonials: {
      heading: 'What people say',
      rating: (stars: number) => `${stars} out of 5`,
    },
  },
} satisfies Texts<HomeTexts>
