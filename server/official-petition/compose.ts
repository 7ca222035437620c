import { authorityOf } from '#content/authorities/authorities.ts'
import { chosenDeeds } from '#content/deeds/deeds.ts'
import type { OfficialPetition } from '#contract/official-petition.ts'
import { deedTexts } from '#texts/complaints/deeds.ts'
import { petitionDocumentTexts as texts } from '#texts/official-petition/official-petition-document.ts'
import { evidenceBlocks } from './annexes.ts'
import type { PetitionBlock, PetitionDocument, PetitionPoint } from './document.ts'
import type { EvidenceSet } from './evidence-set.ts'
import { oneLine, severalLines } from './typed-words.ts'

interface PetitionDraft {
  form: OfficialPetition
  /** Null when no set of evidence is cited. */
  set: EvidenceSet | null
  /** Scheme and host of the site, for the addresses in the document. */
  origin: string
}

/** The petition in the order police registers look for: who, what, where, when, by whom, which animal, the law, the evidence, what is asked. */
export function composePetition({ form, set, origin }: PetitionDraft, now = new Date()): PetitionDocument {
  const { police, veterinary } = authorityOf(form.county)
  const city = oneLine(form.city)
  return {
    to: police,
    copies: city === '' ? veterinary : `${veterinary}; ${texts.localPolice(city)}`,
    points: [
      petitioner(form),
      deed(form),
      point(texts.place, paragraph(severalLines(form.place))),
      time(form),
      point(texts.suspect, paragraph(oneLine(form.suspect) || texts.unknownAuthor)),
      animal(form),
      point(texts.danger, paragraph(form.danger_now ? texts.dangerYes(oneLine(form.danger)) : texts.dangerNo)),
      law(form),
      point(texts.evidence, ...evidenceBlocks(severalLines(form.evidence ?? ''), set, origin)),
      witnesses(form),
      requests(form),
      point(texts.answering, paragraph(form.email ? texts.answerByEmail(form.email) : texts.answerByPost)),
    ],
    date: texts.date(now),
    name: oneLine(form.full_name),
    made: texts.made(`${origin}/plangeri/petitie`),
  }
}

const paragraph = (text: string): PetitionBlock => ({ kind: 'paragraph', text })

function point(heading: string, ...blocks: PetitionBlock[]): PetitionPoint {
  return { heading, blocks }
}

/** What is known, each behind its label; what was not given leaves no trace. */
function labelled(...pairs: [label: string, text: string][]): PetitionBlock[] {
  return pairs.filter(([, text]) => text !== '').map(([label, text]) => ({ kind: 'labelled', label, text }))
}

function petitioner({ full_name, address, phone_number, email }: OfficialPetition): PetitionPoint {
  return point(
    texts.petitioner,
    ...labelled([texts.name, oneLine(full_name)], [texts.address, oneLine(address)], [texts.phone, oneLine(phone_number)], [texts.email, oneLine(email)]),
  )
}

function deed({ deeds, what }: OfficialPetition): PetitionPoint {
  const names = chosenDeeds(deeds).map(({ id }) => deedTexts.ro.names[id])
  return point(texts.deed, ...labelled([texts.seen, names.join('; ')]), paragraph(severalLines(what)))
}

function time({ date, hour, period, repeated_since }: OfficialPetition): PetitionPoint {
  return point(
    texts.time,
    ...labelled(
      [texts.day, date ? texts.dayWords(date, hour ?? '') : ''],
      [texts.period, oneLine(period)],
      [texts.repeated, oneLine(repeated_since) === '' ? texts.notRepeated : texts.since(oneLine(repeated_since))],
    ),
  )
}

function animal({ species, animals, animal_description }: OfficialPetition): PetitionPoint {
  return point(texts.animal, ...labelled([texts.species, oneLine(species)], [texts.animals, String(animals)], [texts.looks, oneLine(animal_description)]))
}

function law({ deeds, city }: OfficialPetition): PetitionPoint {
  const items = chosenDeeds(deeds).map(({ id, law: articles, classes }) => ({
    mark: '–',
    text: texts.lawOf(
      deedTexts.ro.names[id],
      articles,
      classes.map((name) => deedTexts.ro.classes[name]),
    ),
  }))
  const basis: PetitionBlock[] = items.length === 0 ? [paragraph(texts.lawUnknown)] : [paragraph(texts.lawOpening), { kind: 'list', items }]
  return point(texts.law, ...basis, paragraph(oneLine(city) === '' ? texts.lawClosing : `${texts.lawClosing} ${texts.lawLocalPolice}`))
}

function witnesses(form: OfficialPetition): PetitionPoint {
  const items = form.witnesses.map(({ name, contact }, index) => ({
    mark: `${index + 1}.`,
    text: [oneLine(name), oneLine(contact)].filter((text) => text !== '').join(', '),
  }))
  return point(texts.witnesses, items.length === 0 ? paragraph(texts.noWitnesses) : { kind: 'list', items })
}

function requests({ danger_now }: OfficialPetition): PetitionPoint {
  const asked = [danger_now ? texts.checkUrgent : texts.check, texts.placement, texts.sanctions, texts.answer]
  return point(texts.requests, { kind: 'list', items: asked.map((text, index) => ({ mark: `${'abcd'.charAt(index)})`, text })) })
}
