import { articleFiles } from '#content/articles.ts'
import { readShelters, readTrainers } from '#content/directories/directories.ts'
import { readExamplePetitions } from '#content/petitions/petitions.ts'
import { publishBundledArticles } from '../blog/blog.ts'
import type { Config } from '../config.ts'
import { fillExamplePetitions } from '../petitions/examples.ts'
import type { Db } from '../platform/database/database.ts'
import { fillShelters } from '../shelters/shelters.ts'
import { fillTrainers } from '../trainers/trainers.ts'

/** What this version brings along, in the database: articles, and where they are wanted the invented records. */
export async function publishContent(db: Db, config: Config): Promise<void> {
  await publishBundledArticles(db, articleFiles())
  if (!config.demoData) return
  await fillExamplePetitions(db, readExamplePetitions())
  await fillShelters(db, readShelters())
  await fillTrainers(db, readTrainers())
}
