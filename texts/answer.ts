import type { Texts } from './language.ts'

export interface AnswerTexts {
  urgent: (title: string) => string
  call112: string
  avoid: string
  /** Before the passages, when they are the whole answer. */
  lead: string
  leadLaw: string
  /** Before passages that come near the question without quite answering it. */
  leadNear: string
  /** Before the passages, under an urgent card. */
  leadMore: string
  /** For readers of English: the passages stay in the language they were published in. */
  quotesInRomanian: string | null
  summary: (summary: string) => string
  unknown: string
  searched: string
  nearest: (titles: string[]) => string
  /** Before a refusal that goes on with an emergency. */
  doFirst: (title: string) => string
  /** Under a refusal, by what was asked about. */
  askWhom: Record<'animals' | 'dose' | 'person' | 'elsewhere', string>
  cannotSee: string
  /** Behind a sentence of a model with a figure that no source of it holds. */
  unfoundedFigure: string
  /** In place of an address that a model invented. */
  omittedAddress: string
  notReviewed: string
  notLegalAdvice: string
  perspectives: { vet: string; trainer: string; law: string; welfare: string }
  tellMeAbout: (topic: string) => string
  /** The title of a record that is not real. */
  example: (title: string) => string
  /** Answers made of the records of the directories. */
  places: {
    listed: Record<'shelter' | 'trainer', (place: string) => string>
    none: Record<'shelter' | 'trainer', (place: string) => string>
    neverInvented: string
    all: Record<'shelter' | 'trainer', string>
    phone: (phones: string) => string
    noPhone: string
    examples: string
  }
  lawPage: string
  guidePage: string
}

