/** The database of complaints that were begun; signing out removes it (web/features/account). */
export const BEGUN_DATABASE = 'bobita-complaints'

/** Whether complaints that were begun are kept on this device: told without loading what keeps them. A note in local storage would be lost with a browser that is killed. */
export async function isAnyBegun(): Promise<boolean> {
  // Older versions of Firefox list no databases: there it is looked into.
  if (!('databases' in indexedDB)) return true
  return (await indexedDB.databases()).some(({ name }) => name === BEGUN_DATABASE)
}
