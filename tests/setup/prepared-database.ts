import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { articleFiles } from '#content/articles.ts'
import { publishBundledArticles } from '#server/blog/blog.ts'
import { readConfig } from '#server/config.ts'
import { openDatabase, type DatabaseLocation } from '#server/platform/database/database.ts'
import { migrate } from '#server/platform/database/migrate.ts'
import { createDatabase } from './own-database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    prepared: DatabaseLocation
  }
}

/**
 * Before the first test of an engine: a database with the tables and the articles of this version, which no site has used.
 * Worlds begin with a copy of it: to make one for each would be a quarter of the work of the tests.
 */
export default async function prepareDatabase(project: TestProject): Promise<() => Promise<void>> {
  const made = project.config.env['TEST_ENGINE'] === 'postgres' ? await createDatabase() : null
  const config = readConfig({ DATA_DIR: mkdtempSync(join(tmpdir(), 'bobita-prepared-')), ...(made && { DATABASE_URL: made.url }) })
  const { db } = await openDatabase(config.database)
  await migrate(db)
  await publishBundledArticles(db, articleFiles())
  await db.destroy()
  project.provide('prepared', config.database)
  return async () => made?.drop()
}
