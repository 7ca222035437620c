import type { EvidenceLimits } from '../config.ts'
import type { Db } from '../platform/database/database.ts'
import { Refusal } from '../platform/refusal.ts'
import type { UploadAllowance } from './arrival.ts'
import { unattachedBytes } from './evidence.ts'

/** What an account's uploads in progress bring together. */
export interface AccountUploads {
  uploads: number
  bytes: number
}

/** The allowance of one upload, beside what the account has unattached and what its other uploads bring. */
export interface SharedAllowance extends UploadAllowance {
  /** Once more at the end: another upload may have become rows in the meantime. @throws Refusal evidence.set_too_large */
  checkAgain(): Promise<void>
  /** Before the upload becomes rows, or when it is refused: nothing is counted twice. */
  giveBack(): void
}

export async function createAllowance(db: Db, userId: string, account: AccountUploads, limits: EvidenceLimits): Promise<SharedAllowance> {
  let unattached = await unattachedBytes(db, userId)
  let own = 0
  const refuseTooMuch = () => {
    if (unattached + account.bytes > limits.setBytes) throw new Refusal('evidence.set_too_large', { limitBytes: limits.setBytes })
  }
  return {
    limits,
    take(bytes) {
      own += bytes
      account.bytes += bytes
      refuseTooMuch()
    },
    async checkAgain() {
      unattached = await unattachedBytes(db, userId)
      refuseTooMuch()
    },
    giveBack() {
      account.bytes -= own
      own = 0
    },
  }
}
