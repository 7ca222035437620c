const ROMANIA = '+40'

/**
 * The address a telephone dials: digits alone, Romanian numbers in the form that works from any country ('0722 …' is '+40722…').
 * Short numbers (112) stay as they are. Null when there is no digit in it.
 */
export function telHref(phone: string): string | null {
  const written = phone.replaceAll('(0)', '').match(/\+?\d[\d\s()./-]*/)?.[0] ?? ''
  const dialled = written.replaceAll(/[^\d+]/g, '').replace(/^00/, '+')
  return dialled === '' ? null : `tel:${international(dialled)}`
}

function international(dialled: string): string {
  const national = /^(?:\+?40)?0?([2-9]\d{8})$/.exec(dialled)?.[1]
  // Nine digits with neither a leading 0 nor a country: not a form of a Romanian number.
  return national === undefined || national === dialled ? dialled : ROMANIA + national
}
