import { readFileSync, writeFileSync } from 'node:fs'
import { drawFolders } from './shape/diagram.ts'
import { readHouse, type House } from './shape/house.ts'
import { MEASURES } from './shape/measures.ts'
import { ARCHITECTURE, replacePart } from './shape/papers.ts'

const USAGE = `npm run shape                   the figures of the code's shape, beside what we want of them
npm run shape -- --list NAME    where those behind one figure stand: ${MEASURES.map(({ name }) => name).join(', ')}
npm run shape -- --diagram      who reads whom, folder by folder
npm run shape -- --write        puts the figures and the diagram into ${ARCHITECTURE}`

const [flag = '--table', wanted] = process.argv.slice(2)
const measure = flag === '--list' ? MEASURES.find(({ name }) => name === wanted) : undefined
if (flag === '--table') console.log(shapeTable(readHouse(), new Date()))
else if (measure) console.log(measure.find(readHouse()).join('\n'))
else if (flag === '--diagram') console.log(drawFolders(readHouse().imports))
else if (flag === '--write') {
  const house = readHouse()
  const drawn = replacePart(readFileSync(ARCHITECTURE, 'utf8'), 'diagram', drawFolders(house.imports))
  writeFileSync(ARCHITECTURE, replacePart(drawn, 'shape', shapeTable(house, new Date())))
} else {
  console.log(USAGE)
  process.exit(1)
}

/** The figures as a table of Markdown, with the day they were taken; what is above its target stands in bold. */
function shapeTable(house: House, day: Date): string {
  const rows = MEASURES.map(({ name, what, target, find, figure }) => {
    const now = figure?.(house) ?? find(house).length
    return `| ${what} | \`${name}\` | ${now > target ? `**${now}**` : now} | ${target} |`
  })
  return [`On ${day.toISOString().slice(0, 10)}:`, '', '| What | `--list` | Now | At most |', '|---|---|---|---|', ...rows].join('\n')
}
