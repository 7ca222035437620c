import type { Bobita } from '#server/bobita.ts'
import { call } from './cast.ts'
import { phonePhoto } from './evidence.ts'
import { listedShelter } from './listed-record.ts'
import { staffMember } from './staff/operators.ts'

/** What an operator sends to give a listed shelter a photo. */
export async function withPhoto(world: Bobita) {
  const { key, expected } = await listedShelter(world)
  return { id: key, payload: { expected, photo_alt: 'Curtea adăpostului', file: (await phonePhoto()).toString('base64') } }
}

/** A shelter with a photo, what takes that away, and which photo it is. */
export async function photographed(world: Bobita) {
  const { headers } = await staffMember(world, 'moderator')
  const { id, payload } = await withPhoto(world)
  const put = await call(world.app, 'PUT', `/operators/records/${id}/photo`, { payload, headers })
  if (put.statusCode !== 204) throw new Error(`no photo: ${put.body}`)
  const { version, photo } = (await call(world.app, 'GET', `/operators/records/${id}`, { headers })).json()
  return { id, payload: { expected: String(version) }, photo: String(photo.id) }
}
