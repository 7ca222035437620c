import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { pictureFiles } from '#content/pictures/files.ts'

/** Draws the covers of the articles and the pictures of the directories into the pages' public files. */
const PUBLIC = new URL('../web/public/', import.meta.url)

for (const folder of ['covers/', 'records/']) {
  rmSync(new URL(folder, PUBLIC), { recursive: true, force: true })
  mkdirSync(new URL(folder, PUBLIC))
}
for (const [path, svg] of pictureFiles()) writeFileSync(new URL(path, PUBLIC), svg)
