import { dirname } from 'node:path'
import { findDuplicates } from './duplicates.ts'
import type { House, Read } from './house.ts'
import { betweenFolders, findCycles } from './imports.ts'
import { absentDocuments, citingFiles, foreignSections, unknownNumbers } from './references.ts'
import { isProgram, isTest, linesWhere } from './sources.ts'

/** One figure of the code's shape. */
export interface Measure {
  /** What `npm run shape -- --list` calls it. */
  name: string
  /** What is counted, in words. */
  what: string
  /** The most we want. */
  target: number
  /** Each thing counted, with where it stands. */
  find(house: House): string[]
  /** The figure, where it is not how many were found. */
  figure?(house: House): number
}

/** Files about towns, counties and where something happened: there `place` is the word, and a field on the wire. */
const TOWNS =
  /place|town|count(y|ies)|director(y|ies)|shelter|trainer|breeder|suggestion|search\.ts|finding|record-|growth|understanding|evaluate|learning\/measure|heads|official-petition|scripts\/shape/i
/** The word, also inside a name: takePlace, placeFile. */
const PLACE = /\bplaces?(?![a-z])|[a-z\d_]Places?(?![a-z])|\bPlaces?(?![a-z])/
const SENDING = /'(working|sending|uploading|saving|submitting)'/
const REFUSED = /'(refused|failed|rejected)'/
const HOLDS_STATE = /\buse(State|Reducer|ActionState)\b/
const ROUTE_CALLS = new Set(['get', 'send', 'raw', 'post', 'put', 'patch', 'delete', 'head', 'route', 'openStream', 'enter', 'readRecords'])
const LONG_FUNCTION = 60
const SHORT_FILE = 25
const FULL_FOLDER = 25

