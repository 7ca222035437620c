/** The link that calls the emergency number, the only telephone number the site knows by itself. */
export const EMERGENCY_CALL = 'tel:112'
