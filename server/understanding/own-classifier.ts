import { readFileSync } from 'node:fs'
import { createClassifier, type Classifier } from './classifier.ts'
import { decodeWeights } from './weights-file.ts'

/** Where `npm run train` leaves what it learned. */
export const WEIGHTS_FILE = new URL('./weights.bin', import.meta.url)

/** The classifier that comes with the site. @throws Error when its file is missing or damaged */
export function openClassifier(file: URL = WEIGHTS_FILE): Classifier {
  return createClassifier(decodeWeights(readFileSync(file)))
}
