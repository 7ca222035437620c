import type { BlogPost } from '#contract/blog.ts'

/** Pages everybody may find. A complaint's /media page is absent on purpose (design.md §6). */
const PAGES = [
  '/',
  '/home',
  '/blogs',
  '/shelters',
  '/tamers',
  '/plangeri',
  '/plangeri/petitie',
  '/petitions',
  '/lege',
  '/tgamers',
  '/confidentialitate',
  '/termeni',
  '/stocare-locala',
]

/** sitemap.xml: every public page with its English twin (sitemaps.org 0.9; the alternates are Google's extension). */
export function sitemap(posts: readonly BlogPost[], origin: string): string {
  const pages = PAGES.map((path) => entry(origin + path, null))
  const articles = posts.map(({ id, created_at, checked_on }) => entry(`${origin}/blog/${id}`, lastChange(created_at, checked_on)))
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${[...pages, ...articles].join('\n')}
</urlset>
`
}

function entry(address: string, changedOn: string | null): string {
  const url = escaped(address)
  const alternates = [`<xhtml:link rel="alternate" hreflang="ro" href="${url}"/>`, `<xhtml:link rel="alternate" hreflang="en" href="${url}?lang=en"/>`]
  return `<url><loc>${url}</loc>${changedOn === null ? '' : `<lastmod>${changedOn}</lastmod>`}${alternates.join('')}</url>`
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
