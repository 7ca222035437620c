import type { ObjectStore } from '../platform/files/object-store.ts'
import { Refusal } from '../platform/refusal.ts'
import { claimStore, ForeignStore, type Ownership } from './store-owner.ts'

/** How long a store that was this site's is taken for it. */
const HELD_MS = 5 * 60 * 1000
const RETRY_AFTER_S = 60

/**
 * The store as the site uses it: nothing is put, removed or listed before it is known to be this site's own, which is
 * looked at again before every sweep. One that is not is a Refusal: server.unavailable.
 *
 * @param onForeign told why, in a sentence for the operator
 */
export function ownStore(ownership: Ownership, onForeign: (why: string) => void): ObjectStore {
  const { store } = ownership
  let heldUntil = 0
  let claiming: Promise<void> | null = null

  async function claim(): Promise<void> {
    try {
      await claimStore(ownership)
      heldUntil = Date.now() + HELD_MS
    } catch (cause) {
      if (!(cause instanceof ForeignStore)) throw cause
      onForeign(cause.message)
      throw new Refusal('server.unavailable', { retryAfterS: RETRY_AFTER_S }, { cause })
    }
  }
  const own = async () => {
    if (Date.now() < heldUntil) return
    await (claiming ??= claim().finally(() => (claiming = null)))
  }

  return {
    ...store,
    async put(...object) {
      await own()
      await store.put(...object)
    },
    async remove(key) {
      await own()
      await store.remove(key)
    },
    async *keys() {
      heldUntil = 0
      await own()
      yield* store.keys()
    },
    async check() {
      await own()
      await store.check()
    },
  }
}
