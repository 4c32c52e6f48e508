import type { ErrorCode } from '@hirehq/shared-contracts/error-codes';
import { needsRecentSignIn, REFUSALS, type MutationName } from '@hirehq/shared-contracts/refusals';
import { recentlySignedIn } from '../../auth/recently-signed-in.ts';
import type { GraphQLContext, GraphQLResolverMap, Resolver } from '../graphql.ts';
import { Refusal } from '../../refusals/refusal.ts';

/** By mutation: hears of each refusal, before it is answered. */
export type RefusedMutations = Partial<Record<MutationName, OnRefusedMutation>>;
type OnRefusedMutation = (refused: { refusal: Refusal; args: unknown; context: GraphQLContext }) => Promise<void>;

const isMutation = (field: string): field is MutationName => Object.hasOwn(REFUSALS, field);

/** Whether the mutation declares the code. Mistakes in fields stay an error of the response, where forms read them. */
const isDeclared = (name: MutationName, error: unknown): error is Refusal =>
  error instanceof Refusal && error.fields === undefined && (REFUSALS[name] as readonly ErrorCode[]).includes(error.code);

/**
 * `XDone` with what the resolver of the mutation `x` returns, or `XRefused` for a refusal with a code that is declared for it. One
 * that declares SIGN_IN_AGAIN is refused without a recent sign-in before anything is read or counted.
 */
function withResult(
  name: MutationName,
  resolve: Resolver<never, never>,
  heard: OnRefusedMutation | undefined,
): Resolver<never, never> {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  return async (parent, args, context, info) => {
    try {
      if (needsRecentSignIn(name)) recentlySignedIn(context.viewer, context.services.now());
      return { __typename: `${type}Done`, ...((await resolve(parent, args, context, info)) as object) };
    } catch (error) {
      if (error instanceof Refusal) await heard?.({ refusal: error, args, context });
      if (!isDeclared(name, error)) throw error;
      const { code, message, current, further } = error;
      return { ...further, current, __typename: `${type}Refused`, code, message };
    }
  };
}

/** Gives each mutation its result, so that resolvers and what they call need only return or throw. */
export function withMutationResults(resolvers: GraphQLResolverMap, heard: RefusedMutations = {}): GraphQLResolverMap {
  const mutations = Object.entries(resolvers['Mutation'] ?? {}).map(([field, resolve]) => [
    field,
    isMutation(field) ? withResult(field, resolve, heard[field]) : resolve,
  ]);
  return { ...resolvers, Mutation: Object.fromEntries(mutations) as GraphQLResolverMap[string] };
}
