import type { AnswerLanguage } from '#contract/chat.ts'

export interface OpenClinicTexts {
  /** The link: what is searched for stays Romanian, as clinics write it. */
  search: string
  /** Ends the sentence the link begins. */
  andCall: string
  newTab: string
  /** Before the link, where a vet was to be called first. */
  noAnswer: string
}

/** How to find a clinic that is open now: the site has no list of clinics and invents none. */
export const openClinicTexts = {
  ro: {
    search: 'Caută „veterinar non-stop” pe hartă',
    andCall: 'și sună înainte să pleci.',
    newTab: '(se deschide într-o filă nouă)',
    noAnswer: 'Nu răspunde medicul?',
  },
  en: {
    search: 'Search the map for “veterinar non-stop”',
    andCall: 'and call before you set out.',
    newTab: '(opens in a new tab)',
    noAnswer: 'The vet does not answer?',
  },
  hu: {
    search: 'Keress rá a térképen: „veterinar non-stop”,',
    andCall: 'és telefonálj, mielőtt elindulsz.',
    newTab: '(új lapon nyílik meg)',
    noAnswer: 'Nem veszi fel az állatorvos?',
  },
  uk: {
    search: 'Пошукайте на мапі «veterinar non-stop»',
    andCall: 'і зателефонуйте, перш ніж вирушати.',
    newTab: '(відкриється в новій вкладці)',
    noAnswer: 'Ветеринар не відповідає?',
  },
} satisfies Record<AnswerLanguage, OpenClinicTexts>
