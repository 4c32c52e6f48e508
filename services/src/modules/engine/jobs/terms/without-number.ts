const ENDS_LIKE_A_PLURAL = /(?<![\p{L}\p{N}])\p{L}{3,}[se](?![\p{L}\p{N}])/gu;
/** Singulars with the letters of a plural. */
const SINGULAR = /(?:ss|us|is)$|^(?:news|lens|series|gas)$/;
/** A plural without its s has one of these endings where the singular has the other; so both get the second. */
const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/ie$/, 'y'],
  [/(ch|sh|ss|us|x|z)e$/, '$1'],
  // Spanish: 'directores', 'comerciales', 'operaciones', 'especialidades'.
  [/(?<=\p{L}{4}[aeio][lr]|\p{L}{3}ion|dad)e$/u, ''],
];

/**
 * Gives the singular and the plural of a word one form, in English, French and Spanish; it need not be a word itself. Nothing else
 * is removed: a stem would make one word of 'accountant' and 'account', or of 'programmer' and 'programme'.
 */
export function withoutNumber(folded: string): string {
  return folded.replace(ENDS_LIKE_A_PLURAL, (word) => {
    const one = word.endsWith('s') && !SINGULAR.test(word) ? word.slice(0, -1) : word;
    return one.length < 4 ? one : ENDINGS.reduce((text, [ending, other]) => text.replace(ending, other), one);
  });
}
