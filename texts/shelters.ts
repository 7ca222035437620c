import type { Texts } from './language.ts'

interface SheltersTexts {
  title: string
  description: string
  soon: string
}

export const sheltersTexts = {
  ro: { title: 'Adăposturi', description: 'Lista adăposturilor vine în curând.', soon: 'Lista adăposturilor vine în curând.' },
  en: { title: 'Shelters', description: 'The list of shelters is coming soon.', soon: 'The list of shelters is coming soon.' },
} satisfies Texts<SheltersTexts>
