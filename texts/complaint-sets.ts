/** Spec §5: the author of a set whose owner gave no name, in both languages. */
export const ANONYMOUS_AUTHOR = 'Utilizator Anonim'
