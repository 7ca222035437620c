import { parseSync, type Expression } from '@swc/core'

/**
 * Puts the functions around CommonJS modules (`const react = wrap((exports) => {…})`) into parentheses, and whatever else looks like one. V8 compiles such a function with its file, away from the page's
 * main thread; without them it reads it a second time when it is called, which for React DOM takes 40 ms of a fast processor.
 * The bundler writes these parentheses, the minifier takes them out.
 *
 * @param script a minified module
 * @throws Error for one in which the parser tells other places than expected
 */
export function eagerWrappers(script: string): string {
  const bytes = Buffer.from(script)
  const parts: Buffer[] = []
  let last = 0
  for (const statement of parseSync(script, { syntax: 'ecmascript', target: 'es2022' }).body) {
    if (statement.type !== 'VariableDeclaration') continue
    for (const { init } of statement.declarations) {
      const wrapped = init && onlyFunction(init)
      if (!wrapped) continue
      // The parser counts from one.
      const [start, end] = [wrapped.span.start - 1, wrapped.span.end - 1]
      if (bytes.toString('utf8', start - 1, start) !== '(') throw new Error(`no function at ${start}`)
      parts.push(bytes.subarray(last, start), Buffer.from('('), bytes.subarray(start, end), Buffer.from(')'))
      last = end
    }
  }
  return Buffer.concat([...parts, bytes.subarray(last)]).toString()
}

/** The function that is all a call by one name is given; null for anything else. */
function onlyFunction(expression: Expression) {
  if (expression.type !== 'CallExpression' || expression.callee.type !== 'Identifier' || expression.arguments.length !== 1) return null
  const given = expression.arguments[0]?.expression
  return given?.type === 'ArrowFunctionExpression' || given?.type === 'FunctionExpression' ? given : null
}
