import type { GraphQLContext } from '../http/graphql.ts';

/** Loaders of one request, made when its first field asks for them; each of them is a `batchLoader`. */
export function requestLoaders<Loaders>(create: (context: GraphQLContext) => Loaders): (context: GraphQLContext) => Loaders {
  const made = new WeakMap<GraphQLContext, Loaders>();
  return (context) => {
    const known = made.get(context);
    if (known) return known;
    const loaders = create(context);
    made.set(context, loaders);
    return loaders;
  };
}
