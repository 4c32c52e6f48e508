import type { Resolver } from '../../../../platform/http/graphql.ts';
import type { ApplicationAnswer } from '../../../applications/index.ts';
import { interviewAnswer } from '../../interview-answer.ts';
import { interviewLoaders } from '../../interview-loaders.ts';

export const interviews: Resolver<ApplicationAnswer> = async ({ id }, _args, context) =>
  ((await interviewLoaders(context).ofApplication(id)) ?? []).map(interviewAnswer);
