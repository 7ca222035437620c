import type { Db } from '../platform/database.ts'

/** What an account uploaded and has not put into a set, for its owner. */
export function uploadsOf(db: Db, userId: string) {
  return db
    .selectFrom('evidence_files')
    .select(['id', 'type', 'content_type', 'bytes', 'sha256', 'given_bytes', 'given_sha256', 'created_at'])
    .where('user_id', '=', userId)
    .where('set_id', 'is', null)
    .orderBy('created_at')
    .execute()
}