export const MEASURES: readonly Measure[] = [
  {
    name: 'references',
    what: 'references to documents outside the repository',
    target: 0,
    find: () => {
      const files = citingFiles()
      return [...unknownNumbers(files), ...absentDocuments(files), ...foreignSections(files)]
    },
  },
  {
    name: 'place',
    what: 'lines with the word `place` in a name or a comment, in files that are not about towns or where something happened',
    target: 60,
    find: ({ typescript }) =>
      typescript
        .filter(({ path }) => /^(server|web|scripts|contract|tests)\//.test(path) && !TOWNS.test(path))
        .flatMap(({ path, syntax }) => linesWhere({ path, text: syntax.unquoted }, (line) => PLACE.test(line))),
  },
  { name: 'types', what: 'names of types declared in two files or more (scripts, and names that end in `Props`, excepted)', target: 10, find: twiceDeclared },
  { name: 'paths', what: 'paths of the API written outside the table of calls', target: 0, find: looseApiPaths },
  {
    name: 'routes',
    what: 'files that register routes of another file',
    target: 1,
    find: ({ programs }) =>
      programs
        .filter(({ path, syntax }) => path.startsWith('server/') && syntax.handed.some(({ name, to }) => to === 'register' && syntax.imported.has(name)))
        .map(({ path }) => path),
  },
  {
    name: 'mutual',
    what: 'pairs of folders in server/ and web/ that read each other, types included',
    target: 0,
    find: ({ imports }) => {
      const arrows = betweenFolders(imports.filter(({ from, to }) => isProgram(from) && isProgram(to)))
      return arrows
        .filter(({ from, to }) => from < to && arrows.some((back) => back.from === to && back.to === from))
        .map(({ from, to }) => `${from} <-> ${to}`)
    },
  },
  {
    name: 'cycles',
    what: 'cycles of files, types included',
    target: 0,
    find: ({ imports }) => findCycles(imports.filter(({ from }) => isProgram(from))).map((files) => files.join(' <-> ')),
  },
  {
    name: 'longest',
    what: 'lines of the longest function',
    target: LONG_FUNCTION,
    find: (house) => functionsByLength(house).slice(0, 10),
    figure: ({ programs }) => Math.max(...programs.flatMap(({ syntax }) => syntax.functions.map(({ lines }) => lines))),
  },
  {
    name: 'long',
    what: `functions longer than ${LONG_FUNCTION} lines`,
    target: 0,
    find: (house) => functionsByLength(house).filter((line) => Number.parseInt(line) > LONG_FUNCTION),
  },
  {
    name: 'opening',
    what: 'imports of server/bobita.ts',
    target: 15,
    find: ({ imports }) => imports.filter(({ from }) => from === 'server/bobita.ts').map(({ to }) => to),
    figure: ({ programs }) => programs.find(({ path }) => path === 'server/bobita.ts')?.syntax.importCount ?? 0,
  },
  {
    name: 'forms',
    what: 'hooks that keep whether a form is being sent and why it was refused',
    target: 1,
    find: ({ programs }) =>
      inWeb(programs).flatMap(({ path, syntax }) =>
        syntax.functions
          .filter(({ name, body }) => name.startsWith('use') && HOLDS_STATE.test(body) && SENDING.test(body) && REFUSED.test(body))
          .map(({ name, line }) => `${path}:${line} ${name}`),
      ),
  },
  {
    name: 'bounded-maps',
    what: 'maps that are kept small by hand',
    target: 0,
    find: ({ programs }) => programs.filter(({ path }) => /^(server|web)\//.test(path)).flatMap(boundedByHand),
  },
  {
    name: 'hand-deletes',
    what: 'deletes by hand in tests (that of the empty world excepted, which is about them)',
    target: 0,
    find: ({ typescript }) =>
      typescript
        .filter(({ path }) => /(?<!empty-world)\.(test|e2e)\.ts$/.test(path))
        .flatMap((file) => linesWhere(file, (line) => /\.deleteFrom\(|\bdelete from /.test(line))),
  },
  {
    name: 'crumbs',
    what: `files under ${SHORT_FILE} lines that one other file reads (texts, content, what a domain registers in one line and what is loaded when it is wanted excepted)`,
    target: 25,
    find: oneReaderFiles,
  },
  {
    name: 'web-files',
    what: 'files in web/ without tests (web/desk, which visitors are not sent, excepted)',
    target: 470,
    find: ({ programs, styles }) => [...inWeb(programs), ...styles].map(({ path }) => path).filter((path) => !isTest(path) && !path.startsWith('web/desk/')),
  },
  { name: 'full-folders', what: `folders with more than ${FULL_FOLDER} files of code, the tests beside them not counted`, target: 5, find: fullFolders },
  {
    name: 'duplicates',
    what: 'blocks of eight lines or more that stand twice to the letter (texts, content, migrations and tests excepted)',
    target: 10,
    find: ({ programs, styles }) => findDuplicates([...programs.filter(({ path }) => !/^(texts|content|migrations)\//.test(path)), ...styles]),
  },
]

function inWeb(files: readonly Read[]): Read[] {
  return files.filter(({ path }) => path.startsWith('web/'))
}

function twiceDeclared({ programs }: House): string[] {
  const product = programs.filter(({ path }) => !path.startsWith('scripts/'))
  const declared = product.flatMap(({ path, syntax }) => syntax.types.map(({ name }) => ({ name, path })))
  return [...Map.groupBy(declared, ({ name }) => name)]
    .filter(([name, uses]) => !name.endsWith('Props') && new Set(uses.map(({ path }) => path)).size > 1)
    .map(([name, uses]) => `${name}: ${uses.map(({ path }) => path).join(', ')}`)
}

/** The table of calls is contract/endpoints.ts; without it every path is loose. */
function looseApiPaths({ programs }: House): string[] {
  const table = programs.find(({ path }) => path === 'contract/endpoints.ts')
  const known = table && new Set(table.syntax.strings.map(({ value }) => noun(value.replace(/^[A-Z]+ /, ''))))
  return programs
    .filter(({ path }) => /^(web\/api|server)\//.test(path))
    .flatMap(({ path, syntax }) =>
      syntax.strings
        .filter(({ value, argumentOf }) => value.startsWith('/api/v1/') || (/^\/[a-z]/.test(value) && ROUTE_CALLS.has(argumentOf ?? '')))
        .filter(({ value }) => known === undefined || value.startsWith('/api/v1/') || known.has(noun(value)))
        .map(({ value, line }) => `${path}:${line} ${value}`),
    )
}

/** `/petitions` of `/petitions/:id/sign` and of `/petitions?active=true`. */
function noun(path: string): string {
  return /^\/[^/?]*/.exec(path)?.[0] ?? path
}

function functionsByLength({ programs }: House): string[] {
  return programs
    .flatMap(({ path, syntax }) => syntax.functions.map((found) => ({ path, ...found })))
    .toSorted((one, other) => other.lines - one.lines)
    .map(({ path, line, lines, name }) => `${lines} ${path}:${line} ${name}`)
}

/** `if (kept.size > MOST) kept.clear()`, `for (const oldest of kept.keys()) …`, `const [oldest] = kept.keys()`. */
function boundedByHand({ path, text }: Read): string[] {
  const bounded = /([\w.#]+)\.size >=? [\s\S]{1,80}?\1\.(clear|delete)\(|\.(keys|values|entries)\(\)\.next\(\)|\boldest of [\w.#]+\.(keys|values|entries)\(\)/g
  return [...new Set([...text.matchAll(bounded)].map(({ index }) => `${path}:${text.slice(0, index).split('\n').length}`))]
}

/** What a domain registers, each under the name every domain gives it: its one reader is where all domains are registered. */
const REGISTERED = /^server\/\w[\w-]*\/(tables|routes|waiting|personal-data|sweep)\.ts$/

function oneReaderFiles({ programs, imports }: House): string[] {
  const readers = Map.groupBy(
    imports.filter(({ from }) => isProgram(from)),
    ({ to }) => to,
  )
  return programs
    .filter(({ path, text }) => !/^(texts|content|migrations)\//.test(path) && text.trimEnd().split('\n').length < SHORT_FILE)
    .map(({ path }) => ({ path, readers: readers.get(path) ?? [] }))
    .filter(({ path, readers: [only, ...others] }) => !REGISTERED.test(path) && only && !only.late && others.length === 0)
    .map(({ path, readers: [only] }) => `${path} <- ${only?.from}`)
}

function fullFolders({ programs, styles }: House): string[] {
  return [...Map.groupBy([...programs, ...styles], ({ path }) => dirname(path))]
    .map(([folder, files]) => ({ folder, files: files.length }))
    .filter(({ files }) => files > FULL_FOLDER)
    .map(({ folder, files }) => `${folder} ${files}`)
}
