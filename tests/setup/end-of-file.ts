import { afterAll } from 'vitest'
import { closeWhatIsOpen } from './open-until.ts'

/** Runs with every test file; the modules it has imported may serve the next one too. */
afterAll(closeWhatIsOpen)
