/** The project of playwright.config.ts in which the journeys of operators run once more, on PostgreSQL. */
export const ON_POSTGRES = 'PostgreSQL'
