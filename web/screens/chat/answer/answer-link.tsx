import { createContext, use, type MouseEvent, type ReactNode } from 'react'
import { Link } from 'react-router'
import { chatTexts } from '#texts/chat/chat.ts'
import { useTexts } from '#web/features/language/language.tsx'
import type { ShownSource } from '#web/screens/chat/stream/reply.ts'
import styles from './answer-link.module.css'
import { isOwnPath, markerNumber } from './safe-url.ts'

/** The sources of the answer a link stands in; `answerId` tells the lists of two answers apart. */
export const SourcesContext = createContext<{ answerId: string; sources: readonly ShownSource[] }>({ answerId: '', sources: [] })

/** The id of the element of a source under its answer. */
export function sourceAnchor(answerId: string, id: number): string {
  return `sursa-${answerId}-${id}`
}

/** A link of an answer or of a source: a marker, a path of this site, or an outside address in a new tab. */
export function AnswerLink({ href, children, className }: { href: string; children: ReactNode; className?: string | undefined }) {
  const marker = markerNumber(href)
  if (marker !== null) return <SourceMarker id={marker} />
  if (href === '') return <span className={className}>{children}</span>
  if (isOwnPath(href))
    return (
      <Link to={href} className={className}>
        {children}
      </Link>
    )
  if (!href.startsWith('http'))
    return (
      <a href={href} className={className}>
        {children}
      </a>
    )
  return (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow ugc" className={className}>
      {children}
    </a>
  )
}

/** A [1]: leads to the source under the answer; while the answer is being written it has none yet. */
export function SourceMarker({ id }: { id: number }) {
  const { answerId, sources } = use(SourcesContext)
  const { source: nameOf } = useTexts(chatTexts).message
  const source = sources.find((candidate) => candidate.id === id)
  if (!source)
    return (
      <sup>
        <span className={styles.marker}>{id}</span>
      </sup>
    )
  return (
    <sup>
      <a href={`#${sourceAnchor(answerId, id)}`} aria-label={nameOf(id, source.title)} title={source.title} className={styles.marker} onClick={goTo}>
        {id}
      </a>
    </sup>
  )
}

/** Goes to the source without a new entry in the history, which belongs to the conversations. */
function goTo(event: MouseEvent<HTMLAnchorElement>): void {
  const source = document.getElementById(event.currentTarget.hash.slice(1))
  if (!source) return
  event.preventDefault()
  source.focus({ preventScroll: true })
  source.scrollIntoView({ block: 'nearest' })
}
