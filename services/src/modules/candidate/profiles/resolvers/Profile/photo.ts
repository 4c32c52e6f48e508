import { signedIn } from '../../../../../platform/auth/signed-in.ts';
import type { Resolver } from '../../../../../platform/http/graphql.ts';
import { fileLink } from '../../../../post/files/index.ts';
import { shareableCandidate } from '../../sharing/shared-facts.store.ts';

export const photo: Resolver<unknown> = async (_parent, _args, { services, viewer }) => {
  const row = await shareableCandidate(services.db, signedIn(viewer).candidateId);
  if (!row?.file_id || !row.storage_key || !row.file_name || !row.content_type) return null;
  const { file_id: id, storage_key, file_name, content_type } = row;
  return { id, contentType: content_type, signedUrl: fileLink(services.files, { storage_key, file_name, content_type }) };
};
