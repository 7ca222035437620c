/** Addresses of the drawings, not the drawings: each is a file of its own. */
const files = import.meta.glob<string>('../../../content/breeds/images/*.svg', { query: '?url', import: 'default', eager: true })

const byCode = new Map(Object.entries(files).map(([path, address]) => [path.slice(path.lastIndexOf('/') + 1, -'.svg'.length), address]))

/** The address of a breed's drawing; null when there is none. */
export function pictureOf(ems: string): string | null {
  return byCode.get(ems) ?? null
}
