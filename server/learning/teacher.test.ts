import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { QUESTIONS } from '#content/questions/questions.ts'
import { learnsFromFew } from '#tests/learning.ts'
import { ownPassages } from './own-passages.ts'
import { startTeacher, TeachingFault } from './teacher.ts'

const few = learnsFromFew()
const job = {
  passages: ownPassages(),
  labelled: '',
  questions: pathToFileURL(`${few.LEARNING_QUESTIONS_DIR}/`).href,
  others: pathToFileURL(`${few.LEARNING_OTHERS_DIR}/`).href,
  live: null,
}
const whole = { ...job, questions: QUESTIONS.href }
const FAR = { ms: 3_600_000, bytes: Infinity }
const whyOf = (taught: Promise<unknown>) =>
  taught.then(
    () => 'taught',
    (fault: unknown) => (fault instanceof TeachingFault ? fault.why : String(fault)),
  )

test('a learning that takes too long, or too much memory, is ended, and says why', async () => {
  expect(await whyOf(startTeacher(whole, () => undefined, { ...FAR, ms: 1 }).taught)).toBe('overtime')
  expect(await whyOf(startTeacher(whole, () => undefined, { ...FAR, bytes: 1 }).taught)).toBe('overgrown')
})

test('questions that cannot be read are a fault, with the line that is wrong', async () => {
  const { taught } = startTeacher({ ...job, labelled: '@ lang=xx\n' }, () => undefined)
  await expect(taught).rejects.toThrow('labelled:1: lang=xx is not known')
})

test('a labelled question that sounds like an emergency, or whose page is gone, teaches nothing', async () => {
  const labelled = '@ page=article:20\ncâinele meu a mâncat ciocolată și tremură\nun fluturaș portocaliu\n@ page=article:99999\npapuci\n'
  const stages: string[] = []
  const { labelled: taken, left_out } = await startTeacher({ ...job, labelled }, (stage) => stages.push(stage)).taught
  expect([taken, left_out, stages]).toEqual([1, 2, ['learning', 'measuring']])
})
