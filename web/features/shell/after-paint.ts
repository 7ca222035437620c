import type { ClientInstrumentation } from 'react-router'
import { painted } from '#web/lib/painted.ts'

/**
 * Every navigation begins after the press that asks for it is painted: where nothing has to be fetched first, React Router
 * would draw every link of the page anew within the press (HydratedRouter keeps the location outside a transition).
 */
export const afterPaint: ClientInstrumentation[] = [
  {
    router: ({ instrument }) =>
      instrument({
        navigate: async (go) => {
          await painted()
          await go()
        },
      }),
  },
]
