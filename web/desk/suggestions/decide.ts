/** Told what became of a suggestion, in a sentence. */
export type Decide = (sentence: string) => void
