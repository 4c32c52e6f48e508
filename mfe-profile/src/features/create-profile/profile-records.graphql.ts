// Generated from profile-records.graphql by `npm run codegen`. Do not edit.
import type { Operation } from '@hirehq/shared-contracts/graphql';
import type { LanguageLevel, SaveLicenceRefusalCode, SaveLanguagesRefusalCode, SaveLicenceInput, SpokenLanguageInput } from '@hirehq/shared-contracts/graphql/types';

export type KnownLicencesAndLanguagesQueryVariables = { [key: string]: never; };

export type KnownLicencesAndLanguagesQuery = { readonly profile: { readonly licences: ReadonlyArray<{ readonly id: string, readonly name: string, readonly number: string | null }>, readonly languages: ReadonlyArray<{ readonly language: string, readonly level: LanguageLevel }> } };

export type SaveLicenceMutationVariables = {
  input: SaveLicenceInput;
};

export type SaveLicenceMutation = { readonly saveLicence:
    | { readonly __typename: 'SaveLicenceDone', readonly licence: { readonly id: string } }
    | { readonly __typename: 'SaveLicenceRefused', readonly code: SaveLicenceRefusalCode, readonly message: string }
   };

export type SaveLanguagesMutationVariables = {
  languages: ReadonlyArray<SpokenLanguageInput> | SpokenLanguageInput;
};

export type SaveLanguagesMutation = { readonly saveLanguages:
    | { readonly __typename: 'SaveLanguagesDone', readonly languages: ReadonlyArray<{ readonly language: string }> }
    | { readonly __typename: 'SaveLanguagesRefused', readonly code: SaveLanguagesRefusalCode, readonly message: string }
   };

export const KnownLicencesAndLanguagesDocument: Operation<KnownLicencesAndLanguagesQuery, KnownLicencesAndLanguagesQueryVariables> = {
  name: 'KnownLicencesAndLanguages',
  kind: 'query',
  text: "query KnownLicencesAndLanguages{profile{licences{id name number}languages{language level}}}",
};

export const SaveLicenceDocument: Operation<SaveLicenceMutation, SaveLicenceMutationVariables> = {
  name: 'SaveLicence',
  kind: 'mutation',
  text: "mutation SaveLicence($input:SaveLicenceInput!){saveLicence(input:$input){__typename ...on SaveLicenceDone{licence{id}}...on SaveLicenceRefused{code message}}}",
};

export const SaveLanguagesDocument: Operation<SaveLanguagesMutation, SaveLanguagesMutationVariables> = {
  name: 'SaveLanguages',
  kind: 'mutation',
  text: "mutation SaveLanguages($languages:[SpokenLanguageInput!]!){saveLanguages(languages:$languages){__typename ...on SaveLanguagesDone{languages{language}}...on SaveLanguagesRefused{code message}}}",
};
