import { constants, setPriority } from 'node:os'
import { teach } from './teaching.ts'
import { teachingJob, type TeachingAnswer } from './teaching-job.ts'

/** The child process of server/learning/teacher.ts: learns once, after whoever else wants the processor, and ends. At the lowest priority it would never end on a busy machine. */
setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
// Its server is gone, and nobody would use what it learns.
process.on('disconnect', () => process.exit())
process.once('message', (message: unknown) => {
  const job = teachingJob.parse(message)
  answer({ kind: 'learning' })
  teach(job, () => answer({ kind: 'measuring' })).then(
    (taught) => answer(taught, () => process.exit()),
    (error: unknown) => {
      // The last words of the process are kept; a stack would push them out.
      console.error(error instanceof Error ? error.message : error)
      process.exit(1)
    },
  )
})

function answer(said: TeachingAnswer, sent?: () => void): void {
  process.send?.(said, undefined, undefined, sent)
}
