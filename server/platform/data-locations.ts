import { resolve } from 'node:path'
import type { DatabaseLocation } from './database/database.ts'
import type { Bucket } from './files/s3-store.ts'

/** What server/config.ts says about where a site keeps its data. */
interface DataLocations {
  database: DatabaseLocation
  filesFolder: string
  bucket: Bucket | null
}

/** Which database the settings name, for an operator to recognise; without user and password. */
export function databaseName(database: DatabaseLocation): string {
  if (database.engine === 'sqlite') return `SQLite ${resolve(database.file)}`
  const { host, pathname } = new URL(database.url)
  return `PostgreSQL ${host}${pathname}`
}

/** Which store of photos and films the settings name. */
function storeName({ bucket, filesFolder }: Pick<DataLocations, 'bucket' | 'filesFolder'>): string {
  return bucket === null ? `the folder ${filesFolder} (DATA_DIR)` : `the bucket ${bucket.bucket} (S3_BUCKET)`
}

/** Both, and the setting that names the database. */
export function namesOf(locations: DataLocations): { store: string; database: string; setting: string } {
  const setting = locations.database.engine === 'sqlite' ? 'DATA_DIR; DATABASE_URL is not set' : 'DATABASE_URL'
  return { store: storeName(locations), database: databaseName(locations.database), setting }
}
