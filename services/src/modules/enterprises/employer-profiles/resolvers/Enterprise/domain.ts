import type { Resolver } from '../../../../../platform/http/graphql.ts';
import { employerLoaders } from '../../employer-loaders.ts';

export const domain: Resolver<{ id: string }> = async ({ id }, _args, context) =>
  (await employerLoaders(context).facts(id))?.domain ?? null;
