import type { Resolver } from '../../../../../platform/http/graphql.ts';
import type { ApplicationResponse } from '../../application-response.ts';
import { offerResponse } from '../../offers/offer-response.ts';
import { applicationLoaders } from '../../application-loaders.ts';

export const offer: Resolver<ApplicationResponse> = async ({ id }, _args, context) => {
  const loaders = applicationLoaders(context);
  const row = await loaders.offer(id);
  if (!row) return null;
  const [documents, versions] = await Promise.all([loaders.documents(row.id), loaders.offerVersions(id)]);
  return offerResponse(context.services.files, row, { documents, versions });
};
