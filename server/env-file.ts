import { existsSync } from 'node:fs'

/** Preloaded by the scripts of package.json, so that tests are never read a developer's settings. Node's own flag writes a line to the log where there is no such file. */
if (existsSync('.env')) process.loadEnvFile('.env')
