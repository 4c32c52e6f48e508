import type { PlaceNames } from './place-names.ts';

/** People of a city that is named with its quarters and buildings: 'München Schwabing', 'Lyon Part-Dieu'. */
const NAMED_WITH_PARTS = 200_000;
const MOST_WORDS = 3;
/** Words that make one name of what is before and behind them, or a street. */
const ONE_NAME =
  /^(?:de|del|della|di|da|do|dos|das|du|des|la|le|les|am|an|im|in|bei|ob|upon|on|of|the|and|und|et|y|e|i|sur|sous|aux?|street|st|road|rd|ave|avenue|drive|dr|lane|ln|blvd|way|straße|strasse|platz|allee|hill|hills|county|heights|beach|falls|creek|springs|valley|village|township|grove|island|islands|bay|lake|city|park|ridge|point|gmbh|inc|ltd|llc|ag|sa|plc)\.?$/iu;
const QUARTER = /^[\p{Lu}\p{Lo}\d]/u;

/** How much of a text is the name of a large city, whose quarter or building follows; undefined if it does not begin with one. */
export function cityAtStart(text: string, names: PlaceNames): number | undefined {
  const words = [...text.matchAll(/\S+/g)];
  for (let count = Math.min(MOST_WORDS, words.length - 1); count > 0; count--) {
    const next = words[count];
    if (!next || !QUARTER.test(next[0]) || words.slice(count).some(([word]) => ONE_NAME.test(word))) continue;
    const name = text.slice(0, next.index).trim();
    if (/^(?:\p{Lu}.{3}|\p{Lo})/u.test(name) && names.cities(name).some(({ population }) => population >= NAMED_WITH_PARTS)) return name.length;
  }
  return undefined;
}
