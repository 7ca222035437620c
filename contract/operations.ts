import { z } from 'zod'
import {
  accountDeletion,
  emailChange,
  emailConfirmation,
  emailConfirmed,
  emailState,
  forgottenPassword,
  loginForm,
  passwordChange,
  passwordReset,
  profileChange,
  registerForm,
  signedIn,
  signOutForm,
  user,
} from './auth.ts'
import { blogArticle, blogPage, blogPost, blogQuery } from './blog.ts'
import { breed, dogBreed } from './breeds.ts'
import { recordPath } from './common.ts'
import { complaintCreated, complaintForm, complaintShown, filing, ownComplaint, setPath, zipQuery, zipTicket } from './complaints.ts'
import { conversationOperations } from './conversation-operations.ts'
import type { Codes, Described } from './described.ts'
import * as endpoints from './endpoints.ts'
import { uploaded } from './evidence.ts'
import { partialUploadOperations } from './partial-upload-operations.ts'
import { firstAid, firstAidQuery } from './first-aid.ts'
import { lawNotes } from './law.ts'
import { listingOperations } from './listing-operations.ts'
import { officialPetition } from './official-petition.ts'
import { operatorOperations } from './operator-operations.ts'
import { codeForm, confirmed, linkForm, ownSignature, petition, petitionsQuery, signatureForm, signed, withdrawalForm } from './petitions.ts'
import { proposalOperations } from './proposal-operations.ts'
import { shareOperations } from './share-operations.ts'
import { updateOperations } from './update-operations.ts'
import { poison, poisonsQuery } from './poisons.ts'
import { policeGuide } from './police-guide.ts'
import { reportForm } from './reports.ts'
import { site } from './site.ts'
import { siteSearch, siteSearchQuery } from './site-search.ts'
import { testimonial } from './testimonials.ts'
import { trainer } from './trainers.ts'

/** Whoever asks says who they are at most once, and writes with a cookie only from our own pages. */
const ASKER: Codes = ['auth.conflicting_credentials', 'request.cross_site']
const ACCOUNT: Codes = [...ASKER, 'auth.required']
const COMPLAINER: Codes = [...ASKER, 'complaint.login_required']

const account = { who: 'account', tags: ['account'] } as const
const complaints = ['complaints']
const nothing = { 204: z.null() }

