import { call } from '../cast.ts'
import type { Bobita } from '#server/bobita.ts'
import type { StaffMember } from './operators.ts'

/** What an operator does with the records of a site, through the API; both are asked for each time, because every test has its own. */
export function recordDesk(world: () => Bobita, operator: () => StaffMember) {
  const read = async (path: string, by = operator()) => (await call(world().app, 'GET', `/operators/${path}`, { headers: by.headers })).json()
  const act = (key: string, what: string, payload: object, by = operator()) =>
    call(world().app, 'POST', `/operators/records/${key}/${what}`, { payload, headers: by.headers })
  const version = async (key: string): Promise<string> => (await read(`records/${key}`)).version
  return {
    read,
    act,
    version,
    history: async (key: string) => (await read(`records/${key}/history`)).changes,
    publicly: (id: number) => call(world().app, 'GET', `/shelters/${id}`),
    undo: async (key: string, action: string) => act(key, 'undo', { expected: await version(key), action }),
  }
}
