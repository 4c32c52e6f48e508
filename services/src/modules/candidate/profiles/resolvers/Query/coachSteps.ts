import { signedIn } from '../../../../../platform/auth/signed-in.ts';
import type { Resolver } from '../../../../../platform/http/graphql.ts';
import { coachSteps as stepsOf } from '../../coach/coach.service.ts';

export const coachSteps: Resolver<unknown> = async (_parent, _args, { services, viewer }) => stepsOf(services, signedIn(viewer));
