import { useApiQuery } from '@hirehq/shared-ui';
import { CountriesDocument } from './countries.graphql.ts';

export const useCountries = () => useApiQuery(CountriesDocument, {});
