// Generated from export-data.graphql by `npm run codegen`. Do not edit.
import type { Operation } from '@hirehq/shared-contracts/graphql';
import type { RequestExportRefusalCode } from '@hirehq/shared-contracts/graphql/types';

export type RequestExportMutationVariables = { [key: string]: never; };

export type RequestExportMutation = { readonly requestExport:
    | { readonly __typename: 'RequestExportDone', readonly export: { readonly requestedAt: string, readonly signedUrl: string | null, readonly size: number | null, readonly expiresAt: string | null } }
    | { readonly __typename: 'RequestExportRefused', readonly code: RequestExportRefusalCode, readonly message: string }
   };

export const RequestExportDocument: Operation<RequestExportMutation, RequestExportMutationVariables> = {
  name: 'RequestExport',
  kind: 'mutation',
  text: "mutation RequestExport{requestExport{__typename ...on RequestExportDone{export{requestedAt signedUrl size expiresAt}}...on RequestExportRefused{code message}}}",
};
