import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { ProofNumber, ProofTask } from './proof-of-work.ts'

/**
 * Finds the number that was hashed, in a thread of its own. The browser's own hash is asynchronous, which takes many times
 * as long for thousands of short texts, and missing where the page does not come by HTTPS.
 */
addEventListener('message', ({ data: { challenge, salt, maxnumber } }: MessageEvent<ProofTask>) => {
  let found: ProofNumber = null
  for (let number = 0; number <= maxnumber && found === null; number += 1) if (bytesToHex(sha256(utf8ToBytes(`${salt}${number}`))) === challenge) found = number
  postMessage(found)
})
