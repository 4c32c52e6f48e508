// Generated from save-languages.graphql by `npm run codegen`. Do not edit.
import type { Operation } from '@hirehq/shared-contracts/graphql';
import type { LanguageLevel, SaveLanguagesRefusalCode, SpokenLanguageInput } from '@hirehq/shared-contracts/graphql/types';

export type SaveLanguagesMutationVariables = {
  languages: ReadonlyArray<SpokenLanguageInput> | SpokenLanguageInput;
  version?: string | null | undefined;
};

export type SaveLanguagesMutation = { readonly saveLanguages:
    | { readonly __typename: 'SaveLanguagesDone', readonly languages: ReadonlyArray<{ readonly language: string, readonly level: LanguageLevel }> }
    | { readonly __typename: 'SaveLanguagesRefused', readonly code: SaveLanguagesRefusalCode, readonly message: string, readonly current: { readonly languagesVersion: string, readonly languages: ReadonlyArray<{ readonly language: string, readonly level: LanguageLevel }> } | null }
   };

export const SaveLanguagesDocument: Operation<SaveLanguagesMutation, SaveLanguagesMutationVariables> = {
  name: 'SaveLanguages',
  kind: 'mutation',
  text: "mutation SaveLanguages($languages:[SpokenLanguageInput!]!$version:String){saveLanguages(languages:$languages version:$version){__typename ...on SaveLanguagesDone{languages{language level}}...on SaveLanguagesRefused{code message current{languages{language level}languagesVersion}}}}",
};
