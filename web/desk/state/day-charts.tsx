import type { DayCounted, SiteState } from '#contract/state.ts'
import { DAY_MS } from '#contract/limits.ts'
import { madeFor, TIME_ZONE } from '#texts/language.ts'
import { stateTexts } from '#texts/staff/state.ts'
import { useLanguage, useTexts } from '#web/features/language/language.tsx'
import styles from './state.module.css'

const DAYS = 30
const [STEP, BAR, HEIGHT] = [10, 8, 60]

type Chart = keyof (typeof stateTexts)['ro']['charts']
type Count = (name: DayCounted) => number

/** What each chart shows of a day. */
const CHARTS: Record<Chart, (of: Count) => number> = {
  pages: (of) => of('pages'),
  answered: (of) => of('questions_quoted') + of('questions_model'),
  unknown: (of) => of('questions_unknown') + of('questions_broken'),
  signatures: (of) => of('signatures'),
  sets: (of) => of('sets'),
  mails: (of) => of('mails'),
  mean: (of) => (of('calls') === 0 ? 0 : Math.round(of('call_ms') / of('calls'))),
}
const charts: readonly Chart[] = ['pages', 'answered', 'unknown', 'signatures', 'sets', 'mails', 'mean']

const isoDays = new Intl.DateTimeFormat('sv-SE', { timeZone: TIME_ZONE, dateStyle: 'short' })
const shownDays = madeFor((locale) => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' }))
const numbers = madeFor((locale) => new Intl.NumberFormat(locale))

/** What happened on the last thirty days: a small chart each, and all figures in one table. */
export function DayCharts({ days, now = new Date() }: Pick<SiteState, 'days'> & { now?: Date }) {
  const texts = useTexts(stateTexts)
  const language = useLanguage()
  const counts = new Map(days.map((one) => [one.day, one.counts]))
  const last = Array.from({ length: DAYS }, (_, at) => isoDays.format(now.getTime() - (DAYS - 1 - at) * DAY_MS))
  const shown = last.map((day) => ({ day, of: (name: DayCounted) => counts.get(day)?.[name] ?? 0 }))
  const number = (value: number) => numbers(language).format(value)
  return (
    <>
      <h2>{texts.days}</h2>
      <p>{days.length === 0 ? texts.noDays : texts.daysIntro}</p>
      <div className={styles.charts}>
        {charts.map((chart) => (
          <Bars key={chart} name={texts.charts[chart]} values={shown.map(({ of }) => CHARTS[chart](of))} />
        ))}
      </div>
      <details className={styles.more}>
        <summary>{texts.table}</summary>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard in every browser */}
        <div className={styles.table} role="region" aria-label={texts.days} tabIndex={0}>
          <table>
            <thead>
              <tr>
                <th scope="col">{texts.day}</th>
                {charts.map((chart) => (
                  <th key={chart} scope="col">
                    {texts.charts[chart]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {shown.toReversed().map(({ day, of }) => (
                <tr key={day}>
                  <th scope="row">{shownDays(language).format(new Date(day))}</th>
                  {charts.map((chart) => (
                    <td key={chart}>{number(CHARTS[chart](of))}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </>
  )
}

/** Thirty bars, today's the last; what they say in words is their name. */
function Bars({ name, values }: { name: string; values: readonly number[] }) {
  const texts = useTexts(stateTexts)
  const number = (value: number) => numbers(language).format(value)
  const language = useLanguage()
  const most = Math.max(...values)
  const words = texts.chart(name, number(values.at(-1) ?? 0), number(most))
  return (
    <figure className={styles.chart}>
      <svg viewBox={`0 0 ${DAYS * STEP} ${HEIGHT}`} role="img" aria-label={words} preserveAspectRatio="none">
        {values.map((value, at) => {
          const height = most === 0 ? 1 : Math.max(1, (value / most) * HEIGHT)
          // A day stands where it stands and has no other name.
          return <rect key={at} x={at * STEP} y={HEIGHT - height} width={BAR} height={height} />
        })}
      </svg>
      <figcaption aria-hidden>{words}</figcaption>
    </figure>
  )
}
