import type { SiteState } from '#contract/state.ts'
import { stateTexts } from '#texts/staff/state.ts'
import { readState } from '#web/api/staff.ts'
import { useLanguage, useTexts } from '#web/features/language/language.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Page } from '#web/ui/page.tsx'
import list from '../frame/list.module.css'
import { moment } from '../frame/moments.ts'
import { ReadPart } from '../frame/read-part.tsx'
import { useRead } from '../frame/use-read.ts'
import { DayCharts } from './day-charts.tsx'
import { Facts } from './facts.tsx'
import styles from './state.module.css'

const MEGABYTE = 1_000_000
const GIGABYTE = 1_000 * MEGABYTE

/** How the site is, for owners: what is wrong with what to do about it, then the figures. */
export function StateScreen() {
  const texts = useTexts(stateTexts)
  const { state, again } = useRead(readState, texts.failed)
  return (
    <Page title={texts.title} intro={texts.intro} width="reading">
      <ReadPart state={state} again={again}>
        {(site) => (
          <>
            <Troubles site={site} />
            <InShort site={site} />
            <Failing jobs={site.jobs} />
            <Facts title={texts.waits} facts={site.queues.map((queue) => [nameOf(texts.queues, queue.name), waitsWords(queue, texts)])} />
            <DayCharts days={site.days} />
            <Facts title={texts.holds} facts={Object.entries(site.counts).map(([table, count]) => [nameOf(texts.counts, table), String(count)])} />
            <Settings settings={site.settings} />
          </>
        )}
      </ReadPart>
    </Page>
  )
}

/** What something is called; what has no words yet keeps its own name. */
function nameOf(names: Readonly<Record<string, string>>, name: string): string {
  return names[name] ?? name
}

function waitsWords({ waiting, oldest_s }: SiteState['queues'][number], texts: { nothingWaits: string; oldest: (seconds: number) => string }): string {
  if (waiting === 0) return texts.nothingWaits
  return oldest_s === 0 ? String(waiting) : `${waiting}, ${texts.oldest(oldest_s)}`
}

function Troubles({ site: { troubles, last_sweep } }: { site: SiteState }) {
  const texts = useTexts(stateTexts)
  const language = useLanguage()
  const doubted = last_sweep?.doubted_since ?? null
  if (troubles.length === 0 && doubted === null)
    return (
      <Notice kind="success" title={texts.well}>
        {texts.wellText}
      </Notice>
    )
  return (
    <>
      {troubles.map((kind) => {
        const { [kind]: told }: Partial<Record<string, { title: string; todo: string }>> = texts.troubles
        return (
          told && (
            <Notice key={kind} kind="warning" title={told.title}>
              {told.todo}
            </Notice>
          )
        )
      })}
      {doubted !== null && <Notice kind="warning">{texts.doubted(moment(doubted, language))}</Notice>}
    </>
  )
}

function InShort({ site: { version, engine, database_bytes, disk, last_backup, last_verified, last_sweep } }: { site: SiteState }) {
  const texts = useTexts(stateTexts)
  const language = useLanguage()
  const at = (instant: string | null | undefined, none: string) => (instant ? moment(instant, language) : none)
  return (
    <Facts
      title={texts.facts}
      facts={[
        [texts.version, version],
        [texts.database, `${engine}, ${Math.max(1, Math.round(database_bytes / MEGABYTE))} MB`],
        [texts.disk, disk === null ? texts.noDisk : texts.free(gigabytes(disk.free_bytes), gigabytes(disk.total_bytes))],
        [texts.backup, at(last_backup, texts.noBackup)],
        [texts.verified, at(last_verified, texts.neverVerified)],
        [texts.sweep, at(last_sweep?.seen, texts.noSweep)],
      ]}
    />
  )
}

function Settings({ settings }: Pick<SiteState, 'settings'>) {
  const texts = useTexts(stateTexts)
  return (
    <details className={styles.more}>
      <summary>{texts.settings}</summary>
      <p>{texts.settingsIntro}</p>
      <Facts facts={settings.map(({ name, set }) => [name, set ? texts.set : texts.notSet])} />
    </details>
  )
}

function gigabytes(bytes: number): string {
  return `${Math.round(bytes / GIGABYTE)} GB`
}

function Failing({ jobs }: Pick<SiteState, 'jobs'>) {
  const texts = useTexts(stateTexts)
  const language = useLanguage()
  const failing = jobs.filter((job) => job.failing)
  if (failing.length === 0) return null
  return (
    <>
      <h2>{texts.failing}</h2>
      <ul className={list.list}>
        {failing.map(({ job, cause, failed_at, succeeded_at }) => (
          <li key={job} className={list.item}>
            <p>
              <strong>{job}</strong> {cause}
            </p>
            <p className={list.aside}>
              {[
                ...(failed_at === null ? [] : [texts.lastFailed(moment(failed_at, language))]),
                succeeded_at === null ? texts.neverWell : texts.lastWell(moment(succeeded_at, language)),
              ].join(' · ')}
            </p>
          </li>
        ))}
      </ul>
    </>
  )
}
