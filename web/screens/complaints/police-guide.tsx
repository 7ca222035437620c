import { useEffect, useId, useRef } from 'react'
import { ChevronDown, Download, MessageCircle } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { guideBlocks, guideWords, POLICE_GUIDE_PDF } from '#content/guide-blocks.ts'
import type { PoliceGuide as Guide } from '#contract/police-guide.ts'
import { longDate } from '#texts/dates.ts'
import { complaintsTexts } from '#texts/complaints/complaints.ts'
import { useLanguage, useTexts } from '#web/features/language/language.tsx'
import { EMERGENCY_CALL } from '#web/lib/emergency-call.ts'
import { ButtonLink, buttonLook } from '#web/ui/button.tsx'
import styles from './police-guide.module.css'

/** The collapsible guide to a petition to the police (S-185 to S-188); an address with a section's anchor opens it there. */
export function PoliceGuide({ guide }: { guide: Guide }) {
  const texts = useTexts(complaintsTexts)
  const details = useOpenAtAnchor()
  return (
    <details ref={details} id="ghid" className={styles.guide}>
      <summary className={styles.summary}>
        <h2>{texts.guide}</h2>
        <span className={styles.hint}>{texts.guideHint}</span>
        <ChevronDown aria-hidden className={styles.mark} />
      </summary>
      <div className={styles.inside}>
        {texts.guideLanguage && <p className={styles.language}>{texts.guideLanguage}</p>}
        <dl className={styles.facts}>
          {texts.facts.map(({ term, text }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        {guide.sections.map((section) => (
          <GuideSection key={section.anchor} section={section} />
        ))}
        <GuideFoot guide={guide} />
      </div>
    </details>
  )
}

function GuideSection({ section }: { section: Guide['sections'][number] }) {
  const texts = useTexts(complaintsTexts)
  const language = useLanguage()
  const heading = useId()
  return (
    <section aria-labelledby={heading} lang={language} className={styles.section}>
      {/* The anchor stands on the heading, where answers of Bobita link to. */}
      <h3 id={section.anchor}>
        <span id={heading}>{section.heading}</span>
      </h3>
      <GuideText text={section.text} />
      {section.source && (
        <p className={styles.source}>
          {texts.source}:{' '}
          <a href={section.source} target="_blank" rel="noopener noreferrer">
            {new URL(section.source).hostname}
          </a>
        </p>
      )}
    </section>
  )
}

function GuideFoot({ guide }: { guide: Guide }) {
  const texts = useTexts(complaintsTexts)
  const language = useLanguage()
  return (
    <footer className={styles.foot}>
      <div className={styles.actions}>
        <a href={POLICE_GUIDE_PDF} download className={buttonLook('primary')}>
          <Download aria-hidden />
          {texts.download}
        </a>
        <ButtonLink to="/chat" variant="quiet" icon={<MessageCircle aria-hidden />}>
          {texts.askBobita}
        </ButtonLink>
      </div>
      <p className={styles.source}>
        {texts.checkedOn(longDate(guide.checked_on, language))} · {guide.review}
      </p>
    </footer>
  )
}

/** Opens the details element whose id, or the id of something inside, is the anchor of the address, and goes there. */
function useOpenAtAnchor() {
  const details = useRef<HTMLDetailsElement>(null)
  const { hash, key } = useLocation()
  useEffect(() => {
    const target = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)))
    if (!target || !details.current?.contains(target)) return
    details.current.open = true
    target.scrollIntoView()
    // Pressing the same link again is a new entry in the history with the same anchor.
  }, [hash, key])
  return details
}

/** The words of one section; 112 can be dialled where it stands. */
function GuideText({ text }: { text: string }) {
  return guideBlocks(text).map((block) => {
    if (block.kind === 'paragraph') {
      return (
        <p key={block.text}>
          <Line text={block.text} />
        </p>
      )
    }
    const List = block.ordered ? 'ol' : 'ul'
    return (
      <List key={block.items.join()}>
        {block.items.map((item) => (
          <li key={item}>
            <Line text={item} />
          </li>
        ))}
      </List>
    )
  })
}

function Line({ text }: { text: string }) {
  return guideWords(text).map(({ text: words, to }) =>
    to === null ? (
      <Words key={words} text={words} />
    ) : (
      <Link key={words} to={to}>
        {words}
      </Link>
    ),
  )
}

function Words({ text }: { text: string }) {
  const at = text.search(/\b112\b/)
  if (at < 0) return text
  return (
    <>
      {text.slice(0, at)}
      <a href={EMERGENCY_CALL}>112</a>
      <Words text={text.slice(at + '112'.length)} />
    </>
  )
}
