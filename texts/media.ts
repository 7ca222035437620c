import type { Texts } from './language.ts'

interface MediaTexts {
  title: string
  description: string
  soon: string
}

export const mediaTexts = {
  ro: { title: 'Plângere', description: 'Fotografiile și filmările plângerii vin în curând.', soon: 'Fotografiile și filmările plângerii vin în curând.' },
  en: { title: 'Complaint', description: 'The photos and videos of the complaint are coming soon.', soon: 'The photos and videos of the complaint are coming soon.' },
} satisfies Texts<MediaTexts>
