import { existsSync, globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { FRAME, inFrame, LATER } from './frame-chunk.ts'

const root = new URL('../..', import.meta.url).pathname

test('every name of what the pages share names something that is there', () => {
  expect(FRAME.filter((path) => !existsSync(root + path))).toEqual([])
  expect(LATER.filter((path) => globSync(`${path}.*`, { cwd: root }).length === 0)).toEqual([])
})

test('the kit and the frame go into one file, what few first views need and a screen of its own do not', () => {
  expect(['web/ui/button.tsx', 'web/ui/button.module.css', 'texts/ui.ts'].filter((path) => !inFrame(root + path))).toEqual([])
  expect(['web/ui/pager.tsx', 'web/ui/pager.module.css', 'web/screens/home/route.tsx', 'texts/home.ts'].filter((path) => inFrame(root + path))).toEqual([])
})
