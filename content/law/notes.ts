import { readSections, type SectionedPage } from '../sections.ts'

const NOTES = new URL('./notes.md', import.meta.url)

/** Short notes on the acts of the law page, one section an act; the anchors are those of /lege. */
export function readLawNotes(file: URL = NOTES): SectionedPage {
  return readSections(file)
}
