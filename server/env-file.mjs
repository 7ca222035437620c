import { existsSync } from 'node:fs'

/**
 * Preloaded by the scripts of package.json, so that tests are never read a developer's settings. Node's own flag writes a
 * line to the log where there is no such file. Plain JavaScript: the first file of TypeScript loads a compiler, which costs
 * each start a tenth of a second and the resting site 21 MB, and the built site needs it for nothing else.
 */
if (existsSync('.env')) process.loadEnvFile('.env')
