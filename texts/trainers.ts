import type { Texts } from './language.ts'

interface TrainersTexts {
  title: string
  description: string
  soon: string
}

export const trainersTexts = {
  ro: { title: 'Dresori', description: 'Lista dresorilor vine în curând.', soon: 'Lista dresorilor vine în curând.' },
  en: { title: 'Trainers', description: 'The list of trainers is coming soon.', soon: 'The list of trainers is coming soon.' },
} satisfies Texts<TrainersTexts>
