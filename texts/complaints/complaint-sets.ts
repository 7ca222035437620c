/** The author of a set whose owner gave no name (S-212), in both languages. */
export const ANONYMOUS_AUTHOR = 'Utilizator Anonim'

/**
 * A person's name as whoever has the link of their set sees it: the first word and the first letter of the last,
 * "Ana P." of "Ana Maria Popescu". A single word stays.
 */
export function publicName(name: string): string {
  const [first = '', ...others] = name.trim().split(/\s+/)
  // With the marks that belong to it: some keyboards type ș as two characters.
  const letter = /^\P{Mark}\p{Mark}*/u.exec(others.at(-1) ?? '')?.[0]
  return letter === undefined || name === ANONYMOUS_AUTHOR ? name : `${first} ${letter}.`
}
