import type { Texts } from './language.ts'

interface ComplaintsTexts {
  title: string
  description: string
  soon: string
}

export const complaintsTexts = {
  ro: { title: 'Plângeri și Cereri', description: 'Formularul de plângeri vine în curând.', soon: 'Formularul de plângeri vine în curând.' },
  en: { title: 'Complaints and Requests', description: 'The complaint form is coming soon.', soon: 'The complaint form is coming soon.' },
} satisfies Texts<ComplaintsTexts>
