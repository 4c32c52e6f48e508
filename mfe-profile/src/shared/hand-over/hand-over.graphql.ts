// Generated from hand-over.graphql by `npm run codegen`. Do not edit.
import type { Operation } from '@hirehq/shared-contracts/graphql';
import type { VideoState, VideoRefusal, HandOverPurpose, HandOverState, StartHandOverRefusalCode, OpenHandOverRefusalCode, EndHandOverRefusalCode } from '@hirehq/shared-contracts/graphql/types';

export type HandOverShownFragment = { readonly id: string, readonly purpose: HandOverPurpose, readonly state: HandOverState, readonly firstName: string, readonly expiresAt: string };

export type HandOverQueryVariables = {
  token: string;
};

export type HandOverQuery = { readonly handOver: { readonly id: string, readonly purpose: HandOverPurpose, readonly state: HandOverState, readonly firstName: string, readonly expiresAt: string, readonly video: { readonly id: string, readonly state: VideoState, readonly refusal: VideoRefusal | null, readonly duration: number | null } | null } | null };

export type StartHandOverMutationVariables = {
  purpose: HandOverPurpose;
};

export type StartHandOverMutation = { readonly startHandOver:
    | { readonly __typename: 'StartHandOverDone', readonly key: string, readonly handOver: { readonly id: string, readonly purpose: HandOverPurpose, readonly state: HandOverState, readonly firstName: string, readonly expiresAt: string } }
    | { readonly __typename: 'StartHandOverRefused', readonly code: StartHandOverRefusalCode, readonly message: string }
   };

export type OpenHandOverMutationVariables = {
  key: string;
};

export type OpenHandOverMutation = { readonly openHandOver:
    | { readonly __typename: 'OpenHandOverDone', readonly token: string, readonly handOver: { readonly id: string, readonly purpose: HandOverPurpose, readonly state: HandOverState, readonly firstName: string, readonly expiresAt: string } }
    | { readonly __typename: 'OpenHandOverRefused', readonly code: OpenHandOverRefusalCode, readonly message: string }
   };

export type EndHandOverMutationVariables = {
  id: string;
};

export type EndHandOverMutation = { readonly endHandOver:
    | { readonly __typename: 'EndHandOverDone', readonly id: string }
    | { readonly __typename: 'EndHandOverRefused', readonly code: EndHandOverRefusalCode, readonly message: string }
   };

export const HandOverDocument: Operation<HandOverQuery, HandOverQueryVariables> = {
  name: 'HandOver',
  kind: 'query',
  text: "query HandOver($token:String!){handOver(token:$token){...HandOverShown video{id state refusal duration}}}fragment HandOverShown on HandOver{id purpose state firstName expiresAt}",
};

export const StartHandOverDocument: Operation<StartHandOverMutation, StartHandOverMutationVariables> = {
  name: 'StartHandOver',
  kind: 'mutation',
  text: "mutation StartHandOver($purpose:HandOverPurpose!){startHandOver(purpose:$purpose){__typename ...on StartHandOverDone{handOver{...HandOverShown}key}...on StartHandOverRefused{code message}}}fragment HandOverShown on HandOver{id purpose state firstName expiresAt}",
};

export const OpenHandOverDocument: Operation<OpenHandOverMutation, OpenHandOverMutationVariables> = {
  name: 'OpenHandOver',
  kind: 'mutation',
  text: "mutation OpenHandOver($key:String!){openHandOver(key:$key){__typename ...on OpenHandOverDone{handOver{...HandOverShown}token}...on OpenHandOverRefused{code message}}}fragment HandOverShown on HandOver{id purpose state firstName expiresAt}",
};

export const EndHandOverDocument: Operation<EndHandOverMutation, EndHandOverMutationVariables> = {
  name: 'EndHandOver',
  kind: 'mutation',
  text: "mutation EndHandOver($id:ID!){endHandOver(id:$id){__typename ...on EndHandOverDone{id}...on EndHandOverRefused{code message}}}",
};
