import { index, layout, route, type RouteConfig } from '@react-router/dev/routes'

/** The table of the specification, §2. */
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
  route('petitions/confirm', 'screens/confirm/route.tsx'),
  route('petitions/signed', 'screens/signed/route.tsx'),
  route('lege', 'screens/law/route.tsx'),
  route('media/:mediaId?', 'screens/media/route.tsx'),
  route('tgamers', 'screens/breeds/route.tsx'),
  route('confidentialitate', 'screens/privacy/route.tsx'),
  route('termeni', 'screens/terms/route.tsx'),
  route('stocare-locala', 'screens/storage/route.tsx'),
  route('*', 'screens/error/route.tsx'),
] satisfies RouteConfig
