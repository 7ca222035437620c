import { z } from 'zod'
import { instant, randomId } from './common.ts'

/** What is measured of emergencies: none of them may be worse for what was learned to be used. */
export const safetyFigures = ['card_first', 'right_card', 'followup_right_card', 'alarm'] as const
/** The rest of what is measured. */
export const answerFigures = [
  'page_first',
  'page_in_three',
  'refused',
  'unanswerable_plainly',
  'followup',
  'parts_met',
  'place',
  'place_false',
  'intent',
  'language',
] as const
const learnedFigures = [...safetyFigures, ...answerFigures] as const
export type LearnedFigure = (typeof learnedFigures)[number]

/** A share of 0..1 of the questions of other hands, null where none of them shows it; `worse` when it fell by more than chance. */
export const figureShown = z.object({
  name: z.enum(learnedFigures),
  before: z.number().min(0).max(1).nullable(),
  after: z.number().min(0).max(1).nullable(),
  worse: z.boolean(),
})
export type FigureShown = z.infer<typeof figureShown>

/** How far a learning is: those before `done` go on. */
export const learningStates = ['waiting', 'learning', 'measuring', 'done', 'failed'] as const
/** Why one failed: its process ended with its server, it took too long, it needed too much memory, or a fault. */
export const learningCauses = ['cut', 'overtime', 'overgrown', 'fault'] as const
/** What became of what was learned: used now, used until something newer was, put aside because it is worse, taken back. */
export const learningVerdicts = ['live', 'replaced', 'aside', 'undone'] as const

/** One learning: how many labelled questions went in, how many were left out, the figures before and after. */
export const learningShown = z
  .object({
    id: randomId,
    state: z.enum(learningStates),
    cause: z.enum(learningCauses).nullable(),
    verdict: z.enum(learningVerdicts).nullable(),
    labelled: z.int().nonnegative(),
    left_out: z.int().nonnegative(),
    figures: z.array(figureShown),
    started_at: instant,
    ended_at: instant.nullable(),
  })
  .meta({ id: 'Learning' })
export type LearningShown = z.infer<typeof learningShown>

/** By what Bobita understands messages: `own` came with the site, `outdated` and `damaged` say why it is that and not what was learned. */
export const brainStates = ['own', 'learned', 'outdated', 'damaged'] as const

/** `fresh`: labelled since what is used was learned; `ready` is false where the questions to learn from or to measure by are not there. */
export const learningPage = z
  .object({
    ready: z.boolean(),
    labelled: z.int().nonnegative(),
    fresh: z.int().nonnegative(),
    brain: z.enum(brainStates),
    learnings: z.array(learningShown),
  })
  .meta({ id: 'LearningPage' })
export type LearningPage = z.infer<typeof learningPage>

export const learningStarted = z.object({ id: randomId }).meta({ id: 'LearningStarted' })
