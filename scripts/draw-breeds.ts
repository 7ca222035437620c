import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { drawCat } from '#content/breeds/cat/cat.ts'
import { parseLooks } from '#content/breeds/cat/look.ts'

const BREEDS = new URL('../content/breeds/', import.meta.url)

const images = new URL('images/', BREEDS)
mkdirSync(images, { recursive: true })
for (const look of parseLooks(JSON.parse(readFileSync(new URL('looks.json', BREEDS), 'utf8')))) {
  writeFileSync(new URL(`${look.ems}.svg`, images), drawCat(look))
}
