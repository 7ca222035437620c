import { sha256 } from '#web/lib/sha256.ts'
import type { ProofNumber, ProofTask } from './proof.ts'

/** Finds the number that was hashed, in a thread of its own. */
addEventListener('message', ({ data: { challenge, salt, maxnumber } }: MessageEvent<ProofTask>) => {
  let found: ProofNumber = null
  for (let number = 0; number <= maxnumber && found === null; number += 1) if (sha256(`${salt}${number}`) === challenge) found = number
  postMessage(found)
})
