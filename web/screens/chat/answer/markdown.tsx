import { use, type AnchorHTMLAttributes, type ReactNode } from 'react'
import ReactMarkdown from 'react-markdown'
import remend from 'remend'
import { AnswerLink, SourcesContext } from './answer-link.tsx'
import { linkMarkers, safeUrl } from './safe-url.ts'

/** An answer's headings lie under the screen's own h1. */
const components = {
  a: TextLink,
  h1: Heading,
  h2: Heading,
  h3: Subheading,
  h4: Subheading,
  h5: Subheading,
  h6: Subheading,
}

/** Judged on the address the parser understood, whatever signs it was written in. */
function TextLink({ href, children }: AnchorHTMLAttributes<HTMLAnchorElement>) {
  const { sources } = use(SourcesContext)
  const quotes = sources.map(({ quote }) => quote)
  return <AnswerLink href={safeUrl(href ?? '', quotes)}>{children}</AnswerLink>
}

function Heading({ children }: { children?: ReactNode }) {
  return <h2>{children}</h2>
}

function Subheading({ children }: { children?: ReactNode }) {
  return <h3>{children}</h3>
}

/** Every address is judged in TextLink, where the sources are known; of the elements left only links have one. */
function asWritten(url: string): string {
  return url
}

/** Markdown without raw HTML, without images, and with links only where an answer may link (D-039). */
export function renderMarkdown(text: string, isWhole: boolean): ReactNode {
  const closed = isWhole ? text : remend(text, { linkMode: 'text-only', images: false, katex: false })
  return (
    <ReactMarkdown skipHtml disallowedElements={['img']} urlTransform={asWritten} components={components}>
      {linkMarkers(closed)}
    </ReactMarkdown>
  )
}
