import type { Role } from '#contract/staff.ts'
import type { Bobita } from '#server/bobita.ts'
import { newId, newToken, tokenHash } from '#server/platform/ids.ts'
import { call, PASSWORD, person, type Person } from '../cast.ts'
import { OWN, staffMember } from '../staff/operators.ts'

/** Somebody who calls: what they send along, and what is theirs. */
export interface Visitor {
  name: 'the owner' | 'a guest' | 'another guest' | 'another user' | 'a deleted user'
  headers: Record<string, string>
}

/** Everybody the operations of operators refuse whoever they are, by how they come; then one signed-in operator of each role. */
export async function staffVisitors(world: Bobita) {
  const visitor = await person(world.app, 'Ana')
  const disabled = await staffMember(world, 'editor')
  const gone = await staffMember(world, 'editor')
  await world.database.db.updateTable('operators').set({ disabled_at: new Date().toISOString() }).where('id', '=', disabled.id).execute()
  await call(world.app, 'POST', '/operators/sign-out', { headers: gone.headers })
  const nobody: Record<string, Record<string, string>> = {
    anonymous: OWN,
    'a visitor': { ...OWN, ...visitor.headers },
    'a visitor’s cookie': { ...OWN, cookie: `bobita_token=${visitor.token}` },
    'a visitor’s token as an operator’s cookie': { ...OWN, cookie: `bobita_operator=${visitor.token}` },
    'a guess': { ...OWN, cookie: `bobita_operator=${newToken()}` },
    'an operator’s token as a bearer': { ...OWN, authorization: `Bearer ${gone.headers['cookie']?.split('=')[1]}` },
    'a disabled operator': disabled.headers,
    'an operator who signed out': gone.headers,
  }
  return { nobody, makeMember: (role: Role) => staffMember(world, role) }
}

/** Everybody who may come by; the owner first. */
export async function visitors(world: Bobita): Promise<{ owner: Person; all: readonly Visitor[] }> {
  const { app, database } = world
  const [owner, other, gone] = [await person(app, 'Ana'), await person(app, 'Dan'), await person(app, 'Mihai')]
  await call(app, 'POST', '/profile/delete', { payload: { password: PASSWORD }, headers: gone.headers })
  const guest = newToken()
  const at = new Date().toISOString()
  const own = { id: newId(), user_id: null, guest_hash: tokenHash(guest), title: 'Un oaspete', is_active: 1, tokens_used: 0, created_at: at, updated_at: at }
  await database.db.insertInto('chat_sessions').values(own).execute()
  return {
    owner,
    all: [
      { name: 'the owner', headers: owner.headers },
      { name: 'a guest', headers: {} },
      { name: 'another guest', headers: { cookie: `bobita_guest=${guest}` } },
      { name: 'another user', headers: other.headers },
      { name: 'a deleted user', headers: gone.headers },
    ],
  }
}
