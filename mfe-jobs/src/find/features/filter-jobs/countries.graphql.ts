// Generated from countries.graphql by `npm run codegen`. Do not edit.
import type { Operation } from '@hirehq/shared-contracts/graphql';

export type CountriesQueryVariables = { [key: string]: never; };

export type CountriesQuery = { readonly countries: ReadonlyArray<{ readonly alpha_2_code: string, readonly en_short_name: string }> };

export const CountriesDocument: Operation<CountriesQuery, CountriesQueryVariables> = {
  name: 'Countries',
  kind: 'query',
  text: "query Countries{countries{alpha_2_code en_short_name}}",
};
