import { writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { QUESTIONS, readQuestions } from '#content/questions/questions.ts'
import { ownPassages } from '#server/learning/own-passages.ts'
import { learnWeights } from '#server/learning/train/learn-weights.ts'
import { WEIGHTS_FILE } from '#server/understanding/own-classifier.ts'
import { encodeWeights } from '#server/understanding/weights-file.ts'

/**
 * Learns from content/questions and writes what Bobita understands messages by: no network, the same bytes again for the
 * same questions and articles. `--questions FOLDER/ --out FILE` learns from others, or somewhere else.
 */
const { values: options } = parseArgs({ options: { questions: { type: 'string' }, out: { type: 'string' } } })
const started = performance.now()
const questions = readQuestions(options.questions === undefined ? QUESTIONS : pathToFileURL(options.questions))
const weights = await learnWeights(questions, ownPassages())
const file = encodeWeights(weights)
writeFileSync(options.out === undefined ? WEIGHTS_FILE : pathToFileURL(options.out), file)
console.log(
  JSON.stringify({
    questions: questions.length,
    classes: weights.classes.length,
    features: weights.features,
    weights: weights.cells,
    megabytes: Number((file.length / 1e6).toFixed(2)),
    seconds: Math.round((performance.now() - started) / 1000),
    fits: weights.fits,
  }),
)
