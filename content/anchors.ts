/**
 * The anchor of a heading: ascii, lower case, words joined by hyphens.
 *
 * The article screen gives its headings these ids and every source of an answer links to them, so both call this one
 * function; no imports, because it ships to the browser.
 */
export function headingAnchor(heading: string): string {
  return heading
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
}
