import type { DeedId } from '#contract/official-petition.ts'
import type { Texts } from '../language.ts'

interface DeedTexts {
  names: Record<DeedId, string>
  groups: { care: string; violence: string; use: string; rules: string }
  classes: { contravention: string; offence: string; danger: string; 'ill-treatment': string }
}

/** What a witness may have seen, said as a witness would say it; the document takes the Romanian words. */
export const deedTexts = {
  ro: {
    names: {
      'no-food-water': 'nu are hrană sau apă',
      'no-shelter': 'nu are adăpost potrivit',
      'no-movement': 'este ținut legat sau închis, fără destulă mișcare',
      'no-vet': 'este bolnav sau rănit și nu primește îngrijiri veterinare',
      'heat-cold': 'este lăsat în căldură sau în frig extrem, de exemplu într-o mașină închisă',
      abandoned: 'a fost abandonat sau alungat',
      beaten: 'este bătut sau tratat cu brutalitate',
      injured: 'a fost rănit cu intenție',
      killed: 'a fost ucis cu intenție',
      poisoned: 'a fost otrăvit',
      shot: 's-a tras în el ca într-o țintă',
      fights: 'este folosit în lupte între animale',
      zoophilia: 'a fost supus unui act sexual',
      overworked: 'este pus la muncă peste puterile lui',
      'live-training': 'este folosit viu ca să fie antrenate alte animale',
      'cut-ears-tail': 'i s-au tăiat urechile sau coada pentru aspect',
      'young-sold': 'pui luați de lângă mamă și vânduți înainte de 8 săptămâni',
      'wild-circus': 'animal sălbatic folosit în circ sau în spectacole ambulante',
      'dangerous-dog': 'câine periculos sau agresiv lăsat liber ori fără botniță',
      'no-chip': 'câine fără microcip sau câine de rasă comună nesterilizat',
      'on-road': 'cal, vacă, oaie sau capră nesupravegheată pe drumul public',
    },
    groups: { care: 'Îngrijire', violence: 'Violență', use: 'Folosire și vânzare', rules: 'Câini și drumuri' },
    classes: {
      contravention: 'contravenție',
      offence: 'posibilă infracțiune',
      danger: 'situație de pericol',
      'ill-treatment': 'rele tratamente',
    },
  },
  en: {
    names: {
      'no-food-water': 'has no food or water',
      'no-shelter': 'has no proper shelter',
      'no-movement': 'is kept tied up or locked in, without enough movement',
      'no-vet': 'is ill or injured and gets no veterinary care',
      'heat-cold': 'is left in extreme heat or cold, for example in a closed car',
      abandoned: 'was abandoned or driven away',
      beaten: 'is beaten or treated with brutality',
      injured: 'was injured on purpose',
      killed: 'was killed on purpose',
      poisoned: 'was poisoned',
      shot: 'was shot at as a target',
      fights: 'is used in animal fights',
      zoophilia: 'was subjected to a sexual act',
      overworked: 'is made to work beyond its strength',
      'live-training': 'is used alive to train other animals',
      'cut-ears-tail': 'had its ears or tail cut for looks',
      'young-sold': 'young taken from the mother and sold before 8 weeks',
      'wild-circus': 'wild animal used in a circus or travelling show',
      'dangerous-dog': 'dangerous or aggressive dog loose or without a muzzle',
      'no-chip': 'dog without a microchip, or common-breed dog not sterilised',
      'on-road': 'horse, cow, sheep or goat unattended on a public road',
    },
    groups: { care: 'Care', violence: 'Violence', use: 'Use and sale', rules: 'Dogs and roads' },
    classes: {
      contravention: 'contravention',
      offence: 'possible offence',
      danger: 'situation of danger',
      'ill-treatment': 'ill-treatment',
    },
  },
} satisfies Texts<DeedTexts>
