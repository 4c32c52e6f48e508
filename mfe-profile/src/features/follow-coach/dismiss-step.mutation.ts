import { useApiMutation } from '@hirehq/shared-ui';
import { CoachSteps } from '../../shared/generated/queries.ts';
import { DismissCoachStepDocument } from './coach-steps.graphql.ts';

/** Hides a step; it disappears at once, and returns if that was not saved. */
export const useDismissStep = () =>
  useApiMutation(DismissCoachStepDocument, {
    optimistic: (cache, { id }) =>
      cache.update(CoachSteps, ({ coachSteps }) => ({ coachSteps: coachSteps.filter((step) => step.id !== id) })),
    invalidates: [CoachSteps],
  });
