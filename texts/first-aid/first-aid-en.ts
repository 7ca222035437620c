import type { FirstAidTexts } from './first-aid-shape.ts'

export const firstAidEn: FirstAidTexts = {
  title: 'First aid for animals',
  description: 'The ten commonest emergencies of dogs and cats step by step, and what to say to 112 and to a vet in Romania. A sheet to print.',
  intro: 'The ten commonest emergencies in simple steps, on one sheet that you can print and put on the fridge. The steps help until you reach a vet.',
  unreviewed:
    'This page was written with the help of an AI model, from the articles of the site. Neither a vet nor a native speaker has reviewed it. It holds no doses and does not replace a vet.',
  languages: 'This page in other languages',
  print: 'Print',
  emergencies: 'Ten emergencies, step by step',
  avoid: 'What not to do:',
  more: 'Read more',
  emergencyNumber: {
    heading: 'When and how to call 112 in Romania',
    points: [
      'Call 112 when a person is in danger, when there is a fire or a smell of gas, when somebody is hurting an animal right now, or when a large or wild animal endangers people. The call is free.',
      'For a sick or injured animal call a vet, not 112.',
      'Say what happened, the exact place (town, street, number, kilometre or a landmark), whether people are hurt, your name and number. Do not hang up until you are told to.',
      'According to the press, which quotes the service that runs 112, the call can also be taken by an operator who speaks English, Hungarian or Ukrainian. Say “English, please” at the start.',
    ],
  },
  vet: {
    heading: 'How to call a vet',
    points: [
      'Say briefly what animal it is, what it weighs, what happened, when, and what signs you see.',
      'Have the packaging ready if it swallowed something, and ask which entrance to use.',
    ],
    sentences: 'Sentences to read out in Romanian',
    heard: [
      { sound: 'BOO-nuh ZEE-wah. Ahm oh oor-JEN-tsuh koo oon KUY-neh', meaning: 'Good day. I have an emergency with a dog.' },
      { sound: 'BOO-nuh ZEE-wah. Ahm oh oor-JEN-tsuh koo oh pee-SEE-kuh', meaning: 'Good day. I have an emergency with a cat.' },
      { sound: 'ah un-ghee-TSEET cheh-VAH oh-truh-vee-TOR', meaning: 'It has swallowed something poisonous.' },
      { sound: 'ah fost loh-VEET deh mah-SHEE-nuh', meaning: 'It was hit by a car.' },
      { sound: 'noo reh-SPEE-ruh BEE-neh', meaning: 'It does not breathe well.' },
      { sound: 'sun-jeh-RAH-zuh shee noo seh oh-PRESH-teh', meaning: 'It is bleeding and it does not stop.' },
      { sound: 'AH-reh kon-VOOL-see', meaning: 'It has seizures.' },
      { sound: 'kun-tuh-RESH-teh … kee-loh-GRAH-meh', meaning: 'It weighs … kilograms.' },
      { sound: 'veen ah-KOOM. Cheh ah-DREH-suh ah-VETS', meaning: 'I am coming now. What is your address?' },
      { sound: 'vor-BESK poo-TSEEN ro-muh-NESH-teh. Vuh rog suh vor-BEETS rar', meaning: 'I speak little Romanian. Please speak slowly.' },
    ],
  },
  checkedOn: (date) => `The steps were compared with the articles of the site on ${date}.`,
}
