import { encode } from 'uqr'
import { longDate } from '#texts/dates.ts'
import { locales, TIME_ZONE, type Language } from '#texts/language.ts'
import { proofTexts } from '#texts/complaints/media.ts'
import type { ShownFile, ShownSet } from '#web/api/plain-complaint.ts'
import { useLanguage, useTexts } from '#web/features/language/language.tsx'
import { useRootData } from '#web/lib/site.ts'
import { fileSize } from '#web/lib/numbers.ts'
import styles from './print-sheet.module.css'

/** What only paper needs: the address with its code, and every file's time and fingerprints. */
export function PrintSheet({ set, now = new Date() }: { set: ShownSet; now?: Date }) {
  const texts = useTexts(proofTexts)
  const language = useLanguage()
  const address = `${useRootData()?.origin ?? ''}/media/${encodeURIComponent(set.media_id)}`
  return (
    <section className={styles.sheet}>
      <h2>{texts.sheetTitle}</h2>
      <div className={styles.address}>
        <p>
          {texts.sheetAddress}: <strong>{address}</strong>
          <br />
          {texts.sheetPrinted(longDate(now.toISOString(), language))}
        </p>
        <QrCode text={address} label={texts.qr} />
      </div>
      {set.files.map((file, index) => (
        <FileFacts key={file.url} file={file} number={index + 1} />
      ))}
      <p>{texts.meaning}</p>
    </section>
  )
}

function FileFacts({ file: { type, proof }, number }: { file: ShownFile; number: number }) {
  const texts = useTexts(proofTexts)
  const language = useLanguage()
  const facts = proof && [
    [texts.received, instantWords(proof.received_at, language)],
    [texts.size, fileSize(proof.given_bytes, language)],
    [texts.given, proof.given_sha256],
    [texts.shown, proof.sha256],
  ]
  return (
    <div className={styles.file}>
      <h3>
        {texts.number} {number}. {type === 'image' ? texts.photo : texts.video}
      </h3>
      {facts && (
        <dl>
          {facts.map(([term, value]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  )
}

/** Day, time to the second and zone of Bucharest: 20.11.2026, 12:00:05 EET. */
function instantWords(instant: string, language: Language): string {
  const parts = { day: '2-digit', month: '2-digit', year: 'numeric', hour: '2-digit', minute: '2-digit', second: '2-digit', timeZoneName: 'short' } as const
  return new Intl.DateTimeFormat(locales[language], { ...parts, timeZone: TIME_ZONE }).format(new Date(instant))
}

/** A code that a phone's camera reads, drawn as one path. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { size, data } = encode(text, { ecc: 'M', border: 2 })
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#000" d={darkSquares(data)} />
    </svg>
  )
}

/** A square of one unit for every dark module. */
function darkSquares(rows: readonly (readonly boolean[])[]): string {
  return rows.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
}
