import { expect, test } from 'vitest'
import { readGazetteer } from '#content/places/places.ts'
import { placeFinder } from './find-place.ts'

const findPlace = placeFinder(readGazetteer())

test.each([
  ['adăpost în Suceava', 'Suceava', 'city'],
  ['adăposturile Clujului', 'Cluj-Napoca', 'city'],
  ['dresor din zona Constanței', 'Constanța', 'city'],
  ['dresor la bacau', 'Bacău', 'city'],
  ['adapost timișuara', 'Timișoara', 'city'],
  ['adăpost în Timisora', 'Timișoara', 'city'],
  ['adăpost CJ', 'Cluj', 'county'],
  ['adăpost în cj', 'Cluj', 'county'],
  ['câine pierdut în sectorul 3', 'Sector 3', 'sector'],
  ['câini în Mănăștur', 'Mănăștur', 'quarter'],
  ['kutyamenhely Kolozsváron', 'Cluj-Napoca', 'city'],
  ['menhely Marosvásárhelyen', 'Târgu Mureș', 'city'],
  ['Притулок у Клужі', 'Cluj-Napoca', 'city'],
  ['притулок Сучава', 'Suceava', 'city'],
  ['Târgu Mureș', 'Târgu Mureș', 'city'],
  ['Piatra Neamț, dresor', 'Piatra Neamț', 'city'],
  ['Popești-Leordeni, crescător', 'Popești-Leordeni', 'city'],
  ['Sf. Gheorghe județul Covasna, unde e adăpostul', 'Sfântu Gheorghe', 'city'],
  ['adăpostul de la sectorul 6 din București', 'Sector 6', 'sector'],
  ['dresor în București, lângă Titan', 'Titan', 'quarter'],
  ['caut dresaj caini s3 bucuresti', 'Sector 3', 'sector'],
  ['dresor in albaiulia', 'Alba Iulia', 'city'],
  ['dresor birlad', 'Bârlad', 'city'],
  ['pisici de dat spre adoptie tm', 'Timișoara', 'city'],
  ['bv, pisoi la tomberon', 'Brașov', 'city'],
  ['vreun loc prin zona Sucevei', 'Suceava', 'city'],
  ['brașoveni, unde duc haine vechi', 'Brașov', 'city'],
  ['Harlau Iasi, exista un adapost', 'Hârlău', 'city'],
  ['nu vreau la Ploiești, e vreun dresor în Băicoi?', 'Băicoi', 'city'],
  ['adapost deva sau hunedoara', 'Deva', 'city'],
  ['adăpost în Neamț pentru un ciobănesc român', 'Neamț', 'county'],
  ['adăpost în Ilfov care primește voluntari', 'Ilfov', 'county'],
  ['dresor în Cluj sau Turda', 'Cluj-Napoca', 'city'],
  ['Oradea, asociație care ia mâțe de pe stradă', 'Oradea', 'city'],
  ['M-am mutat din Deva la Timișoara și vreau să adopt', 'Timișoara', 'city'],
  ['de la Vaslui mă trimit la Iași la facultate', 'Iași', 'city'],
  ['caut dresor din Turda, merg și la Cluj', 'Turda', 'city'],
  ['caut dresor de câini din Turda, merg și la Cluj', 'Turda', 'city'],
  ['I moved from Deva to Timișoara, any shelter?', 'Timișoara', 'city'],
  ['e prin bucovina, suceava, vreun om care învață câinii', 'Suceava', 'city'],
  ['piteșteancă, caut medic pentru un bulldog', 'Pitești', 'city'],
  ['lugojan aici, cine ia căței', 'Lugoj', 'city'],
  ['aradi vagyok, tápot adományoznék', 'Arad', 'city'],
  ['cluju asta e plin de dresori', 'Cluj-Napoca', 'city'],
  ['un british, prin zona iașului', 'Iași', 'city'],
  ['в Радауцах біля ринку кішка', 'Rădăuți', 'city'],
])('"%s" names %s (%s)', (text, name, level) => {
  expect(findPlace(text)).toMatchObject({ name, level })
})

test.each([
  'am o pisică albă, unde găsesc adăpost',
  'caut adăpost pentru o pisică albă',
  'ce adăpost primește voluntari?',
  'dresor român',
  'catelul roade o piatra',
  'ct costa un dresor',
  'doi câini din tren, cine îi ia',
  'cum pot deveni voluntar la adăpost',
  'mit tudok kezdeni egy kóbor kutyával?',
  'resturi de la prepararea borșului',
  'cum scap de mirosul husei de pe canapea',
  'are o pata alba pe nas',
  'cățelul roman la dresaj',
  'el mănâncă iarbă',
  'if my dog is ill',
  '',
])('a word that is only like a place names none: "%s"', (text) => {
  expect(findPlace(text)).toBeNull()
})

test('Alba is a place behind a preposition or with a capital letter, and another place in the sentence wins over the white cat', () => {
  expect(findPlace('adăpost în județul Alba')).toMatchObject({ name: 'Alba', level: 'county' })
  expect(findPlace('adapost in alba')).toMatchObject({ name: 'Alba', level: 'county' })
  expect(findPlace('un câine alb din Alba Iulia')).toMatchObject({ name: 'Alba Iulia', level: 'city' })
  expect(findPlace('adăpost în Sibiu pentru pisica mea albă')).toMatchObject({ name: 'Sibiu' })
})
