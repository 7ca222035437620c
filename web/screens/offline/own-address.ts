/** An address of this site, without its scheme and host; null for any other, which somebody may have put into a link. */
export function ownAddress(asked: string | null, origin: string): string | null {
  const url = asked?.startsWith('/') ? URL.parse(asked, origin) : null
  return url?.origin === origin ? url.pathname + url.search : null
}
