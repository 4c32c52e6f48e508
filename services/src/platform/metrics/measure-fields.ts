import { refusalOfError } from '../http/envelope.ts';
import type { GraphQLResolverMap, Resolver } from '../http/graphql.ts';
import type { Metrics } from './metrics.ts';

/** The types whose fields are operations. */
const MEASURED: ReadonlySet<string> = new Set(['Query', 'Mutation']);

type AnyResolver = Resolver<never, never>;

/** The same resolvers; those of Query and Mutation are measured. A refusal counts by its code, and is no failure. */
export function measureFields(
  resolvers: GraphQLResolverMap,
  metrics: Pick<Metrics, 'fieldEnded' | 'refused'>,
): GraphQLResolverMap {
  const measured =
    (field: string, resolve: AnyResolver): AnyResolver =>
    async (...request) => {
      const start = performance.now();
      const end = (result: 'ok' | 'refused' | 'failed') => metrics.fieldEnded(field, result, (performance.now() - start) / 1000);
      try {
        const value: unknown = await resolve(...request);
        end('ok');
        return value;
      } catch (error) {
        const refusal = refusalOfError(error);
        if (refusal) metrics.refused(refusal.code);
        end(refusal ? 'refused' : 'failed');
        throw error;
      }
    };
  const ofType = (type: string, fields: GraphQLResolverMap[string]) =>
    Object.fromEntries(Object.entries(fields).map(([name, resolve]) => [name, measured(`${type}.${name}`, resolve)]));
  return Object.fromEntries(
    Object.entries(resolvers).map(([type, fields]) => [type, MEASURED.has(type) ? ofType(type, fields) : fields]),
  );
}
