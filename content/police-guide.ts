import { readSections, type SectionedPage } from './sections.ts'

const GUIDE = new URL('./police-guide.md', import.meta.url)

/** The guide to a police petition, step by step; the anchors are those of /plangeri. */
export function readPoliceGuide(file: URL = GUIDE): SectionedPage {
  return readSections(file)
}
