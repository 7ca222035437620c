import { fold, words } from './romanian.ts'

/** Somebody's own body, in the first person; animals are told of in the third. */
const ownBody =
  /\b(ma doare|ma dor|mi e rau|mi e greata|m a apucat|am febra|my head|i have a|my stomach|my back hurts|i am sick|i feel)\b|^(am|i) (mancat|baut|inghitit|ate|drank)\b|\b(dupa ce|ca) am (mancat|baut)\b/

/** True when a question tells of the asker's own health. */
export function isOfTheAsker(question: string): boolean {
  return ownBody.test(words(question).map(fold).join(' '))
}
