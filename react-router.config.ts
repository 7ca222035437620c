import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'web',
  buildDirectory: 'build',
  ssr: true,
  // The whole table travels with the page: a dozen routes are smaller than the calls that would look for them.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
