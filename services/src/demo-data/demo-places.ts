/** Cities in which the demo employers hire: share of their jobs, pay relative to the United States, and currency. */
export interface DemoPlace {
  city: string;
  country: string;
  weight: number;
  payFactor: number;
  currency: string;
}

const place = (city: string, country: string, weight: number, payFactor: number, currency: string): DemoPlace => ({
  city,
  country,
  weight,
  payFactor,
  currency,
});

// Pay factors include the exchange rate.
export const DEMO_PLACES: readonly DemoPlace[] = [
  place('New York', 'US', 9, 1.15, 'USD'),
  place('San Francisco', 'US', 6, 1.25, 'USD'),
  place('Austin', 'US', 6, 1, 'USD'),
  place('Chicago', 'US', 6, 1, 'USD'),
  place('Boston', 'US', 5, 1.08, 'USD'),
  place('Seattle', 'US', 5, 1.15, 'USD'),
  place('Denver', 'US', 4, 1, 'USD'),
  place('Atlanta', 'US', 4, 0.95, 'USD'),
  place('Houston', 'US', 4, 0.95, 'USD'),
  place('Phoenix', 'US', 3, 0.92, 'USD'),
  place('Miami', 'US', 3, 0.95, 'USD'),
  place('Minneapolis', 'US', 3, 0.96, 'USD'),
  place('Portland', 'US', 3, 0.98, 'USD'),
  place('Raleigh', 'US', 3, 0.95, 'USD'),
  place('Nashville', 'US', 2, 0.92, 'USD'),
  place('Toronto', 'CA', 5, 0.98, 'CAD'),
  place('Vancouver', 'CA', 3, 0.98, 'CAD'),
  place('Ottawa', 'CA', 2, 0.94, 'CAD'),
  place('London', 'GB', 9, 0.62, 'GBP'),
  place('Manchester', 'GB', 4, 0.52, 'GBP'),
  place('Birmingham', 'GB', 3, 0.51, 'GBP'),
  place('Edinburgh', 'GB', 3, 0.53, 'GBP'),
  place('Bristol', 'GB', 3, 0.53, 'GBP'),
  place('Leeds', 'GB', 2, 0.5, 'GBP'),
  place('Dublin', 'IE', 4, 0.68, 'EUR'),
  place('Amsterdam', 'NL', 5, 0.66, 'EUR'),
  place('Rotterdam', 'NL', 3, 0.62, 'EUR'),
  place('Utrecht', 'NL', 2, 0.62, 'EUR'),
  place('Berlin', 'DE', 5, 0.65, 'EUR'),
  place('Munich', 'DE', 4, 0.72, 'EUR'),
  place('Hamburg', 'DE', 3, 0.66, 'EUR'),
  place('Paris', 'FR', 4, 0.58, 'EUR'),
  place('Lyon', 'FR', 2, 0.52, 'EUR'),
  place('Madrid', 'ES', 4, 0.44, 'EUR'),
  place('Barcelona', 'ES', 3, 0.44, 'EUR'),
  place('Lisbon', 'PT', 3, 0.4, 'EUR'),
  place('Milan', 'IT', 2, 0.48, 'EUR'),
  place('Vienna', 'AT', 2, 0.6, 'EUR'),
  place('Brussels', 'BE', 2, 0.6, 'EUR'),
  place('Zurich', 'CH', 3, 1.1, 'CHF'),
  place('Stockholm', 'SE', 3, 6.1, 'SEK'),
  place('Copenhagen', 'DK', 2, 4.9, 'DKK'),
  place('Warsaw', 'PL', 2, 1.9, 'PLN'),
  place('Sydney', 'AU', 4, 1.2, 'AUD'),
  place('Melbourne', 'AU', 3, 1.15, 'AUD'),
  place('Auckland', 'NZ', 2, 1.12, 'NZD'),
  place('Singapore', 'SG', 3, 1.05, 'SGD'),
  place('Dubai', 'AE', 3, 2.9, 'AED'),
  place('Bengaluru', 'IN', 4, 22, 'INR'),
  place('Mexico City', 'MX', 2, 7.5, 'MXN'),
  place('São Paulo', 'BR', 2, 1.9, 'BRL'),
];
