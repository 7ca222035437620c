import { recordAction } from '../operators/audit.ts'
import { command, type Noun, type Operator } from '../operators/command.ts'
import { flag } from '../operators/options.ts'
import { createObjectStore } from '../platform/files/open-store.ts'
import { namesOf } from '../platform/data-locations.ts'
import { countObjects, orphanObjects, olderThanAWeek } from './orphan-objects.ts'
import { markStore, needOwnStore, readMark, type Ownership } from './store-owner.ts'

const SHOWN = 20

/** Photos and films of complaints, where they lie. */
export const fileCommands: Noun = {
  name: 'files',
  commands: [
    command(
      'sweep',
      { yes: flag },
      (operator, { yes }) => sweep(operator, yes),
      'photos and films no row knows and that are older than a week: shows them; with --yes removes them for good',
    ),
    command(
      'claim',
      { yes: flag },
      (operator, { yes }) => claim(operator, yes),
      'whose the store of photos and films is; with --yes it belongs to this database from now on',
    ),
  ],
}

async function ownershipOf({ db, settings }: Operator): Promise<Ownership> {
  const { engine } = settings.database
  return { db, engine, store: await createObjectStore(settings), names: namesOf(settings), arrivingFolder: settings.arrivingFolder }
}

async function sweep(operator: Operator, sure: boolean, now = new Date()): Promise<string> {
  const ownership = await ownershipOf(operator)
  const { db, store, names } = ownership
  await needOwnStore(ownership)
  const { all, unknown } = await orphanObjects(db, store)
  const old = await olderThanAWeek(store, unknown, now)
  const found = `${names.store} holds ${all} photos and films; ${unknown.length} of them have no row, ${old.length} of these are older than a week`
  if (!sure)
    return [found, ...old.slice(0, SHOWN), ...(old.length > SHOWN ? [`and ${old.length - SHOWN} more`] : []), 'nothing was removed: --yes does'].join('\n')
  for (const key of old) await store.remove(key)
  await recordAction(db, operator.by, 'files.sweep', { details: { removed: old.length, of: all } }, now)
  return `${found}\n${old.length} removed`
}

async function claim(operator: Operator, sure: boolean): Promise<string> {
  const ownership = await ownershipOf(operator)
  const { db, store, names } = ownership
  const found = await readMark(store)
  const said = found === null ? `${names.store} belongs to nobody` : `${names.store} belongs to the site ${found.site}, last used at ${found.seen}`
  const { all, known } = await countObjects(db, store)
  const holds = `it holds ${all} photos and films, of which ${names.database} knows ${known}`
  if (!sure) return `${said}; ${holds}\nnothing was changed: --yes makes it belong to this database`
  await markStore(ownership)
  await recordAction(db, operator.by, 'files.claim', { details: { from: found?.site ?? null, objects: all, known } }, new Date())
  return `${holds}; from now on it belongs to this database`
}
