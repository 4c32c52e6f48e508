import type { ModuleFactory } from '../../../platform/module.ts';
import { onSchedule } from '../../../platform/work/work-kind.ts';
import { fetchDueRates } from './fetch-rates.ts';
import { removeRates } from './pay-rates.store.ts';
import { resolvers } from './resolvers/index.ts';

export {
  canMean,
  currencyInText,
  currencyNamedBy,
  currencySignsIn,
  CURRENCY_SOURCE,
  isCurrency,
  isSharedSign,
} from './currency-in-text.ts';

export { currentRates } from './pay-rates.store.ts';
export { SHIPPED_RATES, worthIn } from './rates-table.ts';

/** The exchange rates by which searches compare pay: the table that is shipped, or the operator's. */
export const payRatesModule: ModuleFactory = (services) => {
  const { config, db } = services;
  const url = config.payRatesUrl;
  return {
    name: 'pay-rates',
    resolvers,
    // Hourly, so that a table that could not be fetched or used is tried again soon.
    work:
      url === undefined
        ? []
        : [onSchedule({ name: 'pay-rates.fetch', schedule: '27 * * * *', run: () => fetchDueRates(services, url) })],
    async onStart() {
      // Without an address, the table of an earlier one would never be replaced.
      if (url === undefined) await removeRates(db);
    },
  };
};
