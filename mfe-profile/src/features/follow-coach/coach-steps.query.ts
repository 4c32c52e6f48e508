import { useApiQuery } from '@hirehq/shared-ui';
import { CoachStepsDocument, type CoachStepsQuery } from './coach-steps.graphql.ts';

export type CoachStep = CoachStepsQuery['coachSteps'][number];

/** Next steps, the most useful first, without dismissed ones. */
export const useCoachSteps = () => useApiQuery(CoachStepsDocument, {}, { live: true });
