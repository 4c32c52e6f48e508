// Generated from block-employer.graphql by `npm run codegen`. Do not edit.
import type { Operation } from '@hirehq/shared-contracts/graphql';
import type { ConversationWriting, BlockEmployerRefusalCode } from '@hirehq/shared-contracts/graphql/types';

export type BlockEmployerMutationVariables = {
  enterpriseId: string;
  blocked: boolean;
};

export type BlockEmployerMutation = { readonly blockEmployer:
    | { readonly __typename: 'BlockEmployerDone', readonly conversation: { readonly writing: ConversationWriting } }
    | { readonly __typename: 'BlockEmployerRefused', readonly code: BlockEmployerRefusalCode, readonly message: string }
   };

export const BlockEmployerDocument: Operation<BlockEmployerMutation, BlockEmployerMutationVariables> = {
  name: 'BlockEmployer',
  kind: 'mutation',
  text: "mutation BlockEmployer($enterpriseId:ID!$blocked:Boolean!){blockEmployer(enterpriseId:$enterpriseId blocked:$blocked){__typename ...on BlockEmployerDone{conversation{writing}}...on BlockEmployerRefused{code message}}}",
};
