import type { PlaceNames } from '../place-names.ts';

const CODE = /^[A-Z]{2,3}$/;
const REGION = /^(?:EMEA|APAC|LATAM|AMER|NAM|EU|NA)$/;
const MOST_WORDS_OF_A_NAME = 3;

/** Where the parts of a path of codes are in its text. */
interface Span {
  from: number;
  to: number;
}

/**
 * The country, the letters of the state and the city at the start of 'US-TX-El Paso-79901' or 'GBR-London-Kings Cross-Goods Way', as offsets.
 * Undefined for a text that begins with no country, or without a city of it.
 */
export function codedPath(text: string, names: PlaceNames): Span[] | undefined {
  const spans = [...text.matchAll(/[^-]+/g)].map(({ 0: part, index }) => ({ from: index, to: index + part.length }));
  const textOf = ({ from, to }: Span) => text.slice(from, to).trim();
  if (spans[0] && REGION.test(textOf(spans[0]))) spans.shift();
  const [first, second, ...others] = spans;
  if (!first || !second || !CODE.test(textOf(first))) return undefined;
  const country = names.codes(textOf(first)).find(({ state }) => state === null)?.country ?? names.country(textOf(first));
  if (country === undefined) return undefined;
  const isCity = (name: string) => names.cities(name).some((row) => row.country_code === country);
  const cityFrom = (all: readonly Span[]): Span | undefined => {
    for (let count = Math.min(MOST_WORDS_OF_A_NAME, all.length); count > 0; count--) {
      const [from, to] = [all[0]?.from ?? 0, all[count - 1]?.to ?? 0];
      if (isCity(text.slice(from, to).trim())) return { from, to };
    }
    return undefined;
  };
  const isLetters = CODE.test(textOf(second));
  const after = isLetters ? cityFrom(others) : undefined;
  const isState = names.codes(textOf(second)).some((area) => area.country === country && area.state !== null);
  if (after) return isState ? [first, second, after] : [first, after];
  const city = cityFrom([second, ...others]);
  return city ? [first, city] : undefined;
}
