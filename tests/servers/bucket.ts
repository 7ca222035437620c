import crypto from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'

const BUCKET = 'dovezi'

// The test server hides its page marks with DES, which OpenSSL no longer has; three times the same key, DES-EDE3 is DES.
for (const method of ['createCipheriv', 'createDecipheriv'] as const) {
  const original = crypto[method]
  Reflect.set(crypto, method, (name: string, key: Buffer, iv: Buffer) =>
    name === 'des' ? original('des-ede3-cbc', Buffer.concat([key, key, key]), iv) : original(name, key, iv),
  )
}

/** A bucket on this machine, empty, with what opens it: as values, and as the settings of a site. */
export async function openBucket() {
  const directory = mkdtempSync(join(tmpdir(), 'bobita-bucket-'))
  const server = new S3rver({ port: 0, address: '127.0.0.1', silent: true, directory, configureBuckets: [{ name: BUCKET, configs: [] }] })
  const { port } = await server.run()
  const opened = {
    endpoint: `http://127.0.0.1:${port}`,
    region: 'us-east-1',
    bucket: BUCKET,
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
    async close() {
      await server.close()
      rmSync(directory, { recursive: true, force: true })
    },
  }
  return { ...opened, settings: settingsOf(opened) }
}

function settingsOf({
  endpoint,
  region,
  bucket,
  accessKeyId,
  secretAccessKey,
}: Record<'endpoint' | 'region' | 'bucket' | 'accessKeyId' | 'secretAccessKey', string>) {
  return { S3_ENDPOINT: endpoint, S3_REGION: region, S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey }
}
