import type { SVGProps } from 'react'

/** A shape of an icon as lucide keeps it: a tag and its attributes; the key is React's. */
type IconShape = readonly [tag: string, attributes: Readonly<Record<string, string>>]

interface LightIconProps extends SVGProps<SVGSVGElement> {
  /** Width and height, in pixels. */
  size?: number | string
}

/**
 * Draws an icon of lucide as one element, with the library's own paths as its inner markup. `vite.config.ts` gives it to
 * lucide instead of the library's `createLucideIcon`, which builds every path of every icon as an element of its own, with a
 * context and classes we do not use (docs/decisions/0014-light-icons.md).
 */
// oxlint-disable-next-line import/no-default-export -- lucide's icons import it as the default of a module of theirs
export default function createLightIcon({ node }: { node: readonly IconShape[] }) {
  const inside = { __html: node.map(markup).join('') }
  return function LightIcon({ size = 24, strokeWidth = 2, ...rest }: LightIconProps) {
    return (
      <svg
        xmlns="http://www.w3.org/2000/svg"
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth={strokeWidth}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden
        {...rest}
        dangerouslySetInnerHTML={inside}
      />
    )
  }
}

function markup([tag, { key, ...attributes }]: IconShape): string {
  return `<${tag}${Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('')}/>`
}
