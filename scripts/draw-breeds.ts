import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { drawCat } from './draw-breeds/cat/cat.ts'
import { parseLooks as parseCats } from './draw-breeds/cat/look.ts'
import { drawDog } from './draw-breeds/dog/dog.ts'
import { parseLooks as parseDogs } from './draw-breeds/dog/look.ts'

const images = new URL('../content/breeds/images/', import.meta.url)
mkdirSync(new URL('dogs/', images), { recursive: true })
for (const look of parseCats(looksIn('cat-looks.json'))) writeFileSync(new URL(`${look.ems}.svg`, images), drawCat(look))
for (const look of parseDogs(looksIn('dog-looks.json'))) writeFileSync(new URL(`dogs/${look.slug}.svg`, images), drawDog(look))

function looksIn(name: string): unknown {
  return JSON.parse(readFileSync(new URL(`draw-breeds/${name}`, import.meta.url), 'utf8'))
}
