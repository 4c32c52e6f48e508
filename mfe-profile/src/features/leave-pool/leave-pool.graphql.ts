// Generated from leave-pool.graphql by `npm run codegen`. Do not edit.
import type { Operation } from '@hirehq/shared-contracts/graphql';
import type { UnbindRequestStatus, RequestUnbindRefusalCode } from '@hirehq/shared-contracts/graphql/types';

export type RequestUnbindMutationVariables = { [key: string]: never; };

export type RequestUnbindMutation = { readonly requestUnbind:
    | { readonly __typename: 'RequestUnbindDone', readonly pool: { readonly enterpriseId: string, readonly enterpriseName: string, readonly unbindRequestStatus: UnbindRequestStatus | null } }
    | { readonly __typename: 'RequestUnbindRefused', readonly code: RequestUnbindRefusalCode, readonly message: string }
   };

export const RequestUnbindDocument: Operation<RequestUnbindMutation, RequestUnbindMutationVariables> = {
  name: 'RequestUnbind',
  kind: 'mutation',
  text: "mutation RequestUnbind{requestUnbind{__typename ...on RequestUnbindDone{pool{enterpriseId enterpriseName unbindRequestStatus}}...on RequestUnbindRefused{code message}}}",
};
