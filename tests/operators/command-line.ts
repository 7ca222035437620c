import { execFile, fork, type ChildProcess } from 'node:child_process'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Starts `npm run bobita -- …` in a process of its own; `ended` tells its exit code. */
export function startCommand(settings: Record<string, string>, args: string[]): { child: ChildProcess; ended: Promise<number | null> } {
  const script = fileURLToPath(new URL('../../server/operate.ts', import.meta.url))
  const env = { PATH: process.env['PATH'] ?? '', ...settings }
  const child = fork(script, args, { env, execArgv: ['--disable-warning=ExperimentalWarning'], stdio: 'ignore', serialization: 'json' })
  return { child, ended: new Promise((resolve) => child.once('close', resolve)) }
}

/** What a command that was run to its end has printed. */
interface Said {
  code: number
  out: string
  err: string
}

const site = fileURLToPath(new URL('../../', import.meta.url))

/** Runs deploy/bobita, the command line as the operators of a service have it, with a file of settings. */
export function runAsService(settingsFile: string, args: string[], env: Record<string, string> = {}, folder = site): Promise<Said> {
  const script = join(folder, 'deploy/bobita')
  const its = { PATH: process.env['PATH'] ?? '', BOBITA_USER: userInfo().username, BOBITA_SETTINGS: settingsFile, ...env }
  return new Promise((resolve) => {
    execFile(script, args, { env: its }, (fault, out, err) => resolve({ code: fault === null ? 0 : Number(fault.code ?? 1), out, err }))
  })
}
