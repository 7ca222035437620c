import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { emptyWorld } from '#tests/world.ts'

const root = new URL('../../', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, root), 'utf8')
const settings = new Set([...read('.env.example').matchAll(/^# ([A-Z][A-Z0-9_]*)=/gm)].map(([, name]) => name))
const { scripts } = z.object({ scripts: z.record(z.string(), z.string()) }).parse(JSON.parse(read('package.json')))
const service = z.looseObject({ environment: z.record(z.string(), z.string()).optional(), profiles: z.array(z.string()).optional() })
const compose = z.object({ services: z.record(z.string(), service), volumes: z.record(z.string(), z.null()) }).parse(parse(read('compose.yaml')))
const dockerfile = read('Dockerfile')
const unit = read('deploy/bobita.service')

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
  const known = words(read('server/config.ts').split('interface')[0] ?? '', /^ {2}([A-Z][A-Z0-9_]+):/gm)
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

test('the profiles are PostgreSQL, S3 and a model, and every volume they name is there', () => {
  expect([...new Set(Object.values(compose.services).flatMap(({ profiles = [] }) => profiles))]).toEqual(['postgres', 's3', 'ollama'])
  const named = Object.values(compose.services).flatMap(({ volumes = [] }) =>
    z
      .array(z.string())
      .parse(volumes)
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
    const answer = await app.inject(address)
    const last = answer.statusCode === 302 ? await app.inject(String(answer.headers.location)) : answer
    expect([address, last.statusCode]).toEqual([address, 200])
  }
})
