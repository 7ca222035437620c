import type { Db } from '../../platform/database/database.ts'

declare module '../../platform/database/schema.ts' {
  interface Schema {
    passage_vectors: PassageVectorsTable
  }
}

/** What an embeddings model made of a passage; nothing a person wrote. */
interface PassageVectorsTable {
  model: string
  /** SHA-256 of the text, hexadecimal. */
  text_hash: string
  dimension: number
  /** Base64 of 32-bit numbers. */
  vector: string
}

/** SQLite allows 32,766 values a statement, and rows of vectors are large. */
const ROWS = 200

/** The vectors stored for these texts, by the SHA-256 of the text. */
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

/** Stores vectors by the SHA-256 of their text; one that another process stored meanwhile stays. */
export async function storeVectors(db: Db, model: string, vectors: ReadonlyMap<string, Float32Array>): Promise<void> {
  if (vectors.size === 0) return
  const rows = [...vectors].map(([text_hash, vector]) => ({ model, text_hash, dimension: vector.length, vector: toText(vector) }))
  await db
    .insertInto('passage_vectors')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['model', 'text_hash']).doNothing())
    .execute()
}

/** Removes the vectors that none of these texts has, of this model and of others. */
export async function forgetOtherVectors(db: Db, model: string, hashes: readonly string[]): Promise<void> {
  const current = new Set(hashes)
  const stored = await db.selectFrom('passage_vectors').select(['model', 'text_hash']).execute()
  const old = stored.filter((row) => row.model !== model || !current.has(row.text_hash))
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
