// Generated from own-telephone.graphql by `npm run codegen`. Do not edit.
import type { Operation } from '@hirehq/shared-contracts/graphql';

export type OwnTelephoneQueryVariables = { [key: string]: never; };

export type OwnTelephoneQuery = { readonly profilePreview: { readonly telephone: string | null } };

export const OwnTelephoneDocument: Operation<OwnTelephoneQuery, OwnTelephoneQueryVariables> = {
  name: 'OwnTelephone',
  kind: 'query',
  text: "query OwnTelephone{profilePreview(audience:EMPLOYERS){telephone}}",
};