/** Every operation of the API, each once; its address is in endpoints.ts. */
export const operations = {
  readSite: { who: 'anyone', tags: ['site'], response: { 200: site } },

  readProfile: { ...account, response: { 200: user }, refuses: ACCOUNT },
  changeProfile: {
    ...account,
    description: 'Changes the name and the phone number.',
    body: profileChange,
    response: { 200: user },
    refuses: ACCOUNT,
  },
  changePassword: { ...account, body: passwordChange, response: { 200: signedIn }, refuses: [...ACCOUNT, 'auth.password_wrong', 'auth.password_common'] },
  changeEmail: {
    ...account,
    description: 'Sends a link to another address, which is the account’s once it is confirmed.',
    body: emailChange,
    response: nothing,
    refuses: [...ACCOUNT, 'auth.no_mail', 'auth.password_wrong', 'auth.email_taken'],
  },
  readEmailState: { ...account, response: { 200: emailState }, refuses: ACCOUNT },
  askToConfirm: {
    ...account,
    description: 'Sends the link again that confirms the address of the account.',
    response: nothing,
    refuses: [...ACCOUNT, 'auth.no_mail'],
  },
  confirmEmail: {
    who: 'anyone',
    tags: ['account'],
    description: 'Confirms the address of an account, or another one it is to have, by its link, once.',
    body: emailConfirmation,
    response: { 200: emailConfirmed },
    refuses: ['auth.link_invalid', 'auth.email_taken'],
  },
  signOut: { ...account, description: 'Ends every sign-in of the account.', body: signOutForm, response: nothing, refuses: ACCOUNT },
  exportProfile: { ...account, description: 'Everything the site keeps about the account, as a JSON file.', refuses: ACCOUNT },
  deleteAccount: { ...account, body: accountDeletion, response: nothing, refuses: [...ACCOUNT, 'auth.password_wrong'] },
  login: { who: 'anyone', tags: ['auth'], body: loginForm, response: { 200: signedIn }, refuses: ['auth.wrong_credentials'] },
  register: { who: 'anyone', tags: ['auth'], body: registerForm, response: { 201: signedIn }, refuses: ['auth.email_taken', 'auth.password_common'] },
  logout: { who: 'account', tags: ['auth'], response: nothing, refuses: ASKER },
  forgottenPassword: {
    who: 'anyone',
    tags: ['auth'],
    description: 'Sends a link to a new password, when there is such an account; the answer never tells.',
    body: forgottenPassword,
    response: nothing,
    refuses: ['auth.no_mail'],
  },
  resetPassword: {
    who: 'anyone',
    tags: ['auth'],
    description: 'Sets a new password by the link of a mail, once, and signs in.',
    body: passwordReset,
    response: { 200: signedIn },
    refuses: ['auth.link_invalid', 'auth.password_common', 'auth.email_taken'],
  },

  ...conversationOperations,
  ...shareOperations,

  listPosts: {
    who: 'anyone',
    tags: ['blog'],
    querystring: blogQuery,
    headers: z.looseObject({ prefer: z.string().optional() }),
    response: { 200: z.union([z.array(blogPost), blogPage]) },
  },
  readPost: { who: 'anyone', tags: ['blog'], params: recordPath, response: { 200: blogArticle }, refuses: ['blog.post_not_found'] },

  listPetitions: { who: 'anyone', tags: ['petitions'], querystring: petitionsQuery, response: { 200: z.array(petition) } },
  readPetition: { who: 'anyone', tags: ['petitions'], params: recordPath, response: { 200: petition }, refuses: ['petition.not_found'] },
  signPetition: {
    who: 'anyone',
    tags: ['petitions'],
    params: recordPath,
    body: signatureForm,
    response: { 200: signed },
    refuses: [...ASKER, 'petition.not_found', 'petition.closed', 'petition.goal_reached', 'petition.already_signed', 'petition.name_has_link'],
  },
  confirmSignature: { who: 'anyone', tags: ['petitions'], body: linkForm, response: { 200: confirmed }, refuses: ['petition.link_invalid'] },
  listSignaturesOfLink: { who: 'anyone', tags: ['petitions'], body: linkForm, response: { 200: z.array(ownSignature) }, refuses: ['petition.link_invalid'] },
  withdrawByCode: {
    who: 'anyone',
    tags: ['petitions'],
    description: 'Takes back the signature a code was shown for.',
    body: codeForm,
    response: { 200: confirmed },
    refuses: ['petition.code_invalid'],
  },
  withdrawByLink: { who: 'anyone', tags: ['petitions'], body: withdrawalForm, response: nothing, refuses: ['petition.link_invalid', 'petition.not_signed'] },
  ...proposalOperations,
  ...updateOperations,
  listOwnSignatures: { ...account, response: { 200: z.array(ownSignature) }, refuses: ACCOUNT },
  withdrawSignature: {
    who: 'owner',
    tags: ['account'],
    params: recordPath,
    response: nothing,
    refuses: [...ACCOUNT, 'petition.not_found', 'petition.not_signed'],
  },

  readPoliceGuide: { who: 'anyone', tags: complaints, response: { 200: policeGuide } },
  writeOfficialPetition: {
    who: 'anyone',
    tags: complaints,
    body: officialPetition,
    produces: ['application/pdf', 'text/plain'],
    refuses: ['complaint.not_found'],
  },
  uploadFiles: {
    who: 'account',
    tags: complaints,
    consumes: ['multipart/form-data'],
    description: 'Photos and videos of a complaint, in the repeated field `files`.',
    response: { 200: uploaded },
    refuses: [
      ...COMPLAINER,
      'evidence.no_files',
      'evidence.type_refused',
      'evidence.unreadable',
      'evidence.photo_too_wide',
      'evidence.too_many',
      'evidence.photo_too_large',
      'evidence.video_too_large',
      'evidence.set_too_large',
      'evidence.busy',
      'evidence.paused',
      'evidence.overloaded',
    ],
  },
  removeUpload: { who: 'owner', tags: complaints, params: recordPath, response: nothing, refuses: [...COMPLAINER, 'evidence.not_found'] },
  ...partialUploadOperations,
  createSet: {
    who: 'account',
    tags: complaints,
    body: complaintForm,
    response: { 200: complaintCreated },
    refuses: [...COMPLAINER, 'complaint.text_missing', 'complaint.media_missing', 'complaint.link_foreign', 'evidence.too_many', 'evidence.set_too_large'],
  },
  listOwnSets: { who: 'asker', tags: complaints, params: setPath, response: { 200: z.array(ownComplaint) }, refuses: ASKER },
  readSet: { who: 'link', tags: complaints, params: setPath, response: { 200: complaintShown }, refuses: ['complaint.not_found'] },
  askForZip: {
    who: 'link',
    tags: complaints,
    description: 'A ticket for downloadSet: a program that can read a refusal asks first, and the browser then downloads by itself.',
    params: setPath,
    response: { 200: zipTicket },
    refuses: ['complaint.not_found'],
  },
  downloadSet: {
    who: 'link',
    tags: complaints,
    description: 'application/zip: the photos and videos with manifest.txt and manifest.json. Without a ticket it is counted as one.',
    params: setPath,
    querystring: zipQuery,
    refuses: ['complaint.not_found'],
  },
  deleteSet: { who: 'owner', tags: complaints, params: setPath, response: nothing, refuses: [...ACCOUNT, 'complaint.not_found'] },
  keepFiling: {
    who: 'owner',
    tags: complaints,
    params: setPath,
    body: filing,
    response: { 200: complaintCreated },
    refuses: [...ACCOUNT, 'complaint.not_found', 'complaint.filed_in_future'],
  },
  forgetFiling: { who: 'owner', tags: complaints, params: setPath, response: { 200: complaintCreated }, refuses: [...ACCOUNT, 'complaint.not_found'] },

  ...listingOperations,
  listBreeds: { who: 'anyone', tags: ['breeds'], response: { 200: z.array(breed) } },
  listDogBreeds: { who: 'anyone', tags: ['breeds'], response: { 200: z.array(dogBreed) } },
  listBreeders: {
    who: 'anyone',
    tags: ['breeds'],
    params: z.object({ ems: z.string().max(64) }),
    response: { 200: z.array(trainer) },
    refuses: ['request.not_found'],
  },
  listDogHelpers: { who: 'anyone', tags: ['breeds'], params: z.object({ slug: z.string().max(64) }), response: { 200: z.array(trainer) } },

  searchSite: {
    who: 'anyone',
    tags: ['site'],
    description:
      'Searches articles, law, guide, urgent cards, poisons, breeds, directories, petitions and pages: without diacritics, with a typing error, while typing.',
    querystring: siteSearchQuery,
    response: { 200: siteSearch },
  },
  readLawNotes: { who: 'anyone', tags: ['law'], response: { 200: lawNotes } },
  listTestimonials: { who: 'anyone', tags: ['site'], response: { 200: z.array(testimonial) } },
  readFirstAid: { who: 'anyone', tags: ['first-aid'], querystring: firstAidQuery, response: { 200: firstAid } },
  listPoisons: { who: 'anyone', tags: ['poisons'], querystring: poisonsQuery, response: { 200: z.array(poison) } },
  reportContent: { who: 'anyone', tags: ['reports'], body: reportForm, response: nothing, refuses: ['report.target_not_found'] },

  ...operatorOperations,
} satisfies Record<keyof typeof endpoints, Described>

