import { readFileSync } from 'node:fs'
import { z } from 'zod'

/** A package that runs on a server of Bobita. */
export interface Supplied {
  name: string
  version: string
  licence: string
  /** Whether it wants to run a program while it is installed. */
  installs: boolean
  /** Whether it only comes with some machines. */
  optional: boolean
}

const lock = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      license: z.string().optional(),
      dev: z.boolean().optional(),
      optional: z.boolean().optional(),
      hasInstallScript: z.boolean().optional(),
    }),
  ),
})

/** Licences read in the package itself, where it does not say in its own words. */
const READ: Record<string, string | undefined> = { 'png-js': 'MIT' }

/** Licences that may stand beside MPL-2.0 on a server; of the LGPL ones no part is changed or copied into ours. */
const ACCEPTED = new Set([
  'MIT',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'OFL-1.1',
  'MPL-2.0',
  'LGPL-3.0',
  'LGPL-3.0-or-later',
  '0BSD',
  'MIT-0',
  'Unlicense',
  'CC0-1.0',
])

/** What package-lock.json brings to a server, by name. */
export function suppliedPackages(): Supplied[] {
  const { packages } = lock.parse(JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8')))
  return Object.entries(packages)
    .filter(([path, { dev }]) => path !== '' && dev !== true)
    .map(([path, { version = '', license, optional = false, hasInstallScript = false }]) => {
      const name = path.split('node_modules/').at(-1) ?? path
      return { name, version, licence: license ?? READ[name] ?? 'unknown', installs: hasInstallScript, optional }
    })
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
}

/** Whether the licence, or one of those offered, or all of those that hold together, are accepted; what mixes both is read by a person. */
export function isAccepted(licence: string): boolean {
  const [either, both] = [licence.includes(' OR '), licence.includes(' AND ')]
  const accepted = (name: string) => ACCEPTED.has(name)
  const names = licence.replaceAll(/[()]/g, '').split(/ (?:AND|OR) /)
  return either ? !both && names.some(accepted) : names.every(accepted)
}
