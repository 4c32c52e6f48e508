// Generated from see-job-list.graphql by `npm run codegen`. Do not edit.
import type { Operation } from '@hirehq/shared-contracts/graphql';
import type { SeeJobListRefusalCode } from '@hirehq/shared-contracts/graphql/types';

export type SeeJobListMutationVariables = {
  query: string;
};

export type SeeJobListMutation = { readonly seeJobList:
    | { readonly __typename: 'SeeJobListDone', readonly isSaved: boolean }
    | { readonly __typename: 'SeeJobListRefused', readonly code: SeeJobListRefusalCode, readonly message: string }
   };

export const SeeJobListDocument: Operation<SeeJobListMutation, SeeJobListMutationVariables> = {
  name: 'SeeJobList',
  kind: 'mutation',
  text: "mutation SeeJobList($query:String!){seeJobList(query:$query){__typename ...on SeeJobListDone{isSaved}...on SeeJobListRefused{code message}}}",
};
