import { createWriteStream } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { anonymisePetition } from '../petitions/sweep.ts'
import type { Db } from '../platform/database.ts'
import { Refusal } from '../platform/refusal.ts'
import { siteSecret } from '../platform/site-secret.ts'
import { record } from './audit.ts'
import { signaturesCsv } from './csv.ts'
import { dossierPdf } from './dossier.ts'
import { invalidate } from './invalidate.ts'
import { allPetitions, change, closePetition, createPetition, editPetition, raiseGoal } from './petitions.ts'
import { editorQuestions } from './questions.ts'

export const HELP = `npm run bobita -- petitions COMMAND

  list
  create      --title T --description T --addressee T --goal N [--title-en T] [--summary-en T] [--photo-url U]
  edit        --id N [--title T] [--description T] [--addressee T] [--title-en T] [--summary-en T] [--photo-url U]
  raise-goal  --id N --goal N
  close       --id N
  export      --id N --file signatures.csv
  dossier     --id N --file dossier.pdf
  invalidate  --id N [--address E] [--domain D] [--network IP] [--from INSTANT] [--to INSTANT]
  anonymise   --id N                  (a closed petition; done by itself six months after it was closed)
  actions                             (what operators did)

npm run bobita -- questions [--since INSTANT] [--json]

  what Bobita could not answer and what readers disliked, newest first; nobody's name or address is kept`

const OPTIONS = [
  'id',
  'title',
  'description',
  'addressee',
  'goal',
  'title-en',
  'summary-en',
  'photo-url',
  'file',
  'address',
  'domain',
  'network',
  'from',
  'to',
] as const

const number = z.coerce.number().int().positive().max(2_147_483_647)
const text = z.string().trim().min(1)
const words = z.object({ title: text.max(300), description: text.max(20_000), addressee: text.max(300) })
const moreWords = z.object({ 'title-en': text.max(300).optional(), 'summary-en': text.max(2_000).optional(), 'photo-url': text.max(500).optional() })
const id = z.object({ id: number })
const instant = z.coerce.date().optional()
const suspicion = id.extend({ address: text.optional(), domain: text.optional(), network: text.optional(), from: instant, to: instant })

type Values = Record<string, string | undefined>
type Command = (db: Db, values: Values) => Promise<string>

const commands: Record<string, Command> = {
  list: async (db) => (await allPetitions(db)).map((row) => JSON.stringify(row)).join('\n'),
  create: async (db, values) => {
    const { goal, ...rest } = words.extend({ goal: number }).parse(values)
    return `petition ${await createPetition(db, { ...rest, ...columns(values), required_signatures: goal })}`
  },
  edit: async (db, values) => {
    const changes = { ...words.partial().parse(values), ...columns(values) }
    if (Object.keys(changes).length === 0) throw new Error('say what to change')
    await editPetition(db, id.parse(values).id, changes)
    return 'changed'
  },
  'raise-goal': async (db, values) => {
    const given = id.extend({ goal: number }).parse(values)
    await raiseGoal(db, given.id, given.goal)
    return `the goal is ${given.goal}`
  },
  close: async (db, values) => {
    await closePetition(db, id.parse(values).id)
    return 'closed'
  },
  export: async (db, values) => {
    const given = id.extend({ file: text }).parse(values)
    await change(db, given.id, (tx, { current_signatures }) => record(tx, 'export', given.id, { signatures: current_signatures }, new Date()))
    // Names and addresses: for the eyes of the one who runs this.
    await pipeline(Readable.from(signaturesCsv(db, given.id)), createWriteStream(given.file, { mode: 0o600 }))
    return given.file
  },
  dossier: async (db, values) => {
    const given = id.extend({ file: text }).parse(values)
    await writeFile(given.file, await dossierPdf(db, given.id))
    await change(db, given.id, (tx, { current_signatures }) => record(tx, 'dossier', given.id, { signatures: current_signatures }, new Date()))
    return given.file
  },
  invalidate: async (db, values) => {
    const { id: petition, ...named } = suspicion.parse(values)
    return `${await invalidate(db, await siteSecret(db), petition, named)} signatures removed`
  },
  anonymise: async (db, values) => {
    const given = id.parse(values).id
    await change(db, given, async (tx, { is_active }) => {
      if (is_active === 1) throw new Error('close the petition first')
      await record(tx, 'anonymise', given, {}, new Date())
    })
    while (!(await anonymisePetition(db, given)));
    return 'anonymised'
  },
  actions: async (db) => {
    const rows = await db.selectFrom('operator_actions').selectAll().orderBy('created_at').orderBy('id').execute()
    return rows.map((row) => JSON.stringify(row)).join('\n')
  },
}

/**
 * Runs one command of the command line and answers what to print.
 *
 * @throws Error with a sentence for the operator
 */
export async function operate(db: Db, args: string[]): Promise<string> {
  const [area, name = '', ...rest] = args
  if (area === 'questions') return listQuestions(db, args.slice(1))
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (area !== 'petitions' || !command) return HELP
  const options = Object.fromEntries(OPTIONS.map((option) => [option, { type: 'string' as const }]))
  const { values } = parseArgs({ args: rest, options, strict: true })
  try {
    return await command(db, Object.fromEntries(Object.entries(values).map(([option, value]) => [option, typeof value === 'string' ? value : undefined])))
  } catch (error) {
    throw new Error(sentence(error), { cause: error })
  }
}

async function listQuestions(db: Db, args: string[]): Promise<string> {
  const { values } = parseArgs({ args, options: { since: { type: 'string' }, json: { type: 'boolean' } }, strict: true })
  try {
    return await editorQuestions(db, { since: values.since }, values.json === true)
  } catch (error) {
    throw new Error(sentence(error), { cause: error })
  }
}

function sentence(error: unknown): string {
  if (error instanceof z.ZodError) return error.issues.map(({ path, message }) => `--${path.join('.')}: ${message}`).join('\n')
  if (error instanceof Refusal && error.code === 'petition.not_found') return 'there is no such petition'
  return error instanceof Error ? error.message : 'it did not work'
}

function columns(values: Values) {
  const { 'title-en': title_en, 'summary-en': summary_en, 'photo-url': photo_url } = moreWords.parse(values)
  return { ...(title_en !== undefined && { title_en }), ...(summary_en !== undefined && { summary_en }), ...(photo_url !== undefined && { photo_url }) }
}
