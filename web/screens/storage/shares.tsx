import { useEffect, useMemo, useState } from 'react'
import { ownSharesTexts } from '#texts/chat/own-shares.ts'
import { sharesOfKey } from '#web/api/shared-answers.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { OwnShares } from '#web/features/shared-answers/own-shares.tsx'
import { keepShareKey, readShareKey } from '#web/features/shared-answers/share-key.ts'

/** What was sent on from this device without an account; the key goes with the last of them. */
export function Shares() {
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
