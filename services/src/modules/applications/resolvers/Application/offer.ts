import type { Resolver } from '../../../../platform/http/graphql.ts';
import type { ApplicationAnswer } from '../../application-answer.ts';
import { offerAnswer } from '../../offer-answer.ts';
import { applicationLoaders } from '../../application-loaders.ts';

export const offer: Resolver<ApplicationAnswer> = async ({ id }, _args, context) => {
  const loaders = applicationLoaders(context);
  const row = await loaders.offer(id);
  return row ? offerAnswer(context.services.files, row, await loaders.documents(row.id)) : null;
};
