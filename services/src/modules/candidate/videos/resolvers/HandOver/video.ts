import type { Resolver } from '../../../../../platform/http/graphql.ts';
import { videoResponse } from '../../video-response.ts';
import { videoOfHandOver } from '../../videos.store.ts';

export const video: Resolver<{ id: string }> = async ({ id }, _args, { services }) => {
  const found = await videoOfHandOver(services.db, id);
  return found ? videoResponse(services.files, found) : null;
};
