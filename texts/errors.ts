import type { ErrorCode } from '#contract/errors.ts'
import { count, madeFor, type Language } from './language.ts'

/**
 * One sentence for every refusal: what happened and what to do. What is refused only for now (`onlyForNow` below) is said
 * with the wait instead whenever it is known, which is almost always: `waitTexts`.
 */
export const errorTexts: Record<Language, Record<ErrorCode, string>> = {
  ro: {
    'request.malformed': 'Cererea nu a putut fi citită. Verifică datele trimise.',
    'request.invalid': 'Unele câmpuri nu sunt completate corect.',
    'request.too_large': 'Ce ai trimis este prea mare.',
    'request.unsupported_type': 'Acest tip de conținut nu este acceptat aici.',
    'request.not_found': 'Adresa cerută nu există.',
    'request.method_not_allowed': 'Această adresă nu acceptă acest fel de cerere.',
    'request.too_many': 'Prea multe cereri într-un timp scurt. Așteaptă puțin și încearcă din nou.',
    'request.proof_needed': 'Sunt multe cereri acum și verificăm că nu le trimite un program. Încearcă din nou peste câteva clipe.',
    'request.timeout': 'Cererea a durat prea mult. Încearcă din nou.',
    'request.cross_site': 'Cererea vine de pe alt site și a fost refuzată.',
    'server.unexpected': 'Ceva nu a mers la noi. Încearcă din nou peste câteva clipe.',
    'server.unavailable': 'Serviciul nu este disponibil acum. Încearcă din nou peste un minut.',
    'server.no_space': 'Nu mai este loc pentru fișiere. Încearcă mai târziu.',
    'server.full': 'Nu mai este loc pentru date noi, așa că nu am salvat ce ai trimis. Încearcă mai târziu.',
    'auth.required': 'Trebuie să te conectezi pentru a continua.',
    'auth.wrong_credentials': 'E-mailul sau parola nu sunt corecte.',
    'auth.conflicting_credentials': 'Cererea aparține la două conturi diferite. Conectează-te din nou.',
    'auth.other_user': 'Cererea este pentru alt cont decât cel conectat.',
    'auth.email_taken': 'Există deja un cont cu acest e-mail. Conectează-te.',
    'auth.password_common': 'Parola este prea des folosită. Alege alta, mai greu de ghicit.',
    'auth.password_wrong': 'Parola actuală nu este corectă.',
    'auth.link_invalid': 'Linkul nu mai este valabil: a fost folosit, a expirat sau i-a luat locul unul mai nou. Cere altul.',
    'auth.no_mail': 'Acest site nu trimite e-mailuri, așa că nu poate verifica o adresă. Scrie celor care îl administrează.',
    'chat.session_not_found': 'Conversația nu a fost găsită sau nu poate fi accesată.',
    'chat.message_not_found': 'Mesajul nu a fost găsit.',
    'chat.question_missing': 'Scrie o întrebare sau adaugă o imagine.',
    'chat.image_invalid': 'Imaginea nu poate fi citită. Trimite un fișier JPEG, PNG, WebP sau GIF.',
    'chat.image_too_large': 'Imaginea este prea mare. Limita este de 8 MB.',
    'chat.busy': 'Bobita răspunde deja la o întrebare de-a ta. Așteaptă să termine.',
    'chat.guest_limit': 'Deocamdată s-au pus toate întrebările fără cont din această rețea. Încearcă din nou mai târziu.',
    'share.not_found': 'Linkul acesta nu mai duce la un răspuns',
    'share.full': 'Ai deja 50 de răspunsuri trimise mai departe. Oprește unul și încearcă din nou.',
    'blog.post_not_found': 'Articolul nu a fost găsit',
    'shelter.not_found': 'Adăpostul nu a fost găsit.',
    'trainer.not_found': 'Dresorul nu a fost găsit.',
    'petition.not_found': 'Petiția nu a fost găsită.',
    'petition.closed': 'Petiția s-a încheiat și nu mai primește semnături.',
    'petition.goal_reached': 'Petiția și-a atins obiectivul și nu mai primește semnături.',
    'petition.already_signed': 'Ai semnat deja această petiție.',
    'petition.name_has_link': 'Scrie doar numele, fără adrese de site.',
    'petition.link_invalid': 'Linkul nu este valabil sau a expirat.',
    'petition.code_invalid': 'Nu găsim o semnătură cu acest cod. Verifică-l; dacă semnătura a fost deja retrasă, nu mai e nimic de făcut.',
    'petition.not_signed': 'Nu există o semnătură a ta la această petiție.',
    'petition.goal_lowered': 'Obiectivul se poate doar mări: oamenii au semnat pentru cel de acum.',
    'petition.is_open': 'Petiția este deschisă.',
    'petition.signers_forgotten': 'Semnatarii acestei petiții au fost anonimizați și ar putea semna de două ori. Fă o petiție nouă.',
    'petition.nothing_suspected': 'Spune care semnături sunt false: o rețea, un domeniu, o adresă sau de când.',
    'petition.no_domain': 'Nu pare un domeniu. Scrie-l așa: exemplu.ro.',
    'petition.updates_full': 'Petiția are deja treizeci de vești. Ia una înapoi ca să poți scrie alta.',
    'petition.update_not_found': 'Vestea nu mai este aici: a fost luată înapoi.',
    'petition.proposals_full': 'Ai deja cinci petiții care așteaptă un răspuns. Mai poți propune după ce hotărâm despre una sau retragi una.',
    'petition.proposal_not_found': 'Propunerea nu mai este aici: a fost retrasă sau nu a existat.',
    'petition.proposal_decided': 'Am hotărât deja despre această propunere. Reîncarcă pagina ca să vezi ce.',
    'complaint.not_found': 'Plângerea nu a fost găsită',
    'complaint.login_required': 'Trebuie să fii logat pentru a crea o plângere',
    'complaint.text_missing': 'Titlul și descrierea sunt obligatorii',
    'complaint.media_missing': 'Trebuie să încarci cel puțin o poză sau un video',
    'complaint.link_foreign': 'Un fișier nu a fost încărcat de tine sau face parte deja din alt set. Încarcă-l din nou.',
    'complaint.filed_in_future': 'Data depunerii nu poate fi în viitor.',
    'evidence.no_files': 'Nu a ajuns niciun fișier. Alege-l din nou.',
    'evidence.not_found': 'Fișierul nu a fost găsit.',
    'evidence.type_refused': 'Acest fișier nu este o poză sau un video pe care îl putem primi. Trimite JPEG, PNG, WebP, HEIC, MP4, MOV sau WebM.',
    'evidence.unreadable': 'Fișierul nu poate fi citit până la capăt. Poate s-a deteriorat pe drum: alege-l din nou.',
    'evidence.photo_too_wide':
      'Poza are mai mulți pixeli decât putem citi în formatul ei (HEIC cel mult 26 de megapixeli, AVIF 18). Trimite-o ca JPEG obișnuit sau la o rezoluție mai mică.',
    'evidence.too_many': 'Un set are cel mult 10 fișiere.',
    'evidence.photo_too_large': 'Poza este prea mare. Limita este de 25 MB.',
    'evidence.video_too_large': 'Filmarea este prea mare. Limita este de 200 MB.',
    'evidence.set_too_large': 'Fișierele sunt prea mari împreună. Limita unui set este de 400 MB.',
    'evidence.wrong_offset': 'Bucata trimisă nu continuă ce a ajuns până acum din fișier.',
    'evidence.busy': 'Un fișier de-al tău este încă în lucru. Așteaptă câteva clipe.',
    'evidence.paused': 'Două fișiere de-ale tale au oprit programul care le citește.',
    'evidence.overloaded': 'Serverul are acum prea mult de lucru. Fișierul tău nu are nimic.',
    'report.target_not_found': 'Ce vrei să raportezi nu mai este publicat.',
    'question.not_found': 'Întrebarea nu mai așteaptă: a dispărut din listă sau a fost deja hotărâtă.',
    'question.page_not_found': 'Pagina aleasă nu mai este publicată. Alege alta.',
    'learning.running': 'Bobita învață chiar acum. Așteaptă să termine și încearcă din nou.',
    'learning.no_questions':
      'Întrebările din care se învață nu sunt pe acest server, așa că Bobita nu poate învăța aici. Spune-i celui care are grijă de server.',
    'learning.not_live': 'Ce s-a învățat atunci nu mai este folosit. Reîncarcă pagina.',
    'operator.required': 'Intră în contul de operator pentru a continua.',
    'operator.forbidden': 'Rolul tău nu îți dă dreptul la asta. Cere-i unui proprietar al site-ului.',
    'operator.confirm_needed': 'Pentru asta scrie încă o dată codul din aplicația de autentificare.',
    'operator.wrong_credentials': 'E-mailul, parola sau codul nu se potrivesc. Un cod deja folosit nu mai este bun: așteaptă-l pe următorul.',
    'operator.code_wrong': 'Codul nu este bun sau a fost folosit deja. Așteaptă-l pe următorul și încearcă din nou.',
    'operator.invitation_invalid': 'Invitația nu mai este valabilă: a fost folosită, a expirat sau a fost retrasă. Cere alta.',
    'operator.not_found': 'Nu există un astfel de operator.',
    'operator.device_not_found': 'Acest dispozitiv nu mai este conectat.',
    'record.no_photo': 'Fișa nu are nicio fotografie.',
    'record.photo_type': 'Acest fișier nu este o fotografie pe care o putem primi. Alege una JPEG, PNG, WebP, AVIF sau HEIC.',
    'record.photo_too_large': 'Fotografia este prea mare. Limita este de 12 MB.',
    'operator.stale': 'Între timp altcineva a schimbat înregistrarea. Uită-te ce este acum și hotărăște din nou.',
    'article.incomplete': 'Mai lipsește ceva: titlul, descrierea, categoria, textul, sau o sursă are o adresă greșită.',
    'article.second_person': 'Cine a scris ciorna nu o publică singur: roagă pe altcineva din redacție să o citească.',
    'operator.not_undoable': 'Nu se mai poate anula: ce a schimbat s-a schimbat din nou.',
    'operator.decided': 'Altcineva a hotărât deja.',
    'operator.notice_not_found': 'Nu mai este nimic de hotărât aici.',
    'operator.last_owner': 'Este singurul proprietar al site-ului. Fă întâi proprietar pe altcineva.',
  },
  en: {
    'request.malformed': 'The request could not be read. Check the data you sent.',
    'request.invalid': 'Some fields are not filled in correctly.',
    'request.too_large': 'What you sent is too large.',
    'request.unsupported_type': 'This type of content is not accepted here.',
    'request.not_found': 'This address does not exist.',
    'request.method_not_allowed': 'This address does not accept this kind of request.',
    'request.too_many': 'Too many requests in a short time. Wait a little and try again.',
    'request.proof_needed': 'There are many requests now and we check that no program sends them. Try again in a moment.',
    'request.timeout': 'The request took too long. Try again.',
    'request.cross_site': 'The request comes from another site and was refused.',
    'server.unexpected': 'Something went wrong on our side. Try again in a moment.',
    'server.unavailable': 'The service is not available right now. Try again in a minute.',
    'server.no_space': 'There is no room left for files. Try again later.',
    'server.full': 'There is no room left for new data, so what you sent was not saved. Try again later.',
    'auth.required': 'You need to log in to continue.',
    'auth.wrong_credentials': 'The e-mail or the password is not correct.',
    'auth.conflicting_credentials': 'The request belongs to two different accounts. Log in again.',
    'auth.other_user': 'The request is for another account than the one logged in.',
    'auth.email_taken': 'There is already an account with this e-mail. Log in.',
    'auth.password_common': 'This password is too common. Choose one that is harder to guess.',
    'auth.password_wrong': 'The current password is not correct.',
    'auth.link_invalid': 'The link no longer works: it has been used, has expired or a newer one has taken its place. Ask for another.',
    'auth.no_mail': 'This site sends no e-mail, so it cannot check an address. Write to those who run it.',
    'chat.session_not_found': 'The conversation was not found or cannot be accessed.',
    'chat.message_not_found': 'The message was not found.',
    'chat.question_missing': 'Write a question or add a picture.',
    'chat.image_invalid': 'The picture cannot be read. Send a JPEG, PNG, WebP or GIF file.',
    'chat.image_too_large': 'The picture is too large. The limit is 8 MB.',
    'chat.busy': 'Bobita is already answering a question of yours. Wait for it to finish.',
    'chat.guest_limit': 'All questions without an account from this network have been asked for now. Try again later.',
    'share.not_found': 'This link no longer leads to an answer',
    'share.full': 'You already share 50 answers. End one and try again.',
    'blog.post_not_found': 'The article was not found',
    'shelter.not_found': 'The shelter was not found.',
    'trainer.not_found': 'The trainer was not found.',
    'petition.not_found': 'The petition was not found.',
    'petition.closed': 'The petition has ended and takes no more signatures.',
    'petition.goal_reached': 'The petition has reached its goal and takes no more signatures.',
    'petition.already_signed': 'You have already signed this petition.',
    'petition.name_has_link': 'Write just the name, without web addresses.',
    'petition.link_invalid': 'The link is not valid or has expired.',
    'petition.code_invalid': 'We find no signature with this code. Check it; if the signature was withdrawn already, nothing is left to do.',
    'petition.not_signed': 'There is no signature of yours on this petition.',
    'petition.goal_lowered': 'The goal can only be raised: people have signed for the one it has.',
    'petition.is_open': 'The petition is open.',
    'petition.signers_forgotten': 'The signers of this petition are anonymised, so they could sign twice. Create another one.',
    'petition.nothing_suspected': 'Say which signatures are false: a network, a domain, an address or since when.',
    'petition.no_domain': 'This does not look like a domain. Write it like this: example.com.',
    'petition.updates_full': 'The petition has thirty updates already. Take one back to write another.',
    'petition.update_not_found': 'The update is no longer here: it was taken back.',
    'petition.proposals_full': 'Five petitions of yours already wait for an answer. You can propose again once we decide about one, or you take one back.',
    'petition.proposal_not_found': 'The proposal is no longer here: it was taken back, or never was.',
    'petition.proposal_decided': 'We have decided about this proposal already. Reload the page to see what.',
    'complaint.not_found': 'The complaint was not found',
    'complaint.login_required': 'You need to be logged in to create a complaint',
    'complaint.text_missing': 'Title and description are required',
    'complaint.media_missing': 'You need to upload at least one photo or one video',
    'complaint.link_foreign': 'A file was not uploaded by you or already belongs to another set. Upload it again.',
    'complaint.filed_in_future': 'The day of filing cannot be in the future.',
    'evidence.no_files': 'No file arrived. Choose it again.',
    'evidence.not_found': 'The file was not found.',
    'evidence.type_refused': 'This file is not a photo or a video we can take. Send JPEG, PNG, WebP, HEIC, MP4, MOV or WebM.',
    'evidence.unreadable': 'The file cannot be read to its end. It may have been damaged on the way: choose it again.',
    'evidence.photo_too_wide':
      'The photo has more pixels than we can read in its format (HEIC at most 26 megapixels, AVIF 18). Send it as an ordinary JPEG or at a lower resolution.',
    'evidence.too_many': 'A set has at most 10 files.',
    'evidence.photo_too_large': 'The photo is too large. The limit is 25 MB.',
    'evidence.video_too_large': 'The video is too large. The limit is 200 MB.',
    'evidence.set_too_large': 'The files are too large together. The limit of a set is 400 MB.',
    'evidence.wrong_offset': 'The part that was sent does not follow what has arrived of the file.',
    'evidence.busy': 'One of your files is still being worked on. Wait a moment.',
    'evidence.paused': 'Two of your files have stopped the program that reads them.',
    'evidence.overloaded': 'The server has too much to do right now. Nothing is wrong with your file.',
    'report.target_not_found': 'What you want to report is no longer published.',
    'question.not_found': 'This question no longer waits: it has left the list or was decided about.',
    'question.page_not_found': 'The chosen page is no longer published. Choose another one.',
    'learning.running': 'Bobita is learning right now. Wait for it to finish and try again.',
    'learning.no_questions': 'The questions to learn from are not on this server, so Bobita cannot learn here. Tell whoever looks after the server.',
    'learning.not_live': 'What was learned then is no longer used. Reload the page.',
    'operator.required': 'Sign in to your operator account to go on.',
    'operator.forbidden': 'Your role does not allow this. Ask an owner of the site.',
    'operator.confirm_needed': 'This asks for the code of your authenticator app once more.',
    'operator.wrong_credentials': 'The e-mail, the password or the code is not right. A code that was used is no longer good: wait for the next one.',
    'operator.code_wrong': 'The code is not right or was used already. Wait for the next one and try again.',
    'operator.invitation_invalid': 'The invitation is no longer valid: it was used, has expired or was taken back. Ask for another.',
    'operator.not_found': 'There is no such operator.',
    'operator.device_not_found': 'This device is no longer signed in.',
    'record.no_photo': 'The record has no photo.',
    'record.photo_type': 'This file is not a photo we can take. Choose a JPEG, PNG, WebP, AVIF or HEIC.',
    'record.photo_too_large': 'The photo is too large. The limit is 12 MB.',
    'operator.stale': 'Somebody else changed this record meanwhile. Look at what it says now and decide again.',
    'article.incomplete': 'Something is missing: the title, the description, the category, the text, or a source has a wrong address.',
    'article.second_person': 'Whoever wrote a draft does not publish it alone: ask another editor to read it.',
    'operator.not_undoable': 'It can no longer be undone: what it changed has changed again.',
    'operator.decided': 'Somebody else has decided already.',
    'operator.notice_not_found': 'There is nothing left to decide here.',
    'operator.last_owner': 'This is the only owner of the site. Make somebody else an owner first.',
  },
}

