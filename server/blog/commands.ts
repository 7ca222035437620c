import { readFile, stat, writeFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { command, type Noun } from '../operators/command.ts'
import { listCommand } from '../operators/listing.ts'
import { called, day, number, reason, text } from '../operators/options.ts'
import { articleTemplate } from './article-file.ts'
import { noteReview, removeReview } from './article-reviews.ts'
import { allArticles, articleText, publishArticle, restoreArticle, unpublishArticle } from './own-articles.ts'

const FILE_BYTES = 1024 * 1024
const NAME_CHARACTERS = 100

const id = { id: number }
const file = { file: called('NNN-slug.md', text) }
const name = text.max(NAME_CHARACTERS)
const pastDay = day.refine((on) => on <= new Date().toISOString().slice(0, 'YYYY-MM-DD'.length), 'the day lies in the future')

/** The blog, which is also what Bobita answers from. */
export const articleCommands: Noun = {
  name: 'articles',
  commands: [
    listCommand('list', ({ db }) => allArticles(db), { none: 'there are none' }),
    command('template', {}, async () => articleTemplate(new Date()), 'a file to begin with, every field explained'),
    command(
      'publish',
      file,
      async ({ db, by }, given) => {
        if ((await stat(given.file)).size > FILE_BYTES) throw new Error('the file is larger than 1 MB')
        const words = new TextDecoder('utf-8', { fatal: true }).decode(await readFile(given.file))
        return `published at /blog/${await publishArticle(db, by, { name: basename(given.file), text: words })}`
      },
      'as the template; the site’s own numbers go up from 1: give yours from 10000, or one of the site’s to take its place',
    ),
    command(
      'export',
      { ...id, ...file },
      async ({ db }, given) => {
        await writeFile(given.file, await articleText(db, given.id), { flag: 'wx' })
        return given.file
      },
      'one of yours, also when it is off the site; to publish it again',
    ),
    command(
      'unpublish',
      { ...id, reason },
      async ({ db, by }, given) => {
        await unpublishArticle(db, by, given.id, { reason: given.reason })
        return `article ${given.id} is off the site`
      },
      'the text of one of yours is kept',
    ),
    command(
      'restore',
      id,
      async ({ db, by }, given) => {
        await restoreArticle(db, by, given.id)
        return `article ${given.id} is on the site again`
      },
      'the site’s own article of that number comes back, or yours that was taken off',
    ),
    command(
      'reviewed',
      { ...id, name, register: name, on: pastDay },
      async ({ db, by }, given) => {
        await noteReview(db, by, given.id, { name: given.name, register_number: given.register, on: given.on })
        return `/blog/${given.id} says that ${given.name} has reviewed it`
      },
      'a vet has reviewed the words it has now: name and number in the register of the college; shown until a word changes',
    ),
    command('unreviewed', id, async ({ db, by }, given) => {
      await removeReview(db, by, given.id)
      return `/blog/${given.id} says that no vet has reviewed it`
    }),
  ],
}
