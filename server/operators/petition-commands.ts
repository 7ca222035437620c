import { writeFile } from 'node:fs/promises'
import { z } from 'zod'
import { anonymisePetition } from '../petitions/sweep.ts'
import { siteSecret } from '../platform/site-secret.ts'
import { actions } from './actions.ts'
import type { Area, Values } from './area.ts'
import { record } from './audit.ts'
import { dossierPdf } from './dossier.ts'
import { invalidate } from './invalidate.ts'
import { allPetitions, change, closePetition, createPetition, editPetition, raiseGoal } from './petitions.ts'
import { signaturesCsv } from './signatures-csv.ts'
import { writePrivately } from './private-file.ts'
import { number, text } from './values.ts'

const words = z.object({ title: text.max(300), description: text.max(20_000), addressee: text.max(300) })
const moreWords = z.object({ 'title-en': text.max(300).optional(), 'summary-en': text.max(2_000).optional(), 'photo-url': text.max(500).optional() })
const id = z.object({ id: number })
const instant = z.coerce.date().optional()
const suspicion = id.extend({ address: text.optional(), domain: text.optional(), network: text.optional(), surge: text.optional(), from: instant, to: instant })

/** Everything an operator does with petitions. */
export const petitionArea: Area = {
  name: 'petitions',
  help: `  list
  create      --title T --description T --addressee T --goal N [--title-en T] [--summary-en T] [--photo-url U]
  edit        --id N [--title T] [--description T] [--addressee T] [--title-en T] [--summary-en T] [--photo-url U]
  raise-goal  --id N --goal N
  close       --id N
  export      --id N --file signatures.csv
  dossier     --id N --file dossier.pdf
  invalidate  --id N [--address E] [--domain D] [--network IP] [--surge NAME] [--from INSTANT] [--to INSTANT]
  anonymise   --id N                  (a closed petition; done by itself six months after it was closed)
  actions                             (what operators did, as 'actions')`,
  options: [
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
    'surge',
    'from',
    'to',
  ],
  commands: {
    list: async ({ db }) => (await allPetitions(db)).map((row) => JSON.stringify(row)).join('\n'),
    create: async ({ db }, values) => {
      const { goal, ...rest } = words.extend({ goal: number }).parse(values)
      return `petition ${await createPetition(db, { ...rest, ...columns(values), required_signatures: goal })}`
    },
    edit: async ({ db }, values) => {
      const changes = { ...words.partial().parse(values), ...columns(values) }
      if (Object.keys(changes).length === 0) throw new Error('say what to change')
      await editPetition(db, id.parse(values).id, changes)
      return 'changed'
    },
    'raise-goal': async ({ db }, values) => {
      const given = id.extend({ goal: number }).parse(values)
      await raiseGoal(db, given.id, given.goal)
      return `the goal is ${given.goal}`
    },
    close: async ({ db }, values) => {
      await closePetition(db, id.parse(values).id)
      return 'closed'
    },
    export: async ({ db }, values) => {
      const given = id.extend({ file: text }).parse(values)
      await change(db, given.id, (tx, { current_signatures }) => record(tx, 'export', given.id, { signatures: current_signatures }, new Date()))
      // Names and addresses: for the eyes of the one who runs this.
      await writePrivately(given.file, signaturesCsv(db, given.id))
      return given.file
    },
    dossier: async ({ db }, values) => {
      const given = id.extend({ file: text }).parse(values)
      await writeFile(given.file, await dossierPdf(db, given.id))
      await change(db, given.id, (tx, { current_signatures }) => record(tx, 'dossier', given.id, { signatures: current_signatures }, new Date()))
      return given.file
    },
    invalidate: async ({ db }, values) => {
      const { id: petition, ...named } = suspicion.parse(values)
      return `${await invalidate(db, await siteSecret(db), petition, named)} signatures removed`
    },
    anonymise: async ({ db }, values) => {
      const given = id.parse(values).id
      await change(db, given, async (tx, { is_active }) => {
        if (is_active === 1) throw new Error('close the petition first')
        await record(tx, 'anonymise', given, {}, new Date())
      })
      while (!(await anonymisePetition(db, given)));
      return 'anonymised'
    },
    actions: ({ db }) => actions(db),
  },
}

function columns(values: Values) {
  const { 'title-en': title_en, 'summary-en': summary_en, 'photo-url': photo_url } = moreWords.parse(values)
  return { ...(title_en !== undefined && { title_en }), ...(summary_en !== undefined && { summary_en }), ...(photo_url !== undefined && { photo_url }) }
}
