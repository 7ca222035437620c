import { spawn } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import type { Result } from './reports.ts'

/** Commands that must succeed one after the other. */
export interface Gate {
  name: string
  commands: string[][]
  /** Where a test runner says what became of its tests, and what it prints when a piece of work is done. */
  report?: { file: string; read: (json: unknown) => Result; done: RegExp }
}

const SAY_EVERY_MS = 60_000

/** Runs a gate: says that it begins, each minute how far it is, and all it has printed when it fails. */
export async function runGate(gate: Gate): Promise<Result> {
  const { name, commands, report } = gate
  const started = Date.now()
  const seconds = () => Math.round((Date.now() - started) / 1000)
  console.log(`...  ${name}`)
  if (report) rmSync(report.file, { force: true })
  let printed = ''
  const saying = setInterval(() => console.log(`...  ${name}: ${seconds()} s${howFar(printed, report?.done)}`), SAY_EVERY_MS)
  let status = 0
  for (const command of commands) if (status === 0) status = await run(command, (text) => (printed += text))
  clearInterval(saying)
  const result = resultOf(gate, status)
  if (result.failed.length > 0) console.log(printed)
  console.log(`${result.failed.length === 0 ? 'ok' : 'FAILED'}  ${name}: ${result.passed} passed, ${result.failed.length} failed (${seconds()} s)`)
  return result
}

/** The end of a line of progress: how many pieces are done, and the last of them. */
export function howFar(printed: string, done: RegExp | undefined): string {
  if (!done) return ''
  const lines = printed.split('\n').filter((line) => done.test(line))
  return `, ${lines.length} done${lines.length === 0 ? '' : `, last: ${lines.at(-1)?.trim()}`}`
}

function run([program = '', ...args]: string[], onText: (text: string) => void): Promise<number> {
  // On Windows a package's program is a script of the shell.
  const child = spawn(program, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined },
  })
  for (const output of [child.stdout, child.stderr]) output.setEncoding('utf8').on('data', onText)
  return new Promise((resolve) => {
    child.once('error', (error) => {
      onText(`${error.message}\n`)
      resolve(1)
    })
    child.once('close', (code) => resolve(code ?? 1))
  })
}

function resultOf({ name, report }: Gate, status: number): Result {
  if (!report) return status === 0 ? { passed: 1, failed: [] } : { passed: 0, failed: [name] }
  try {
    const result = report.read(JSON.parse(readFileSync(report.file, 'utf8')))
    return status !== 0 && result.failed.length === 0 ? { ...result, failed: [name] } : result
  } catch {
    return { passed: 0, failed: [`${name}: no report was written`] }
  }
}