/** What Bobita says around the passages it quotes when no model speaks. */
export const answerTexts = {
  ro: {
    urgent: (title) => `Urgență: ${title}`,
    call112: 'Sună la 112 dacă un om este în pericol sau dacă fapta se petrece acum.',
    avoid: 'Ce nu faci:',
    lead: 'Iată ce am găsit în paginile noastre.',
    leadLaw: 'Iată ce am găsit în notele de lege și în ghidul plângerilor.',
    leadNear: 'Nu știu dacă răspunde întocmai la întrebarea ta, dar cel mai aproape este:',
    leadMore: 'Mai multe despre asta:',
    quotesInRomanian: null,
    summary: (summary) => summary,
    unknown: 'Nu știu să răspund la întrebarea aceasta.',
    searched:
      'Am căutat în articolele lui Bobita, în notele de lege, în ghidul plângerilor, în catalogul raselor și în petiții și nu am găsit un răspuns pe care să mă pot baza.',
    nearest: (titles) => `Cele mai apropiate subiecte despre care pot vorbi: ${titles.map((title) => `„${title}”`).join('; ')}.`,
    doFirst: (title) => `Mai întâi fă ce scrie mai sus la „Urgență: ${title}”.`,
    askWhom: {
      animals: 'Pentru sănătatea unui animal, întreabă un medic veterinar. Dacă un om sau un animal este în pericol acum, sună la 112.',
      dose: 'Doza unui medicament o stabilește numai medicul veterinar care vede animalul. Nu da nimic până nu vorbești cu el.',
      person:
        'Pentru sănătatea unui om, întreabă un medic. După o mușcătură sau o zgârietură, spală bine rana cu apă și săpun și mergi la medic în aceeași zi. Dacă cineva este în pericol acum, sună la 112.',
      elsewhere:
        'Eu răspund numai despre animale, din articolele și ghidurile acestui site, iar acolo nu am găsit nimic despre asta. Dacă un om sau un animal este în pericol acum, sună la 112.',
    },
    omittedAddress: '(adresă omisă)',
    unfoundedFigure: '(cifra aceasta nu este în paginile noastre: nu te baza pe ea)',
    cannotSee: 'Nu pot vedea imagini aici. Descrie în cuvinte ce animal este, ce vezi schimbat, de când și cum se poartă.',
    notReviewed: 'Informații redactate din surse publice, nerevizuite de un medic veterinar.',
    notLegalAdvice: 'Informație generală, nu consultanță juridică. Verifică forma în vigoare pe legislatie.just.ro.',
    perspectives: { vet: 'Medic veterinar', trainer: 'Dresor', law: 'Lege', welfare: 'Binele animalului' },
    example: (title) => `${title} (exemplu)`,
    places: {
      listed: {
        shelter: (place) => `Adăposturi din lista noastră pentru ${place}:`,
        trainer: (place) => `Dresori din lista noastră pentru ${place}:`,
      },
      none: {
        shelter: (place) => `În lista noastră nu este niciun adăpost pentru ${place}.`,
        trainer: (place) => `În lista noastră nu este niciun dresor pentru ${place}.`,
      },
      neverInvented: 'Spun doar ce este înregistrat și aprobat.',
      all: { shelter: 'Vezi toate adăposturile', trainer: 'Vezi toți dresorii' },
      phone: (phones) => `Telefon: ${phones}`,
      noPhone: 'Fără telefon înregistrat',
      examples: 'Înregistrările marcate ca exemplu arată cum va arăta lista: nu există, iar numerele lor nu răspund.',
    },
    tellMeAbout: (topic) => `Ce ar trebui să știu despre „${topic}”?`,
    lawPage: 'Legislație',
    guidePage: 'Ghidul plângerilor',
  },
  en: {
    urgent: (title) => `Urgent: ${title}`,
    call112: 'Call 112 if a person is in danger or if it is happening now.',
    avoid: 'What not to do:',
    lead: 'Here is what I found on our pages.',
    leadLaw: 'Here is what I found in the law notes and the complaints guide.',
    leadNear: 'I do not know whether this answers your question exactly, but it comes nearest:',
    leadMore: 'More about this:',
    quotesInRomanian: 'The sources are in Romanian and are quoted as published.',
    summary: (summary) => `In English, in short: ${summary}`,
    unknown: 'I don’t know the answer to this question.',
    searched:
      'I searched Bobita’s articles, the law notes, the complaints guide, the breed catalogue and the petitions and found no answer that I can rely on.',
    nearest: (titles) => `The nearest topics I can talk about: ${titles.map((title) => `“${title}”`).join('; ')}.`,
    doFirst: (title) => `First do what stands above under “Urgent: ${title}”.`,
    askWhom: {
      animals: 'For an animal’s health, ask a veterinarian. If a person or an animal is in danger now, call 112.',
      dose: 'Only the veterinarian who sees the animal decides the dose of a medicine. Give nothing before you have spoken to one.',
      person:
        'For a person’s health, ask a doctor. After a bite or a scratch, wash the wound well with soap and water and see a doctor the same day. If somebody is in danger now, call 112.',
      elsewhere:
        'I only answer on animals, from the articles and guides of this site, and found nothing on this there. If a person or an animal is in danger now, call 112.',
    },
    omittedAddress: '(address left out)',
    unfoundedFigure: '(this figure is not in our pages: do not rely on it)',
    cannotSee: 'I cannot see pictures here. Describe in words what animal it is, what looks different, since when, and how it behaves.',
    notReviewed: 'Written from public sources and not reviewed by a veterinarian.',
    notLegalAdvice: 'General information, not legal advice. Check the text in force on legislatie.just.ro.',
    perspectives: { vet: 'Veterinarian', trainer: 'Trainer', law: 'Law', welfare: 'The animal’s welfare' },
    example: (title) => `${title} (example)`,
    places: {
      listed: {
        shelter: (place) => `Shelters on our list for ${place}:`,
        trainer: (place) => `Trainers on our list for ${place}:`,
      },
      none: {
        shelter: (place) => `There is no shelter for ${place} on our list.`,
        trainer: (place) => `There is no trainer for ${place} on our list.`,
      },
      neverInvented: 'I only name what is recorded and approved.',
      all: { shelter: 'See all shelters', trainer: 'See all trainers' },
      phone: (phones) => `Phone: ${phones}`,
      noPhone: 'No phone recorded',
      examples: 'Records marked as examples show what the list will look like: they do not exist and their numbers do not answer.',
    },
    tellMeAbout: (topic) => `What should I know about “${topic}”?`,
    lawPage: 'Law',
    guidePage: 'Complaints guide',
  },
} satisfies Texts<AnswerTexts>
