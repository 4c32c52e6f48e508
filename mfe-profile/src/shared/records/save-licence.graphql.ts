// Generated from save-licence.graphql by `npm run codegen`. Do not edit.
import type { Operation } from '@hirehq/shared-contracts/graphql';
import type { SaveLicenceRefusalCode, SaveLicenceInput } from '@hirehq/shared-contracts/graphql/types';

export type SaveLicenceMutationVariables = {
  input: SaveLicenceInput;
};

export type SaveLicenceMutation = { readonly saveLicence:
    | { readonly __typename: 'SaveLicenceDone', readonly licence: { readonly id: string } }
    | { readonly __typename: 'SaveLicenceRefused', readonly code: SaveLicenceRefusalCode, readonly message: string, readonly current: { readonly id: string, readonly version: string, readonly name: string, readonly issuer: string | null, readonly number: string | null, readonly region: string | null, readonly issuedOn: string | null, readonly expiresOn: string | null } | null }
   };

export const SaveLicenceDocument: Operation<SaveLicenceMutation, SaveLicenceMutationVariables> = {
  name: 'SaveLicence',
  kind: 'mutation',
  text: "mutation SaveLicence($input:SaveLicenceInput!){saveLicence(input:$input){__typename ...on SaveLicenceDone{licence{id}}...on SaveLicenceRefused{code message current{id version name issuer number region issuedOn expiresOn}}}}",
};
