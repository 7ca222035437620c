import type { Texts } from './language.ts'

interface MediaTexts {
  title: string
  description: string
  loading: string
  idMissing: string
  idMissingHelp: string
  notFound: string
  notFoundHelp: string
  failed: string
  retry: string
  toComplaints: string
}

/** One set of evidence behind a link. */
export const mediaTexts = {
  ro: {
    title: 'Plângere',
    description: 'Fotografiile și filmările unei plângeri.',
    loading: 'Se încarcă...',
    idMissing: 'ID-ul media lipsește',
    idMissingHelp: 'Deschide linkul întreg, așa cum l-ai primit.',
    notFound: 'Plângerea nu a fost găsită',
    notFoundHelp: 'Fișierele se șterg la 30 de zile după ce au fost încărcate. Cere-i persoanei care ți-a dat linkul fișierele originale.',
    failed: 'Nu s-au putut încărca datele',
    retry: 'Încearcă din nou',
    toComplaints: 'Vezi ghidul pentru plângeri',
  },
  en: {
    title: 'Complaint',
    description: 'The photos and videos of a complaint.',
    loading: 'Loading...',
    idMissing: 'The media ID is missing',
    idMissingHelp: 'Open the whole link, as you received it.',
    notFound: 'The complaint was not found',
    notFoundHelp: 'Files are deleted 30 days after they were uploaded. Ask whoever gave you the link for the original files.',
    failed: 'The data could not be loaded',
    retry: 'Try again',
    toComplaints: 'See the guide to complaints',
  },
} satisfies Texts<MediaTexts>
