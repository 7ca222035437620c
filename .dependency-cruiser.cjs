/**
 * The walls of the house (docs/architecture.md). Imports point one way:
 *
 *   texts --\                         /-- content
 *   contract --> server --> server/serve.ts <-- (built) web <-- contract, texts, content
 *
 *   inside server:  platform, http <- domains <- routes.ts <- api.ts, app.ts <- bobita.ts <- serve.ts <- main.ts
 *   inside web:     api, lib, ui <- features <- screens <- routes.ts, root.tsx
 */
const rule = (name, from, to, comment) => ({ name, severity: 'error', comment, from: { path: from }, to: { path: to } })
const notTests = { pathNot: '\\.test\\.tsx?$' }

module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } } },
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
    {
      name: 'domains-know-no-http',
      severity: 'error',
      comment: 'Only routes, current-user, ndjson and metrics speak HTTP.',
      from: {
        path: '^server/(auth|backup|blog|breeds|chat|complaints|directory|evidence|knowledge|law|official-petition|operators|petitions|reports|share|shelters|trainers)/',
        pathNot: '(routes|current-user|ndjson)\\.ts$|\\.test\\.ts$',
      },
      to: { path: '^node_modules/(fastify|@fastify)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'only-serve-opens-everything',
      severity: 'error',
      from: { path: '^server/', pathNot: '^server/(main|serve|bobita)\\.ts$|\\.test\\.ts$' },
      to: { path: '^server/(main|serve|bobita)\\.ts$' },
    },
    {
      name: 'zod-stays-on-the-server',
      severity: 'error',
      comment: 'The browser takes types from the contract and values only from its files without zod.',
      from: { path: '^web/', ...notTests },
      to: { path: '^(node_modules/zod/|contract/(?!limits\\.ts|errors\\.ts|approval\\.ts|search\\.ts|blog-search\\.ts))', dependencyTypesNot: ['type-only'] },
    },
    { name: 'screens-are-strangers', severity: 'error', from: { path: '^web/screens/([^/]+)/' }, to: { path: '^web/screens/', pathNot: '^web/screens/$1/' } },
    { name: 'features-know-no-screen', severity: 'error', from: { path: '^web/(features|ui|lib|api)/' }, to: { path: '^web/screens/' } },
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
      name: 'two-files-draw-qr-codes',
      severity: 'error',
      comment: 'One in documents, one on the page that is printed.',
      from: { pathNot: '^(server/platform/pdf-qr\\.ts|web/screens/media/qr-code\\.tsx)$|^node_modules' },
      to: { path: '^node_modules/uqr' },
    },
    {
      name: 'one-file-knows-altcha',
      severity: 'error',
      from: { pathNot: '^server/platform/proof-of-work(\\.test)?\\.ts$|^node_modules' },
      to: { path: '^node_modules/altcha-lib/' },
    },
    {
      name: 'one-file-knows-buckets',
      severity: 'error',
      from: { pathNot: '^server/platform/s3-store\\.ts$|^node_modules' },
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
      from: { path: '^server/', pathNot: '^server/(evidence/media/(child|photo|video)|share/card)\\.ts$|\\.test\\.ts$' },
      to: { path: '^(node_modules/(sharp|heic-decode|mediabunny)/|server/evidence/media/(child|photo|video)\\.ts$)' },
    },
    {
      name: 'one-file-knows-nodemailer',
      severity: 'error',
      from: { pathNot: '^server/platform/mail\\.ts$|^node_modules' },
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
      from: { pathNot: '^web/api/proof-worker\\.ts$|^node_modules' },
      to: { path: '^node_modules/@noble/hashes/' },
    },
    {
      name: 'one-file-knows-yazl',
      severity: 'error',
      from: { pathNot: '^server/platform/zip\\.ts$|^node_modules' },
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
