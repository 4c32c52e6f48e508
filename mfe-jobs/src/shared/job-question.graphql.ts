// Generated from job-question.graphql by `npm run codegen`. Do not edit.
import type { ApplyQuestionKind } from '@hirehq/shared-contracts/graphql/types';

export type JobQuestionFragment = { readonly id: string, readonly kind: ApplyQuestionKind, readonly label: string, readonly required: boolean, readonly options: ReadonlyArray<string> };
