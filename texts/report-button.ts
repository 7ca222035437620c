import type { ReportForm } from '#contract/reports.ts'
import type { Texts } from './language.ts'

type ReportButtonTexts = Record<ReportForm['kind'], string>

/** What opens the form of a report, and its title; apart from the form's words, which load with it. */
export const reportButtonTexts = {
  ro: { set: 'Raportează setul', petition: 'Raportează petiția', article: 'Raportează articolul', answer: 'Raportează răspunsul' },
  en: { set: 'Report this set', petition: 'Report this petition', article: 'Report this article', answer: 'Report this answer' },
} satisfies Texts<ReportButtonTexts>
