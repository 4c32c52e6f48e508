// Generated from delete-account.graphql by `npm run codegen`. Do not edit.
import type { Operation } from '@hirehq/shared-contracts/graphql';
import type { RequestDeletionRefusalCode, CancelDeletionRefusalCode } from '@hirehq/shared-contracts/graphql/types';

export type RequestDeletionMutationVariables = {
  emailAddress: string;
};

export type RequestDeletionMutation = { readonly requestDeletion:
    | { readonly __typename: 'RequestDeletionDone', readonly deletionOn: string }
    | { readonly __typename: 'RequestDeletionRefused', readonly code: RequestDeletionRefusalCode, readonly message: string }
   };

export type CancelDeletionMutationVariables = { [key: string]: never; };

export type CancelDeletionMutation = { readonly cancelDeletion:
    | { readonly __typename: 'CancelDeletionDone', readonly deletionOn: string | null }
    | { readonly __typename: 'CancelDeletionRefused', readonly code: CancelDeletionRefusalCode, readonly message: string }
   };

export const RequestDeletionDocument: Operation<RequestDeletionMutation, RequestDeletionMutationVariables> = {
  name: 'RequestDeletion',
  kind: 'mutation',
  text: "mutation RequestDeletion($emailAddress:String!){requestDeletion(emailAddress:$emailAddress){__typename ...on RequestDeletionDone{deletionOn}...on RequestDeletionRefused{code message}}}",
};

export const CancelDeletionDocument: Operation<CancelDeletionMutation, CancelDeletionMutationVariables> = {
  name: 'CancelDeletion',
  kind: 'mutation',
  text: "mutation CancelDeletion{cancelDeletion{__typename ...on CancelDeletionDone{deletionOn}...on CancelDeletionRefused{code message}}}",
};
