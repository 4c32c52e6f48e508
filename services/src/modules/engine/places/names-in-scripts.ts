/** Scripts that have no capitals to tell a name by, or other letters than Latin and Arabic, and the countries whose places are written in them. */
const SCRIPTS: Readonly<Record<string, readonly string[]>> = {
  Cyrillic: 'RU UA BY KZ KG TJ MN BG RS MK ME BA MD UZ'.split(' '),
  Greek: 'GR CY'.split(' '),
  Han: 'CN TW HK MO SG JP'.split(' '),
  Japanese: ['JP'],
  Hangul: ['KR', 'KP'],
  Thai: ['TH'],
  Hebrew: ['IL'],
  Georgian: ['GE'],
  Armenian: ['AM'],
};
/** Cities of at least so many people are written about in all scripts. */
const PEOPLE = 300_000;
/** Of one place in one script: GeoNames does not say which language a name is in. Of those elsewhere, fewer. */
const MOST_NAMES = { own: 9, elsewhere: 4 } as const;

const LETTERS: Readonly<Record<string, RegExp>> = Object.fromEntries(
  Object.keys(SCRIPTS).map((script) => {
    const letters =
      script === 'Japanese'
        ? String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー`
        : String.raw`\p{Script=${script}}`;
    return [script, new RegExp(String.raw`^[${letters}\p{M}]{2,}(?:[ '’-][${letters}\p{M}]+){0,3}$`, 'u')];
  }),
);

/** The names of a city in scripts other than Latin and Arabic that are kept: those of its country (ISO 3166-1 alpha-2), or all of a very large city. */
export const namesInScripts = (country: string, population: number, names: readonly string[]): string[] => {
  const kept = Object.entries(SCRIPTS).flatMap(([script, countries]) =>
    population >= PEOPLE || countries.includes(country)
      ? names
          .filter((name) => LETTERS[script]?.test(name))
          .slice(0, countries.includes(country) ? MOST_NAMES.own : MOST_NAMES.elsewhere)
      : [],
  );
  return [...new Set(kept)];
};
