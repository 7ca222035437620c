import { readFile, stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { z } from 'zod'
import { allArticles, publishArticle, restoreArticle, unpublishArticle } from './articles.ts'
import type { Area } from './area.ts'
import { printed } from './printable.ts'
import { number, reason, text } from './values.ts'

const FILE_BYTES = 1024 * 1024

const one = z.object({ id: number })

/** The blog, which is also what Bobita answers from. */
export const articleArea: Area = {
  name: 'articles',
  help: `  list
  publish     --file NNN-slug.md      (front matter as in content/articles; the site's own numbers go up from 1:
                                       give yours from 10000, or one of the site's to take its place)
  unpublish   --id N --reason T
  restore     --id N                  (the site's own article of that number comes back)`,
  options: ['file', 'id', 'reason'],
  commands: {
    list: async ({ db }) => (await allArticles(db)).map(printed).join('\n'),
    publish: async ({ db }, values) => {
      const { file } = z.object({ file: text }).parse(values)
      if ((await stat(file)).size > FILE_BYTES) throw new Error('the file is larger than 1 MB')
      const words = new TextDecoder('utf-8', { fatal: true }).decode(await readFile(file))
      return `published at /blog/${await publishArticle(db, { name: basename(file), text: words })}`
    },
    unpublish: async ({ db }, values) => {
      const { id } = one.parse(values)
      await unpublishArticle(db, id, reason.parse(values).reason)
      return `article ${id} is off the site`
    },
    restore: async ({ db }, values) => {
      const { id } = one.parse(values)
      await restoreArticle(db, id)
      return `article ${id} is as the site brought it`
    },
  },
}
