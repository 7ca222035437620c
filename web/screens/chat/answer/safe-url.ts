import { EMERGENCY_CALL } from '#web/lib/emergency-call.ts'

/** Where a [1] in an answer points before it becomes a link to the source on the screen. */
const MARKER_PREFIX = '#sursa-'

const ADDRESS = /https?:\/\/[^\s()<>[\]]+/g

/**
 * The address when an answer may link to it: a path of this site, one of its own sources, the emergency number, or an
 * outside address that the quotes of its sources hold; else nothing. What a model or a person wrote must not reach
 * anything else.
 */
export function safeUrl(url: string, quotes: readonly string[] = []): string {
  if (isOwnPath(url) || url.startsWith(MARKER_PREFIX) || url === EMERGENCY_CALL) return url
  return quotes.some((quote) => (quote.match(ADDRESS) ?? []).some((stated) => stated.replace(/[.,;:!?]{1,8}$/, '') === url)) ? url : ''
}

/** True for a path on this site; '//host' and '/\host' would leave it. */
export function isOwnPath(url: string): boolean {
  return /^\/(?![/\\])/.test(url)
}

const NARROW_SPACE = '\u202F'

/**
 * Turns the markers [1] of an answer into Markdown links, so that they can be followed to their source.
 * The space before a marker becomes one that does not break: a number alone on a line belongs to nothing.
 */
export function linkMarkers(markdown: string): string {
  return markdown.replaceAll(/(?<=\S) (?=\[\d{1,2}\](?![(:]))/g, NARROW_SPACE).replaceAll(/(?<![!\\])\[(\d{1,2})\](?![(:])/g, `[$1](${MARKER_PREFIX}$1)`)
}

/** The number of the source a link of an answer points to, or null when it points elsewhere. */
export function markerNumber(url: string): number | null {
  return url.startsWith(MARKER_PREFIX) ? Number(url.slice(MARKER_PREFIX.length)) : null
}
