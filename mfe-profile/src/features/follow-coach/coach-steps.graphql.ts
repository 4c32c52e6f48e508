// Generated from coach-steps.graphql by `npm run codegen`. Do not edit.
import type { Operation } from '@hirehq/shared-contracts/graphql';
import type { CoachStepKind, DismissCoachStepRefusalCode } from '@hirehq/shared-contracts/graphql/types';

export type CoachStepsQueryVariables = { [key: string]: never; };

export type CoachStepsQuery = { readonly coachSteps: ReadonlyArray<{ readonly id: string, readonly kind: CoachStepKind, readonly subject: string | null, readonly jobs: number | null, readonly ofJobs: number | null, readonly points: number | null, readonly days: number | null }> };

export type DismissCoachStepMutationVariables = {
  id: string;
};

export type DismissCoachStepMutation = { readonly dismissCoachStep:
    | { readonly __typename: 'DismissCoachStepDone', readonly id: string }
    | { readonly __typename: 'DismissCoachStepRefused', readonly code: DismissCoachStepRefusalCode, readonly message: string }
   };

export const CoachStepsDocument: Operation<CoachStepsQuery, CoachStepsQueryVariables> = {
  name: 'CoachSteps',
  kind: 'query',
  text: "query CoachSteps{coachSteps{id kind subject jobs ofJobs points days}}",
};

export const DismissCoachStepDocument: Operation<DismissCoachStepMutation, DismissCoachStepMutationVariables> = {
  name: 'DismissCoachStep',
  kind: 'mutation',
  text: "mutation DismissCoachStep($id:ID!){dismissCoachStep(id:$id){__typename ...on DismissCoachStepDone{id}...on DismissCoachStepRefused{code message}}}",
};
