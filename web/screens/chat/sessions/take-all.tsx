import { useState } from 'react'
import { Download } from 'lucide-react'
import { ownConversationsTexts } from '#texts/chat/own-conversations.ts'
import { exportConversations } from '#web/api/own-conversations.ts'
import { useAccount } from '#web/features/account/account.tsx'
import { needsLogin } from '#web/features/account/account-state.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { saveFile } from '#web/lib/save-file.ts'
import { Button } from '#web/ui/button.tsx'
import styles from './sessions-list.module.css'

/** Saves all conversations as one file. */
export function TakeAll() {
  const texts = useTexts(ownConversationsTexts)
  const { openLogin } = useAccount()
  const [state, setState] = useState<'ready' | 'taking' | 'failed'>('ready')

  const take = async () => {
    if (state === 'taking') return
    setState('taking')
    try {
      saveFile(await exportConversations(), 'bobita-conversatii.md')
      setState('ready')
    } catch (error) {
      const signedOut = needsLogin(error)
      setState(signedOut ? 'ready' : 'failed')
      if (signedOut) openLogin()
    }
  }

  return (
    <div className={styles.takeAll}>
      <Button variant="quiet" size="small" icon={<Download aria-hidden />} aria-disabled={state === 'taking'} onClick={() => void take()}>
        {texts.takeAll}
      </Button>
      <output className={styles.words}>{state === 'taking' && texts.taking}</output>
      {state === 'failed' && (
        <p role="alert" className={styles.words}>
          {texts.takeAllFailed}
        </p>
      )}
    </div>
  )
}
