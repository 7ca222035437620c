import type { Figures } from '#server/learning/measure/figures.ts'

interface Floor {
  figure: keyof Figures
  least: number
  most: number
}

const atLeast = (figure: keyof Figures, least: number): Floor => ({ figure, least, most: Infinity })
const atMost = (figure: keyof Figures, most: number): Floor => ({ figure, least: 0, most })

/** Just under what the questions of other hands reach (docs/quality.md); those of understanding are held by every `npm test` too (understanding.test.ts). */
const floors: readonly Floor[] = [
  atLeast('card_first', 0.99),
  atLeast('right_card', 0.97),
  atLeast('followup_right_card', 0.955),
  atMost('alarm', 0.016),
  atLeast('page_in_three', 0.981),
  atMost('refused', 0.025),
  atMost('unanswerable_plainly', 0.02),
  atLeast('place', 0.972),
  atMost('place_false', 0.005),
  atLeast('followup', 0.96),
  atLeast('parts_met', 0.865),
  atLeast('intent', 0.945),
  atLeast('language', 0.995),
]

/** The floors that measured figures miss by more than `slack`, a sentence each; a figure that was not measured misses none. */
export function missedFloors(figures: Partial<Figures>, slack = 0): string[] {
  return floors.flatMap(({ figure, least, most }) => {
    if (!(figure in figures)) return []
    const value = figures[figure] ?? 0
    return value < least - slack || value > most + slack ? [`${figure} is ${value}, not ${least} to ${most}`] : []
  })
}
