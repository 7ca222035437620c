import type { AnchorHTMLAttributes, ReactNode } from 'react'
import ReactMarkdown from 'react-markdown'
import remend from 'remend'
import { AnswerLink } from './answer-link.tsx'
import { linkMarkers, safeUrl } from './safe-url.ts'

/** An answer's headings lie under the screen's own h1. */
const components = {
  a: ({ href, children }: AnchorHTMLAttributes<HTMLAnchorElement>) => <AnswerLink href={href ?? ''}>{children}</AnswerLink>,
  h1: Heading,
  h2: Heading,
  h3: Subheading,
  h4: Subheading,
  h5: Subheading,
  h6: Subheading,
}

function Heading({ children }: { children?: ReactNode }) {
  return <h2>{children}</h2>
}

function Subheading({ children }: { children?: ReactNode }) {
  return <h3>{children}</h3>
}

/** Markdown without raw HTML, without images, and with links only where an answer may link (design.md §7). */
export function renderMarkdown(text: string, isWhole: boolean): ReactNode {
  const closed = isWhole ? text : remend(text, { linkMode: 'text-only', images: false, katex: false })
  return (
    <ReactMarkdown skipHtml disallowedElements={['img']} urlTransform={safeUrl} components={components}>
      {linkMarkers(closed)}
    </ReactMarkdown>
  )
}
