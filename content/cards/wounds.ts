import { CARDS_CHECKED_ON, type UrgentCardText } from './card.ts'

/** What a sting, a tooth or a blow to the eye leaves behind. */
export const woundCards: readonly UrgentCardText[] = [
  {
    id: 'sting',
    level: 'now',
    title: {
      ro: 'înțepătură sau față care se umflă brusc',
      en: 'a sting or a face that suddenly swells',
      hu: 'csípés vagy hirtelen feldagadó pofa',
      uk: 'ужалення бджоли чи оси або раптовий набряк морди',
    },
    steps: {
      ro: [
        'Du-l departe de stup sau de cuib. Dacă vezi un ac, răzuie-l cu un card sau cu unghia.',
        'Pune pe loc un prosop umed și rece, cu pauze. Scoate zgarda dacă i se umflă gâtul.',
        'Pleacă imediat dacă i se umflă fața sau gâtul, respiră greu, vomită, se clatină ori leșină. La fel dacă are multe înțepături sau una în gură.',
        'Aceleași semne după un vaccin sau o injecție: sună din mers și pleacă. Spune ce a primit și la ce oră.',
        'Dacă umflătura e mică și animalul e bine, stai cu el în primele ore.',
      ],
      en: [
        'Take it away from the hive or nest. If you see a sting, scrape it out with a card or a fingernail.',
        'Put a cold, wet towel on the spot, with breaks. Take the collar off if the neck swells.',
        'Leave at once if the face or neck swells, or it breathes hard, vomits, staggers or collapses. The same with many stings or one in the mouth.',
        'The same signs after a vaccine or injection: call on the way and leave. Say what it was given and when.',
        'If the swelling is small and the animal is well, stay with it for the first hours.',
      ],
      hu: [
        'Vidd el a kas vagy a fészek közeléből. Ha látod a fullánkot, kapard ki egy kártyával vagy a körmöddel.',
        'Tegyél a helyére hideg, nedves törülközőt, szünetekkel. Vedd le a nyakörvet, ha dagad a nyaka.',
        'Indulj azonnal, ha dagad a pofája vagy a nyaka, nehezen lélegzik, hány, tántorog vagy elájul. Akkor is, ha sok csípés érte, vagy a száját csípték meg.',
        'Ugyanezek a jelek oltás vagy injekció után: indulj, és útközben telefonálj. Mondd el, mit kapott, és mikor.',
        'Ha a duzzanat kicsi és az állat jól van, maradj vele az első órákban.',
      ],
      uk: [
        'Відведіть її від вулика чи гнізда. Якщо бачите жало, зішкребіть його карткою або нігтем.',
        'Прикладайте холодний вологий рушник, з перервами. Зніміть нашийник, якщо набрякає шия.',
        'Їдьте негайно, якщо набрякає морда чи шия, їй важко дихати, вона блює, хитається або непритомніє. Так само, якщо вжалило багато разів або в рот.',
        'Ті самі ознаки після щеплення чи уколу: їдьте і телефонуйте дорогою. Скажіть, що вона отримала і коли.',
        'Якщо набряк малий і тварині добре, побудьте з нею перші години.',
      ],
    },
    avoid: {
      ro: [
        'Nu da antialergice sau calmante din trusa ta.',
        'Nu strânge acul între degete, nu tăia și nu suge locul.',
        'Nu pune oțet, ceapă, noroi sau creme pentru oameni.',
      ],
      en: [
        'Do not give allergy pills or painkillers of your own.',
        'Do not pinch the sting between your fingers, and do not cut or suck the spot.',
        'Do not put on vinegar, onion, mud or people’s creams.',
      ],
      hu: [
        'Ne adj neki a saját allergiagyógyszeredből vagy fájdalomcsillapítódból.',
        'Ne csípd az ujjaid közé a fullánkot, ne vágd fel és ne szívd ki a helyét.',
        'Ne tegyél rá ecetet, hagymát, sarat vagy emberi krémet.',
      ],
      uk: [
        'Не давайте своїх ліків від алергії чи знеболювальних.',
        'Не стискайте жало пальцями, не розрізайте і не висмоктуйте це місце.',
        'Не прикладайте оцет, цибулю, багно чи креми для людей.',
      ],
    },
    call112: false,
    link: { url: '/blog/66' },
    checked_on: CARDS_CHECKED_ON,
  },
  {
    id: 'eye',
    level: 'now',
    title: {
      ro: 'ochi ieșit din orbită, înțepat sau care nu mai vede',
      en: 'an eye out of its socket, pierced or suddenly blind',
      hu: 'kiesett vagy átszúrt szem, hirtelen vakság',
      uk: 'око випало, проколоте або раптово осліпло',
    },
    steps: {
      ro: [
        'Ține-l liniștit, la lumină slabă, și împiedică-l să se scarpine. Ai grijă: durerea îl poate face să muște.',
        'Ochi ieșit din orbită: acoperă-l cu tifon sau cu o cârpă curată, bine udată cu ser fiziologic ori apă curată. Ține-l umed pe tot drumul.',
        'Obiect înfipt: lasă-l acolo și nu apăsa.',
        'Substanță în ochi: clătește mult timp cu ser fiziologic sau apă curată, călduță. Sună clinica în timp ce clătești.',
        'Sună clinica și pleacă acum: ochiul se poate strica în câteva ore.',
      ],
      en: [
        'Keep it calm in dim light and stop it from scratching. Take care: pain may make it bite.',
        'An eye out of its socket: cover it with gauze or a clean cloth well wetted with saline or clean water. Keep it moist all the way.',
        'Something stuck in the eye: leave it there and do not press.',
        'A chemical in the eye: rinse for a long time with saline or clean lukewarm water. Call the clinic while you rinse.',
        'Call the clinic and leave now: an eye can be ruined within hours.',
      ],
      hu: [
        'Tartsd nyugalomban, gyenge fényben, és ne hagyd vakaródzni. Vigyázz: a fájdalomtól haraphat.',
        'Kiesett szem: fedd le fiziológiás sóoldattal vagy tiszta vízzel jól átitatott gézzel vagy tiszta ruhával. Végig tartsd nedvesen.',
        'Beleszúródott tárgy: hagyd benne, és ne nyomd.',
        'Vegyszer a szemben: öblítsd hosszan fiziológiás sóoldattal vagy tiszta, langyos vízzel. Közben hívd fel a klinikát.',
        'Hívd fel a klinikát, és indulj most: a szem órák alatt tönkremehet.',
      ],
      uk: [
        'Тримайте її в спокої, при слабкому світлі, і не дайте чухати око. Обережно: від болю вона може вкусити.',
        'Око випало: накрийте його марлею або чистою тканиною, добре змоченою фізрозчином чи чистою водою. Тримайте вологим усю дорогу.',
        'В оці щось стирчить: залиште це там і не тисніть.',
        'Хімікат в оці: довго промивайте фізрозчином або чистою теплуватою водою. Телефонуйте в клініку, поки промиваєте.',
        'Зателефонуйте в клініку і їдьте зараз: око можна втратити за кілька годин.',
      ],
    },
    avoid: {
      ro: ['Nu împinge ochiul la loc.', 'Nu pune picături pentru oameni sau rămase de la alt animal.', 'Nu strânge nimic în jurul gâtului.'],
      en: ['Do not push the eye back.', 'Do not use people’s drops or drops left from another animal.', 'Do not tighten anything round the neck.'],
      hu: ['Ne nyomd vissza a szemet.', 'Ne használj emberi vagy más állattól maradt szemcseppet.', 'Ne szoríts meg semmit a nyaka körül.'],
      uk: ['Не вправляйте око назад.', 'Не капайте краплі для людей чи ті, що лишилися від іншої тварини.', 'Нічого не затягуйте на шиї.'],
    },
    call112: false,
    link: { url: '/blog/71' },
    checked_on: CARDS_CHECKED_ON,
  },
  {
    id: 'bite-wounds',
    level: 'now',
    title: {
      ro: 'mușcat de alt animal',
      en: 'bitten by another animal',
      hu: 'másik állat megharapta',
      uk: 'тварину покусала інша тварина',
    },
    steps: {
      ro: [
        'Dacă se mai bat, nu băga mâinile între ei. Un animal rănit sau speriat poate mușca: folosește un prosop.',
        'Apasă ferm pe rana care sângerează, cu tifon sau o cârpă curată, fără să ridici ca să verifici.',
        'După ce sângele s-a oprit, clătește murdăria cu ser fiziologic sau apă curată. Caută găuri mici prin blană, pe gât, pe piept și pe picioare.',
        'Sună clinica și pleacă, chiar dacă vezi doar o gaură mică: sub piele rana poate fi mult mai mare.',
        'Spune medicului dacă cel care a mușcat e necunoscut, sălbatic sau se purta ciudat. Dacă te-a mușcat și pe tine, spală rana cu apă și săpun și mergi azi la un centru antirabic.',
      ],
      en: [
        'If they are still fighting, do not put your hands between them. A hurt or frightened animal may bite: use a towel.',
        'Press firmly on a bleeding wound with gauze or a clean cloth, without lifting it to look.',
        'Once the bleeding has stopped, rinse dirt off with saline or clean water. Look for small holes in the fur on neck, chest and legs.',
        'Call the clinic and leave, even if you see only a small hole: the wound under the skin may be much bigger.',
        'Tell the vet if the biter is unknown, wild or behaved oddly. If it bit you too, wash the wound with soap and water and go to a rabies centre today.',
      ],
      hu: [
        'Ha még verekszenek, ne nyúlj közéjük. A sérült vagy ijedt állat haraphat: használj törülközőt.',
        'Nyomd erősen a vérző sebet gézzel vagy tiszta ruhával, és ne emeld fel, hogy megnézd.',
        'Ha elállt a vérzés, öblítsd le a koszt fiziológiás sóoldattal vagy tiszta vízzel. Keress apró lyukakat a szőr alatt a nyakán, a mellkasán és a lábain.',
        'Hívd fel a klinikát, és indulj akkor is, ha csak egy kis lyukat látsz: a bőr alatt a seb sokkal nagyobb lehet.',
        'Szólj az orvosnak, ha a harapó állat ismeretlen, vad vagy furcsán viselkedett. Ha téged is megharapott, mosd ki a sebet szappannal és vízzel, és még ma menj veszettség elleni központba.',
      ],
      uk: [
        'Якщо вони ще б’ються, не лізьте руками між ними. Поранена чи налякана тварина може вкусити: візьміть рушник.',
        'Міцно притисніть рану, що кровоточить, марлею або чистою тканиною і не піднімайте, щоб глянути.',
        'Коли кров спиниться, змийте бруд фізрозчином або чистою водою. Пошукайте в шерсті маленькі дірки на шиї, грудях і лапах.',
        'Зателефонуйте в клініку і їдьте, навіть якщо видно лише маленьку дірку: під шкірою рана може бути значно більша.',
        'Скажіть лікарю, якщо той, хто вкусив, невідомий, дикий або поводився дивно. Якщо вкусив і вас, промийте рану водою з милом і сьогодні ж ідіть до антирабічного центру.',
      ],
    },
    avoid: {
      ro: ['Nu turna apă oxigenată sau alcool în rană.', 'Nu pune creme, pudre sau remedii de casă.', 'Nu îl lăsa să lingă rana.'],
      en: ['Do not pour peroxide or alcohol into the wound.', 'Do not use creams, powders or home remedies.', 'Do not let it lick the wound.'],
      hu: ['Ne önts a sebbe hidrogén-peroxidot vagy alkoholt.', 'Ne tegyél rá krémet, port vagy házi szert.', 'Ne hagyd, hogy nyalja a sebet.'],
      uk: ['Не лийте в рану перекис чи спирт.', 'Не використовуйте креми, порошки чи домашні засоби.', 'Не дайте їй лизати рану.'],
    },
    call112: false,
    link: { url: '/blog/11' },
    checked_on: CARDS_CHECKED_ON,
  },
]
