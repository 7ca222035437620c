import type { Texts } from './language.ts'

interface LawTexts {
  title: string
  description: string
  soon: string
}

export const lawTexts = {
  ro: { title: 'Legislație', description: 'Legile despre animale vin în curând.', soon: 'Legile despre animale vin în curând.' },
  en: { title: 'Legislation', description: 'The laws about animals are coming soon.', soon: 'The laws about animals are coming soon.' },
} satisfies Texts<LawTexts>
