import { CARDS_CHECKED_ON, type UrgentCardText } from '../card.ts'
import { noHomeRemedies } from '../home-remedies.ts'

/** Urgent cards of the poisons that are no food; the named ones stand before the general card. The table of /otravuri, whose entries name their card: content/poisons/poisons.ts. */
export const poisonCards: readonly UrgentCardText[] = [
  {
    id: 'antifreeze',
    level: 'now',
    title: {
      ro: 'animalul a lins antigel',
      en: 'the animal has licked antifreeze',
      hu: 'az állat fagyállót nyalt',
      uk: 'тварина лизала антифриз',
    },
    steps: {
      ro: [
        'Ia animalul de lângă lichid și nu-l lăsa să se lingă.',
        'Sună acum clinica și spune „posibil antigel, etilenglicol”, greutatea și ora.',
        'Ia bidonul sau o poză a etichetei și pleacă imediat, chiar dacă animalul pare bine. Antidotul ajută doar în primele ore.',
      ],
      en: [
        'Move the animal away from the liquid and do not let it lick itself.',
        'Call the clinic now and say “possible antifreeze, ethylene glycol”, the weight and the time.',
        'Take the bottle or a photo of the label and leave at once, even if the animal looks well. The antidote helps only in the first hours.',
      ],
      hu: [
        'Vidd el az állatot a folyadék közeléből, és ne hagyd, hogy nyalogassa magát.',
        'Hívd fel most a klinikát, és mondd: „fagyálló gyanúja, etilénglikol”, valamint a testsúlyt és az időpontot.',
        'Vidd magaddal a flakont vagy a címke fotóját, és azonnal indulj, akkor is, ha az állat látszólag jól van. Az ellenszer csak az első órákban segít.',
      ],
      uk: [
        'Заберіть тварину від рідини й не давайте їй вилизуватися.',
        'Зараз же зателефонуйте в клініку й скажіть: «можливо, антифриз, етиленгліколь», вагу та час.',
        'Візьміть каністру або фото етикетки й вирушайте негайно, навіть якщо тварина має добрий вигляд. Антидот допомагає лише в перші години.',
      ],
    },
    avoid: {
      ro: [...noHomeRemedies.ro, 'Nu te liniști dacă pare că își revine: ameliorarea poate fi falsă.'],
      en: [...noHomeRemedies.en, 'Do not be reassured if it seems to recover: the improvement can be false.'],
      hu: [...noHomeRemedies.hu, 'Ne nyugodj meg, ha úgy tűnik, hogy jobban van: a javulás megtévesztő lehet.'],
      uk: [...noHomeRemedies.uk, 'Не заспокоюйтеся, якщо здається, що їй краще: поліпшення може бути оманливим.'],
    },
    call112: false,
    link: { url: '/blog/19' },
    checked_on: CARDS_CHECKED_ON,
  },
  {
    id: 'bait',
    level: 'now',
    title: {
      ro: 'animalul a înghițit otravă de șobolani sau o momeală',
      en: 'the animal has swallowed rat poison or a bait',
      hu: 'az állat patkánymérget vagy mérgezett csalétket nyelt le',
      uk: 'тварина проковтнула щурячу отруту або отруєну приманку',
    },
    steps: {
      ro: [
        'Îndepărtează animalul de otravă și păstrează ambalajul. Nu atinge momeala cu mâna goală.',
        'Sună acum o clinică: spune ce ai găsit, cât crezi că a mâncat, greutatea și ora.',
        'Pleacă imediat, chiar dacă pare bine: la otrava de șobolani semnele pot apărea abia după zile.',
        'După ce animalul e la medic, fotografiază momelile la locul lor și anunță poliția. Dacă cineva pune otravă chiar acum, sună la 112.',
      ],
      en: [
        'Move the animal away from the poison and keep the packaging. Do not touch the bait with bare hands.',
        'Call a clinic now: say what you found, how much you think it ate, the weight and the time.',
        'Leave at once even if it looks well: with rat poison signs may take days to appear.',
        'Once the animal is with the vet, photograph the baits where they lie and tell the police. If somebody is laying poison right now, call 112.',
      ],
      hu: [
        'Vidd el az állatot a méreg közeléből, és őrizd meg a csomagolást. Ne érj a csalétekhez puszta kézzel.',
        'Hívj fel most egy klinikát: mondd el, mit találtál, szerinted mennyit evett az állat, valamint a testsúlyát és az időpontot.',
        'Azonnal indulj, akkor is, ha látszólag jól van: patkányméregnél lehet, hogy csak napok múlva jelennek meg a tünetek.',
        'Ha az állat már az orvosnál van, fényképezd le a csalétkeket a helyükön, és értesítsd a rendőrséget. Ha valaki most rak ki mérget, hívd a 112-t.',
      ],
      uk: [
        'Заберіть тварину від отрути й збережіть упаковку. Не торкайтеся приманки голими руками.',
        'Зараз же зателефонуйте в клініку: скажіть, що ви знайшли, скільки, на вашу думку, вона з’їла, вагу та час.',
        'Вирушайте негайно, навіть якщо тварина має добрий вигляд: від щурячої отрути ознаки можуть з’явитися лише через кілька днів.',
        'Коли тварина вже в лікаря, сфотографуйте приманки на місці й повідомте поліцію. Якщо хтось розкладає отруту просто зараз, телефонуйте 112.',
      ],
    },
    avoid: noHomeRemedies,
    call112: true,
    link: { url: '/blog/20' },
    checked_on: CARDS_CHECKED_ON,
  },
  {
    id: 'poison',
    level: 'now',
    title: { ro: 'posibilă otrăvire', en: 'possible poisoning', hu: 'mérgezés gyanúja', uk: 'можливе отруєння' },
    steps: {
      ro: [
        'Ia sursa de lângă animal și păstrează ambalajul, eticheta sau planta.',
        'Sună acum un medic veterinar: spune substanța, cantitatea, greutatea animalului și ora.',
        'Strânge într-o pungă o probă din ce a vomitat.',
        'Pleacă spre clinică. Multe otrăviri se tratează bine doar în primele ore.',
      ],
      en: [
        'Take the source away from the animal and keep the packaging, the label or the plant.',
        'Call a vet now: say the substance, the amount, the animal’s weight and the time.',
        'Put a sample of what it vomited in a bag.',
        'Leave for the clinic. Many poisonings can be treated well only in the first hours.',
      ],
      hu: [
        'Vedd el az állattól a méreg forrását, és őrizd meg a csomagolást, a címkét vagy a növényt.',
        'Hívj fel most egy állatorvost: mondd el, milyen anyag, mennyi, mekkora az állat testsúlya, és mikor történt.',
        'Tegyél egy zacskóba mintát abból, amit kihányt.',
        'Indulj a klinikára. Sok mérgezés csak az első órákban kezelhető jól.',
      ],
      uk: [
        'Приберіть від тварини джерело отрути й збережіть упаковку, етикетку або рослину.',
        'Зараз же зателефонуйте ветеринару: назвіть речовину, кількість, вагу тварини та час.',
        'Зберіть у пакет зразок блювоти.',
        'Вирушайте в клініку. Багато отруєнь добре лікуються лише в перші години.',
      ],
    },
    avoid: {
      ro: ['Nu provoca voma din proprie inițiativă, fără sfatul medicului.', 'Nu da lapte și nu da ulei.', 'Nu da apă cu sare.', 'Nu aștepta să apară semne.'],
      en: [
        'Do not make the animal vomit on your own, without a vet telling you to.',
        'Do not give milk and do not give oil.',
        'Do not give salt water.',
        'Do not wait for signs to appear.',
      ],
      hu: [
        'Ne hánytasd saját elhatározásból, állatorvosi tanács nélkül.',
        'Ne adj neki tejet, és ne adj olajat sem.',
        'Ne adj neki sós vizet.',
        'Ne várd meg a tünetek megjelenését.',
      ],
      uk: [
        'Не викликайте блювання на власний розсуд, без поради ветеринара.',
        'Не давайте молока й не давайте олії.',
        'Не давайте солоної води.',
        'Не чекайте, поки з’являться ознаки.',
      ],
    },
    call112: false,
    link: { url: '/blog/2' },
    checked_on: CARDS_CHECKED_ON,
  },
]
