import type { Resolver } from '../../../../../platform/http/graphql.ts';
import { fileLink } from '../../../../post/files/index.ts';
import type { ApplicationResponse } from '../../application-response.ts';
import { applicationLoaders } from '../../application-loaders.ts';

export const resume: Resolver<ApplicationResponse> = async ({ resumeId }, _args, context) => {
  const row = resumeId ? await applicationLoaders(context).resume(resumeId) : undefined;
  return row ? { id: row.id, title: row.title, url: fileLink(context.services.files, row) } : null;
};
