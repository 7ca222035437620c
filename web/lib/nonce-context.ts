import { createContext } from 'react'

/** What a script of ours carries while its page is rendered (own-scripts.ts); none in the browser. */
export const NonceContext = createContext<string | undefined>(undefined)
