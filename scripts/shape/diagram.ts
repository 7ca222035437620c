import { findCycles, folderOf, type Import } from './imports.ts'
import { isProgram } from './sources.ts'

type Arrows = ReadonlyMap<string, ReadonlySet<string>>

const DRAWN = /^(contract|texts|content|server|web)\//
/** Files at the top of the server that everything may read: what is set. The others there read everything. */
const SETTINGS = /^server\/(config|[\w-]*settings?[\w-]*)\.ts$/

/**
 * Who reads whom, folder by folder, as a diagram of Mermaid. To be looked at it leaves out an arrow that others imply;
 * folders that read each other share a box, and so do those with the same arrows to and from the same boxes.
 */
export function drawFolders(imports: readonly Import[]): string {
  const drawn = imports.filter(({ from, to }) => [from, to].every((path) => DRAWN.test(path) && isProgram(path)))
  const between = drawn.map(({ from, to }) => ({ from: boxOf(from), to: boxOf(to) })).filter(({ from, to }) => from !== to)
  const knots = findCycles(between)
  const arrows = withoutImplied(arrowsOf(between.map(({ from, to }) => ({ from: shared(knots, from), to: shared(knots, to) }))))
  const alike = alikeIn(arrows)
  const shown = arrowsOf([...arrows].flatMap(([from, all]) => [...all].map((to) => ({ from: shared(alike, from), to: shared(alike, to) }))))

  const boxes = [...new Set([...shown].flatMap(([from, all]) => [from, ...all]))].toSorted()
  const id = (box: string) => `f${boxes.indexOf(box)}`
  const lines = boxes.flatMap((from) => [...(shown.get(from) ?? [])].toSorted().map((to) => `  ${id(from)} --> ${id(to)}`))
  return ['```mermaid', 'flowchart LR', ...boxes.map((box) => `  ${id(box)}["${box}"]`), ...lines, '```'].join('\n')
}

/** Screens stand together, and so do features. */
function boxOf(path: string): string {
  if (SETTINGS.test(path)) return 'server/config.ts'
  return folderOf(path)?.replace(/^(web\/(?:features|screens))\/.*/, '$1') ?? (path.startsWith('server/') ? 'server/*.ts' : 'web/*.ts')
}

/** The box that stands for this one: several of a group are one, with all their names. */
function shared(groups: readonly (readonly string[])[], box: string): string {
  return groups.find((group) => group.includes(box))?.join('<br>') ?? box
}

function arrowsOf(imports: readonly Import[]): Arrows {
  const arrows = new Map<string, Set<string>>()
  for (const { from, to } of imports) if (from !== to) arrows.set(from, (arrows.get(from) ?? new Set()).add(to))
  return arrows
}

function withoutImplied(arrows: Arrows): Arrows {
  const implied = (from: string, to: string) => [...(arrows.get(from) ?? [])].some((next) => next !== to && leads(arrows, next, to))
  return new Map([...arrows].map(([from, all]) => [from, new Set([...all].filter((to) => !implied(from, to)))]))
}

function leads(arrows: Arrows, from: string, to: string, seen = new Set<string>()): boolean {
  if (from === to) return true
  if (seen.has(from)) return false
  seen.add(from)
  return [...(arrows.get(from) ?? [])].some((next) => leads(arrows, next, to, seen))
}

function alikeIn(arrows: Arrows): string[][] {
  const boxes = [...new Set([...arrows].flatMap(([from, all]) => [from, ...all]))].toSorted()
  const around = (box: string) => {
    const readers = [...arrows].filter(([, all]) => all.has(box)).map(([from]) => from)
    return JSON.stringify([readers.toSorted(), [...(arrows.get(box) ?? [])].toSorted()])
  }
  return [...Map.groupBy(boxes, around).values()].filter((group) => group.length > 1)
}
