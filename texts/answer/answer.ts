import type { AnswerLanguage } from '#contract/chat.ts'
import { answerEn } from './answer-en.ts'
import { answerHu } from './answer-hu.ts'
import { answerRo } from './answer-ro.ts'
import type { AnswerTexts } from './answer-shape.ts'
import { answerUk } from './answer-uk.ts'

/** What Bobita says around the passages it quotes when no model speaks. */
export const answerTexts = { ro: answerRo, en: answerEn, hu: answerHu, uk: answerUk } satisfies Record<AnswerLanguage, AnswerTexts>
