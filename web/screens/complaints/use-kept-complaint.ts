import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { AccountState } from '#web/features/account/account-state.ts'
import type { BegunComplaint } from '#web/features/offline/begun-complaints.ts'
import { isAnyBegun } from '#web/features/offline/begun-note.ts'
import type { Evidence } from './evidence.ts'

/** Whether the device keeps what was begun; `refused` where the browser has no room or keeps nothing. */
export type Keeping = 'nothing' | 'kept' | 'refused'

interface KeptParts {
  account: AccountState
  draft: { title: string; description: string }
  files: readonly Evidence[]
  isSent: boolean
}

/** Loaded with the first file: whoever only reads the page needs none of it. */
const load = () => import('#web/features/offline/begun-complaints.ts')

/** Keeps the form on the device from its first file on, until its link is made, its files are taken out, or somebody signs out. */
export function useKeptComplaint({ account, draft: { title, description }, files, isSent }: KeptParts) {
  const [keeping, setKeeping] = useState<Keeping>('nothing')
  const own = useRef<string | null>(null)
  const letGo = useRef<(() => void) | null>(null)
  /** One after the other: what is forgotten must not be kept by what came before. */
  const work = useRef(Promise.resolve())
  /** What was kept of somebody who has left is gone, and stays so. */
  const hasLeft = useRef(false)
  const userId = account.kind === 'signed-in' ? account.user.id : null
  const shape = files.map(({ key, upload_id }) => `${key} ${upload_id}`).join()

  const forget = () => {
    const id = own.current
    own.current = null
    letGo.current?.()
    letGo.current = null
    setKeeping('nothing')
    if (id !== null) work.current = work.current.then(async () => (await load()).removeBegun(id)).catch(() => undefined)
  }
  const keep = useEffectEvent(() => {
    if (account.kind === 'starting' || hasLeft.current) return
    if (files.length === 0) return forget()
    const id = (own.current ??= crypto.randomUUID())
    const begun = files.map(({ key, file, upload_id }) => ({ key, name: file.name, upload_id }))
    const complaint = { id, userId, title, description, files: begun, isSent, at: Date.now() }
    const write = async () => {
      if (own.current !== id) return
      const { holdBegun, keepBegun } = await load()
      letGo.current ??= await holdBegun(id)
      await keepBegun(complaint, (key) => files.find((file) => file.key === key)?.file)
      if (own.current === id) setKeeping('kept')
    }
    work.current = work.current.then(write).catch(() => setKeeping('refused'))
  })
  useEffect(() => keep(), [shape, title, description, isSent, userId, account.kind])

  useAccountChange(userId, (before) => {
    hasLeft.current = userId === null
    if (before !== null) forget()
  })

  useEffect(() => () => letGo.current?.(), [])

  /** Goes on with what was begun before; null when another tab does. */
  const adopt = async (begun: BegunComplaint) => {
    const { filesOf, holdBegun } = await load()
    const free = await holdBegun(begun.id)
    if (free === null) return null
    const files = await filesOf(begun)
    own.current = begun.id
    letGo.current = free
    return files
  }
  return { keeping, adopt }
}

/** Tells, before anything is painted, that somebody else is signed in, or nobody any more, and who was before. */
function useAccountChange(userId: string | null, onChange: (before: string | null) => void) {
  const follow = useEffectEvent((before: string | null) => {
    if (before !== userId) onChange(before)
  })
  const before = useRef<string | null>(null)
  useLayoutEffect(() => {
    follow(before.current)
    before.current = userId
  }, [userId])
}

/** Complaints that were begun here, by this person or as a guest, and are open in no other tab. */
export function useBegun(account: AccountState) {
  const [begun, setBegun] = useState<readonly BegunComplaint[]>([])
  const userId = account.kind === 'signed-in' ? account.user.id : null
  const known = account.kind !== 'starting'
  const look = useEffectEvent(async () => {
    if (!(await isAnyBegun())) return
    const { begunComplaints, isHeld } = await load()
    const own = (await begunComplaints()).filter((complaint) => complaint.userId === null || complaint.userId === userId)
    const held = await Promise.all(own.map(({ id }) => isHeld(id)))
    setBegun(own.filter((_, at) => !held[at]))
  })
  useEffect(() => {
    // Where the browser keeps nothing, nothing was kept.
    if (known) look().catch(() => setBegun([]))
  }, [known, userId])
  const leaveOut = (id: string) => setBegun((before) => before.filter((complaint) => complaint.id !== id))
  const remove = async (id: string) => {
    leaveOut(id)
    await (await load()).removeBegun(id)
  }
  return { begun, leaveOut, remove }
}
