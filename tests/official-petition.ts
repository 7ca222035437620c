import { createHash, randomUUID } from 'node:crypto'
import { DAY_MS } from '#contract/limits.ts'
import type { OfficialPetition } from '#contract/official-petition.ts'
import type { Db } from '#server/platform/database/database.ts'
import { newId } from '#server/platform/ids.ts'
import type { EvidenceFilesTable } from '#server/evidence/tables.ts'

/** A petition as the form sends it, with everything filled in but a set. */
export function petitionForm(fields: Partial<OfficialPetition> = {}): OfficialPetition {
  return {
    county: 'CJ',
    city: 'Turda',
    deeds: ['no-food-water', 'heat-cold'],
    what: 'Câinele stă legat cu un lanț de un metru, fără apă, în soare.\nAm văzut asta din stradă, în trei zile la rând.',
    place: 'Str. Exemplu nr. 3, Turda, lângă școală',
    date: '2026-11-20',
    hour: '18:30',
    repeated_since: 'din octombrie 2026',
    suspect: 'proprietarul casei de la nr. 3',
    species: 'câine',
    animals: 1,
    animal_description: 'talie mijlocie, maro, slăbit, cu o rană la gât',
    danger_now: true,
    danger: 'nu are apă de cel puțin două zile',
    witnesses: [{ name: 'Dan Exemplu', contact: '0700 000 001' }],
    full_name: 'Ana Exemplu',
    address: 'Str. Liniștii nr. 1, ap. 2, Turda',
    email: 'ana@exemplu.ro',
    phone_number: '0700 000 000',
    ...fields,
  }
}

/** Somebody's set of photos and films, kept for `days` more; returns what its link carries and the hashes of its files. */
export async function evidenceSet(db: Db, user_id: string, { days = 20, files = 2 } = {}): Promise<{ media_id: string; hashes: string[] }> {
  const now = Date.now()
  const set = {
    id: newId(),
    media_id: newId(),
    user_id,
    user_name: 'Dan',
    title: 'Câine legat',
    description: 'Fără apă.',
    registration_number: null,
    filed_on: null,
    created_at: new Date(now - DAY_MS).toISOString(),
    expires_at: new Date(now + days * DAY_MS).toISOString(),
  }
  await db.insertInto('complaint_sets').values(set).execute()
  const rows = Array.from({ length: files }, (_, position) => evidenceFile(set.id, user_id, position))
  if (rows.length > 0) await db.insertInto('evidence_files').values(rows).execute()
  return { media_id: set.media_id, hashes: rows.flatMap(({ given_sha256, sha256 }) => [given_sha256, sha256]) }
}

/** A photo at an even position, a film at an odd one. */
function evidenceFile(set_id: string, user_id: string, position: number): EvidenceFilesTable {
  const hash = () => createHash('sha256').update(randomUUID()).digest('hex')
  const photo = position % 2 === 0
  return {
    id: newId(),
    user_id,
    set_id,
    position,
    state: 'kept',
    type: photo ? 'image' : 'video',
    content_type: photo ? 'image/webp' : 'video/mp4',
    extension: photo ? 'webp' : 'mp4',
    width: 2_048,
    height: 1_536,
    bytes: 812_345 + position,
    sha256: hash(),
    given_bytes: 3_456_789 + position,
    given_sha256: hash(),
    record: null,
    unshown_at: null,
    created_at: '2026-11-20T14:05:00.000Z',
  }
}