const HOUR_S = 3_600
const MINUTE_S = 60

/** How long to wait, in the largest unit that says it well; rounded up, so that nobody comes too early. */
function waitTime(language: Language, seconds: number): string {
  if (seconds > 2 * HOUR_S) {
    return count(
      language,
      Math.ceil(seconds / HOUR_S),
      language === 'ro' ? { one: 'o oră', few: '# ore', other: '# de ore' } : { one: 'an hour', other: '# hours' },
    )
  }
  if (seconds > 2 * MINUTE_S) {
    return count(
      language,
      Math.ceil(seconds / MINUTE_S),
      language === 'ro' ? { one: 'un minut', few: '# minute', other: '# de minute' } : { one: 'a minute', other: '# minutes' },
    )
  }
  return count(language, seconds, language === 'ro' ? { one: 'o secundă', few: '# secunde', other: '# de secunde' } : { one: 'a second', other: '# seconds' })
}

/** What is refused only for now: what happened, without the advice that the sentence above ends with. */
const onlyForNow: Record<Language, Partial<Record<ErrorCode, string>>> = {
  ro: {
    'request.too_many': 'Prea multe cereri într-un timp scurt.',
    'server.unavailable': 'Serviciul nu este disponibil acum.',
    'server.full': 'Nu mai este loc pentru date noi, așa că nu am salvat ce ai trimis.',
    'chat.busy': 'Bobita răspunde deja la o întrebare de-a ta.',
    'chat.guest_limit': 'Deocamdată s-au pus toate întrebările fără cont din această rețea.',
    'evidence.busy': 'Un fișier de-al tău este încă în lucru.',
    'evidence.paused': 'Două fișiere de-ale tale au oprit programul care le citește.',
    'evidence.overloaded': 'Serverul are acum prea mult de lucru. Fișierul tău nu are nimic.',
  },
  en: {
    'request.too_many': 'Too many requests in a short time.',
    'server.unavailable': 'The service is not available right now.',
    'server.full': 'There is no room left for new data, so what you sent was not saved.',
    'chat.busy': 'Bobita is already answering a question of yours.',
    'chat.guest_limit': 'All questions without an account from this network have been asked for now.',
    'evidence.busy': 'One of your files is still being worked on.',
    'evidence.paused': 'Two of your files have stopped the program that reads them.',
    'evidence.overloaded': 'The server has too much to do right now. Nothing is wrong with your file.',
  },
}

