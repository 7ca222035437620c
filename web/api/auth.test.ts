import { beforeEach, expect, test, vi } from 'vitest'
import { login, register } from './auth.ts'
import { createApi } from './client.ts'

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))

const silent = createApi(
  async () => new Response(null, { status: 500 }),
  () => null,
  () => 'ro',
)
const speaking = createApi(
  async () => Response.json({ message: 'Există deja un cont cu acest e-mail.' }, { status: 409 }),
  () => null,
  () => 'ro',
)

test("S-078 a login the server refuses in silence says 'Login failed'", async () => {
  await expect(login({ login: 'ana@exemplu.ro', password: 'parola1' }, silent)).rejects.toThrow('Login failed')
})

test("S-079 a registration the server refuses in silence says 'Registration failed'", async () => {
  await expect(register({ email: 'ana@exemplu.ro', password: 'parola1', name: 'Ana' }, silent)).rejects.toThrow('Registration failed')
})

test('S-077 a refusal with a sentence is passed on as it is', async () => {
  await expect(register({ email: 'ana@exemplu.ro', password: 'parola1', name: 'Ana' }, speaking)).rejects.toThrow('Există deja un cont cu acest e-mail.')
})
