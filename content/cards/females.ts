import { CARDS_CHECKED_ON, type UrgentCardText } from './card.ts'

/** What a nursing mother or an unspayed female can die of. */
export const femaleCards: readonly UrgentCardText[] = [
  {
    id: 'milk-fever',
    level: 'now',
    title: {
      ro: 'mamă care alăptează și tremură',
      en: 'a nursing mother that trembles',
      hu: 'szoptató anya, amely reszket',
      uk: 'мати, що годує, тремтить',
    },
    steps: {
      ro: [
        'Ia puii de la ea, să nu mai sugă. Pune-i la cald, într-o cutie cu prosop.',
        'Sună acum clinica și spune „mamă care alăptează, tremură”. Spune și când a fătat și câți pui are: poate fi lipsă de calciu.',
        'Pleacă imediat. Ține-o în liniște, la lumină slabă, ferită de lovituri.',
        'Ia și puii cu tine, în cutia lor. Întreabă la clinică ce le dai până atunci.',
      ],
      en: [
        'Take the young away from her so that they stop suckling. Put them somewhere warm, in a box with a towel.',
        'Call the clinic now and say “nursing mother, trembling”. Say when she gave birth and how many young she has: it may be lack of calcium.',
        'Leave at once. Keep her quiet, in dim light, safe from knocks.',
        'Take the young along in their box. Ask the clinic what to feed them meanwhile.',
      ],
      hu: [
        'Vedd el tőle a kölyköket, hogy ne szopjanak tovább. Tedd őket melegre, törülközővel bélelt dobozba.',
        'Hívd fel most a klinikát, és mondd: „szoptató anya, reszket”. Mondd el, mikor ellett és hány kölyke van: kalciumhiány lehet.',
        'Indulj azonnal. Tartsd csendben, gyenge fényben, óvd az ütődéstől.',
        'A kölyköket is vidd, a dobozukban. Kérdezd meg a klinikáran, mit kapjanak addig.',
      ],
      uk: [
        'Заберіть від неї малят, щоб вони більше не смоктали. Покладіть їх у тепло, в коробку з рушником.',
        'Зараз же телефонуйте в клініку і скажіть: «мати, що годує, тремтить». Скажіть, коли вона народила і скільки малят: може бракувати кальцію.',
        'Їдьте негайно. Тримайте її в тиші, при слабкому світлі, бережіть від ударів.',
        'Візьміть і малят у їхній коробці. Спитайте в клініці, чим їх поки годувати.',
      ],
    },
    avoid: {
      ro: [
        'Nu da calciu sau alte medicamente fără medic.',
        'Nu pune puii înapoi la supt până nu spune medicul.',
        'Dacă are convulsii, nu o ține cu forța și nu îi pune nimic în gură.',
      ],
      en: [
        'Do not give calcium or other medicine without a vet.',
        'Do not put the young back to suckle until the vet says so.',
        'If she is in a fit, do not hold her down or put anything in her mouth.',
      ],
      hu: [
        'Ne adj kalciumot vagy más gyógyszert orvos nélkül.',
        'Ne tedd vissza a kölyköket szopni, amíg az orvos nem mondja.',
        'Ha görcsöl, ne fogd le erővel, és ne tegyél semmit a szájába.',
      ],
      uk: [
        'Не давайте кальцій чи інші ліки без лікаря.',
        'Не повертайте малят смоктати, поки не дозволить лікар.',
        'Якщо почалися судоми, не тримайте її силою і нічого не кладіть у рот.',
      ],
    },
    call112: false,
    link: { url: '/blog/73' },
    checked_on: CARDS_CHECKED_ON,
  },
  {
    id: 'womb',
    level: 'now',
    title: {
      ro: 'femelă nesterilizată, bolnavă sau cu scurgeri după călduri',
      en: 'an unspayed female, ill or with a discharge after heat',
      hu: 'ivartalanítatlan nőstény tüzelés után beteg vagy folyása van',
      uk: 'нестерилізована самка хвора або має виділення після тічки',
    },
    steps: {
      ro: [
        'Mergi acum la clinică: poate fi piometru, o infecție în care uterul se umple cu puroi. Noaptea, caută o clinică non-stop.',
        'Sună din mers și spune „femelă nesterilizată”. Spune vârsta, greutatea, când au fost ultimele călduri și ce semne are.',
        'Întreabă dacă pot face ecografie și operație în aceeași zi.',
        'Nu îi da mâncare pe drum, fiindcă poate urma o anestezie. Despre apă întreabă clinica.',
      ],
      en: [
        'Go to the clinic now: it may be pyometra, an infection that fills the womb with pus. At night look for a 24-hour clinic.',
        'Call on the way and say “unspayed female”. Say her age, weight, when she was last in heat and what signs she has.',
        'Ask whether they can do an ultrasound and an operation the same day.',
        'Give no food on the way, since an anaesthetic may follow. Ask the clinic about water.',
      ],
      hu: [
        'Menj most a klinikára: gennyes méhgyulladás (pyometra) lehet. Éjjel keress éjjel-nappali klinikát.',
        'Útközben telefonálj, és mondd: „ivartalanítatlan nőstény”. Mondd el a korát, a súlyát, mikor tüzelt utoljára, és milyen tünetei vannak.',
        'Kérdezd meg, tudnak-e aznap ultrahangot és műtétet végezni.',
        'Útközben ne adj enni, mert altatás következhet. A vízről kérdezd a klinikát.',
      ],
      uk: [
        'Їдьте в клініку зараз: це може бути піометра, коли матка наповнюється гноєм. Уночі шукайте цілодобову клініку.',
        'Телефонуйте дорогою і скажіть: «нестерилізована самка». Назвіть вік, вагу, коли була остання тічка і які ознаки.',
        'Спитайте, чи можуть того ж дня зробити УЗД і операцію.',
        'Не годуйте її дорогою, бо може знадобитися наркоз. Про воду спитайте в клініці.',
      ],
    },
    avoid: {
      ro: [
        'Nu aștepta până luni. Fără scurgeri poate fi chiar mai grav.',
        'Nu da antibiotice rămase sau calmante pentru oameni.',
        'Nu apăsa burta și nu face spălături.',
      ],
      en: [
        'Do not wait until Monday. Without a discharge it may be even worse.',
        'Do not give left-over antibiotics or people’s painkillers.',
        'Do not press the belly or rinse inside.',
      ],
      hu: [
        'Ne várj hétfőig. Folyás nélkül még súlyosabb is lehet.',
        'Ne adj megmaradt antibiotikumot vagy emberi fájdalomcsillapítót.',
        'Ne nyomd a hasát, és ne végezz öblítést.',
      ],
      uk: [
        'Не чекайте до понеділка. Без виділень може бути ще гірше.',
        'Не давайте залишків антибіотиків чи знеболювальних для людей.',
        'Не тисніть на живіт і не робіть спринцювань.',
      ],
    },
    call112: false,
    link: { url: '/blog/97' },
    checked_on: CARDS_CHECKED_ON,
  },
]
