// Generated from checklists.graphql by `npm run codegen`. Do not edit.
import type { Operation } from '@hirehq/shared-contracts/graphql';
import type { ChecklistItemKind, SaveChecklistRefusalCode, SignChecklistRefusalCode, SaveChecklistInput } from '@hirehq/shared-contracts/graphql/types';

export type ChecklistPartsFragment = { readonly id: string, readonly version: string, readonly signedName: string | null, readonly signedAt: string | null, readonly expiresOn: string | null, readonly items: ReadonlyArray<{ readonly id: string, readonly group: string, readonly kind: ChecklistItemKind, readonly required: boolean, readonly done: boolean, readonly rating: number | null, readonly files: ReadonlyArray<{ readonly id: string, readonly fileName: string, readonly signedUrl: string }> }> };

export type ChecklistsQueryVariables = { [key: string]: never; };

export type ChecklistsQuery = { readonly checklists: ReadonlyArray<{ readonly id: string, readonly version: string, readonly signedName: string | null, readonly signedAt: string | null, readonly expiresOn: string | null, readonly items: ReadonlyArray<{ readonly id: string, readonly group: string, readonly kind: ChecklistItemKind, readonly required: boolean, readonly done: boolean, readonly rating: number | null, readonly files: ReadonlyArray<{ readonly id: string, readonly fileName: string, readonly signedUrl: string }> }> }> };

export type SaveChecklistMutationVariables = {
  input: SaveChecklistInput;
};

export type SaveChecklistMutation = { readonly saveChecklist:
    | { readonly __typename: 'SaveChecklistDone', readonly checklist: { readonly id: string, readonly version: string, readonly signedName: string | null, readonly signedAt: string | null, readonly expiresOn: string | null, readonly items: ReadonlyArray<{ readonly id: string, readonly group: string, readonly kind: ChecklistItemKind, readonly required: boolean, readonly done: boolean, readonly rating: number | null, readonly files: ReadonlyArray<{ readonly id: string, readonly fileName: string, readonly signedUrl: string }> }> } }
    | { readonly __typename: 'SaveChecklistRefused', readonly code: SaveChecklistRefusalCode, readonly message: string, readonly current: { readonly id: string, readonly version: string, readonly signedName: string | null, readonly signedAt: string | null, readonly expiresOn: string | null, readonly items: ReadonlyArray<{ readonly id: string, readonly group: string, readonly kind: ChecklistItemKind, readonly required: boolean, readonly done: boolean, readonly rating: number | null, readonly files: ReadonlyArray<{ readonly id: string, readonly fileName: string, readonly signedUrl: string }> }> } | null }
   };

export type SignChecklistMutationVariables = {
  id: string;
  signedName: string;
  version?: string | null | undefined;
};

export type SignChecklistMutation = { readonly signChecklist:
    | { readonly __typename: 'SignChecklistDone', readonly checklist: { readonly id: string, readonly version: string, readonly signedName: string | null, readonly signedAt: string | null, readonly expiresOn: string | null, readonly items: ReadonlyArray<{ readonly id: string, readonly group: string, readonly kind: ChecklistItemKind, readonly required: boolean, readonly done: boolean, readonly rating: number | null, readonly files: ReadonlyArray<{ readonly id: string, readonly fileName: string, readonly signedUrl: string }> }> } }
    | { readonly __typename: 'SignChecklistRefused', readonly code: SignChecklistRefusalCode, readonly message: string, readonly current: { readonly id: string, readonly version: string, readonly signedName: string | null, readonly signedAt: string | null, readonly expiresOn: string | null, readonly items: ReadonlyArray<{ readonly id: string, readonly group: string, readonly kind: ChecklistItemKind, readonly required: boolean, readonly done: boolean, readonly rating: number | null, readonly files: ReadonlyArray<{ readonly id: string, readonly fileName: string, readonly signedUrl: string }> }> } | null }
   };

export const ChecklistsDocument: Operation<ChecklistsQuery, ChecklistsQueryVariables> = {
  name: 'Checklists',
  kind: 'query',
  text: "query Checklists{checklists{...ChecklistParts}}fragment ChecklistParts on Checklist{id version items{id group kind required done rating files{id fileName signedUrl}}signedName signedAt expiresOn}",
};

export const SaveChecklistDocument: Operation<SaveChecklistMutation, SaveChecklistMutationVariables> = {
  name: 'SaveChecklist',
  kind: 'mutation',
  text: "mutation SaveChecklist($input:SaveChecklistInput!){saveChecklist(input:$input){__typename ...on SaveChecklistDone{checklist{...ChecklistParts}}...on SaveChecklistRefused{code message current{...ChecklistParts}}}}fragment ChecklistParts on Checklist{id version items{id group kind required done rating files{id fileName signedUrl}}signedName signedAt expiresOn}",
};

export const SignChecklistDocument: Operation<SignChecklistMutation, SignChecklistMutationVariables> = {
  name: 'SignChecklist',
  kind: 'mutation',
  text: "mutation SignChecklist($id:ID!$signedName:String!$version:String){signChecklist(id:$id signedName:$signedName version:$version){__typename ...on SignChecklistDone{checklist{...ChecklistParts}}...on SignChecklistRefused{code message current{...ChecklistParts}}}}fragment ChecklistParts on Checklist{id version items{id group kind required done rating files{id fileName signedUrl}}signedName signedAt expiresOn}",
};
