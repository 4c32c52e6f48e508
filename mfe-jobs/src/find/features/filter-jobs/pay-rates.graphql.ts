// Generated from pay-rates.graphql by `npm run codegen`. Do not edit.
import type { Operation } from '@hirehq/shared-contracts/graphql';

export type PayRatesQueryVariables = { [key: string]: never; };

export type PayRatesQuery = { readonly payRates: { readonly date: string, readonly source: string, readonly currencies: ReadonlyArray<string> } };

export const PayRatesDocument: Operation<PayRatesQuery, PayRatesQueryVariables> = {
  name: 'PayRates',
  kind: 'query',
  text: "query PayRates{payRates{date source currencies}}",
};
