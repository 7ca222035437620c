import type { Texts } from '../language.ts'

/** The title of the area before its own screens are there. */
export const deskTitle = { ro: { title: 'Operatori' }, en: { title: 'Operators' } } satisfies Texts<{ title: string }>
