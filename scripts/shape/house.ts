import { readImports, type Import } from './imports.ts'
import { isProgram, isTypeScript, readSources, ROOMS, type Source } from './sources.ts'
import { readSyntax, type Syntax } from './syntax.ts'

/** A file of TypeScript with what it declares. */
export interface Read extends Source {
  syntax: Syntax
}

/** Everything that is measured. */
export interface House {
  /** TypeScript of all rooms, tests included. */
  typescript: Read[]
  /** TypeScript that runs outside tests. */
  programs: Read[]
  styles: Source[]
  imports: Import[]
}

export function readHouse(): House {
  const typescript = readSources(ROOMS, isTypeScript).map((source) => ({ ...source, syntax: readSyntax(source) }))
  return {
    typescript,
    programs: typescript.filter(({ path }) => isProgram(path)),
    styles: readSources(['web'], (path) => path.endsWith('.css')),
    imports: readImports(),
  }
}
