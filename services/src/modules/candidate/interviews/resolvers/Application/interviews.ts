import type { Resolver } from '../../../../../platform/http/graphql.ts';
import type { ApplicationResponse } from '../../../applications/index.ts';
import { interviewResponse } from '../../interview-response.ts';
import { interviewLoaders } from '../../interview-loaders.ts';

export const interviews: Resolver<ApplicationResponse> = async ({ id }, _args, context) =>
  ((await interviewLoaders(context).ofApplication(id)) ?? []).map(interviewResponse);
