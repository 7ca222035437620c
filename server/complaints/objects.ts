import type { Db } from '../platform/database.ts'
import type { ObjectStore } from '../platform/object-store.ts'
import type { EvidenceFilesTable } from '../platform/schema.ts'

type FileKeys = Pick<EvidenceFilesTable, 'id' | 'type' | 'extension'>

/** The name of a file's object, in the store and in its address. */
export function fileName({ id, extension }: FileKeys): string {
  return `${id}.${extension}`
}

/** The name of a photo's small copy for grids; videos have none. */
export function previewName({ id, type }: FileKeys): string | null {
  return type === 'image' ? `${id}-640.webp` : null
}

/** Removes files for good: first the bytes, then the rows, so that a failure leaves a trace to try again by. */
export async function removeFiles(db: Db, store: ObjectStore, files: readonly FileKeys[]): Promise<void> {
  for (const file of files) {
    const names = [fileName(file), previewName(file)].filter((name) => name !== null)
    for (const name of names) await store.remove(name)
    await db.deleteFrom('evidence_files').where('id', '=', file.id).execute()
  }
}
