// Generated from application-draft.graphql by `npm run codegen`. Do not edit.
import type { Operation } from '@hirehq/shared-contracts/graphql';
import type { ApplicationDraftInput, SaveApplicationDraftRefusalCode, DiscardApplicationDraftRefusalCode } from '@hirehq/shared-contracts/graphql/types';

export type DraftOfApplicationFragment = { readonly jobId: string, readonly requestId: string, readonly resumeId: string | null, readonly adjustments: string | null, readonly coverLetter: string | null, readonly telephone: string | null, readonly revision: number, readonly savedAt: string, readonly answers: ReadonlyArray<{ readonly questionId: string, readonly values: ReadonlyArray<string> }> };

export type ApplicationDraftQueryVariables = {
  jobId: string;
};

export type ApplicationDraftQuery = { readonly applicationDraft: { readonly jobId: string, readonly requestId: string, readonly resumeId: string | null, readonly adjustments: string | null, readonly coverLetter: string | null, readonly telephone: string | null, readonly revision: number, readonly savedAt: string, readonly answers: ReadonlyArray<{ readonly questionId: string, readonly values: ReadonlyArray<string> }> } | null };

export type SaveApplicationDraftMutationVariables = {
  input: ApplicationDraftInput;
};

export type SaveApplicationDraftMutation = { readonly saveApplicationDraft:
    | { readonly __typename: 'SaveApplicationDraftDone', readonly draft: { readonly jobId: string, readonly requestId: string, readonly resumeId: string | null, readonly adjustments: string | null, readonly coverLetter: string | null, readonly telephone: string | null, readonly revision: number, readonly savedAt: string, readonly answers: ReadonlyArray<{ readonly questionId: string, readonly values: ReadonlyArray<string> }> } }
    | { readonly __typename: 'SaveApplicationDraftRefused', readonly code: SaveApplicationDraftRefusalCode, readonly message: string, readonly kept: { readonly jobId: string, readonly requestId: string, readonly resumeId: string | null, readonly adjustments: string | null, readonly coverLetter: string | null, readonly telephone: string | null, readonly revision: number, readonly savedAt: string, readonly answers: ReadonlyArray<{ readonly questionId: string, readonly values: ReadonlyArray<string> }> } | null }
   };

export type DiscardApplicationDraftMutationVariables = {
  jobId: string;
};

export type DiscardApplicationDraftMutation = { readonly discardApplicationDraft:
    | { readonly __typename: 'DiscardApplicationDraftDone', readonly jobId: string }
    | { readonly __typename: 'DiscardApplicationDraftRefused', readonly code: DiscardApplicationDraftRefusalCode, readonly message: string }
   };

export const ApplicationDraftDocument: Operation<ApplicationDraftQuery, ApplicationDraftQueryVariables> = {
  name: 'ApplicationDraft',
  kind: 'query',
  text: "query ApplicationDraft($jobId:ID!){applicationDraft(jobId:$jobId){...DraftOfApplication}}fragment DraftOfApplication on ApplicationDraft{jobId requestId answers{questionId values}resumeId adjustments coverLetter telephone revision savedAt}",
};

export const SaveApplicationDraftDocument: Operation<SaveApplicationDraftMutation, SaveApplicationDraftMutationVariables> = {
  name: 'SaveApplicationDraft',
  kind: 'mutation',
  text: "mutation SaveApplicationDraft($input:ApplicationDraftInput!){saveApplicationDraft(input:$input){__typename ...on SaveApplicationDraftDone{draft{...DraftOfApplication}}...on SaveApplicationDraftRefused{code message kept{...DraftOfApplication}}}}fragment DraftOfApplication on ApplicationDraft{jobId requestId answers{questionId values}resumeId adjustments coverLetter telephone revision savedAt}",
};

export const DiscardApplicationDraftDocument: Operation<DiscardApplicationDraftMutation, DiscardApplicationDraftMutationVariables> = {
  name: 'DiscardApplicationDraft',
  kind: 'mutation',
  text: "mutation DiscardApplicationDraft($jobId:ID!){discardApplicationDraft(jobId:$jobId){__typename ...on DiscardApplicationDraftDone{jobId}...on DiscardApplicationDraftRefused{code message}}}",
};
