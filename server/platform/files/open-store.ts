import { diskStore } from './disk-store.ts'
import type { ObjectStore } from './object-store.ts'
import type { Bucket } from './s3-store.ts'

/** What server/config.ts says about where files lie. */
interface StoreSettings {
  filesFolder: string
  bucket: Bucket | null
}

/** The store the settings name; the library for buckets is loaded only for one. */
export async function createObjectStore({ bucket, filesFolder }: StoreSettings): Promise<ObjectStore> {
  if (bucket === null) return diskStore(filesFolder)
  const { s3Store } = await import('./s3-store.ts')
  return s3Store(bucket)
}
