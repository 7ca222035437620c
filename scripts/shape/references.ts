import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { linesWhere, readSources, ROOMS, type Source } from './sources.ts'

const FOLDERS = [...ROOMS, 'docs', 'deploy', '.ci']
const COMMENT = /^\s*(\/?\*|\/\/|#)|\/\*\* |\s\/\/ /
/** What a release makes, and the names of articles that stand for any. */
const NOT_KEPT = /^(licences|audit|NNN.*|\d{5}-.*)\.md$/

/** Everything in which a promise, a document or a section may be cited. One test quotes what it looks for. */
export function citingFiles(): Source[] {
  const atTop = readdirSync('.').filter((name) => /\.(md|ts|cjs|example)$/.test(name))
  return readSources(FOLDERS, isRead).concat(atTop.map((path) => ({ path, text: readFileSync(path, 'utf8') })))
}

function isRead(path: string): boolean {
  return /\.(tsx?|css|md|mjs|sh|yml|conf)$/.test(path) && !/^content\/articles\/|^tests\/released\/|statements\.test\.ts$/.test(path)
}

/** S-001, D-001 and T1: every number that docs/statements.md and docs/reliability.md explain. */
export function promisedNumbers(): { statements: string[]; goals: string[] } {
  const numbered = (path: string, pattern: RegExp) => [...readFileSync(path, 'utf8').matchAll(pattern)].map(([, number = '']) => number)
  return {
    statements: numbered('docs/statements.md', /^- ([SD]-\d{3}) \S/gm),
    goals: numbered('docs/reliability.md', /^\| (\d+[a-z]?) \|/gm).map((row) => `T${row}`),
  }
}

/** Numbers that are cited and that no document of the repository explains. */
export function unknownNumbers(files: readonly Source[]): string[] {
  const { statements, goals } = promisedNumbers()
  const known = new Set([...statements, ...goals])
  return files.flatMap((file) =>
    cited(file)
      .filter((number) => !known.has(number))
      .map((number) => `${file.path}: ${number}`),
  )
}

/** Documents that a comment or a document cites and that are not in the repository. */
export function absentDocuments(files: readonly Source[]): string[] {
  return files.flatMap((file) => {
    const names = prose(file).flatMap((line) => line.match(/[\w./-]*\w\.md\b/g) ?? [])
    return names.filter((name) => !NOT_KEPT.test(basename(name)) && !stands(name, file.path)).map((name) => `${file.path}: ${name}`)
  })
}

/** Sections (§) that are cited of anything but a public standard. */
export function foreignSections(files: readonly Source[]): string[] {
  return files.flatMap((file) => {
    const said = new Set(prose(file))
    return linesWhere(file, (line) => said.has(line) && /(?<!RFC \d+ )§\s?\d/.test(line))
  })
}

/** The lines of a document, or those of a program that hold a comment. */
function prose({ path, text }: Source): string[] {
  const lines = text.split('\n')
  return path.endsWith('.md') ? lines : lines.filter((line) => COMMENT.test(line))
}

/** S-123 and D-012 wherever they stand; T1c, which may also be a path's or an hour's, in prose and where a string begins with numbers. */
function cited(file: Source): string[] {
  const titles = [...file.text.matchAll(/['"`]((?:(?:[SD]-\d+|T\d+[a-z]?) )+)/g)].map(([, numbers]) => numbers)
  const words = [...titles, ...prose(file)].join('\n')
  return [...(file.text.match(/\b[SD]-\d{3,}\b/g) ?? []), ...(words.match(/(?<![\d-])\bT\d{1,2}[a-z]?\b(?!:)/g) ?? [])]
}

/** Named from the root, from the folder of the file that names it, or as a page of docs/. */
function stands(name: string, path: string): boolean {
  return ['.', dirname(path), 'docs'].some((from) => existsSync(join(from, name)))
}
