/**
 * Endings of the forms of one word: number, gender, and spellings of English. Derivations are missing on purpose: 'organiser' and
 * 'organic', or 'universal' and 'university', are not forms of one word.
 */
const ENDINGS: readonly (readonly string[])[] = [
  ['', 's', 'es', 'n', 'en'],
  ['', 'in', 'innen'],
  ['e', 'in', 'innen', 'en'],
  ['o', 'a', 'os', 'as', 'i'],
  ['or', 'ora', 'ores', 'oras'],
  ['eur', 'euse', 'rice', 'eurs', 'euses', 'rices'],
  ['ier', 'iere', 'iers', 'ieres'],
  ['ien', 'ienne', 'iens', 'iennes'],
  ['ant', 'ante', 'ants', 'antes'],
  ['ent', 'ente', 'ents', 'entes'],
  ['able', 'ables', 'abilite', 'abilites'],
  ['mann', 'frau', 'leute', 'manner', 'frauen'],
  ['man', 'woman', 'men', 'women', 'person', 'persons', 'people'],
  ['iser', 'izer', 'isers', 'izers'],
  ['ise', 'ize', 'ised', 'ized', 'ises', 'izes'],
  ['isation', 'ization'],
  ['our', 'or', 'ours', 'ors'],
  ['llor', 'lor', 'llors', 'lors'],
  ['lling', 'ling'],
  ['ramme', 'ram', 'rammes', 'rams'],
];

/** What two words begin with. */
function sharedStart(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return at;
}

/** True if the two folded words differ only as two forms of one word do. */
export function areFormsOfOne(one: string, other: string): boolean {
  const longest = sharedStart(one, other);
  return ENDINGS.some((endings) =>
    endings.some((ending) => {
      const start = one.length - ending.length;
      return start >= 4 && start <= longest && one.endsWith(ending) && endings.includes(other.slice(start));
    }),
  );
}
