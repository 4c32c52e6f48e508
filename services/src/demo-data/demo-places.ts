import places from './data/places.json' with { type: 'json' };

/** Cities in which the demo employers hire: share of their jobs, pay relative to the United States, and currency. */
export interface DemoPlace {
  city: string;
  country: string;
  weight: number;
  payFactor: number;
  currency: string;
}

// Pay factors include the exchange rate.
export const DEMO_PLACES: readonly DemoPlace[] = places;
