import type { Config, ModelConfig } from './config.ts'
import type { Database } from './platform/database/database.ts'
import { engineName, version } from './platform/version.ts'

/** What the site runs on, for the line its start prints: names and addresses, no user, password or key. */
export async function startedWith(config: Config, database: Database) {
  const { model, embeddings, mail, bucket } = config
  return {
    version: version(),
    engine: await engineName(database),
    database: config.database.engine === 'sqlite' ? config.database.file : hostOf(config.database.url) + new URL(config.database.url).pathname,
    replica: config.database.engine === 'sqlite' || config.database.replicaUrl === null ? 'none' : hostOf(config.database.replicaUrl),
    model: model ? modelName(model) : 'none: the site is quoted',
    embeddings: embeddings ? `${embeddings.model} at ${hostOf(embeddings.baseUrl)}` : 'none',
    mail: mail ? `${hostOf(mail.smtpUrl)}` : 'none: signatures are not confirmed',
    files: bucket ? `bucket ${bucket.bucket} at ${hostOf(bucket.endpoint)}` : config.filesFolder,
    examples: config.demoData,
    url: config.publicUrl ?? 'not set: pages name the address the server listens on',
  }
}

function modelName({ kind, model, baseUrl, vision }: ModelConfig): string {
  return `${model} at ${baseUrl === undefined ? kind : hostOf(baseUrl)}${vision ? ', sees pictures' : ''}`
}

function hostOf(url: string): string {
  return new URL(url).host
}
