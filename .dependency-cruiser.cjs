/**
 * The walls of the house (docs/architecture.md). Imports point one way:
 *
 *   texts --\                         /-- content
 *   contract --> server <-- (built) web <-- contract, texts, content
 *
 *   inside server:  platform, http <- domains <- their routes.ts <- server/routes.ts, app.ts <- bobita.ts <- serve.ts <- main.ts
 *   inside web:     api, lib, ui <- features <- screens <- routes.ts, root.tsx
 */
const rule = (name, from, to, comment) => ({ name, severity: 'error', comment, from: { path: from }, to: { path: to } })
const notTests = { pathNot: '\\.test\\.tsx?$' }

/** The folders of server/: each may import those before it, so no two import each other. */
const SERVER_FOLDERS = [
  'platform language http operators mail auth staff',
  'evidence complaints official-petition petitions search blog directory shelters trainers breeds',
  'law first-aid poisons testimonials shared-answers reports feeds share-cards site pages',
  'understanding knowledge site-search chat learning watch backup opening',
].flatMap((line) => line.split(' '))
const oneWay = SERVER_FOLDERS.slice(0, -1).map((folder, at) => ({
  name: 'domains-are-one-way',
  severity: 'error',
  comment: `A folder imports those before it in SERVER_FOLDERS. What ${folder}/ needs of a later one is handed to it (server/api.ts, server/personal-data.ts).`,
  from: { path: `^server/${folder}/`, ...notTests },
  to: { path: `^server/(${SERVER_FOLDERS.slice(at + 1).join('|')})/` },
}))

