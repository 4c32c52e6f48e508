import type { Resolver } from '../../../../../platform/http/graphql.ts';
import { employerLoaders } from '../../employer-loaders.ts';
import { knownSector } from '../../known-facts.ts';

export const sector: Resolver<{ id: string }> = async ({ id }, _args, context) =>
  knownSector((await employerLoaders(context).facts(id))?.sector ?? null);
