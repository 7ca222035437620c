import { whole, type PersonalData } from '../platform/personal-data.ts'

/** The files an account has given. Without their account nobody sees them, and the sweep removes them. */
export const evidenceData: PersonalData = {
  export: {
    files: whole((db, { id }) =>
      db
        .selectFrom('evidence_files')
        .select(['id', 'type', 'given_sha256', 'created_at'])
        .where('user_id', '=', id)
        .orderBy('created_at')
        .orderBy('position')
        .execute(),
    ),
    uploads_under_way: whole((db, { id }) =>
      db.selectFrom('partial_uploads').select(['id', 'length_bytes', 'received_bytes', 'created_at']).where('user_id', '=', id).orderBy('created_at').execute(),
    ),
  },
}
