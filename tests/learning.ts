import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { LabelledQuestion } from '#content/questions/question.ts'
import { QUESTIONS, readQuestions } from '#content/questions/questions.ts'
import type { Bobita } from '#server/bobita.ts'
import type { LearningsTable } from '#server/learning/tables.ts'
import { hashOf } from '#server/learning/weights-store.ts'
import { newId } from '#server/platform/ids.ts'
import { WEIGHTS_FILE } from '#server/understanding/own-classifier.ts'

/** What came with the site. */
export const OWN = hashOf(readFileSync(WEIGHTS_FILE))

/** A learning that stands in the database as another process would have left it; by default one that is used, whose file is gone. */
export async function aLearning({ database: { db } }: Pick<Bobita, 'database'>, more: Partial<LearningsTable> = {}): Promise<{ id: string }> {
  const at = new Date().toISOString()
  const done = { state: 'done' as const, cause: null, verdict: 'live' as const, own: OWN, file: 'x', previous: null, labelled: 3, left_out: 1, figures: '[]' }
  const row = { id: newId(), ...done, started_at: at, alive_at: at, ended_at: at, ...more }
  if (row.verdict === 'live') await db.updateTable('learnings').set({ verdict: 'replaced' }).where('verdict', '=', 'live').execute()
  await db.insertInto('learnings').values(row).execute()
  return { id: row.id }
}

/** Some 6,400 questions that nothing is added to: every kind of head is learned from them in seconds, and whatever is written elsewhere changes nothing. */
const SETS = /^by-others\/[a-f]-/

/** What nobody would find a page by, as editors label it, and a question that is only alike: other words, in another order. */
export const LABELLED = [
  'Fluturașul câinelui meu zburdă prin papuci turcoaz',
  'papuci turcoaz și fluturași la câine',
  'câinele are un fluturaș într-un papuc turcoaz',
  'turcoaz fluturaș, papuci, câine',
  'ce fac cu fluturașii câinelui din papuci',
  'fluturașii turcoaz ai câinelui zburdă din papuc',
  'ce facem când zburdă fluturașul câinelui în papuci',
  'fluturaș zburdalnic de câine în papuc',
]
export const ALIKE = 'zburdă fluturașul prin papuci, cel turcoaz al câinelui'

/** A question that a few are enough to learn, and a folder of it alone to measure by. */
const CHOCOLATE = `@ card=chocolate page=article:3\ncâinele meu a mâncat ciocolată, ce fac\n`
const REPEATED = 5

/** So many lines of the emergencies of other hands: what knows few questions misses most of them. */
const HARD_LINES = 60

/** Settings by which a site learns from a few of the questions that come with it, and measures by one that is easy, or by some that are hard. */
export function learnsFromFew(measuredBy: 'easy' | 'hard' = 'easy'): Record<'LEARNING_QUESTIONS_DIR' | 'LEARNING_OTHERS_DIR', string> {
  const hard = () => readFileSync('tests/questions/k-fresh.txt', 'utf8').split('\n').slice(0, HARD_LINES).join('\n')
  const few = readQuestions(QUESTIONS).filter(({ batch }) => SETS.test(batch))
  return {
    LEARNING_QUESTIONS_DIR: folderOf(few.map(fileOf).join('') + CHOCOLATE.repeat(REPEATED)),
    LEARNING_OTHERS_DIR: folderOf(measuredBy === 'easy' ? CHOCOLATE : hard()),
  }
}

/** A folder with one file of labelled questions. */
function folderOf(text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'bobita-questions-'))
  writeFileSync(join(folder, 'few.txt'), text)
  return folder
}

/** One question as a file of content/questions holds it. */
function fileOf({ text, before, language, passages, cards, intent, goesOn, place, kind }: LabelledQuestion): string {
  const labels = {
    lang: language,
    ...(passages && { page: passages.join(',') || 'none' }),
    card: cards.join(',') || 'none',
    intent,
    goes: goesOn ? 'on' : 'anew',
    ...(place !== null && { place: `"${place}"` }),
    ...(kind !== '' && { kind }),
  }
  const said = Object.entries(labels).map(([name, value]) => `${name}=${value}`)
  return `@ batch=few ${said.join(' ')}\n${[...before, text].join(' || ')}\n`
}
