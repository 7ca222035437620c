import type { Texts } from '../language.ts'

interface ScriptlessSearchTexts {
  /** Names the box below it. */
  label: string
  placeholder: string
  action: string
}

/** In place of the chat's box where no scripts run; it stands alone so that it is not among the scripts of the others. */
export const scriptlessSearchTexts = {
  ro: {
    label: 'Fără JavaScript Bobita nu poate răspunde. Scrie aici ce a pățit animalul și găsești primii pași, articole și legea.',
    placeholder: 'câinele meu a mâncat ciocolată',
    action: 'Caută',
  },
  en: {
    label: 'Without JavaScript Bobita cannot answer. Write here what happened to the animal to find first steps, articles and the law.',
    placeholder: 'my dog ate chocolate',
    action: 'Search',
  },
} satisfies Texts<ScriptlessSearchTexts>
