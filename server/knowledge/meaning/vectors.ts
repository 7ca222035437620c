import type { Db } from '../../platform/database.ts'

/** SQLite allows 32,766 values a statement, and rows of vectors are large. */
const ROWS = 200

/** The vectors that are kept for these texts, by the SHA-256 of the text. */
export async function readVectors(db: Db, model: string, hashes: readonly string[]): Promise<Map<string, Float32Array>> {
  const found = new Map<string, Float32Array>()
  for (let start = 0; start < hashes.length; start += ROWS) {
    const rows = await db
      .selectFrom('passage_vectors')
      .select(['text_hash', 'vector'])
      .where('model', '=', model)
      .where('text_hash', 'in', hashes.slice(start, start + ROWS))
      .execute()
    for (const { text_hash, vector } of rows) found.set(text_hash, fromText(vector))
  }
  return found
}

/** Keeps vectors by the SHA-256 of their text; one that another process kept meanwhile stays. */
export async function keepVectors(db: Db, model: string, vectors: ReadonlyMap<string, Float32Array>): Promise<void> {
  if (vectors.size === 0) return
  const rows = [...vectors].map(([text_hash, vector]) => ({ model, text_hash, dimension: vector.length, vector: toText(vector) }))
  await db
    .insertInto('passage_vectors')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['model', 'text_hash']).doNothing())
    .execute()
}

/** Removes what no text of these has, of this model and of others. */
export async function forgetOtherVectors(db: Db, model: string, hashes: readonly string[]): Promise<void> {
  const current = new Set(hashes)
  const kept = await db.selectFrom('passage_vectors').select(['model', 'text_hash']).execute()
  const old = kept.filter((row) => row.model !== model || !current.has(row.text_hash))
  for (let start = 0; start < old.length; start += ROWS) {
    const some = old.slice(start, start + ROWS)
    await db
      .deleteFrom('passage_vectors')
      .where((row) => row.or(some.map(({ model: made, text_hash }) => row.and({ model: made, text_hash }))))
      .execute()
  }
}

/** Base64 of 32-bit numbers: the same text in both engines. */
function toText(vector: Float32Array): string {
  return Buffer.from(vector.buffer, vector.byteOffset, vector.byteLength).toString('base64')
}

function fromText(text: string): Float32Array {
  const bytes = Buffer.from(text, 'base64')
  return new Float32Array(new Uint8Array(bytes).buffer)
}
