import type { QueryWord } from './query.ts'
import { fold, words } from './romanian.ts'

/** How a question begins that goes on with the one before: "dar la pisici?", "and for cats?". */
const opens = new Set('si dar iar and but atunci'.split(' '))
/** What is asked of something already named: "ce semne are?", "se ia la om?". */
const ofSomething = new Set(
  'semne semnele simptome simptomele dureaza durata ia om oameni copil copii previn previne prevenire trateaza tratez tratament vindeca vindecabila contagios contagioasa transmite costa des varsta grav grava periculos periculoasa normal cauze cauza acte amenda pedeapsa lege obligatoriu signs symptoms last contagious humans people treat treatment prevent cost age dangerous normal causes'.split(
    ' ',
  ),
)
/** A question of more telling words than this stands on its own. */
const MOST_SUBJECTS = 2

/**
 * The words of an earlier question that a follow-up leaves unsaid; none when the question stands on its own. An animal
 * named now takes the place of the one named before.
 */
export function unsaidWords(question: string, asked: QueryWord[], before: QueryWord[]): QueryWord[] {
  if (before.length === 0 || !goesOn(question, asked)) return []
  const named = asked.some(({ animal }) => animal !== undefined)
  const said = new Set(asked.map(({ folded }) => folded))
  return before.filter(({ animal, kind, folded }) => kind !== 'filler' && !(named && animal !== undefined) && !said.has(folded))
}

/** True when a question begins as one that goes on with another: "dar la pisici?". */
export function opensFollowUp(question: string): boolean {
  const [first = ''] = words(question).map(fold)
  return opens.has(first)
}

function goesOn(question: string, asked: QueryWord[]): boolean {
  const subjects = asked.filter(({ kind }) => kind === 'subject')
  if (subjects.length > MOST_SUBJECTS || subjects.some(isUnknown)) return false
  return opensFollowUp(question) || subjects.every(({ folded }) => ofSomething.has(folded))
}

/** A word that the content never uses names something else than what was asked before. */
function isUnknown({ alternatives, corrected }: QueryWord): boolean {
  return alternatives.length === 0 || corrected
}
