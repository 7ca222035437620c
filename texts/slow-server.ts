import type { Texts } from './language.ts'

/** A call that was not answered in time: the connection is there, so nobody is sent to look for a fault of theirs. */
export const slowServerTexts: Texts<string> = {
  ro: 'Serverul nostru răspunde greu acum. Ce ai completat a rămas aici: încearcă din nou peste un minut.',
  en: 'Our server is slow to answer right now. What you filled in is still here: try again in a minute.',
}
