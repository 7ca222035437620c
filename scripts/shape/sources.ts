import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** One file that people write and read: code, styles, documents, settings. */
export interface Source {
  path: string
  text: string
}

export const ROOMS = ['contract', 'texts', 'content', 'migrations', 'server', 'web', 'scripts', 'tests']
const TEST = /\.(test|e2e)\.tsx?$|^tests\//
const CODE = /\.tsx?$/

/** Every file below `folders` whose path `wanted` takes, in the order of the paths. */
export function readSources(folders: readonly string[], wanted: (path: string) => boolean): Source[] {
  return folders
    .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter(wanted)
    .toSorted()
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }))
}

export function isTest(path: string): boolean {
  return TEST.test(path)
}

/** TypeScript that runs outside tests. */
export function isProgram(path: string): boolean {
  return CODE.test(path) && !isTest(path)
}

export function isTypeScript(path: string): boolean {
  return CODE.test(path)
}

/** `path:line` of each line that `found` takes. */
export function linesWhere({ path, text }: Source, found: (line: string) => boolean): string[] {
  return text.split('\n').flatMap((line, index) => (found(line) ? [`${path}:${index + 1}`] : []))
}
