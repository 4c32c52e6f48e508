import type { Resolver } from '../../../../../platform/http/graphql.ts';
import { employerLoaders } from '../../employer-loaders.ts';
import { knownSize } from '../../known-facts.ts';

export const size: Resolver<{ id: string }> = async ({ id }, _args, context) =>
  knownSize((await employerLoaders(context).facts(id))?.size ?? null);
