// Generated from change-email.graphql by `npm run codegen`. Do not edit.
import type { Operation } from '@hirehq/shared-contracts/graphql';
import type { ChangeEmailRefusalCode, ConfirmEmailRefusalCode } from '@hirehq/shared-contracts/graphql/types';

export type ChangeEmailMutationVariables = {
  emailAddress: string;
};

export type ChangeEmailMutation = { readonly changeEmail:
    | { readonly __typename: 'ChangeEmailDone', readonly pendingEmailAddress: string }
    | { readonly __typename: 'ChangeEmailRefused', readonly code: ChangeEmailRefusalCode, readonly message: string }
   };

export type ConfirmEmailMutationVariables = {
  code: string;
};

export type ConfirmEmailMutation = { readonly confirmEmail:
    | { readonly __typename: 'ConfirmEmailDone', readonly emailAddress: string }
    | { readonly __typename: 'ConfirmEmailRefused', readonly code: ConfirmEmailRefusalCode, readonly message: string }
   };

export const ChangeEmailDocument: Operation<ChangeEmailMutation, ChangeEmailMutationVariables> = {
  name: 'ChangeEmail',
  kind: 'mutation',
  text: "mutation ChangeEmail($emailAddress:String!){changeEmail(emailAddress:$emailAddress){__typename ...on ChangeEmailDone{pendingEmailAddress}...on ChangeEmailRefused{code message}}}",
};

export const ConfirmEmailDocument: Operation<ConfirmEmailMutation, ConfirmEmailMutationVariables> = {
  name: 'ConfirmEmail',
  kind: 'mutation',
  text: "mutation ConfirmEmail($code:String!){confirmEmail(code:$code){__typename ...on ConfirmEmailDone{emailAddress}...on ConfirmEmailRefused{code message}}}",
};
