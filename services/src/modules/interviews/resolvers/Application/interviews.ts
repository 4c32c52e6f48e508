import type { Resolver } from '../../../../platform/http/graphql.ts';
import type { ApplicationAnswer } from '../../../applications/index.ts';
import { interviewAnswer } from '../../interview-answer.ts';
import { interviewLoader } from '../../interview-loader.ts';

export const interviews: Resolver<ApplicationAnswer> = async ({ id }, _args, context) =>
  ((await interviewLoader(context)(id)) ?? []).map(interviewAnswer);
