import { parseSync, type Module } from '@swc/core'
import type { Source } from './sources.ts'

export interface Named {
  name: string
  line: number
}

export interface FunctionFound extends Named {
  /** From the line it begins on to the line it ends on, both counted. */
  lines: number
  body: string
}

export interface StringFound {
  /** What stands before the first `${`, where there is one. */
  value: string
  line: number
  /** `post` for the first arguments of `app.post('/x')`. */
  argumentOf: string | undefined
}

/** What one file of TypeScript declares and says. */
export interface Syntax {
  /** Interfaces, types, classes and enums at the top of the file. */
  types: Named[]
  functions: FunctionFound[]
  strings: StringFound[]
  /** The names handed first to a call: `shareRoutes` of `app.register(shareRoutes, { db })`, under `register`. */
  handed: { name: string; to: string; line: number }[]
  /** Names that another file of ours gives. */
  imported: Set<string>
  importCount: number
  /** The text with everything between quotes blanked, so that only names and comments are left. */
  unquoted: string
}

type Node = Record<string, unknown> & { type: string; span: { start: number; end: number } }

const FUNCTIONS = new Set([
  'FunctionDeclaration',
  'FunctionExpression',
  'ArrowFunctionExpression',
  'ClassMethod',
  'PrivateMethod',
  'Constructor',
  'MethodProperty',
])
const TYPES = new Set(['TsInterfaceDeclaration', 'TsTypeAliasDeclaration', 'ClassDeclaration', 'TsEnumDeclaration'])
const QUOTED = new Set(['StringLiteral', 'TemplateElement', 'JSXText', 'RegExpLiteral'])

/** @throws Error of the parser, for a file that is no TypeScript */
export function readSyntax({ path, text }: Source): Syntax {
  const bytes = Buffer.from(text)
  const tree = parseSync(text, { syntax: 'typescript', tsx: path.endsWith('x') })
  const found: Syntax = { types: topTypes(tree, bytes), functions: [], strings: [], handed: [], imported: new Set(), importCount: 0, unquoted: '' }
  const blanked = Buffer.from(bytes)
  const lineOf = lineCounter(bytes)

  const visit = (node: Node, name: string, argumentOf?: string) => {
    const line = lineOf(node.span.start)
    if (FUNCTIONS.has(node.type)) {
      const body = bytes.toString('utf8', node.span.start - 1, node.span.end - 1)
      found.functions.push({ name: nameOf(node) ?? name, line, lines: lineOf(node.span.end) - line + 1, body })
    }
    if (QUOTED.has(node.type)) blanked.fill(' ', node.span.start - 1, node.span.end - 1)
    if (node.type === 'StringLiteral') found.strings.push({ value: textOf(node['value']), line, argumentOf })
    if (node.type === 'TemplateLiteral') found.strings.push({ value: textOf(first(node['quasis'])?.['raw']), line, argumentOf })
    if (node.type === 'ImportDeclaration') readImport(node, found)
    if (node.type === 'CallExpression') {
      const called = nameOf(asNode(node['callee'])) ?? ''
      const handed = asNode(first(node['arguments'])?.['expression'])
      if (handed?.type === 'Identifier') found.handed.push({ name: textOf(handed['value']), to: called, line })
      for (const argument of list(node['arguments'])) visitIn(argument, name, called)
      return visitIn(node['callee'], name)
    }
    const own = nameOf(node) ?? name
    for (const child of Object.values(node)) visitIn(child, own)
  }
  const visitIn = (value: unknown, name: string, argumentOf?: string) => {
    for (const child of Array.isArray(value) ? value : [value]) {
      const node = asNode(child)
      if (node) visit(node, name, argumentOf)
      // The arguments of a call and the elements of a list are wrapped once more.
      else if (isRecord(child)) for (const inner of Object.values(child)) visitIn(inner, name, argumentOf)
    }
  }
  visitIn(tree.body, '')
  // Blanking keeps the ends of lines, so a line of the blanked text is the same line of the file.
  found.unquoted = keepLineEnds(blanked, bytes)
  return found
}

function topTypes(tree: Module, bytes: Buffer): Named[] {
  const lineOf = lineCounter(bytes)
  return tree.body.flatMap((item) => {
    const node = item.type === 'ExportDeclaration' ? item.declaration : item
    if (!TYPES.has(node.type)) return []
    const name = nameOf(asNode(node))
    return name === undefined ? [] : [{ name, line: lineOf(node.span.start) }]
  })
}

function readImport(node: Node, found: Syntax): void {
  found.importCount += 1
  if (!/^[.#]/.test(textOf(asNode(node['source'])?.['value']))) return
  for (const specifier of list(node['specifiers'])) {
    const local = asNode(asNode(specifier)?.['local'])
    if (local) found.imported.add(textOf(local['value']))
  }
}

/** What a declaration, a property or a call is called: `send` of `function send`, `const send =`, `send: …` and `api.send(…)`. */
function nameOf(node: Node | undefined): string | undefined {
  if (node?.type === 'Identifier' || node?.type === 'StringLiteral') return textOf(node['value'])
  for (const part of ['identifier', 'id', 'key', 'property']) {
    const inner = asNode(node?.[part])
    if (inner?.type === 'Identifier') return textOf(inner['value'])
  }
  return undefined
}

/** The line of a place in the file, counted in bytes from 1 as the parser does. */
function lineCounter(bytes: Buffer): (offset: number) => number {
  const starts = [0]
  for (let at = bytes.indexOf(10); at >= 0; at = bytes.indexOf(10, at + 1)) starts.push(at + 1)
  return (offset) => {
    let [low, high] = [0, starts.length]
    while (high - low > 1) {
      const middle = (low + high) >> 1
      if ((starts[middle] ?? 0) < offset) low = middle
      else high = middle
    }
    return low + 1
  }
}

function keepLineEnds(blanked: Buffer, bytes: Buffer): string {
  for (let at = bytes.indexOf(10); at >= 0; at = bytes.indexOf(10, at + 1)) blanked[at] = 10
  return blanked.toString()
}

function asNode(value: unknown): Node | undefined {
  return isNode(value) ? value : undefined
}

function isNode(value: unknown): value is Node {
  return isRecord(value) && typeof value['type'] === 'string' && isRecord(value['span'])
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}

function first(value: unknown): Record<string, unknown> | undefined {
  const [one] = list(value)
  return isRecord(one) ? one : undefined
}
