import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { z } from 'zod'
import { isAccepted, suppliedPackages } from './supply.ts'

/** What accompanies a release, in release/: licences.md, sbom.cdx.json (CycloneDX) and audit.md. Ends with 1 when something forbids it. */
const FOLDER = 'release'
const MOST_PACKAGES = 400

const bom = z.looseObject({ bomFormat: z.literal('CycloneDX'), components: z.array(z.looseObject({ name: z.string() })) })
const audited = z.object({ metadata: z.object({ vulnerabilities: z.record(z.string(), z.number()) }) })

/** What npm prints; null when it could not do it. */
function npm(...args: string[]): string | null {
  const { status, stdout } = spawnSync('npm', args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
  return status === 0 || args[0] === 'audit' ? stdout : null
}

function licences(): string[] {
  const supplied = suppliedPackages()
  const rows = supplied.map(({ name, version, licence }) => `| ${name} | ${version} | ${licence} |`)
  writeFileSync(
    `${FOLDER}/licences.md`,
    `# What Bobita runs on, and under which licence\n\n| Package | Version | Licence |\n|---|---|---|\n${rows.join('\n')}\n`,
  )
  console.log(`licences: ${supplied.length} packages`)
  return [
    ...supplied.filter(({ licence }) => !isAccepted(licence)).map(({ name, licence }) => `${name}: the licence ${licence} is not accepted`),
    ...supplied.filter(({ installs }) => installs).map(({ name }) => `${name}: wants to run a program while it is installed`),
    ...(supplied.length > MOST_PACKAGES ? [`${supplied.length} packages: more than ${MOST_PACKAGES}`] : []),
  ]
}

function billOfMaterials(): string[] {
  const printed = npm('sbom', '--package-lock-only', '--omit=dev', '--sbom-format=cyclonedx')
  if (printed === null) return ['npm sbom made no bill of materials']
  const { components } = bom.parse(JSON.parse(printed))
  writeFileSync(`${FOLDER}/sbom.cdx.json`, printed)
  console.log(`bill of materials: ${components.length} components`)
  return components.length === 0 ? ['the bill of materials is empty'] : []
}

/** A registry that keeps no advisories is no fault of ours, and no proof either: the note says so. */
function audit(): string[] {
  const found = audited.safeParse(JSON.parse(npm('audit', '--omit=dev', '--json') || '{}'))
  const known = found.data?.metadata.vulnerabilities
  const said = known
    ? Object.entries(known).map(([severity, count]) => `- ${severity}: ${count}`)
    : ['This registry answers no audit: run `npm audit --omit=dev` against one that does before releasing.']
  const policy = 'High and critical ones are fixed within 7 days and forbid a release, moderate ones within 30 days.'
  writeFileSync(
    `${FOLDER}/audit.md`,
    `# Known weaknesses of what Bobita runs on, ${new Date().toISOString().slice(0, 10)}\n\n${said.join('\n')}\n\n${policy}\n`,
  )
  console.log(said.join('\n'))
  return (known?.['high'] ?? 0) + (known?.['critical'] ?? 0) > 0 ? ['high or critical weaknesses are known'] : []
}

mkdirSync(FOLDER, { recursive: true })
const faults = [...licences(), ...billOfMaterials(), ...audit()]
for (const fault of faults) console.error(fault)
process.exit(faults.length === 0 ? 0 : 1)
