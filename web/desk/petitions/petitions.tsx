import { Flood } from './flood.tsx'
import { NewPetitionForm } from './new-petition.tsx'
import { OnePetition } from './one-petition.tsx'
import { OneProposal } from './one-proposal.tsx'
import { PetitionList } from './petition-list.tsx'
import { ProposalList } from './proposal-list.tsx'
import { Updates } from './updates.tsx'

/** Petitions: /operatori/petitii is the list, …/noua a new one, …/12 one of them, …/12/semnaturi its false signatures, …/12/vesti what is new of it, …/propuneri what visitors propose. */
export function Petitions({ rest }: { rest: string }) {
  const [id = '', part, network, from] = rest.split('/')
  if (id === '') return <PetitionList />
  if (id === 'noua') return <NewPetitionForm />
  if (id === 'propuneri') return part === undefined ? <ProposalList /> : <OneProposal key={part} id={part} />
  if (part === 'semnaturi') return <Flood key={rest} id={id} {...(network && { network })} {...(from && { from: decodeURIComponent(from) })} />
  if (part === 'vesti') return <Updates key={id} id={id} />
  return <OnePetition key={id} id={id} />
}
