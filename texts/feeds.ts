import type { Texts } from './language.ts'

interface FeedTexts {
  title: string
  description: string
}

/** What feed readers show above the articles. */
export const feedTexts: Texts<FeedTexts> = {
  ro: { title: 'Bobita: articole despre animale', description: 'Articole noi despre sănătatea, îngrijirea și drepturile animalelor, cu surse.' },
  en: { title: 'Bobita: articles about animals', description: 'New articles on the health, care and rights of animals, with sources.' },
}
