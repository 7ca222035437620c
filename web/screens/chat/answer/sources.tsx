import { BookOpen, FileText, GraduationCap, House, PawPrint, PenLine, Scale, ShieldCheck, Siren } from 'lucide-react'
import type { Source } from '#contract/chat.ts'
import { longDate } from '#texts/dates.ts'
import { chatTexts } from '#texts/chat/chat.ts'
import { useLanguage, useTexts } from '#web/features/language/language.tsx'
import type { ShownPerspective, ShownSource } from '#web/screens/chat/stream/reply.ts'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { AnswerLink, sourceAnchor } from './answer-link.tsx'
import { AnswerText } from './answer-text.tsx'
import { safeUrl } from './safe-url.ts'
import styles from './sources.module.css'

const icons = {
  urgent: Siren,
  article: BookOpen,
  law: Scale,
  guide: ShieldCheck,
  breed: PawPrint,
  shelter: House,
  trainer: GraduationCap,
  petition: PenLine,
} as const satisfies Record<Source['kind'], unknown>

/** What an answer rests on, by the numbers it uses. */
export function Sources({ answerId, sources }: { answerId: string; sources: readonly ShownSource[] }) {
  const texts = useTexts(chatTexts).message
  if (sources.length === 0) return null
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>{texts.sources}</h2>
      <ol className={styles.list}>
        {sources.map((source) => (
          <SourceItem key={source.id} anchor={sourceAnchor(answerId, source.id)} source={source} />
        ))}
      </ol>
    </section>
  )
}

function SourceItem({ anchor, source }: { anchor: string; source: ShownSource }) {
  const { kinds, message } = useTexts(chatTexts)
  const language = useLanguage()
  const Icon = source.kind ? icons[source.kind] : FileText
  return (
    <li id={anchor} tabIndex={-1} className={styles.source}>
      <span className={styles.number}>
        <VisuallyHidden>{message.sourceNumber(source.id)}</VisuallyHidden>
        <span aria-hidden>{source.id}</span>
      </span>
      <div className={styles.words}>
        <p className={styles.name}>
          <AnswerLink href={safeUrl(source.url)}>{source.title}</AnswerLink>
        </p>
        {source.quote && <blockquote className={styles.quote}>{source.quote}</blockquote>}
        <p className={styles.details}>
          <Icon aria-hidden />
          {source.kind && <span>{kinds[source.kind]}</span>}
          {isDate(source.checked_on) && (
            <span>{message.checked(longDate(source.checked_on, language), source.kind === 'shelter' || source.kind === 'trainer')}</span>
          )}
        </p>
      </div>
    </li>
  )
}

function isDate(day: string | null): day is string {
  return day !== null && !Number.isNaN(Date.parse(day))
}

interface PerspectivesProps {
  answerId: string
  perspectives: readonly ShownPerspective[]
  sources: readonly ShownSource[]
}

/** The same question seen by others, each closed until asked for. */
export function Perspectives({ answerId, perspectives, sources }: PerspectivesProps) {
  const { perspectives: title } = useTexts(chatTexts).message
  if (perspectives.length === 0) return null
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>{title}</h2>
      {perspectives.map(({ label, text }) => (
        <details key={label + text} className={styles.perspective}>
          <summary>{label || title}</summary>
          <AnswerText answerId={answerId} text={text} isWhole sources={sources} />
        </details>
      ))}
    </section>
  )
}
