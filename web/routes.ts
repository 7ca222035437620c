import { index, layout, route, type RouteConfig } from '@react-router/dev/routes'

/** The addresses S-031 to S-043, and what was added to them. */
export default [
  // One layout for all chat addresses: a first answer replaces /chat by /chat/{id} without starting the screen anew.
  layout('screens/chat/route.tsx', [
    index('screens/chat/address.tsx', { id: 'chat-start' }),
    route('chat/:sessionId?', 'screens/chat/address.tsx', { id: 'chat-session' }),
  ]),
  route('home', 'screens/home/route.tsx'),
  route('tamers', 'screens/trainers/route.tsx'),
  route('shelters', 'screens/shelters/route.tsx'),
  route('blogs', 'screens/blog/route.tsx'),
  route('blog/:id', 'screens/article/route.tsx'),
  route('plangeri', 'screens/complaints/route.tsx'),
  route('plangeri/petitie', 'screens/official-petition/route.tsx'),
  route('petitions', 'screens/petitions/route.tsx'),
  route('petitions/propune', 'screens/propose-petition/route.tsx'),
  route('petitions/confirm', 'screens/confirm/route.tsx'),
  route('petitions/signed', 'screens/signed/route.tsx'),
  route('parola-uitata', 'screens/forgotten-password/route.tsx'),
  route('parola-noua', 'screens/new-password/route.tsx'),
  route('confirma-email', 'screens/confirm-email/route.tsx'),
  route('cauta', 'screens/search/route.tsx'),
  route('lege', 'screens/law/route.tsx'),
  route('otravuri', 'screens/poisons/route.tsx'),
  route('prim-ajutor', 'screens/first-aid/route.tsx', { id: 'first-aid' }),
  route('elso-segely', 'screens/first-aid/route.tsx', { id: 'first-aid-hu' }),
  route('persha-dopomoha', 'screens/first-aid/route.tsx', { id: 'first-aid-uk' }),
  route('media/:mediaId?', 'screens/media/route.tsx'),
  route('raspuns/:id', 'screens/chat/shared-answer/route.tsx'),
  route('tgamers', 'screens/breeds/route.tsx'),
  route('despre', 'screens/about/route.tsx'),
  route('confidentialitate', 'screens/privacy/route.tsx'),
  route('termeni', 'screens/terms/route.tsx'),
  route('stocare-locala', 'screens/storage/route.tsx'),
  route('fara-internet', 'screens/offline/route.tsx'),
  route('accesibilitate', 'screens/accessibility/route.tsx'),
  // Also /operatori: what operators use is fetched by it alone, and is in no page of visitors.
  route('*', 'screens/not-found/route.tsx'),
] satisfies RouteConfig
