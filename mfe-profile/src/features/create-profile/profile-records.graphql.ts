// Generated from profile-records.graphql by `npm run codegen`. Do not edit.
import type { Operation } from '@hirehq/shared-contracts/graphql';
import type { LanguageLevel } from '@hirehq/shared-contracts/graphql/types';

export type KnownLicencesAndLanguagesQueryVariables = { [key: string]: never; };

export type KnownLicencesAndLanguagesQuery = { readonly profile: { readonly languagesVersion: string, readonly licences: ReadonlyArray<{ readonly id: string, readonly name: string, readonly number: string | null }>, readonly languages: ReadonlyArray<{ readonly language: string, readonly level: LanguageLevel }> } };

export const KnownLicencesAndLanguagesDocument: Operation<KnownLicencesAndLanguagesQuery, KnownLicencesAndLanguagesQueryVariables> = {
  name: 'KnownLicencesAndLanguages',
  kind: 'query',
  text: "query KnownLicencesAndLanguages{profile{licences{id name number}languages{language level}languagesVersion}}",
};
