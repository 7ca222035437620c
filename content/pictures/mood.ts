import { ink, line } from './draw.ts'

/** How an animal feels; only who is well and safe looks glad. */
export type Mood = 'glad' | 'calm' | 'worried' | 'ill' | 'asleep'

const dogMouths: Record<Mood, string> = {
  glad: 'M48 66v4c-2 4-7 5-11 1.5m11-1.5c2 4 7 5 11 1.5',
  calm: 'M48 66v5c-2 2-6 3-9 2m9-2c2 2 6 3 9 2',
  asleep: 'M48 66v5c-2 2-6 3-9 2m9-2c2 2 6 3 9 2',
  worried: 'M48 66v4c-3 0-6 2-8 4m8-4c3 0 6 2 8 4',
  ill: 'M48 66v4c-3 0-6 2-8 4m8-4c3 0 6 2 8 4',
}

/** The mouth of a dog from the side. */
const dogSideMouths: Record<Mood, string> = {
  glad: 'M15 60c5 4 14 5 20 1',
  calm: 'M15 60c5 2 10 3 16 2',
  asleep: 'M15 60c5 2 12 3 18 2',
  worried: 'M15 60c5 1 9 2 13 4',
  ill: 'M15 60c5 1 9 2 13 4',
}

export function dogSideMouth(mood: Mood): string {
  return line(ink, 1.9, dogSideMouths[mood])
}

export function dogMouth(mood: Mood): string {
  return line(ink, 1.9, dogMouths[mood])
}

const catMouths: Record<Mood, string> = {
  glad: 'M48 66.5v3c-1 3.5-5 4.5-8 2m8-2c1 3.5 5 4.5 8 2',
  calm: 'M48 66.5v4c-1 2-4 2.5-6 2m6-2c1 2 4 2.5 6 2',
  asleep: 'M48 66.5v4c-1 2-4 2.5-6 2m6-2c1 2 4 2.5 6 2',
  worried: 'M48 66.5v3c-2 0-5 1.5-6 3m6-3c2 0 5 1.5 6 3',
  ill: 'M48 66.5v3c-2 0-5 1.5-6 3m6-3c2 0 5 1.5 6 3',
}

export function catMouth(mood: Mood): string {
  return line(ink, 1.6, catMouths[mood])
}

const catSideMouths: Record<Mood, string> = {
  glad: 'M23.5 62c1 4 6 6 10 4',
  calm: 'M23.5 62c2 3 5 4 8 3.5',
  asleep: 'M23.5 62c2 3 5 4 8 3.5',
  worried: 'M23.5 62.5c3 0 6 1 8 3.5',
  ill: 'M23.5 62.5c3 0 6 1 8 3.5',
}

export function catSideMouth(mood: Mood): string {
  return line(ink, 1.6, catSideMouths[mood])
}

/** Every smile, as it stands in a picture. */
export const smiles: readonly string[] = [dogMouths, dogSideMouths, catMouths, catSideMouths].map(({ glad }) => glad)
