import type { Language } from './language.ts'

/** 'Iași, județul Iași' as a page in that language names it: 'Iași, Iași County'. What is written otherwise stays. */
export function placeName(place: string, language: Language): string {
  if (language === 'ro') return place
  return place.replace(/județul ([^,]+)/u, '$1 County').replace(/sectorul (\d)/u, 'sector $1')
}
