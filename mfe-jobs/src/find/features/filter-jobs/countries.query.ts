import { CountriesDocument } from '@hirehq/shared-contracts/graphql';
import { useApiQuery } from '@hirehq/shared-ui';

export const useCountries = () => useApiQuery(CountriesDocument, {});
