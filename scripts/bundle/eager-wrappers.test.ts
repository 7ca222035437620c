import { expect, test } from 'vitest'
import { eagerWrappers } from './eager-wrappers.ts'

test('the function around a CommonJS module is compiled with its file: it stands in parentheses', () => {
  expect(eagerWrappers('import{t}from"./r.js";var ș=1,a=t(e=>{e.x="ț"}),b=t((e,n)=>{n.y=1}),c=t(function(){});export{a}')).toBe(
    'import{t}from"./r.js";var ș=1,a=t((e=>{e.x="ț"})),b=t(((e,n)=>{n.y=1})),c=t((function(){}));export{a}',
  )
})

test('also behind a comment, and in one file after another', () => {
  for (const name of ['a', 'b']) expect(eagerWrappers(`/*! ț */var ${name}=t(({x})=>{x()});`)).toBe(`/*! ț */var ${name}=t((({x})=>{x()}));`)
})

test('what is given more, or nothing to run, stays as it is', () => {
  const script = 'var a=t(e=>{},1),b=t(1),c=()=>{},d=(0,f.lazy)(async()=>({x:1}));t(()=>{});export{a}'
  expect(eagerWrappers(script)).toBe(script)
})
