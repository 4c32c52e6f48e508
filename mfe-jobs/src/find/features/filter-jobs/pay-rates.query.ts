import { useApiQuery } from '@hirehq/shared-ui';
import { PayRatesDocument } from './pay-rates.graphql.ts';

/** The rates by which pay is compared, requested once they are needed. */
export const usePayRates = (isNeeded: boolean) => useApiQuery(PayRatesDocument, isNeeded ? {} : undefined);
