/** Where a website lies: `https://` in front unless it has a scheme (spec §9). Null for what no browser should follow. */
export function websiteHref(website: string | null): string | null {
  const written = website?.trim() ?? ''
  if (written === '') return null
  const href = /^https?:\/\//i.test(written) ? written : `https://${written}`
  return URL.canParse(href) && !/^[a-z][a-z\d+.-]*:\/\//i.test(href.replace(/^https?:\/\//i, '')) ? href : null
}

/** A place on OpenStreetMap, which the person opens themselves: nothing of the map is loaded here. */
export function mapHref(place: string): string {
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(place)}`
}
