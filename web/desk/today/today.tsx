import { useEffect } from 'react'
import type { Today } from '#contract/staff.ts'
import { ageWords, todayTexts } from '#texts/staff/today.ts'
import { readToday } from '#web/api/staff.ts'
import { useLanguage, useTexts } from '#web/features/language/language.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Page } from '#web/ui/page.tsx'
import list from '../frame/list.module.css'
import { ReadPart } from '../frame/read-part.tsx'
import { useRead } from '../frame/use-read.ts'
import { WaitingCard } from './waiting-card.tsx'

/** Where an operator arrives: what waits for them, the oldest first. */
export function TodayScreen() {
  const texts = useTexts(todayTexts)
  const { state, again } = useRead(readToday, texts.failed)
  useComeBack(again)
  return (
    <Page title={texts.title} intro={texts.intro} width="reading">
      <ReadPart state={state} again={again}>
        {({ waiting, site }) => (
          <>
            <Waiting waiting={waiting} />
            {site && <SiteFacts site={site} />}
          </>
        )}
      </ReadPart>
    </Page>
  )
}

/** A phone that is taken out of the pocket again shows what waits now. */
function useComeBack(again: () => Promise<void>): void {
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') void again()
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [again])
}

function Waiting({ waiting }: Pick<Today, 'waiting'>) {
  const texts = useTexts(todayTexts)
  if (waiting.length === 0)
    return (
      <Notice kind="success" title={texts.nothing}>
        {texts.nothingText}
      </Notice>
    )
  return (
    <ol className={list.list}>
      {waiting.map((one) => (
        <WaitingCard key={one.kind} waiting={one} />
      ))}
    </ol>
  )
}

function gigabytes(bytes: number): string {
  return `${Math.round(bytes / 1_000_000_000)} GB`
}

function SiteFacts({ site: { last_backup, disk } }: { site: NonNullable<Today['site']> }) {
  const texts = useTexts(todayTexts)
  const language = useLanguage()
  return (
    <>
      <h2>{texts.site}</h2>
      <p>{last_backup === null ? texts.noBackup : texts.lastBackup(ageWords(language, last_backup, new Date()))}</p>
      {disk && <p>{texts.disk(gigabytes(disk.free_bytes), gigabytes(disk.total_bytes))}</p>}
    </>
  )
}