export type Operation = keyof typeof operations

/** What a caller sends with an operation. */
export type Sent<Name extends Operation> = SentTo<(typeof operations)[Name]>
type SentTo<Row> = Params<Row> & Query<Row> & Body<Row>
type Params<Row> = Row extends { params: infer Schema extends z.ZodType } ? { params: { [Part in keyof z.input<Schema>]: string | number } } : unknown
type Query<Row> = Row extends { querystring: infer Schema extends z.ZodType } ? Optional<'query', z.input<Schema>> : unknown
type Body<Row> = Row extends { body: infer Schema extends z.ZodType } ? { body: z.input<Schema> } : Row extends { consumes: unknown } ? { body: Blob } : unknown
type Optional<Name extends string, Value> = Partial<Value> extends Value ? { [Key in Name]?: Value } : { [Key in Name]: Value }

/** What a success answers: JSON, null for 204, unknown for anything else. */
export type Answer<Name extends Operation> = AnswerOf<(typeof operations)[Name]>
type AnswerOf<Row> = Row extends { response: infer Schemas } ? z.output<Extract<Schemas[keyof Schemas], z.ZodType>> : unknown

/** An address under the name of another operation does not compile. */
const addresses: { readonly [Name in Operation]: endpoints.Endpoint<Name> } = endpoints

const methods = z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'])

/** An operation as Fastify takes it. */
export function operation<Name extends Operation>(name: Name) {
  const [method, url = ''] = addresses[name].split(' ')
  return { method: methods.parse(method), url, schema: operations[name] }
}

/** The names of all operations. */
export const operationNames = Object.keys(operations).filter((name): name is Operation => name in operations)
