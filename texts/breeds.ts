import type { Texts } from './language.ts'

interface BreedsTexts {
  title: string
  description: string
  soon: string
}

export const breedsTexts = {
  ro: { title: 'Rase de pisici recunoscute FIFé', description: 'Catalogul raselor vine în curând.', soon: 'Catalogul raselor vine în curând.' },
  en: { title: 'Cat breeds recognised by FIFé', description: 'The breed catalogue is coming soon.', soon: 'The breed catalogue is coming soon.' },
} satisfies Texts<BreedsTexts>
