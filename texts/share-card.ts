import type { Texts } from './language.ts'

interface ShareCardTexts {
  petition: string
  article: string
  progress: (percent: string, goal: string) => string
}

/** The few words on the picture of a shared link. */
export const shareCardTexts = {
  ro: { petition: 'Petiție', article: 'Articol', progress: (percent: string, goal: string) => `${percent}% din obiectivul de ${goal}` },
  en: { petition: 'Petition', article: 'Article', progress: (percent: string, goal: string) => `${percent}% of a goal of ${goal}` },
} satisfies Texts<ShareCardTexts>
