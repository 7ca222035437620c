import { DESK } from '#web/lib/desk-path.ts'

/** Where editors find what Bobita could not answer. */
export const QUESTIONS = `${DESK}/intrebari`
/** Behind it: what they decided, and learning from it. */
export const DECIDED = 'hotarate'
export const LEARNING = 'invatare'
