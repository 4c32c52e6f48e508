import type { Resolver } from '../../../../platform/http/graphql.ts';
import type { JobAnswer } from '../../read/job-answer.ts';
import { jobLoaders } from '../../job-loaders.ts';

export const saved: Resolver<JobAnswer> = async ({ id }, _args, context) => (await jobLoaders(context).saved(id)) ?? false;