/** The sentence of what is refused only for now, with how long to wait; null for all others. */
export const waitTexts: Record<Language, (code: ErrorCode, seconds: number) => string | null> = {
  ro: (code, seconds) => afterWait(onlyForNow.ro[code], `Încearcă din nou peste ${waitTime('ro', seconds)}.`),
  en: (code, seconds) => afterWait(onlyForNow.en[code], `Try again in ${waitTime('en', seconds)}.`),
}

function afterWait(happened: string | undefined, advice: string): string | null {
  return happened === undefined ? null : `${happened} ${advice}`
}

const MEGABYTE = 1024 * 1024
const megabytes = madeFor((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }))

/** The sentences above that name a limit, with the limit of this site instead of the default one; null for all others. */
export const limitTexts: Record<Language, (code: ErrorCode, bytes: number) => string | null> = {
  ro: (code, bytes) => withLimit('ro', code, bytes),
  en: (code, bytes) => withLimit('en', code, bytes),
}

function withLimit(language: Language, code: ErrorCode, bytes: number): string | null {
  const sentence = errorTexts[language][code]
  const told = sentence.replace(/\d+ MB/, `${megabytes(language).format(bytes / MEGABYTE)} MB`)
  return told === sentence && !/\d+ MB/.test(sentence) ? null : told
}
