/** What a body is: JSON, no JSON, or something on which parsers may differ (the three kinds of JSONTestSuite). */
interface JsonBody {
  kind: 'valid' | 'invalid' | 'either'
  bytes: Buffer
}

const WHOLE = '{"login":"ana@exemplu.ro","list":[1,-2.5e3,true,null,{"x":"ș\\n\\u0041"}]}'

// oxfmt-ignore
const valid = [
  'null', 'true', 'false', '0', '-0', '1', '-1', '1.5', '1e5', '1E5', '1e+5', '1e-5', '0.1e1', '-0.0', '123456789', '""', '"x"', '[]', '{}', '[[]]',
  '[{}]', '{"a":[]}', '{"":0}', '{"a":{"b":{"c":1}}}', '[1,2,3]', '["a",null]', '[0e1]', '[1e-2]', '[-123]', '{"a":1,"a":2}',
  ...[
    '\\"', '\\\\', '\\/', '\\b', '\\f', '\\n', '\\r', '\\t', '\\u0041', '\\u00e9', '\\uD83D\\uDC36', '\\u2028', '\\uFFFF', '\\u0022', '\\u005C', '\\uFDD0',
    '\\uDBFF\\uDFFF', '\\u0821', '\\u0000',
  ].map((escaped) => `{"login":"${escaped}"}`),
  ...[' ', '\t', '\n', '\r', '\r\n', '    '].flatMap((space) => [
    `${space}[]`, `[]${space}`, `[${space}1${space},${space}2${space}]`, `{${space}"a"${space}:${space}1${space}}`,
  ]),
  ...['é', 'ș', '€', '🐶', '\u2028', '\u2029', '\uFFFE', '\u{10FFFF}', '\u007f', '\u0085', '/', "'", '`', '`~!@#', 'ㄱ', 'عربي', '\u0060', '\u202E'].map(
    (letter) => JSON.stringify({ login: letter }),
  ),
  ...[10, 100, 1_000].flatMap((depth) => ['['.repeat(depth) + ']'.repeat(depth), '{"a":'.repeat(depth) + '1' + '}'.repeat(depth)]),
  JSON.stringify(Array.from({ length: 1_000 }, (_, index) => index)),
  JSON.stringify({ login: 'a'.repeat(10_000) }),
  WHOLE,
]

/** Every beginning of a whole object but the empty one is no JSON. */
const cutShort = Array.from({ length: WHOLE.length - 1 }, (_, length) => WHOLE.slice(0, length + 1))

// oxfmt-ignore
const invalid = [
  ...cutShort,
  '[1,]', '[,1]', '[1,,2]', '[,]', '[1 2]', '[1;2]', '[1:2]', '["a" "b"]', '[', ']', '[]]', '[[]', '[1', '["', '["a', '[-]', '[1}', '[a]', '[a', '{]',
  '[}', '[]{}', '[][]', '1 2', '{}{}', '{}x', '[]#', '[]/**/', '// x\n[]', '[1/*x*/]', '{"a":1}}', '}', ',', ':', '*', '@', '<null>', '\\', '\\u0041',
  '{', '{"a"}', '{"a":}', '{"a":1,}', '{,"a":1}', '{"a" 1}', '{"a"::1}', '{a:1}', "{'a':1}", '{1:1}', '{null:1}', '{"a":1 "b":2}', '{"a":1,,"b":2}',
  '{"a":"b"/**/}', '{[1]:2}', '{"a":1:2}', '{"a"=1}', '{"a":1;}', '{"a', '{"a":', '{"a":"', '{:1}', '{"a",1}', '{"a":[}',
  ...[
    '+1', '01', '-01', '1.', '.1', '-.1', '1e', '1e+', '1E-', '0x1', '0b1', '1_0', '1.2.3', '1e5.5', '--1', '-', '-a', '1a', 'NaN', '-NaN', 'Infinity',
    '-Infinity', 'inf', '0e', '2.e3', '9.e+', '１', '1 000', '-2.', '0.e1', '0.3e', '1eE2', '$1',
  ].map((number) => `[${number}]`),
  'True', 'FALSE', 'Null', 'nul', 'tru', 'truee', 'undefined', 'None', 'yes', 'nil', "'a'", '`a`', 'a', '"a', 'a"', '"a"b', 'new Date()', 'function(){}',
  '/x/', '<a>', '(1)', '{{}}',
  ...Array.from({ length: 32 }, (_, code) => `{"login":"a${String.fromCodePoint(code)}b"}`),
  ...[
    '\\x41', '\\a', '\\v', '\\0', "\\'", '\\u', '\\u1', '\\u12', '\\u123', '\\u00G0', '\\uD83D\\u', '\\U0041', '\\ ', '\\\u0009', '\\é', '\\🐶', '\\u{41}',
    '\\e', '\\1', '\\',
  ].map((escaped) => `{"login":"${escaped}"}`),
  ...['\f', '\v', '\u00a0', '\u2028', '\u2060', '\u200b', '\u0085', '\u3000'].flatMap((space) => [`[${space}]`, `[]${space}`]),
  '', ' ', '\n', '['.repeat(10_000), '{"a":'.repeat(10_000), '[{"":'.repeat(5_000),
]

// oxfmt-ignore
const either = [
  ...[
    '"\\ud800"', '"\\udc00"', '"\\ud800\\u0041"', '"\\udc00\\ud800"', '[1e400]', '[-1e400]', '[1e-400]', '[123123123123123123123123]',
    '[0.1000000000000000055511151231257827]', '\ufeff{}', '{"__proto__":{"a":1}}', '{"constructor":{"prototype":{"a":1}}}',
    `${'['.repeat(100_000)}${']'.repeat(100_000)}`, `[${'9'.repeat(5_000)}]`,
  ].map((text) => Buffer.from(text)),
  ...['80', 'c3', 'e282', 'f09f98', 'eda080', 'ff', 'c0af', 'f8888080', 'f4908080', 'fe'].map((hex) =>
    Buffer.concat([Buffer.from('{"login":"'), Buffer.from(hex, 'hex'), Buffer.from('"}')]),
  ),
  ...['{"a":1}', '[]', '"é"'].flatMap((text) => [
    Buffer.from(text, 'utf16le'),
    Buffer.concat([Buffer.from('fffe', 'hex'), Buffer.from(text, 'utf16le')]),
    Buffer.from(text, 'latin1'),
  ]),
]

/** More than 318 bodies, in the proportions of JSONTestSuite. */
// oxfmt-ignore
export const jsonBodies: readonly JsonBody[] = [
  ...valid.map((text) => ({ kind: 'valid' as const, bytes: Buffer.from(text) })),
  ...[...new Set(invalid)].map((text) => ({ kind: 'invalid' as const, bytes: Buffer.from(text) })),
  ...either.map((bytes) => ({ kind: 'either' as const, bytes })),
]
