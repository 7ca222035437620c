import { parseQuestions, readQuestions } from '#content/questions/questions.ts'
import type { LabelledQuestion } from '#content/questions/question.ts'
import { readGazetteer } from '#content/places/places.ts'
import { placeFinder } from '../chat/places/find-place.ts'
import { createKnowledge } from '../knowledge/knowledge.ts'
import { pageOf, type Passage } from '../knowledge/passages.ts'
import { createClassifier, type Classifier } from '../understanding/classifier.ts'
import { openClassifier } from '../understanding/own-classifier.ts'
import { noSubject, understand } from '../understanding/understanding.ts'
import { decodeWeights, encodeWeights } from '../understanding/weights-file.ts'
import { figuresOf, type Figures } from './measure/figures.ts'
import { judge } from './measure/judge.ts'
import { compareFigures } from './not-worse.ts'
import type { Taught, TeachingJob } from './teaching-job.ts'
import { learnWeights } from './train/learn-weights.ts'

/** The site keeps the other processor. */
const THREADS = 1

/** Learns from the questions that come with the site and those that editors labelled, and asks the questions of other hands before and after. */
export async function teach({ passages, labelled, questions, others, live }: TeachingJob, onMeasuring: () => void): Promise<Taught> {
  const own = openClassifier()
  const said = parseQuestions(labelled, 'labelled')
  const taken = learnable(said, passages, own)
  const weights = encodeWeights(await learnWeights([...readQuestions(new URL(questions)), ...taken], passages, THREADS))
  onMeasuring()
  const asked = readQuestions(new URL(others))
  const ofOwn = measure(asked, passages, own)
  const before = live === null ? ofOwn : measure(asked, passages, createClassifier(decodeWeights(Buffer.from(live))))
  const after = measure(asked, passages, createClassifier(decodeWeights(weights)))
  return { kind: 'taught', weights, labelled: taken.length, left_out: said.length - taken.length, figures: compareFigures(ofOwn, before, after) }
}

/**
 * The labelled questions that are learned from. Whoever labels one says which page answers, and nothing of an urgent card:
 * learned as it stands, what sounds like an emergency would teach that it is none. And no page is learned that is gone.
 */
function learnable(said: readonly LabelledQuestion[], passages: readonly Passage[], own: Classifier): LabelledQuestion[] {
  const published = new Set(passages.flatMap(({ id }) => [id, pageOf(id)]))
  return said.filter(({ text, passages: of }) => (of ?? []).every((id) => published.has(id)) && understand(text, noSubject, own).card === null)
}

function measure(asked: readonly LabelledQuestion[], passages: Passage[], classifier: Classifier): Figures {
  const parts = { classifier, knowledge: createKnowledge(passages, classifier), findPlace: placeFinder(readGazetteer()) }
  return figuresOf(asked.map((question) => judge(question, parts)))
}
