import { needsRecentSignIn, REFUSALS, type GuardedMutation, type MutationName } from '@hirehq/shared-contracts/refusals';
import { recentlySignedIn } from '../../auth/recently-signed-in.ts';
import type { GraphQLResolverMap, Resolver } from '../graphql.ts';
import { mutationResult } from '../mutation-result.ts';
import { refusalOf } from '../envelope.ts';

const isMutation = (field: string): field is MutationName => Object.hasOwn(REFUSALS, field);

/** Runs the resolver after a recent sign-in only; otherwise the mutation is refused before anything is read or counted. */
function guarded(name: GuardedMutation, resolve: Resolver<never, never>): Resolver<never, never> {
  return (parent, args, context, info) => {
    try {
      recentlySignedIn(context.viewer, context.services.now());
    } catch (error) {
      if (refusalOf(error)?.code !== 'SIGN_IN_AGAIN') throw error;
      return mutationResult(name, { ok: false, code: 'SIGN_IN_AGAIN' }, { done: () => ({}) });
    }
    return resolve(parent, args, context, info);
  };
}

/** Guards every mutation that declares SIGN_IN_AGAIN in shared-contracts, so that no resolver can forget to. */
export function guardMutations(resolvers: GraphQLResolverMap): GraphQLResolverMap {
  const mutations = Object.entries(resolvers['Mutation'] ?? {}).map(([field, resolve]) => [
    field,
    isMutation(field) && needsRecentSignIn(field) ? guarded(field, resolve) : resolve,
  ]);
  return { ...resolvers, Mutation: Object.fromEntries(mutations) as GraphQLResolverMap[string] };
}
