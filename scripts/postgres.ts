import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'

/** Homebrew keeps an older version out of PATH. */
const HOMEBREW = ['/opt/homebrew', '/usr/local'].flatMap((root) => [18, 17, 16, 15].map((version) => join(root, 'opt', `postgresql@${version}`, 'bin')))

/** A private PostgreSQL for the tests: its own folder, its own port, durable settings off because its data is thrown away. */
export interface PrivatePostgres {
  url: string
  /** Stops it; its data and its port stay. */
  pause(): Promise<void>
  /** Starts it again. */
  resume(): Promise<void>
  /** Ends it and removes its data. */
  stop(): Promise<void>
}

/**
 * Starts a PostgreSQL of its own; on Debian as root it is installed when it is missing.
 *
 * @throws Error when there is no PostgreSQL and none can be installed
 */
export async function startPostgres(options: { durable: boolean } = { durable: false }): Promise<PrivatePostgres> {
  const bin = findBinaries() ?? installBinaries()
  const { folder, owner } = ownFolder()
  const data = join(folder, 'data')
  const init = spawnSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'bobita', '-A', 'trust', '-E', 'UTF8', '--locale=C', ...(options.durable ? [] : ['--no-sync'])],
    { ...owner, stdio: 'pipe' },
  )
  if (init.status !== 0) throw new Error(`initdb failed: ${String(init.stderr)}`)
  return serve({ bin, folder, owner, speed: options.durable ? [] : FAST })
}

/** Starts a replica of another, which streams from it. @throws Error when it cannot be copied */
export async function startReplica(primary: Pick<PrivatePostgres, 'url'>): Promise<PrivatePostgres> {
  const bin = findBinaries() ?? installBinaries()
  const { folder, owner } = ownFolder()
  const { port } = new URL(primary.url)
  const copied = spawnSync(
    join(bin, 'pg_basebackup'),
    ['-D', join(folder, 'data'), '-h', '127.0.0.1', '-p', port, '-U', 'bobita', '-R', '-X', 'stream', '--checkpoint=fast', '--no-sync'],
    { ...owner, stdio: 'pipe' },
  )
  if (copied.status !== 0) throw new Error(`pg_basebackup failed: ${String(copied.stderr)}`)
  return serve({ bin, folder, owner, speed: FAST })
}

const FAST = ['-c', 'fsync=off', '-c', 'full_page_writes=off', '-c', 'synchronous_commit=off']

function ownFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'bobita-postgres-'))
  const owner = serverOwner()
  if (owner) chownSync(folder, owner.uid, owner.gid)
  return { folder, owner }
}

/** Serves the data of a folder, which goes with the server. */
async function serve({ bin, folder, owner, speed }: ReturnType<typeof ownFolder> & { bin: string; speed: string[] }): Promise<PrivatePostgres> {
  const data = join(folder, 'data')
  const port = await freePort()
  const launch = async (): Promise<ChildProcess> => {
    const started = spawn(
      join(bin, 'postgres'),
      ['-D', data, '-p', String(port), '-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories=', '-c', 'max_connections=200', ...speed],
      { ...owner, stdio: 'ignore' },
    )
    for (;;) {
      const ready = spawnSync(join(bin, 'pg_isready'), ['-q', '-h', '127.0.0.1', '-p', String(port), '-U', 'bobita'])
      if (ready.status === 0) return started
      if (started.exitCode !== null) throw new Error('PostgreSQL did not start')
      await setTimeout(100)
    }
  }
  let server = await launch()
  return {
    url: `postgres://bobita@127.0.0.1:${port}/postgres`,
    pause: () => end(server),
    async resume() {
      server = await launch()
    },
    async stop() {
      await end(server)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function end(server: ChildProcess): Promise<void> {
  const exited = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  if (server.exitCode !== null || server.signalCode !== null) return
  // SIGINT is PostgreSQL's fast shutdown.
  server.kill('SIGINT')
  await exited
}

function findBinaries(): string | undefined {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian)
    ? readdirSync(debian)
        .filter((name) => Number(name) >= 15)
        .toSorted((a, b) => Number(b) - Number(a))
    : []
  const folders = [...versions.map((version) => join(debian, version, 'bin')), ...(process.env['PATH'] ?? '').split(delimiter), ...HOMEBREW]
  return folders.find((folder) => ['initdb', 'postgres', 'pg_isready'].every((name) => existsSync(join(folder, name))))
}

function installBinaries(): string {
  if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' })
    spawnSync('apt-get', ['install', '-y', '-qq', 'postgresql'], { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
  }
  const bin = findBinaries()
  if (bin === undefined)
    throw new Error(
      'The tests need PostgreSQL 15 or newer. Install it and run them again: `brew install postgresql@17` on macOS, `sudo apt-get install postgresql` on Debian and Ubuntu; elsewhere its programs (initdb, postgres, pg_isready) must be in PATH.',
    )
  return bin
}

/** PostgreSQL refuses to run as root: then it runs as the user its package made. */
function serverOwner(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const id = (flag: string) => Number(String(spawnSync('id', [flag, 'postgres']).stdout).trim())
  return { uid: id('-u'), gid: id('-g') }
}

/** A port nobody listens on at this moment. */
export function freePort(): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  const probe = createServer()
  probe.once('error', reject)
  probe.listen(0, '127.0.0.1', () => {
    const address = probe.address()
    probe.close(() => (typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port'))))
  })
  return promise
}
