import { withoutDiacritics, words } from '../../language/romanian.ts'

/**
 * Words that name a dog by its breed, as owners write them: „labradorul meu” is a dog. Words that name other things as well
 * are left out: Bucovina and York are places, a „corb” is a bird, a „bișon” without its comma an animal of its own.
 */
const list = `
  ciobănescul ciobănești ciobăneștii mioritic mioriticul mioritici barac carpatinul alsacian malinois malinoisul malinoa collie bordercollie alabai alabaiul caucazian caucazianul
  rottweilerul rotweiler rottweiller doberman dobermanul dobermani boxer boxerul boxeri danez danezul corso canecorso bulldog bulldogul bulldogi buldogul buldogi frenchie
  schnauzer schnauzerul snauzer sharpei yorkshire yorkul yorkie terrier terrieri russell russel westie westiul amstafful amstaf tekel teckelul teckeli dachshund dachshunds șoricar
  huskyul haski samoyed samoied samoiedul akita chow chowchow pomeranian pomeranianul pomeran spitz spitzul beagleul bigle dalmațian dalmațianul dalmatian dalmatieni dalmatians
  labradorul labradori labradors goldenul cocker coker cockerul spaniel maltez maltezul maltese bichonul bichoni canișul caniș pudel pudelul poodle poodles mopsul mopși carlin
  chihuahua chihuaua ciuaua shih tzu shihtzu shitzu pechinez pechinezul pekinez pekinezul pekingese
`

/** Folded, each form on its own: their stems would be words of other things. */
export const dogBreedWords: readonly string[] = words(list).map(withoutDiacritics)
