/**
 * Makes a rendered page quick to show on a slow phone: its styles travel inside it instead of a round trip behind it,
 * and scripts leave the line to fonts and pictures. The links to the style files stay, because the
 * application expects them where it rendered them, but are disabled, so nothing is fetched twice (docs/decisions/0015-first-view.md).
 *
 * @param readStyles the text of a style file by its address; null when there is none, which leaves the link as it is
 * @returns the page, and the styles it now holds for its policy to allow
 */
export function firstView(html: string, readStyles: (address: string) => string | null): { body: string; styles: string[] } {
  const inside: string[] = []
  const linked = html.replace(STYLES, (link, address: string) => {
    const styles = readStyles(address.replace(/[#?].*/, ''))
    if (styles === null || styles.includes('</')) return link
    inside.push(styles)
    return `<link rel="stylesheet" disabled="" href="${address}"/>`
  })
  if (inside.length === 0) return { body: html, styles: [] }
  const styles = inside.join('')
  const body = linked.replaceAll(MODULE, `${MODULE} fetchpriority="low"`).replace('</title>', () => `</title><style>${styles}</style>`)
  return { body, styles: [styles] }
}

const STYLES = /<link rel="stylesheet" href="(\/assets\/[^"]+)"\/>/g
const MODULE = '<link rel="modulepreload"'
