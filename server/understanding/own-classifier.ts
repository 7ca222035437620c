import { readFileSync } from 'node:fs'
import { createClassifier, type Classifier } from './classifier.ts'
import { decodeWeights } from './weights-file.ts'

/** Where `npm run train` leaves what it learned. */
export const WEIGHTS_FILE = new URL('./weights.bin', import.meta.url)

const opened = new Map<string, WeakRef<Classifier>>()

/** The classifier that comes with the site: one, for as long as anybody uses it. @throws Error when its file is missing or damaged */
export function openClassifier(file: URL = WEIGHTS_FILE): Classifier {
  const known = opened.get(file.href)?.deref()
  if (known) return known
  const classifier = createClassifier(decodeWeights(readFileSync(file)))
  opened.set(file.href, new WeakRef(classifier))
  return classifier
}
