import type { Texts } from './language.ts'

interface HomeTexts {
  title: string
  description: string
  soon: string
}

export const homeTexts = {
  ro: { title: 'Acasă', description: 'Pagina principală vine în curând.', soon: 'Pagina principală vine în curând.' },
  en: { title: 'Home', description: 'The home page is coming soon.', soon: 'The home page is coming soon.' },
} satisfies Texts<HomeTexts>
