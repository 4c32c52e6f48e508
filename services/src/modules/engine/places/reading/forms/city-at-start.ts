import type { PlaceNames } from '../place-names.ts';

/** People of a city that is named with its quarters and buildings: 'München Schwabing', 'Lyon Part-Dieu'. */
const NAMED_WITH_PARTS = 200_000;
const MOST_WORDS = 3;
/** Words that make one name of what is before and behind them, or a street. */
const ONE_NAME =
  /^(?:de|del|della|di|da|do|dos|das|du|des|la|le|les|am|an|im|in|bei|ob|upon|on|of|the|and|und|et|y|e|i|sur|sous|aux?|street|st|road|rd|ave|avenue|drive|dr|lane|ln|blvd|way|straße|strasse|platz|allee|hill|hills|county|heights|beach|falls|creek|springs|valley|village|township|grove|island|islands|bay|lake|city|park|ridge|point|gmbh|inc|ltd|llc|ag|sa|plc)\.?$/iu;
const QUARTER = /^[\p{Lu}\p{Lo}\d]/u;

/** People of a city that is named behind its quarters: 'Sathorn Bangkok'. */
const NAMED_BEHIND_PARTS = 500_000;
const ANOTHER_TOWN =
  /^(?:new|little|old|great|greater|lower|upper|north|south|east|west|fort|port|san|santa|saint|st\.?|nova|novo|nuevo|nueva|neu|alt|el|al|los|las|navi|bandar|kota|ciudad|villa|puerto|porto|mount|monte|campo|nowy|nowa|stary|stara|nový|nová|nowe)$/i;

/** From where on a text is the name of a large city, before which its quarter stands; undefined if it does not end with one. */
export function cityAtEnd(text: string, names: PlaceNames): number | undefined {
  const words = [...text.matchAll(/\S+/g)];
  if (words.length > 4 || words.some(([word]) => ONE_NAME.test(word) || /\d/.test(word))) return undefined;
  for (let from = 1; from < words.length; from++) {
    const [before, at] = [words[from - 1]?.[0] ?? '', words[from]?.index ?? 0];
    const name = text.slice(at);
    if (!/^(?:\p{Lu}.{3}|\p{Lo}.{2})/u.test(name) || !QUARTER.test(before) || ANOTHER_TOWN.test(before)) continue;
    if (names.cities(name).some(({ population }) => population >= NAMED_BEHIND_PARTS)) return at;
  }
  return undefined;
}

/** How much of a text is the name of a large city, whose quarter or building follows; undefined if it does not begin with one. */
export function cityAtStart(text: string, names: PlaceNames): number | undefined {
  const words = [...text.matchAll(/\S+/g)];
  for (let count = Math.min(MOST_WORDS, words.length - 1); count > 0; count--) {
    const next = words[count];
    if (!next || !QUARTER.test(next[0]) || words.slice(count).some(([word]) => ONE_NAME.test(word))) continue;
    const name = text.slice(0, next.index).trim();
    if (/^(?:\p{Lu}.{3}|\p{Lo})/u.test(name) && names.cities(name).some(({ population }) => population >= NAMED_WITH_PARTS))
      return name.length;
  }
  return undefined;
}
