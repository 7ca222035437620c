import { publishedPassages } from '../knowledge/live.ts'
import { command, type Operator } from '../operators/command.ts'
import { flag } from '../operators/options.ts'
import { createObjectStore } from '../platform/files/open-store.ts'
import { openLog } from '../platform/process/log.ts'
import type { FigureShown } from '#contract/learning.ts'
import { openBrain } from './brain.ts'
import { openLearning, type Learning } from './learning.ts'

/** Learns from what editors labelled, or takes the last learning back. */
export const learnCommand = command(
  'learn',
  { undo: flag },
  (operator, { undo }) => withLearning(operator, (learning) => (undo ? takeBack(learning, operator) : learn(learning, operator))),
  'learns from what editors labelled, some ten minutes, and prints the figures before and after; what is worse is put aside; --undo takes back what is used now',
)

async function withLearning({ db, settings }: Operator, work: (learning: Learning) => Promise<string>): Promise<string> {
  const store = await createObjectStore(settings)
  const log = openLog(false)
  const brain = await openBrain({ db, store, log })
  const passages = publishedPassages(db).passages
  const learning = openLearning({ db, store, brain, log, passages, folder: settings.arrivingFolder, ...settings.learning })
  try {
    return await work(learning)
  } finally {
    await learning.close()
    await brain.close()
  }
}

/** @throws Error when nothing was learned */
async function learn(learning: Learning, { by }: Operator): Promise<string> {
  const { id, ended } = await learning.start(by)
  await ended
  const done = (await learning.page()).learnings.find((one) => one.id === id)
  if (done?.state !== 'done') throw new Error(`nothing was learned: ${done?.cause ?? 'fault'}`)
  const told = done.verdict === 'live' ? 'Bobita understands by it from now on' : 'put aside, because it is worse'
  return [`learned from ${done.labelled} labelled questions, ${done.left_out} left out; ${told}`, ...done.figures.map(figureLine)].join('\n')
}

function figureLine({ name, before, after, worse }: FigureShown): string {
  return `${name.padEnd(22)} ${before ?? '-'} -> ${after ?? '-'}${worse ? '  worse' : ''}`
}

async function takeBack(learning: Learning, { by }: Operator): Promise<string> {
  const live = (await learning.page()).learnings.find(({ verdict }) => verdict === 'live')
  if (!live) return 'nothing that was learned here is used'
  await learning.undo(by, live.id)
  return `what was learned on ${live.started_at} is no longer used`
}
