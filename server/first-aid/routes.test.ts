import { expect, test } from 'vitest'
import { urgentCard } from '#content/cards/cards.ts'
import { answerLanguages } from '#contract/chat.ts'
import { firstAid } from '#contract/first-aid.ts'
import { emptyWorld } from '#tests/world.ts'

test.each(answerLanguages)('the ten commonest emergencies are told in %s as the urgent cards tell them', async (language) => {
  const { app } = await emptyWorld()
  const answer = await app.inject(`/api/v1/first-aid?language=${language}`)
  expect(answer.statusCode).toBe(200)
  const { emergencies, ...rest } = firstAid.parse(answer.json())
  expect(rest.language).toBe(language)
  expect(emergencies).toHaveLength(10)
  for (const { id, title, steps, avoid, url } of emergencies) {
    const card = urgentCard(id)
    expect({ steps, avoid, url }).toEqual({ steps: card?.steps[language], avoid: card?.avoid[language], url: card?.link.url })
    expect(title.toLowerCase()).toBe(card?.title[language].toLowerCase())
    expect(title).toMatch(/^\p{Lu}/u)
  }
})

test('first aid without a language is Romanian, and in one that it is not written in it is refused', async () => {
  const { app } = await emptyWorld()
  expect((await app.inject('/api/v1/first-aid')).json()).toMatchObject({ language: 'ro' })
  expect((await app.inject('/api/v1/first-aid?language=de')).statusCode).toBe(422)
})
