import type { Resolver } from '../../../../platform/http/graphql.ts';
import { fileLink } from '../../../files/index.ts';
import type { ApplicationAnswer } from '../../application-answer.ts';
import { applicationLoaders } from '../../application-loaders.ts';

export const resume: Resolver<ApplicationAnswer> = async ({ resumeId }, _args, context) => {
  const row = resumeId ? await applicationLoaders(context).resume(resumeId) : undefined;
  return row ? { id: row.id, title: row.title, url: fileLink(context.services.files, row) } : null;
};
