/** By GeoNames' id, where the spelling that the rules below prefer is not the usual one. */
const USUAL: Readonly<Record<number, string>> = {
  94_824: 'كربلاء',
  112_931: 'طهران',
  745_044: 'إسطنبول',
  1_275_339: 'مومباي',
  1_581_130: 'هانوي',
  1_809_858: 'قوانغتشو',
  1_850_147: 'طوكيو',
  2_293_538: 'أبيدجان',
  2_485_926: 'وهران',
  2_648_579: 'غلاسكو',
  2_886_242: 'كولونيا',
  2_928_810: 'إسن',
  2_946_447: 'بون',
  4_744_091: 'ألكسندريا',
  4_930_956: 'بوسطن',
  5_368_361: 'لوس أنجلوس',
  6_167_865: 'تورونتو',
};

/** Letters that Arabic has, and Persian, Urdu, Kurdish and Uighur have too; names with a letter of those languages alone are left out. */
const ARABIC = /^[\u0621-\u063A\u0641-\u064A]{2,}(?:[ -][\u0621-\u063A\u0641-\u064A]+)*$/u;
/** Within a word, ى is not Arabic, and no Arabic word begins with ئ. */
const OTHER_LANGUAGE = /ى(?=\p{L})|(?<!\p{L})ئ/u;
/** What Persian and careless spellings have: a final ه or ى, an initial ا without its hamza, a hamza or madda within. */
const UNUSUAL = [/[هى](?!\p{L})/u, /(?<!\p{L})ا(?!ل)/u, /(?<=\p{L})[أآؤ]|(?<=\p{L})ئ(?!ي)/u];

export const isArabic = (name: string): boolean => ARABIC.test(name) && !OTHER_LANGUAGE.test(name);

function cost(name: string, all: readonly string[]): number {
  // Of two ways to write g, غ is the one that is read everywhere.
  const isLocal = name.includes('ج') && all.includes(name.replaceAll('ج', 'غ'));
  return UNUSUAL.filter((sign) => sign.test(name)).length * 2 + Number(isLocal) - Number(name.startsWith('ال'));
}

/** Those names of a city that are spelled with Arabic letters, the most usual one first. GeoNames does not say which language a name is in. */
export function arabicNames(geonameId: number, allNames: readonly string[]): string[] {
  const usual = USUAL[geonameId];
  const names = allNames.filter(isArabic);
  const ordered = names.toSorted((one, other) => cost(one, names) - cost(other, names));
  return usual === undefined ? ordered : [usual, ...ordered.filter((name) => name !== usual)];
}
