import type { Resolver } from '../../../../platform/http/graphql.ts';
import type { ApplicationResponse } from '../../application-response.ts';
import { offerResponse } from '../../offer-response.ts';
import { applicationLoaders } from '../../application-loaders.ts';

export const offer: Resolver<ApplicationResponse> = async ({ id }, _args, context) => {
  const loaders = applicationLoaders(context);
  const row = await loaders.offer(id);
  return row ? offerResponse(context.services.files, row, await loaders.documents(row.id)) : null;
};
