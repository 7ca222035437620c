import { useEffect, useMemo, useState } from 'react'
import { Trash2 } from 'lucide-react'
import { ownSharesTexts } from '#texts/chat/own-shares.ts'
import { begunTexts } from '#texts/complaints/begun.ts'
import { storageTexts } from '#texts/legal/storage.ts'
import { keptTexts } from '#texts/offline/kept.ts'
import { sharesOfKey } from '#web/api/shared-answers.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { LegalPage } from '#web/features/legal/legal-page.tsx'
import { begunComplaints, removeBegun, type BegunComplaint } from '#web/features/offline/begun-complaints.ts'
import { isAnyBegun } from '#web/features/offline/begun-note.ts'
import { isAnyWaiting } from '#web/features/offline/waiting-note.ts'
import { removeQuestion, waitingQuestions, type WaitingQuestion } from '#web/features/offline/waiting.ts'
import { OwnShares } from '#web/features/shared-answers/own-shares.tsx'
import { keepShareKey, readShareKey } from '#web/features/shared-answers/share-key.ts'
import { pageMeta } from '#web/features/shell/page-meta.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import type { Route } from './+types/route.ts'
import { Kept } from './kept.tsx'
import styles from './storage.module.css'

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, storageTexts)
}

export default function StorageScreen() {
  return (
    <LegalPage texts={useTexts(storageTexts)}>
      <Kept />
      <Waiting />
      <Shares />
      <Begun />
    </LegalPage>
  )
}

/** The questions that wait on this device for a network, each removable. */
function Waiting() {
  const texts = useTexts(keptTexts)
  const [questions, setQuestions] = useState<readonly WaitingQuestion[]>([])
  const look = () => {
    if (isAnyWaiting()) waitingQuestions().then(setQuestions, () => setQuestions([]))
    else setQuestions([])
  }
  useEffect(look, [])
  const remove = (id: string) => void removeQuestion(id).then(look)
  return (
    <section>
      <h2>{texts.waiting}</h2>
      <p>{texts.waitingText}</p>
      <output>{questions.length === 0 && <p>{texts.noneWaiting}</p>}</output>
      <ul className={styles.waiting}>
        {questions.map(({ id, text }) => (
          <li key={id}>
            {text}
            <IconButton aria-label={texts.removeWaiting(text)} onClick={() => remove(id)}>
              <Trash2 aria-hidden />
            </IconButton>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What was sent on from this device without an account; the key goes with the last of them. */
function Shares() {
  const texts = useTexts(ownSharesTexts)
  // Known to the device alone, so not while the page wakes up.
  const [key, setKey] = useState<string | null>(null)
  useEffect(() => setKey(readShareKey()), [])
  const source = useMemo(() => (key === null ? null : sharesOfKey(key)), [key])
  return (
    <section>
      <h2>{texts.title}</h2>
      <p>{texts.deviceIntro}</p>
      {source === null ? <p>{texts.none}</p> : <OwnShares source={source} onEmpty={forgetKey} />}
    </section>
  )
}

function forgetKey(): void {
  keepShareKey(null)
}

/** The complaints that were begun on this device, each removable. */
function Begun() {
  const texts = useTexts(begunTexts)
  const [begun, setBegun] = useState<readonly BegunComplaint[]>([])
  const look = () => {
    const kept = async () => ((await isAnyBegun()) ? begunComplaints() : [])
    kept().then(setBegun, () => setBegun([]))
  }
  useEffect(look, [])
  const remove = (id: string) => void removeBegun(id).then(look)
  return (
    <section>
      <h2>{texts.heading}</h2>
      <p>{texts.text}</p>
      <output>{begun.length === 0 && <p>{texts.none}</p>}</output>
      <ul className={styles.waiting}>
        {begun.map(({ id, title, files }) => (
          <li key={id}>
            {[title.trim() || texts.untitled, ...files.map(({ name }) => name)].join(', ')}
            <IconButton aria-label={texts.removeOne(title.trim() || texts.untitled)} onClick={() => remove(id)}>
              <Trash2 aria-hidden />
            </IconButton>
          </li>
        ))}
      </ul>
    </section>
  )
}
