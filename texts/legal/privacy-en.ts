import type { LegalPageTexts } from './legal.ts'

/** The English of texts/legal/privacy.ts. */
export const privacyEn = {
  title: 'Privacy policy',
  description: 'What data Bobita keeps, why, for how long, and how to have it deleted.',
  intro: 'What we keep about you, why and for how long. We collect as little as we can: no advertising, no tracking, nothing loaded from elsewhere.',
  sections: [
    {
      heading: 'What we keep, why and for how long',
      table: {
        caption: 'The data, the legal basis and how long it is kept',
        head: ['For what', 'Which data', 'Basis (GDPR)', 'How long'],
        rows: [
          ['Account', 'name, e-mail, phone if you give it, the password only as a hash (Argon2id)', 'contract, art. 6(1)(b)', 'until you delete the account'],
          [
            'Logins',
            'a fingerprint of the key you are logged in with and of the network, when you logged in and last used it',
            'legitimate interest, art. 6(1)(f): keeping your account safe',
            '60 days after logging in',
          ],
          [
            'Links for your account',
            'a fingerprint of the link and, when the address changes, the new or the old one, so that the change can be confirmed or undone',
            'contract, art. 6(1)(b)',
            'one hour for a new password (24 hours when the operator gives the link), 24 hours for a new address, 7 days for the old one',
          ],
          [
            'A deleted account',
            'a fingerprint of the random number of the account and when it was deleted, so that no backup brings it back',
            'legal obligation, art. 6(1)(c): the right to erasure',
            'without end; it does not tell who you were',
          ],
          [
            'E-mails on their way',
            'the address, the kind of message and the language, until it leaves',
            'contract, art. 6(1)(b)',
            'usually a few seconds, at most a day',
          ],
          ['Conversations with an account', 'questions, answers, attached pictures', 'contract, art. 6(1)(b)', 'until you delete them; at most the last 500'],
          [
            'Conversations without an account',
            'questions, answers, attached pictures, tied to a cookie',
            'the service you asked for, art. 6(1)(b)',
            '24 hours after the last message',
          ],
          [
            'Answers you send on',
            'a copy of the answer and, if you add it, of the question, without pictures, phone numbers, e-mail addresses and links; anybody with the link reads it. Without an account we keep a fingerprint of the key on your device',
            'the service you asked for, art. 6(1)(b)',
            'until you end the link or delete your account; at most 30 days, also when you delete the conversation',
          ],
          [
            'Questions written without internet',
            'the question and its picture, on your device only; they reach us when the network is back and you open the chat',
            'the service you asked for, art. 6(1)(b)',
            'until they are sent, you log out or delete them; at most 7 days',
          ],
          [
            'Questions Bobita could not answer, or whose answer you disliked',
            'the first 500 characters, without name, account or cookie; e-mail addresses, phone numbers and links are blanked',
            'legitimate interest, art. 6(1)(f): better articles',
            'at most 90 days; they go earlier if you delete the conversation or the account. An editor may keep a question as an example, after deleting from it whatever is about a person',
          ],
          [
            'Signing a petition',
            'name, e-mail, phone if you give it, when you signed and when you confirmed',
            'consent, art. 6(1)(a) and 9(2)(a)',
            'until you withdraw it, at most six months after the petition is closed',
          ],
          [
            'News of a petition you signed, if you ask for it',
            'the e-mail address of the signature, once you have confirmed it',
            'consent, art. 6(1)(a)',
            'until you stop it, by the link in any of them or in ‘My account’, or withdraw the signature',
          ],
          ['False signatures', 'a fingerprint of the network and of the browser you signed from', 'legitimate interest, art. 6(1)(f): a true count', '30 days'],
          [
            'Sets of evidence',
            'the title, the description and the name shown; photos and videos without the data of place and phone, their SHA-256 fingerprints and when they came',
            'for whoever uploads them: contract, art. 6(1)(b); for those they show: legitimate interest, art. 6(1)(f)',
            'until whoever uploaded them deletes them, at most 30 days after uploading; if they note that they filed, until 45 days after filing',
          ],
          ['Files that came to no set', 'the file made anew and its fingerprints', 'contract, art. 6(1)(b)', '24 hours'],
          [
            'Files whose upload has not ended',
            'the parts that have arrived, as you sent them; nobody sees them',
            'contract, art. 6(1)(b)',
            'until the rest arrives, 24 hours at most',
          ],
          [
            'A filing noted on a set',
            'the registration number and the day, seen by you alone',
            'contract, art. 6(1)(b)',
            'until you remove it or the set is deleted',
          ],
          [
            'The official petition',
            'nothing: the document is written from what you fill in and is not kept; what you wrote about the deed and the animal stays in the tab of your browser, your name and address do not',
            'contract, art. 6(1)(b)',
            'not kept',
          ],
          [
            'A notice about content',
            'which content, the reason, what you write, the e-mail if you give it',
            'legal obligation, art. 6(1)(c): Regulation (EU) 2022/2065, art. 16',
            'until it is dealt with, at most 12 months; the e-mail until you were answered and a week more, at most another 12 months; the decision and its reason stay, without who sent the notice',
          ],
          ['Suggestions and reports for the lists', 'what you write in the form', 'legitimate interest, art. 6(1)(f)', 'until they are dealt with'],
          [
            'The answer to a suggestion or report for the lists',
            'the e-mail address if you give it, for one message about what we decided',
            'your consent, art. 6(1)(a)',
            'until the decision and a week more, at most a year',
          ],
          [
            'Proposing a petition',
            'what you write in the form, tied to your account, and what we decided',
            'performing the service you asked for, art. 6(1)(b)',
            'until you take it back; after the decision six months more, without one at most a year, or until you delete your account; a published text stays, with nothing about you',
          ],
          [
            'Shelters and trainers in the lists',
            'professional contact details, from suggestions or public sources',
            'legitimate interest, art. 6(1)(f)',
            'while they are listed, and hidden ones until we erase them; anybody may ask for it, and then nothing of the record stays',
          ],
          [
            'Protecting the site',
            'a fingerprint of the IP address or of the account, under which requests are counted to stop abuse; the address itself is not kept',
            'legitimate interest, art. 6(1)(f)',
            'at most a day; the program does not write it to logs',
          ],
        ],
      },
      paragraphs: ['If you do not give what a form requires you cannot use that part of the site; the rest stays open.'],
    },
    {
      heading: 'Your signatures',
      paragraphs: [
        'A signature may show what you believe, that is a political opinion or a conviction (art. 9). We keep it only with the consent you give by signing. Withdraw it at any time: in ‘My account’ or by the link you were sent, where the site sends e-mails; otherwise with the code shown after signing. If you no longer have it, write to the operator.',
        'Your name is never public. The institution a petition is addressed to gets its text and the number of signatures by day, without names. Only the operator can export the list with names, e-mails and phone numbers, to check the signatures; your consent does not cover giving it to anybody else. The phone number is optional and the program uses it for nothing.',
        'When you delete your account, what it signed stays counted, with nothing about you.',
      ],
    },
    {
      heading: 'If you appear in a photo or video',
      paragraphs: [
        'When somebody uploads evidence, your data reaches us from that person and not from you (art. 14): what you look like, your voice, the place, what you are seen doing. We do not know who you are and cannot tell you; that is why it is written here.',
        'The basis is the legitimate interest of whoever saw an act in showing the authorities the evidence of it, and of everybody in the protection of animals (art. 6(1)(f)). A video may show a suspected offence (art. 10): we keep no register of acts or people, search for nobody by name or face and file nothing ourselves. The authorities establish who did it; nobody is to be named in public.',
        'We have weighed this interest against your rights. That is why a set is seen only by those who have a link that cannot be guessed, stays out of search engines, carries no location data, why the original is not kept, and why the set is deleted after 30 days or, if filing the petition was noted, 45 days after filing where that is later.',
        'You may object (art. 21), and ask what we keep about you or have it deleted: press ‘Report this set’ on its page or write to the operator. A person decides; if your rights weigh more, the set is deleted with its files.',
      ],
    },
    {
      heading: 'Backups',
      paragraphs: [
        'The operator may copy the database and the files, so that nothing is lost when something breaks. The usual way, which comes with the program, is a copy every night; after seven nights the old one is overwritten. Whether older copies are kept you learn from the operator.',
        'What you delete is gone from the site at once but stays in the copies made before, until they are overwritten. If the site is restored from a copy, accounts deleted meanwhile are deleted again before anybody sees them. A set, a conversation or a signature that you deleted by itself may come back; you delete it once more, and the terms above go on running.',
      ],
    },
    {
      heading: 'Your rights',
      points: [
        'See and download what we keep: in the account menu, ‘My account’.',
        'Delete your account and its conversations: in the same place, at once.',
        'Ask for your data to be corrected, deleted, restricted or moved, or object to its use.',
        'Withdraw your consent at any time, without effect on what was done before.',
        'No decision that affects you is taken by a program alone.',
      ],
      paragraphs: [
        'Write to the data protection officer, if one is named above, or to the operator. You get an answer within a month; for complicated requests it may take two more, and you will be told why.',
      ],
    },
    {
      heading: 'Where to complain',
      paragraphs: [
        'The Romanian data protection authority (ANSPDCP), B-dul G-ral. Gheorghe Magheru 28-30, sector 1, 010336 București, anspdcp@dataprotection.ro.',
      ],
      links: [{ label: 'The site of ANSPDCP', href: 'https://www.dataprotection.ro' }],
    },
    {
      heading: 'Children, security, changes',
      paragraphs: [
        'An account is for people of at least 16, or with a parent’s agreement.',
        'Passwords and access keys are kept only as hashes they cannot be recovered from. The connection is encrypted when the address of the site begins with https. Changes to this page carry their date.',
      ],
    },
  ],
} satisfies LegalPageTexts
