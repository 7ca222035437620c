import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

/** Tools of `npm test` whose program is a package of its own for every system; package-lock.json names those of Linux only. */
const TOOLS = ['oxlint', 'oxlint-tsgolint', 'oxfmt', 'oxc-parser', '@swc/core']

const manifest = z.object({ optionalDependencies: z.record(z.string(), z.string()).default({}) })

/** Which of the tools lack their program for a system such as "darwin-arm64", as `name@version`. */
export function missingTools(system: string, modules = 'node_modules'): string[] {
  return TOOLS.flatMap((tool) => {
    const { optionalDependencies } = manifest.parse(JSON.parse(readFileSync(join(modules, tool, 'package.json'), 'utf8')))
    const fitting = Object.entries(optionalDependencies).filter(([name]) => name.includes(system))
    return fitting.some(([name]) => existsSync(join(modules, name))) ? [] : fitting.slice(0, 1).map(([name, version]) => `${name}@${version}`)
  })
}
