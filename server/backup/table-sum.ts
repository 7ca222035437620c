import { createHash } from 'node:crypto'

/** How many rows a table has, and one number over all of them; the order in which they are read does not matter. */
export interface TableSum {
  count: number
  sum: string
}

const BITS = 256

/** Sums the SHA-256 of every row. Two tables of the same columns with the same sum have the same rows. */
export async function sumRows(rows: Iterable<Record<string, unknown>> | AsyncIterable<Record<string, unknown>>): Promise<TableSum> {
  let [count, sum] = [0, 0n]
  for await (const row of rows) {
    const columns = Object.entries(row).toSorted(([one], [other]) => (one < other ? -1 : 1))
    const hash = createHash('sha256').update(JSON.stringify(columns)).digest('hex')
    sum = BigInt.asUintN(BITS, sum + BigInt(`0x${hash}`))
    count += 1
  }
  return { count, sum: sum.toString(16) }
}
