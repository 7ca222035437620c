/** So often in a row nothing comes of it before the person is told. */
export const MOST_TRIES = 4
/** Doubled after each try in vain. */
const FIRST_PAUSE_MS = 500

/** Waits before a call is tried again: without a network until there is one, else a while that doubles, or until the network comes back. @throws the reason of `signal` */
export function nextTry(tries: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = new AbortController()
    const over = (settle: () => void) => {
      end.abort()
      settle()
    }
    signal.addEventListener('abort', () => over(() => reject(signal.reason)), { signal: end.signal })
    addEventListener('online', () => over(resolve), { signal: end.signal })
    if (navigator.onLine) {
      const timer = setTimeout(() => over(resolve), FIRST_PAUSE_MS * 2 ** (tries - 1))
      end.signal.addEventListener('abort', () => clearTimeout(timer))
    }
    if (signal.aborted) over(() => reject(signal.reason))
  })
}
