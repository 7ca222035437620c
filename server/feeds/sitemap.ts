import type { BlogPost } from '#contract/blog.ts'
import { firstAidPages } from '#texts/first-aid/first-aid.ts'

/** Pages everybody may find. A complaint's /media page is absent on purpose: who has not got its link must not find it. */
const PAGES = [
  '/',
  '/home',
  '/blogs',
  '/shelters',
  '/tamers',
  '/plangeri',
  '/plangeri/petitie',
  '/petitions',
  '/petitions/propune',
  '/lege',
  '/tgamers',
  '/despre',
  '/tgamers?specie=caini',
  '/otravuri',
  '/confidentialitate',
  '/termeni',
  '/stocare-locala',
  '/accesibilitate',
]

interface Twin {
  language: string
  path: string
}

/** sitemap.xml: every public page with its twins in other languages (sitemaps.org 0.9; the alternates are Google's extension). */
export function sitemap(posts: readonly BlogPost[], origin: string): string {
  const pages = PAGES.map((path) => entry(origin, path, null))
  // English stands at the Romanian address, as on every page.
  const firstAid = firstAidPages.filter(({ language }) => language !== 'en').map(({ path }) => entry(origin, path, null, firstAidPages))
  const articles = posts.map(({ id, created_at, checked_on }) => entry(origin, `/blog/${id}`, lastChange(created_at, checked_on)))
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${[...pages, ...firstAid, ...articles].join('\n')}
</urlset>
`
}

function entry(origin: string, path: string, changedOn: string | null, twins: readonly Twin[] = inBoth(path)): string {
  const alternates = twins.map((twin) => `<xhtml:link rel="alternate" hreflang="${twin.language}" href="${escaped(origin + twin.path)}"/>`)
  return `<url><loc>${escaped(origin + path)}</loc>${changedOn === null ? '' : `<lastmod>${changedOn}</lastmod>`}${alternates.join('')}</url>`
}

function inBoth(path: string): Twin[] {
  return [
    { language: 'ro', path },
    { language: 'en', path: `${path}${path.includes('?') ? '&' : '?'}lang=en` },
  ]
}

/** The later of the two days, YYYY-MM-DD. */
function lastChange(created_at: string, checked_on: string | null): string {
  const created = created_at.slice(0, 10)
  return checked_on !== null && checked_on > created ? checked_on : created
}

/** Only an operator's own address can hold such a character, but XML with one does not parse. */
function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
