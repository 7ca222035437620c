/** For searching: lower case, without diacritics; 'ADĂPOST', 'adapost' and the old 'ş' of 'şcoală' are the same to a reader in a hurry. No imports: this file ships to the browser. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
}

/** Tells which folded texts hold every word of a search; an empty search finds everything. */
export function finder(search: string): (foldedText: string) => boolean {
  const words = fold(search).split(/\s+/)
  return (foldedText) => words.every((word) => foldedText.includes(word))
}
