import { covers } from './covers.ts'
import { records } from './records.ts'

/** Every drawn picture by its path below the pages' public files: covers/3.svg, records/shelter-dog-0.svg. */
export function pictureFiles(): Map<string, string> {
  const files = new Map(Object.entries(covers).map(([id, svg]) => [`covers/${id}.svg`, svg]))
  for (const [kind, animals] of Object.entries(records)) {
    for (const [animal, drawn] of Object.entries(animals)) {
      for (const [number, svg] of drawn.entries()) files.set(`records/${kind}-${animal}-${number}.svg`, svg)
    }
  }
  return files
}
