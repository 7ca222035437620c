import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Source } from './sources.ts'

/** Where the diagram and the figures are kept. */
export const ARCHITECTURE = 'docs/architecture.md'

/** What stands between `<!-- name -->` and `<!-- /name -->`. @throws Error when the marks are not there */
export function readPart(document: string, name: string): string {
  const part = new RegExp(`<!-- ${name} -->\\n([\\s\\S]*?)\\n?<!-- /${name} -->`).exec(document)?.[1]
  if (part === undefined) throw new Error(`there are no marks named ${name}`)
  return part
}

/** The document with another text between the marks of that name. @throws Error when the marks are not there */
export function replacePart(document: string, name: string, text: string): string {
  const old = readPart(document, name)
  return document.replace(`<!-- ${name} -->\n${old === '' ? '' : `${old}\n`}<!-- /`, () => `<!-- ${name} -->\n${text}\n<!-- /`)
}

/** Links of documents that lead to no file of the repository. */
export function deadLinks(documents: readonly Source[]): string[] {
  return documents.flatMap(({ path, text }) => {
    const targets = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target.replace(/#.*/, ''))
    return targets
      .filter((target) => target !== '' && !/^(\w+:|\/)/.test(target) && !existsSync(join(dirname(path), target)))
      .map((target) => `${path}: ${target}`)
  })
}

/** Rows of the glossary's table of mechanisms that name a file in which the field's word does not occur. */
export function unknownMechanisms(glossary: string): string[] {
  return [...readPart(glossary, 'mechanisms').matchAll(/^\| ([^|]+) \| (.+) \|$/gm)].slice(1).flatMap(([, word = '', files = '']) => {
    const linked = [...files.matchAll(/\]\(([^)]+)\)/g)].map(([, target = '']) => join('docs', target))
    const said = (path: string) => existsSync(path) && wordIn(readFileSync(path, 'utf8'), word.trim())
    return linked.length > 0 && linked.every(said) ? [] : [`${word}: ${linked.join(', ')}`]
  })
}

/** `rate limit` also as rateLimit, rate-limit and RATE_LIMIT. */
function wordIn(text: string, word: string): boolean {
  return new RegExp(word.split(/[ -]/).join('[ _-]?'), 'i').test(text)
}
