import { isCountry } from './address/countries.ts';
import { commaParts } from './entry-parts.ts';
import { isEmployer, isSchool, isTitle } from './title-words.ts';

/** The code of a state or country. */
const CODE = /^[A-Z]{2}$/u;
const NAME = /^\p{Lu}[\p{L}\p{M}'’.\- ]{1,40}$/u;

/** 'Pittsburgh, PA', 'Chennai, Tamil Nadu, India': a town with its state or country, beside a period or an employer. */
export function isPlaceText(text: string): boolean {
  const parts = commaParts(text);
  const last = parts.at(-1) ?? '';
  return (
    (parts.length === 2 || parts.length === 3) &&
    parts.slice(0, -1).every((part) => NAME.test(part) && !isTitle(part) && !isEmployer(part) && !isSchool(part)) &&
    ((parts.length === 2 && CODE.test(last)) || isCountry(last))
  );
}

/** Parts of an entry without its place, if enough others are left to name it. */
export function withoutPlace(parts: readonly string[], fewest: number): string[] {
  const others = parts.filter((part) => !isPlaceText(part));
  return others.length >= fewest ? others : [...parts];
}
