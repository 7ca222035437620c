/** Who waits, by sender: senders take turns, whoever has many jobs waits behind whoever has one. */
export interface FairQueue<Job> {
  add(sender: string, job: Job): void
  /** The first job of the sender whose turn it is; senders in `busy` are passed over. */
  take(busy: ReadonlySet<string>): Job | undefined
  /** Everybody who waits, who then waits no more. */
  drain(): Job[]
  readonly size: number
}

/** A queue with round-robin turns. A sender's own jobs keep their order. */
export function createFairQueue<Job>(): FairQueue<Job> {
  // A map keeps the order in which its keys were set: that is the order of turns.
  const lines = new Map<string, Job[]>()
  let size = 0
  return {
    add(sender, job) {
      const line = lines.get(sender)
      if (line) line.push(job)
      else lines.set(sender, [job])
      size += 1
    },
    take(busy) {
      for (const [sender, [job, ...rest]] of lines) {
        if (job === undefined || busy.has(sender)) continue
        lines.delete(sender)
        if (rest.length > 0) lines.set(sender, rest)
        size -= 1
        return job
      }
      return undefined
    },
    drain() {
      const all = [...lines.values()].flat()
      lines.clear()
      size = 0
      return all
    },
    get size() {
      return size
    },
  }
}
