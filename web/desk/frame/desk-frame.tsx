import { Suspense, useCallback, useMemo, useRef, useState } from 'react'
import { frameTexts } from '#texts/staff/frame.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Page } from '#web/ui/page.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useDesk } from '../door/desk-context.ts'
import { KeysDialog } from '../keys/keys-dialog.tsx'
import { useKeys } from '../keys/use-keys.ts'
import { DeskBar } from './desk-bar.tsx'
import styles from './desk-frame.module.css'
import { deskEntries, opens } from './entries.ts'
import { deskScreens } from './screens.ts'
import { useDeskTitle } from './use-desk-title.ts'

/** A screen of the area with the bar beside it: at the bottom of a phone, at the side of a wide screen. */
export function DeskFrame({ entry: path, rest }: { entry: string; rest: string }) {
  const texts = useTexts(frameTexts)
  const { me } = useDesk()
  const mine = useMemo(() => deskEntries.filter((entry) => opens(entry, me.role)), [me.role])
  const screen = useRef<HTMLDivElement>(null)
  const [keys, setKeys] = useState(false)
  const showKeys = useCallback(() => setKeys(true), [])
  useKeys({ entries: mine, screen, onHelp: showKeys })
  const entry = deskEntries.find((one) => one.path === path)
  const Screen = entry && deskScreens[entry.path]
  useDeskTitle(entry ? texts[entry.name] : texts.area)
  return (
    <div className={styles.desk}>
      <div ref={screen} className={styles.screen}>
        {entry && Screen && mine.includes(entry) ? (
          <Suspense fallback={<Opening title={texts[entry.name]} />}>
            <Screen rest={rest} />
          </Suspense>
        ) : (
          <Page title={texts.area} width="reading">
            <Notice kind="warning">{entry ? texts.notYours : texts.notFound}</Notice>
          </Page>
        )}
      </div>
      <DeskBar entries={mine} current={path} onKeys={showKeys} />
      <KeysDialog open={keys} entries={mine} onClose={() => setKeys(false)} />
    </div>
  )
}

function Opening({ title }: { title: string }) {
  return (
    <Page title={title} width="reading">
      <Skeleton lines={5} />
    </Page>
  )
}
