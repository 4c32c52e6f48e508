import type { Resolver } from '../../../../platform/http/graphql.ts';
import type { ApplicationAnswer } from '../../application-answer.ts';
import { historyOf } from '../../history-of.ts';
import { processLoaders } from '../../process-loaders.ts';

export const history: Resolver<ApplicationAnswer> = async ({ id }, _args, context) =>
  historyOf((await processLoaders(context).records(id)) ?? []);
