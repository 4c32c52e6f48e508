// Generated from save-search.graphql by `npm run codegen`. Do not edit.
import type { Operation } from '@hirehq/shared-contracts/graphql';
import type { SaveSearchRefusalCode, SaveSearchInput } from '@hirehq/shared-contracts/graphql/types';

export type MessagingSaveSearchMutationVariables = {
  input: SaveSearchInput;
};

export type MessagingSaveSearchMutation = { readonly saveSearch:
    | { readonly __typename: 'SaveSearchDone', readonly savedSearch: { readonly id: string } }
    | { readonly __typename: 'SaveSearchRefused', readonly code: SaveSearchRefusalCode, readonly message: string }
   };

export const MessagingSaveSearchDocument: Operation<MessagingSaveSearchMutation, MessagingSaveSearchMutationVariables> = {
  name: 'MessagingSaveSearch',
  kind: 'mutation',
  text: "mutation MessagingSaveSearch($input:SaveSearchInput!){saveSearch(input:$input){__typename ...on SaveSearchDone{savedSearch{id}}...on SaveSearchRefused{code message}}}",
};
