import type { PlaceContext, PlaceReading } from './place-reading.ts';
import { cityKey, stateKey } from './weigh-candidates.ts';

/** Fewer places tell nothing about the next one. */
const FEWEST = 3;
/** Cities that are kept, of those named with their state or country. */
const MOST_CITIES = 20_000;
/** Shares are rounded, so that one more place seldom changes what others mean. */
const rounded = (share: number) => Math.round(share * 10) / 10;

/** Counts the places that texts name without a context, as the context of those that need one. */
export class PlacesAround {
  #total = 0;
  #countries = new Map<string, number>();
  #states = new Map<string, number>();
  #cities = new Set<string>();

  add(reading: PlaceReading): void {
    if (reading.isContextual) return;
    for (const { city, state, country } of reading.places) {
      if (!country) continue;
      this.#total++;
      this.#countries.set(country, (this.#countries.get(country) ?? 0) + 1);
      if (state) {
        const key = stateKey(country, state);
        this.#states.set(key, (this.#states.get(key) ?? 0) + 1);
      }
      if (city && this.#cities.size < MOST_CITIES) this.#cities.add(cityKey(country, state, city));
    }
  }

  /** The shares of the places so far; undefined if there are too few to tell. */
  context(): PlaceContext | undefined {
    if (this.#total < FEWEST) return undefined;
    const shares = (counts: ReadonlyMap<string, number>) =>
      new Map([...counts].map(([key, count]) => [key, rounded(count / this.#total)]));
    return { countries: shares(this.#countries), states: shares(this.#states), cities: new Set(this.#cities) };
  }
}
