import { appendFileSync } from 'node:fs'

/** Whether this is a long run (`npm run hold -- NAME`), not the short one of `npm test`. */
export const holding = process.env['HOLD_FIGURES'] !== undefined

/** How often something is repeated: once in `npm test`, as `npm run hold` says in a long run. */
export const rounds = Number(process.env['HOLD_ROUNDS'] ?? 1)

/** Notes what a long run has measured, for its last lines and docs/reliability.md. */
export function figure(name: string, value: number | string): void {
  const file = process.env['HOLD_FIGURES']
  if (file !== undefined) appendFileSync(file, `${JSON.stringify({ name, value })}\n`)
}
