// Generated from own-profile.graphql by `npm run codegen`. Do not edit.
import type { Operation } from '@hirehq/shared-contracts/graphql';
import type { LanguageLevel } from '@hirehq/shared-contracts/graphql/types';

export type OwnLicencesAndLanguagesQueryVariables = { [key: string]: never; };

export type OwnLicencesAndLanguagesQuery = { readonly profile: { readonly licences: ReadonlyArray<{ readonly name: string, readonly issuer: string | null, readonly number: string | null, readonly issuedOn: string | null, readonly expiresOn: string | null }>, readonly languages: ReadonlyArray<{ readonly language: string, readonly level: LanguageLevel }> } };

export const OwnLicencesAndLanguagesDocument: Operation<OwnLicencesAndLanguagesQuery, OwnLicencesAndLanguagesQueryVariables> = {
  name: 'OwnLicencesAndLanguages',
  kind: 'query',
  text: "query OwnLicencesAndLanguages{profile{licences{name issuer number issuedOn expiresOn}languages{language level}}}",
};
