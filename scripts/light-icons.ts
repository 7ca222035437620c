import type { Plugin } from 'vite'

/**
 * Draws lucide's icons as one element each, with the library's own paths as its inner markup. The library builds every
 * path of every icon as an element of its own, with a context and classes we do not use: a tenth of rendering `/` on the
 * server, a third of the elements a phone has to hydrate, and 2 kB of script (docs/decisions/0014-light-icons.md).
 */
export const lightIcons: Plugin = {
  name: 'light-icons',
  enforce: 'pre',
  load: (id) => (id.endsWith('/lucide-react/dist/esm/createLucideIcon.mjs') ? ICON : null),
}

/** In place of createLucideIcon.mjs: takes the same data, gives a component with the props the site uses. */
const ICON = `
import { jsx } from 'react/jsx-runtime'

const markup = ([tag, { key, ...attributes }]) => '<' + tag + Object.entries(attributes).map(([name, value]) => ' ' + name + '="' + value + '"').join('') + '/>'

export default function createLucideIcon({ node }) {
  const inside = { __html: node.map(markup).join('') }
  return ({ size = 24, strokeWidth = 2, ...rest }) =>
    jsx('svg', {
      xmlns: 'http://www.w3.org/2000/svg',
      width: size,
      height: size,
      viewBox: '0 0 24 24',
      fill: 'none',
      stroke: 'currentColor',
      strokeWidth,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
      'aria-hidden': true,
      ...rest,
      dangerouslySetInnerHTML: inside,
    })
}
`
