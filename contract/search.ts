/** For searching: lower case, without diacritics; 'ADĂPOST', 'adapost' and the old 'ş' of 'şcoală' are the same to a reader in a hurry. This file ships to the browser: it may import nothing but what does too. */
export function foldForSearch(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
}

/** Tells which folded texts hold every word of a search; an empty search finds everything. Typing errors are forgiven by meant-among.ts. */
export function finder(search: string): (foldedText: string) => boolean {
  return holding(
    foldForSearch(search)
      .split(/\s+/)
      .map((word) => [word]),
  )
}

/** The words of a search, each with what may stand for it. */
export type MeantWords = readonly (readonly string[])[]

/** Tells which folded texts hold something for every word of a search. */
export function holding(meant: MeantWords): (foldedText: string) => boolean {
  return (foldedText) => meant.every((words) => words.some((word) => foldedText.includes(word)))
}
