/**
 * Tells the scripts our own components wrote from whatever else stands in a rendered page: only ours carry the nonce,
 * which is random and gone when the page leaves, so the same page stays the same bytes.
 *
 * @returns the page without the nonce, and the texts of our inline scripts
 */
export function ownScripts(html: string, nonce: string): { html: string; scripts: string[] } {
  const carried = ` nonce="${nonce}"`
  const own = new RegExp(`<script[^<>]*${carried}[^<>]*>([\\s\\S]*?)</script>`, 'g')
  const scripts = [...html.matchAll(own)].flatMap(([, text]) => text || [])
  return { html: html.replaceAll(carried, ''), scripts }
}
