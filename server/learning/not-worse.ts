import { answerFigures, safetyFigures, type FigureShown, type LearnedFigure } from '#contract/learning.ts'
import type { Figures } from './measure/figures.ts'

/**
 * How much a share may fall by chance. Every learning moves the margins of all classes a little, and with them the few
 * questions that stand at a threshold, to either side. Half a hundredth is eight of the 1,600 emergencies of tests/questions
 * and two hundredths one of fifty: sets of some hundred questions jump by more than large ones.
 */
const NOISE: Record<LearnedFigure, number> = {
  card_first: 0.005,
  right_card: 0.005,
  followup_right_card: 0.01,
  alarm: 0.005,
  page_first: 0.01,
  page_in_three: 0.01,
  refused: 0.01,
  unanswerable_plainly: 0.02,
  followup: 0.02,
  parts_met: 0.02,
  place: 0.01,
  place_false: 0.005,
  intent: 0.02,
  language: 0.005,
}
/** Of these less is better. */
const FAULTS: ReadonlySet<LearnedFigure> = new Set(['alarm', 'refused', 'unanswerable_plainly', 'place_false'])
/** Shares are rounded to four digits. */
const ROUNDING = 1e-6

/**
 * What was learned beside what Bobita used until then, figure by figure. One is worse when it fell by more than chance, below
 * what is used now or below what came with the site: otherwise many learnings could each lose a little.
 *
 * @param own of what came with the site; the same as `before` where that is used
 */
export function compareFigures(own: Figures, before: Figures, after: Figures): FigureShown[] {
  return [...safetyFigures, ...answerFigures].map((name) => ({
    name,
    before: before[name],
    after: after[name],
    worse: [own, before].some((than) => isWorse(name, than[name], after[name])),
  }))
}

function isWorse(name: LearnedFigure, before: number | null, after: number | null): boolean {
  if (before === null) return false
  // Measured by the same questions: what shows no longer is lost.
  if (after === null) return true
  const fall = FAULTS.has(name) ? after - before : before - after
  return fall > NOISE[name] + ROUNDING
}
