import places from './data/places.json' with { type: 'json' };

/** Towns the demo employers hire in: a share of their jobs, the pay against the United States, and the money. */
export interface DemoPlace {
  city: string;
  country: string;
  weight: number;
  payFactor: number;
  currency: string;
}

// Pay factors carry the exchange rate: a yen salary has other digits than a dollar one.
export const DEMO_PLACES: readonly DemoPlace[] = places;
