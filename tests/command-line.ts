import { fork, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** Starts `npm run bobita -- …` in a process of its own; `ended` tells its exit code. */
export function startCommand(settings: Record<string, string>, args: string[]): { child: ChildProcess; ended: Promise<number | null> } {
  const script = fileURLToPath(new URL('../server/operate.ts', import.meta.url))
  const env = { PATH: process.env['PATH'] ?? '', ...settings }
  const child = fork(script, args, { env, execArgv: ['--disable-warning=ExperimentalWarning'], stdio: 'ignore', serialization: 'json' })
  return { child, ended: new Promise((resolve) => child.once('close', resolve)) }
}
