/** The page of first aid that is printed: what stands around the steps of the emergencies. */
export interface FirstAidTexts {
  title: string
  description: string
  intro: string
  /** Who wrote the page, and who has not read it. */
  unreviewed: string
  languages: string
  print: string
  emergencies: string
  avoid: string
  more: string
  emergencyNumber: { heading: string; points: string[] }
  vet: {
    heading: string
    points: string[]
    sentences: string
    /** How each of `romanianSentences` sounds, in the letters of this language, and what it means; none where it is the reader's own. */
    heard: { sound: string; meaning: string }[]
  }
  checkedOn: (date: string) => string
}
