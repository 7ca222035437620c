/** The words of the chat, in either language. */
export interface ChatTexts {
  meta: {
    title: string
    description: string
  }
  notice: string
  heading: string
  loading: string
  greetBobita: string
  jumpToLatest: string

  welcome: {
    title: string
    lead: string
    suggestions: string
    cards: {
      health: { title: string; question: string }
      nutrition: { title: string; question: string }
      behaviour: { title: string; question: string }
      urgent: { title: string; question: string }
    }
    continueLast: string
  }

  sessions: {
    open: string
    title: string
    newChat: string
    chatFrom: (date: string) => string
    closed: string
    loading: string
    empty: string
    guest: string
    showGuests: string
    guestList: string
    login: string
    failed: string
    retry: string
    rename: (title: string) => string
    take: (title: string) => string
    takeFailed: string
    remove: (title: string) => string
    newTitle: string
    save: string
    cancel: string
    removed: (title: string) => string
    undo: string
    renameFailed: string
    removeFailed: string
  }

  composer: {
    label: string
    placeholder: string
    /** The same when the question did not reach the server. */
    send: string
    stop: string
    addImage: string
    images: string
    image: (place: number) => string
    removeImage: (place: number) => string
    onlyFirst: string
    preparing: string
    unreadable: string
    used: (characters: number, limit: number) => string
    closed: string
  }

  message: {
    you: string
    bobita: string
    imageSent: string
    imageAlt: string
    writing: string
    stopped: string
    /** Under an answer whose lines stopped coming before its end. */
    interrupted: string
    sources: string
    source: (id: number, title: string) => string
    sourceNumber: (id: number) => string
    checked: (date: string, isRecord: boolean) => string
    perspectives: string
    followUps: string
    copy: string
    share: string
    copied: string
    up: string
    down: string
    retry: string
    tryAgain: string
    answered: (answer: string) => string
  }

  kinds: {
    urgent: string
    article: string
    law: string
    guide: string
    breed: string
    shelter: string
    trainer: string
    petition: string
  }

  errors: {
    missing: (id: string) => string
    createNew: string
    start: string
    /** Over an answer that a broken connection cut off, said by the browser alone; below it stands what the server says, when it can (stream-errors.ts). */
    stream: string
    /** The same when the question did not reach the server. */
    send: string
    retry: string
  }
}