module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', comment: 'Types included.', from: {}, to: { circular: true } },
    { name: 'no-unresolvable', severity: 'error', from: {}, to: { couldNotResolve: true, pathNot: '^(virtual:|\\./\\+types/|@zxcvbn-ts/)' } },
    rule('contract-imports-only-zod', '^contract/', '^(texts|content|migrations|server|web|scripts|tests)/', 'What is said on the wire knows nothing of ours.'),
    rule('texts-know-only-contract', '^texts/', '^(content|migrations|server|web|scripts|tests)/', 'Sentences know codes, not code.'),
    rule('content-knows-only-contract', '^content/', '^(migrations|server|web|scripts|tests)/', 'Facts are data.'),
    { ...rule('server-never-imports-web', '^server/', '^(web|scripts)/', 'The pages reach the server built, through PageRenderer.') },
    rule(
      'web-never-imports-server',
      '^web/',
      '^(server|migrations|scripts)/',
      'Browser files never reach the database; screens call the API, on the server too.',
    ),
    { name: 'platform-knows-no-domain', severity: 'error', from: { path: '^server/platform/', ...notTests }, to: { path: '^server/(?!platform/)' } },
    ...oneWay,
    {
      name: 'every-folder-has-its-place',
      severity: 'error',
      comment: 'A new folder of server/ stands in SERVER_FOLDERS.',
      from: { path: `^server/(?!(${SERVER_FOLDERS.join('|')})/)[^/]+/`, ...notTests },
      to: {},
    },
    {
      name: 'domains-know-no-http',
      severity: 'error',
      comment: 'Only routes, current-user, ndjson and metrics speak HTTP.',
      from: {
        path: '^server/(auth|backup|blog|breeds|chat|complaints|directory|evidence|knowledge|language|law|learning|mail|official-petition|operators|petitions|reports|share-cards|shared-answers|shelters|site-search|staff|trainers|understanding)/',
        pathNot: '(routes|current-user|ndjson)\\.ts$|\\.test\\.ts$',
      },
      to: { path: '^node_modules/(fastify|@fastify)/', dependencyTypesNot: ['type-only'] },
    },
    rule(
      'language-knows-nothing-of-ours',
      '^server/language/',
      '^(contract|texts|content|migrations|web|scripts|tests|server/(?!language/|platform/lru\\.ts$))',
      'Letters and words of Romanian: everything that reads text stands on it, and it on a bounded map alone.',
    ),
    {
      name: 'understanding-knows-only-language',
      severity: 'error',
      comment: 'What a message means is told by its words and what was learned, before anything is looked up.',
      from: { path: '^server/understanding/', ...notTests },
      to: { path: '^(texts|migrations|web|scripts|tests|server/(?!understanding/|language/))' },
    },
    {
      name: 'only-serve-opens-everything',
      severity: 'error',
      from: { path: '^server/', pathNot: '^server/(main|serve|bobita|opening/\\w+)\\.ts$|\\.test\\.ts$' },
      to: { path: '^server/(main|serve|bobita|opening/\\w+)\\.ts$' },
    },
    {
      name: 'zod-stays-on-the-server',
      severity: 'error',
      comment: 'The browser takes types from the contract and values only from its files without zod.',
      from: { path: '^web/', ...notTests },
      to: {
        path: '^(node_modules/zod/|contract/(?!limits\\.ts|endpoints\\.ts|errors\\.ts|approval\\.ts|search\\.ts|blog-search\\.ts|search-posts\\.ts|edit-distance\\.ts|meant-among\\.ts|merged-record\\.ts|waiting\\.ts|personal-words\\.ts|plain-text\\.ts))',
        dependencyTypesNot: ['type-only'],
      },
    },
    { name: 'screens-are-strangers', severity: 'error', from: { path: '^web/screens/([^/]+)/' }, to: { path: '^web/screens/', pathNot: '^web/screens/$1/' } },
    { name: 'features-know-no-screen', severity: 'error', from: { path: '^web/(features|ui|lib|api)/' }, to: { path: '^web/screens/' } },
    {
      name: 'only-one-screen-knows-the-desk',
      severity: 'error',
      comment: 'What operators use is in no page of visitors: one screen fetches it when it is asked for.',
      from: { path: '^(?!tests/|web/(desk/|screens/not-found/route\\.tsx$))' },
      to: { path: '^web/desk/' },
    },
    { name: 'desk-knows-no-screen', severity: 'error', from: { path: '^web/desk/' }, to: { path: '^web/screens/' } },
    { name: 'kit-knows-no-feature', severity: 'error', from: { path: '^web/(ui|lib|api)/' }, to: { path: '^web/features/' } },
    {
      name: 'tests-are-not-imported',
      severity: 'error',
      from: { path: '^(contract|texts|content|migrations|server|web)/', ...notTests },
      to: { path: '^tests/|\\.test\\.tsx?$' },
    },
    {
      name: 'one-file-knows-argon2',
      severity: 'error',
      from: { pathNot: '^server/platform/passwords\\.ts$|^node_modules' },
      to: { path: '^node_modules/@node-rs/argon2' },
    },
    {
      name: 'one-file-knows-lru-cache',
      severity: 'error',
      from: { pathNot: '^server/platform/lru\\.ts$|^node_modules' },
      to: { path: '^node_modules/lru-cache/' },
    },
    {
      name: 'one-file-knows-commander',
      severity: 'error',
      from: { pathNot: '^server/operators/command-line\\.ts$|^node_modules' },
      to: { path: '^node_modules/commander/' },
    },
    {
      name: 'the-service-loads-no-command-line',
      severity: 'error',
      comment: 'Commands are for operators: server/operate.ts.',
      from: { path: '^server/main\\.ts$' },
      to: { path: '^server/operators/command-line\\.ts$', reachable: true },
    },
    {
      name: 'three-files-draw-qr-codes',
      severity: 'error',
      comment: 'One in documents, one on the page that is printed, one for authenticator apps.',
      from: { pathNot: '^(server/platform/pdf/pdf-qr\\.ts|web/screens/media/print-sheet\\.tsx|web/desk/invitation/app-secret\\.tsx)$|^node_modules' },
      to: { path: '^node_modules/uqr' },
    },
    {
      name: 'one-file-knows-otpauth',
      comment: 'Tests have an authenticator app of their own.',
      from: { pathNot: '^(server/staff/totp\\.ts|tests/staff/authenticator\\.ts)$|^node_modules' },
      to: { path: '^node_modules/otpauth/' },
    },
    {
      name: 'one-file-knows-altcha',
      severity: 'error',
      from: { pathNot: '^server/platform/limits/proof-of-work(\\.test)?\\.ts$|^node_modules' },
      to: { path: '^node_modules/altcha-lib/' },
    },
    {
      name: 'one-file-knows-buckets',
      severity: 'error',
      from: { pathNot: '^server/platform/files/s3-store\\.ts$|^node_modules' },
      to: { path: '^node_modules/s3mini/' },
    },
    {
      name: 'one-file-knows-multipart',
      severity: 'error',
      from: { pathNot: '^server/evidence/upload-routes\\.ts$|^node_modules' },
      to: { path: '^node_modules/@fastify/multipart/' },
    },
    {
      name: 'strangers-files-are-decoded-in-a-child-process',
      severity: 'error',
      comment: 'Decoders of photos and videos run where a hostile file can end nothing but itself; share cards are our own drawings.',
      from: { path: '^server/', pathNot: '^server/(evidence/media/(child|heic|photo|video)|share-cards/card)\\.ts$|\\.test\\.ts$' },
      to: { path: '^(node_modules/(sharp|libheif-js|mediabunny)/|server/evidence/media/(child|heic|photo|video)\\.ts$)' },
    },
    {
      name: 'one-file-knows-nodemailer',
      severity: 'error',
      from: { pathNot: '^server/platform/mail/mail\\.ts$|^node_modules' },
      to: { path: '^node_modules/nodemailer' },
    },
    {
      name: 'one-folder-knows-the-model-sdk',
      severity: 'error',
      from: { pathNot: '^server/chat/model/|^node_modules|\\.test\\.ts$' },
      to: { path: '^node_modules/(ai|@ai-sdk)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'one-file-hashes-in-the-browser',
      severity: 'error',
      from: { pathNot: '^web/api/proof-of-work-worker\\.ts$|^node_modules' },
      to: { path: '^node_modules/@noble/hashes/' },
    },
    {
      name: 'only-the-worker-knows-workbox',
      severity: 'error',
      from: { pathNot: '^web/worker/(worker|no-network)\\.ts$|^node_modules' },
      to: { path: '^node_modules/workbox-' },
    },
    {
      name: 'the-worker-stands-alone',
      severity: 'error',
      comment: 'It is bundled by itself and has no window; pages talk to it by messages (web/lib/kept-pages.ts).',
      from: { path: '^(?!web/worker/)' },
      to: { path: '^web/worker/' },
    },
    {
      name: 'one-file-knows-idb',
      severity: 'error',
      from: { pathNot: '^web/features/offline/device-database\\.ts$|^node_modules' },
      to: { path: '^node_modules/idb/' },
    },
    {
      name: 'one-file-knows-yazl',
      severity: 'error',
      from: { pathNot: '^server/platform/files/zip\\.ts$|^node_modules' },
      to: { path: '^node_modules/(@types/)?yazl' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(build|\\.react-router)/' },
    // TypeScript 7 has no programming interface yet, so the sources are read with swc.
    parser: 'swc',
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['node', 'import', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
  },
}
