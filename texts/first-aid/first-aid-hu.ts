import type { FirstAidTexts } from './first-aid-shape.ts'

export const firstAidHu: FirstAidTexts = {
  title: 'Elsősegély állatoknak Romániában',
  description: 'A kutyák és macskák tíz leggyakoribb vészhelyzete lépésről lépésre, és hogy mit mondj a 112-nek és az állatorvosnak. Nyomtatható lap.',
  intro:
    'A tíz leggyakoribb vészhelyzet egyszerű lépésekben, egyetlen lapon, amelyet kinyomtathatsz és a hűtőre tehetsz. A lépések addig segítenek, amíg állatorvoshoz nem érsz.',
  unreviewed:
    'Ez az oldal mesterségesintelligencia-modell segítségével készült, a weboldal cikkeiből. Sem állatorvos, sem magyar anyanyelvű ember nem ellenőrizte. Nem tartalmaz gyógyszeradagot, és nem helyettesíti az állatorvost.',
  languages: 'Az oldal más nyelveken',
  print: 'Nyomtatás',
  emergencies: 'Tíz vészhelyzet, lépésről lépésre',
  avoid: 'Amit ne tegyél:',
  more: 'Bővebben (románul és angolul)',
  emergencyNumber: {
    heading: 'Mikor és hogyan hívd a 112-t Romániában',
    points: [
      'Hívd a 112-t, ha ember van veszélyben, ha tűz van vagy gázszagot érzel, ha valaki éppen most kínoz egy állatot, vagy ha nagy testű vagy vadállat veszélyezteti az embereket. A hívás ingyenes.',
      'Beteg vagy sérült állathoz állatorvost hívj, ne a 112-t.',
      'Mondd el, mi történt, a pontos helyet (település, utca, házszám, kilométer vagy tájékozódási pont), vannak-e sérültek, a nevedet és a telefonszámodat. Ne tedd le, amíg nem mondják.',
      'A 112-t működtető szolgálatra hivatkozó sajtóhírek szerint a hívást angolul, magyarul vagy ukránul beszélő operátor is átveheti. Kezdd így: „Maghiară, vă rog” (mágjárö, vö rog).',
    ],
  },
  vet: {
    heading: 'Hogyan hívj állatorvost',
    points: [
      'Mondd el röviden, milyen állat, mennyi a testsúlya, mi történt, mikor, és milyen tüneteket látsz.',
      'Készítsd elő a csomagolást, ha lenyelt valamit, és kérdezd meg, melyik bejáratnál várnak.',
    ],
    sentences: 'Románul felolvasható mondatok, körülbelüli kiejtéssel',
    heard: [
      { sound: 'bunö zíuá. Ám o urdzsencö ku un küjne', meaning: 'Jó napot! Sürgős esetem van egy kutyával.' },
      { sound: 'bunö zíuá. Ám o urdzsencö ku o piszikö', meaning: 'Jó napot! Sürgős esetem van egy macskával.' },
      { sound: 'á üngicit csevá otrövitor', meaning: 'Valami mérgezőt nyelt le.' },
      { sound: 'á foszt lovit de másinö', meaning: 'Elütötte egy autó.' },
      { sound: 'nu reszpirö bine', meaning: 'Nehezen lélegzik.' },
      { sound: 'szündzsereázö si nu sze opreste', meaning: 'Vérzik, és nem áll el.' },
      { sound: 'áre konvulszij', meaning: 'Görcsei vannak.' },
      { sound: 'küntöreste … kilográme', meaning: '… kilogramm a súlya.' },
      { sound: 'vin ákum. Cse ádreszö ávec', meaning: 'Most indulok. Mi a címük?' },
      { sound: 'vorbeszk pucin romüneste. Vö rog szö vorbic rár', meaning: 'Kevéssé beszélek románul. Kérem, beszéljen lassan.' },
    ],
  },
  checkedOn: (date) => `A lépéseket ezen a napon vetettük össze a weboldal cikkeivel: ${date}.`,
}
