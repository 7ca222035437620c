/**
 * Where the acts of /lege are read: only page numbers that were seen on the portal itself; an act whose number was not
 * found leads to the portal's search page, never to an invented number. No imports: this file ships to the browser.
 */

/** The day (YYYY-MM-DD) the addresses were last checked. */
export const LINKS_CHECKED_ON = '2026-11-22'

export const PORTAL = 'https://legislatie.just.ro/'

const onPortal = (page: string) => `${PORTAL}Public/${page}`

/** One act; `anchor` is that of its note in notes.md. */
export interface ActLink {
  anchor: ActAnchor
  url: string
}

export type ActAnchor = keyof typeof addresses

/** The act's own page, or the portal's search page where its number is not known. */
const addresses = {
  'legea-155-2010': onPortal('DetaliiDocument/120615'),
  'legea-205-2004': onPortal('DetaliiDocument/52646'),
  'legea-138-2022': onPortal('FormaPrintabila/00000G17OIRDDNYMGW63IGPZ9Y7GO3II'),
  'ordinul-523-2008': onPortal('DetaliiDocument/95380'),
  'oug-175-2020': PORTAL,
  'oug-155-2001': onPortal('DetaliiDocument/32682'),
  'legea-258-2013': onPortal('FormaPrintabila/00000G2E1APG0Z3QERS35Q9Y1AWWV92E'),
  'oug-55-2002': PORTAL,
  recs: onPortal('DetaliiDocumentAfis/229423'),
  // Its page on the portal is not known; this copy names its number and the day it was published.
  antirabic:
    'http://www.monitoruljuridic.ro/act/ordin-nr-2-263-din-19-noiembrie-2025-pentru-modificarea-ordinului-pre-edintelui-autorit-ii-na-ionale-sanitare-veterinare-i-pentru-siguran-a-alimentelor-nr-35-2016-nbsp-privind-aprobarea-normelor-metodologice-nbsp-de-aplicare-a-programului-304689.html',
  'legea-407-2006': onPortal('DetaliiDocument/83688'),
  'legea-43-2014': PORTAL,
  'transport-si-abatorizare': 'https://eur-lex.europa.eu/eli/reg/2005/1/oj',
  'og-27-2002': onPortal('FormaPrintabila/00000G1MNPM4DKJCDXN09HZE80A8WJHU'),
} as const

const act = (anchor: ActAnchor): ActLink => ({ anchor, url: addresses[anchor] })

/** The highlighted act (S-279). */
export const localPoliceAct = act('legea-155-2010')

/** Our own copy of article 6 (server/law/local-police-pdf.ts). */
export const LOCAL_POLICE_PDF = '/lege/legea-155-2010-art-6.pdf'

/** The three groups (S-282 to S-287), and what else the notes are about. Law 138/2022 changed the acts of the first group. */
export const actGroups = [
  { name: 'protection', acts: [act('legea-205-2004'), act('ordinul-523-2008'), act('oug-175-2020'), act('legea-138-2022')] },
  { name: 'strayDogs', acts: [act('oug-155-2001'), act('legea-258-2013')] },
  { name: 'dangerousDogs', acts: [act('oug-55-2002')] },
  {
    name: 'others',
    acts: [act('recs'), act('antirabic'), act('og-27-2002'), act('legea-407-2006'), act('legea-43-2014'), act('transport-si-abatorizare')],
  },
] as const

/** Where to read on (S-289 to S-291). The index of ANSVSA on animal welfare has no address we could check, so the link leads to its first page. */
export const resources = [
  { name: 'portal', url: PORTAL },
  { name: 'ansvsa', url: 'https://www.ansvsa.ro/' },
  { name: 'summaries', url: 'https://lege5.ro/' },
] as const
