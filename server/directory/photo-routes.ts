import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { RECORD_PHOTO_CHARACTERS } from '#contract/limits.ts'
import { operation } from '#contract/operations.ts'
import type { RecordPhotos } from '../evidence/record-photos.ts'
import type { Db } from '../platform/database/database.ts'
import { operatorOf } from '../staff/guard.ts'
import { putPhoto, removePhoto } from './change-photo.ts'
import { recordOfKey } from './record-key.ts'

/** With room for what stands around the photo. */
const WITH_PHOTO = { bodyLimit: RECORD_PHOTO_CHARACTERS + 8 * 1024 }

/** /operators/records/{id}/photo, /operators/photos/{id}: what records of the directories look like. */
export const photoDeskRoutes: FastifyPluginAsyncZod<{ db: Db; photos: RecordPhotos }> = async (app, { db, photos }) => {
  app.route({
    ...operation('putRecordPhoto'),
    ...WITH_PHOTO,
    handler: async (request, reply) => {
      await putPhoto(db, photos, operatorOf(request), recordOfKey(request.params.id), request.body)
      return reply.code(204).send(null)
    },
  })

  app.route({
    ...operation('removeRecordPhoto'),
    handler: async (request, reply) => {
      await removePhoto(db, operatorOf(request), recordOfKey(request.params.id), request.body)
      return reply.code(204).send(null)
    },
  })

  app.route({
    ...operation('readRecordPhoto'),
    handler: async (request, reply) => reply.type('image/webp').send(await photos.read(request.params.id)),
  })
}
