import { lazy, type ComponentType } from 'react'
import type { DeskPath } from './entries.ts'

/** What a screen of the area is given: what stands in the address behind its own part. */
export interface DeskScreenProps {
  rest: string
}

/** What each entry of the area opens, fetched when it is opened. */
export const deskScreens: Record<DeskPath, ComponentType<DeskScreenProps>> = {
  '': lazy(() => import('../today/today.tsx').then(({ TodayScreen }) => ({ default: TodayScreen }))),
  propuneri: lazy(() => import('../suggestions/suggestions.tsx').then(({ Suggestions }) => ({ default: Suggestions }))),
  intrebari: lazy(() => import('../questions/questions.tsx').then(({ Questions }) => ({ default: Questions }))),
  petitii: lazy(() => import('../petitions/petitions.tsx').then(({ Petitions }) => ({ default: Petitions }))),
  articole: lazy(() => import('../articles/articles.tsx').then(({ Articles }) => ({ default: Articles }))),
  raportari: lazy(() => import('../reports/reports.tsx').then(({ Reports }) => ({ default: Reports }))),
  fise: lazy(() => import('../records/records.tsx').then(({ Records }) => ({ default: Records }))),
  echipa: lazy(() => import('../people/people.tsx').then(({ People }) => ({ default: People }))),
  jurnal: lazy(() => import('../record/record.tsx').then(({ ActionRecord }) => ({ default: ActionRecord }))),
  stare: lazy(() => import('../state/state.tsx').then(({ StateScreen }) => ({ default: StateScreen }))),
  cont: lazy(() => import('../me/me.tsx').then(({ Me }) => ({ default: Me }))),
}
