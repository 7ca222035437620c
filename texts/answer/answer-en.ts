import type { AnswerTexts } from './answer-shape.ts'

export const answerEn: AnswerTexts = {
  urgent: { now: (title) => `Urgent: ${title}`, today: (title) => `For a vet to see today: ${title}` },
  stillUrgent: 'It is still urgent. What you wrote belongs to the same problem: follow the steps below and tell the vet this sign too.',
  call112: 'Call 112 if a person is in danger.',
  avoid: 'What not to do:',
  leadNear: 'I do not know whether this answers your question exactly, but it comes nearest:',
  maybeToo: 'This may help too:',
  leadMore: 'More about this:',
  quotesInRomanian: 'Some of the sources are in Romanian and are quoted as published.',
  summary: (summary) => `In English, in short: ${summary}`,
  partUnknown: (part) => `On “${part}”: I do not know this, our pages do not say.`,
  notInCatalogue: (breeds) => `Not in our catalogue of breeds: ${breeds.join(', ')}.`,
  talk: {
    hello: 'Hello! I am Bobita, the virtual assistant of this site. Tell me what has happened to the animal or what you want to know.',
    who: 'I am Bobita, a program, not a person and not a veterinarian. I answer from the articles, guides and law notes published on this site and show where each answer comes from. It costs nothing.',
    can: 'I can help with first aid for animals, care, behaviour, animal protection law, complaints and petitions, shelters, trainers, and cat and dog breeds. I make no diagnoses and give no doses of medicines. Write to me in your own words.',
    thanks: 'You are welcome. If anything changes with your animal, write to me.',
    bye: 'Goodbye. Take care of yourself and of your animal.',
    praise: 'Thank you. I am glad it helped. What else can I do for you?',
    insult: 'I am sorry that I was of no help. Tell me in a few words which animal it is and what happened, and I will try again.',
    test: 'I am here. Write me a question about an animal and I will answer from the pages of this site.',
    privacy:
      'Your questions are kept so that you can come back to the conversation: 24 hours for visitors, until you delete them with an account. Do not write personal data here. What we keep and how long stands on the page “Privacy”.',
  },
  unknown: 'I don’t know the answer to this question.',
  searched: 'I searched Bobita’s articles, the law notes, the complaints guide, the breed catalogue and the petitions and found no answer that I can rely on.',
  nearest: (titles) => `The nearest topics I can talk about: ${titles.map((title) => `“${title}”`).join('; ')}.`,
  askWhom: {
    animals: 'For an animal’s health, ask a veterinarian. If a person or an animal is in danger now, call 112.',
    dose: 'I cannot tell you a dose. Whether and how much to give depends on species, weight, age and illness, and a medicine that is right for people or for another animal can kill. Call a vet and say what medicine you have at home; give nothing until then. If the animal has already swallowed something, leave for the clinic now and take the box along.',
    person:
      'For a person’s health, ask a doctor. After a bite or a scratch, wash the wound well with soap and water and see a doctor the same day. If somebody is in danger now, call 112.',
    elsewhere:
      'I only answer on animals, from the articles and guides of this site, and found nothing on this there. If a person or an animal is in danger now, call 112.',
  },
  omittedAddress: '(address left out)',
  unfoundedFigure: '(this figure is not in our pages: do not rely on it)',
  cannotSee: 'I cannot see pictures here. Describe in words what animal it is, what looks different, since when, and how it behaves.',
  notReviewed: 'Written with the help of an artificial intelligence model and not reviewed by a vet.',
  notLegalAdvice: 'General information, not legal advice. Check the text in force on legislatie.just.ro.',
  perspectives: { vet: 'Veterinarian', trainer: 'Trainer', law: 'Law', welfare: 'The animal’s welfare' },
  places: {
    listed: {
      shelter: (place) => `Shelters on our list for ${place}:`,
      trainer: (place) => `Trainers on our list for ${place}:`,
      breeder: (place) => `Breeders on our list for ${place}:`,
    },
    none: {
      shelter: (place) => `There is no shelter for ${place} on our list.`,
      trainer: (place) => `There is no trainer for ${place} on our list.`,
      breeder: (place) => `There is no breeder for ${place} on our list.`,
    },
    nearest: 'The nearest ones on the list, as the crow flies:',
    whichPlace: 'Tell me the town or county and I will look in the list.',
    neverInvented: 'I only name what is recorded and approved.',
    publicWay: {
      shelter: (county) =>
        county === 'București'
          ? 'The public way: in Bucharest stray dogs are the business of the city hall’s animal authority (ASPA, Autoritatea pentru Supravegherea și Protecția Animalelor), and the veterinary directorate (DSVSA București) knows the registered shelters.'
          : `The public way: ask the town hall or its stray-dog service; the county council${inBrackets(county)} must publish on its website the contacts of the shelters where the police place animals in danger (art. 24³ (4) of Law 205/2004), and the county veterinary directorate (DSVSA) knows the registered ones.`,
      trainer: (county) =>
        `Ask a vet${inCounty(county)} and the kennel club: they usually know who works well, without violence. How to choose one stands in “How to choose a good trainer” (/blog/42).`,
      breeder: (county) => `The club of the breed knows its breeders${inCounty(county)}; what to check first stands in “Buying a puppy or kitten” (/blog/64).`,
    },
    clinics: (place) =>
      `We have no list of veterinary clinics${place === '' ? '' : ` in ${place}`} yet, and I do not invent phone numbers. Search the map for “veterinar non-stop”, ask the practice you went to last or the county veterinary directorate (DSVSA), and call before you set out.`,
    kilometres: (count) => `about ${count} km away`,
    all: { shelter: 'See all shelters', trainer: 'See all trainers', breeder: 'See the list' },
    help: { shelter: 'How to find a shelter and what to ask', trainer: 'How to find a good trainer', breeder: 'See the list' },
    phone: (phones) => `Phone: ${phones}`,
    noPhone: 'No phone recorded',
  },
  tellMeAbout: (topic) => `What should I know about “${topic}”?`,
  lawPage: 'Law',
  guidePage: 'Complaints guide',
}

function inBrackets(place: string): string {
  return place === '' ? '' : ` (${place})`
}

function inCounty(county: string): string {
  if (county === '') return ' near you'
  return county === 'București' ? ' in Bucharest' : ` in ${county} county`
}
