import { spawnSync } from 'node:child_process'
import { ROOMS } from './sources.ts'

/** One file that reads another of ours, types included. */
export interface Import {
  from: string
  to: string
  /** Loaded when it is wanted, so that it is a file of its own in the browser. */
  late?: boolean
}

interface Cruised {
  modules: { source: string; dependencies: { resolved: string; couldNotResolve: boolean; coreModule: boolean; dynamic: boolean }[] }[]
}

/**
 * Who reads whom, as the tool that guards the import rules sees it.
 *
 * @throws Error with what the tool printed, when it cannot read the code
 */
export function readImports(): Import[] {
  const { stdout, stderr } = spawnSync('node_modules/.bin/depcruise', ['--config', '.dependency-cruiser.cjs', '--output-type', 'json', ...ROOMS], {
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
  })
  if (stdout === '') throw new Error(stderr)
  // The tool's own format; what is read of it is named above.
  const { modules } = JSON.parse(stdout) as Cruised
  const ours = new Set(modules.map(({ source }) => source).filter((path) => ROOMS.some((room) => path.startsWith(`${room}/`))))
  return modules.flatMap(({ source, dependencies }) =>
    dependencies
      .filter(({ resolved }) => ours.has(source) && ours.has(resolved))
      .map(({ resolved, dynamic }) => ({ from: source, to: resolved, late: dynamic })),
  )
}

/** Groups of two or more of which each leads to every other (Tarjan's strongly connected components). */
export function findCycles(imports: readonly Import[]): string[][] {
  const next = Map.groupBy(imports, ({ from }) => from)
  const order = new Map<string, number>()
  const open: string[] = []
  const cycles: string[][] = []

  const visit = (node: string): number => {
    const number = order.size
    order.set(node, number)
    open.push(node)
    let low = number
    for (const { to } of next.get(node) ?? []) {
      if (!order.has(to)) low = Math.min(low, visit(to))
      else if (open.includes(to)) low = Math.min(low, order.get(to) ?? low)
    }
    if (low === number) {
      const cycle = open.splice(open.indexOf(node))
      if (cycle.length > 1) cycles.push(cycle.toSorted())
    }
    return low
  }
  for (const node of next.keys()) if (!order.has(node)) visit(node)
  return cycles
}

/** `server/auth`, `web/ui`, `web/screens/chat`: the folder that a file belongs to; none for what lies at the top of server and web, which joins the rest. */
export function folderOf(path: string): string | undefined {
  const [room = '', first = '', second = '', third] = path.split('/')
  if (room !== 'server' && room !== 'web') return room
  if (second === '') return undefined
  return (first === 'features' || first === 'screens') && third !== undefined ? `${room}/${first}/${second}` : `${room}/${first}`
}

/** Folders that read other folders. */
export function betweenFolders(imports: readonly Import[]): Import[] {
  const arrows = new Map<string, Import>()
  for (const { from, to } of imports) {
    const [reader, read] = [folderOf(from), folderOf(to)]
    if (reader !== undefined && read !== undefined && reader !== read) arrows.set(`${reader} ${read}`, { from: reader, to: read })
  }
  return [...arrows.values()]
}
