import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { GraphQLError, NoSchemaIntrospectionCustomRule, type ExecutionResult, type GraphQLResolveInfo } from 'graphql';
import { mercurius, type IResolvers } from 'mercurius';
import { z } from 'zod';
import { isErrorCode, type ErrorCode } from '@hirehq/shared-contracts/error-codes';
import type { Operation } from '@hirehq/shared-contracts/graphql';
import { SDL } from '@hirehq/shared-contracts/graphql/schema';
import type { Locale } from '@hirehq/shared-contracts/page';
import type { Services, Viewer } from '../module.ts';
import { RETRY_AFTER, refusalOfError } from './envelope.ts';
import { errorBody } from './error-body.ts';
import { costOf, tooComplex } from './graphql/graphql-cost.ts';
import { withMutationResults, type RefusedMutations } from './graphql/mutation-results.ts';
import { GRAPHQL_LIMITS, shapeRule } from './graphql/graphql-limits.ts';
import { scalarResolvers } from './graphql/graphql-scalars.ts';
import { allowOnly, type OnlyQueries } from './graphql/only-queries.ts';
import { localeOfRequest } from './request-locale.ts';
import { createQueryBudget, createQueryLanes, type QueryBudget } from './graphql/query-budget.ts';
import { Refusal } from '../refusals/refusal.ts';
import { sizeOf } from './graphql/size-of.ts';
import { slotOf } from './load/work-slot.ts';

/** Third argument of every resolver; one object per request, so it can key a WeakMap of loaders. */
export interface GraphQLContext {
  viewer: Viewer;
  services: Services;
  /** Header `x-synonyms-active: T`: searches widen by synonyms. */
  synonyms: boolean;
  /** IP address of the client; empty for calls inside the process. */
  address: string;
  /** The client's language, if the browser names it. */
  locale: Locale;
  /** Id of the only employer whose jobs may be read, on pages of that employer; undefined: all. */
  onlyEmployer?: string | undefined;
}

/** `export const jobs: Resolver<unknown, QueryJobsArgs> = async (_parent, args, { viewer, services }) => …` */
export type Resolver<Parent, Args = Record<string, never>, Result = unknown> = (
  parent: Parent,
  args: Args,
  context: GraphQLContext,
  info: GraphQLResolveInfo,
) => Result | Promise<Result>;

/** Type → field → resolver. A member of a union is identified by `__typename`. */
export type GraphQLResolverMap = Readonly<Record<string, Readonly<Record<string, Resolver<never, never>>>>>;

interface RunContext extends GraphQLContext {
  traceId: string;
  log: FastifyBaseLogger;
  /** True if messages may suggest fields that the caller did not name. */
  hints: boolean;
  /** Undefined for callers inside the process. */
  budget?: QueryBudget;
  only?: OnlyQueries | undefined;
}

export const graphqlRequest = z.object({
  query: z.string().max(20_000),
  variables: z.record(z.string(), z.unknown()).nullish(),
  operationName: z.string().nullish(),
});
type GraphQLRequest = z.output<typeof graphqlRequest>;

/** Who asks for what in a request from outside. */
interface Asked extends GraphQLRequest, Pick<GraphQLContext, 'viewer' | 'synonyms' | 'address' | 'locale' | 'onlyEmployer'> {
  /** What may be requested; undefined: everything. */
  only?: OnlyQueries;
  /** Header `cache-control` of a response without errors. */
  cacheControl?: string;
}

export type RespondToGraphql = (request: FastifyRequest, reply: FastifyReply, asked: Asked) => Promise<FastifyReply>;

// mercurius accepts a syntax tree as JSON if a document fails to parse; this would bypass the token limit, so it is refused.
const SYNTAX_TREE = /^\s*(\{\s*"|["[\d])/;

/** Merges the modules' maps; throws if a field has two resolvers. */
export function mergeResolvers(maps: readonly GraphQLResolverMap[]): GraphQLResolverMap {
  const merged: Record<string, Record<string, Resolver<never, never>>> = {};
  for (const map of maps) {
    for (const [type, fields] of Object.entries(map)) {
      const target = (merged[type] ??= {});
      for (const [field, resolver] of Object.entries(fields)) {
        if (target[field]) throw new Error(`${type}.${field} has two resolvers.`);
        target[field] = resolver;
      }
    }
  }
  return merged;
}

function codeOf(error: GraphQLError & { code?: string }): ErrorCode | undefined {
  const marked = error.extensions?.['errorCode'];
  if (isErrorCode(marked)) return marked;
  if (error.code === 'MER_ERR_GQL_QUERY_DEPTH' || /more that \d+ tokens/.test(error.message)) return 'QUERY_TOO_COMPLEX';
  return undefined;
}

// graphql-js appends these suggestions to its messages, without an option to omit them.
const SUGGESTION = / Did you mean [^]*$/;

/** Converts a failure before or during execution to the common error format: code, status and message in `extensions`. */
function translated(error: GraphQLError, executing: boolean, { log, traceId, hints }: RunContext): GraphQLError {
  const code = codeOf(error);
  const cause = error.originalError;
  // A failure at a field is a server error unless its cause says otherwise; without a field, the document or its variables are wrong.
  const inField = executing && error.path !== undefined;
  let refusal = code ? new Refusal(code) : cause ? refusalOfError(cause) : undefined;
  refusal ??=
    inField || (executing && cause)
      ? undefined
      : new Refusal('VALIDATION_FAILED', { message: hints ? error.message : error.message.replace(SUGGESTION, '') });
  if (!refusal) log.error({ err: cause ?? error, traceId, path: error.path }, 'unexpected error in a resolver');
  const response = refusal ?? new Refusal('INTERNAL');
  return new GraphQLError(response.message, {
    ...(error.nodes && { nodes: error.nodes }),
    ...(error.path && { path: error.path }),
    extensions: { ...errorBody(response, traceId) },
  });
}

/** The errors that prevented a response; undefined for an unexpected error. */
function errorsIn(error: unknown): readonly GraphQLError[] | undefined {
  if (error instanceof GraphQLError) return [error];
  if (error instanceof Refusal) return [new GraphQLError(error.message, { originalError: error })];
  return (error as { errors?: readonly GraphQLError[] }).errors;
}

interface GraphQLResponse {
  statusCode: number;
  body: ExecutionResult;
}

/** POST /graphql, and the same schema for callers inside the process. */
export async function registerGraphql(
  app: FastifyInstance,
  {
    services,
    resolvers,
    refusedMutations,
    production,
  }: { services: Services; resolvers: GraphQLResolverMap; refusedMutations: RefusedMutations; production: boolean },
): Promise<Services['execute']> {
  const lanes = createQueryLanes(services.config.database.poolSize);
  let run: (request: GraphQLRequest, context: RunContext) => Promise<GraphQLResponse> = () =>
    Promise.reject(new Refusal('OVERLOADED'));

  await app.register(async (scope) => {
    await scope.register(mercurius, {
      schema: SDL,
      resolvers: { ...scalarResolvers, ...withMutationResults(resolvers, refusedMutations) } as IResolvers,
      routes: false,
      graphiql: false,
      jit: 1,
      queryDepth: GRAPHQL_LIMITS.depth,
      graphql: { parseOptions: { maxTokens: GRAPHQL_LIMITS.tokens } },
      validationRules: [shapeRule, ...(production ? [NoSchemaIntrospectionCustomRule] : [])],
      errorFormatter: (execution, context) => ({
        statusCode: 200,
        response: {
          data: execution.data ?? null,
          errors: execution.errors.map((error) => translated(error, true, context as unknown as RunContext)),
        },
      }),
    });
    scope.graphql.addHook('preExecution', async (schema, document, context, variables) => {
      const { only, budget } = context as unknown as RunContext;
      if (only) allowOnly(schema, document, only);
      const operation = costOf(schema, document, variables, GRAPHQL_LIMITS.cost);
      if (operation.kind === 'mutation' && operation.cost > GRAPHQL_LIMITS.lightCost)
        throw tooComplex('This mutation requests too much at once. Split it into smaller ones.');
      await budget?.admit(operation);
    });
    run = async ({ query, variables, operationName }, context) => {
      try {
        if (SYNTAX_TREE.test(query)) throw new GraphQLError('Not a valid GraphQL document.');
        const work = () => scope.graphql(query, { ...context }, variables ?? {}, operationName ?? undefined);
        const { budget } = context;
        const body = await (budget ? budget.run(work) : work());
        if (budget?.signal && sizeOf(body.data, GRAPHQL_LIMITS.answerSize) > GRAPHQL_LIMITS.answerSize)
          throw tooComplex('The response to this query is too large. Request fewer fields or shorter lists.');
        return { statusCode: 200, body };
      } catch (error) {
        const inner = errorsIn(error);
        if (!inner) throw error;
        const errors = inner.map((each) => translated(each, false, context));
        return { statusCode: Number(errors[0]?.extensions['statusCode'] ?? 400), body: { errors } };
      }
    };
  });

  const respond: RespondToGraphql = async (
    request,
    reply,
    { only, cacheControl, viewer, synonyms, address, locale, onlyEmployer, ...asked },
  ) => {
    const budget = createQueryBudget({
      lanes,
      viewer,
      address: request.ip,
      timeMs: services.config.graphqlTimeMs,
      onWait: () => slotOf(request.raw)?.pause(),
    });
    reply.raw.once('close', () => {
      if (!reply.raw.writableFinished) budget.stop(new Refusal('OVERLOADED'));
    });
    const response = await run(asked, {
      budget,
      only,
      viewer,
      services,
      synonyms,
      address,
      locale,
      onlyEmployer,
      traceId: request.id,
      log: request.log,
      hints: !production,
    });
    // Proxies in front of the services must see that the request can be retried.
    const isBusy =
      response.statusCode === 503 || response.body.errors?.some(({ extensions }) => extensions['errorCode'] === 'OVERLOADED');
    if (isBusy) reply.header('retry-after', RETRY_AFTER);
    if (cacheControl !== undefined) reply.header('cache-control', response.body.errors ? 'no-store' : cacheControl);
    return reply
      .code(isBusy ? 503 : response.statusCode)
      .type('application/json')
      .send(JSON.stringify(response.body));
  };
  app.decorate('respondToGraphql', respond);

  app.post('/graphql', { schema: { hide: true }, bodyLimit: 256 * 1024 }, async (request, reply) =>
    respond(request, reply, {
      ...graphqlRequest.parse(request.body),
      viewer: await app.viewerOf(request),
      synonyms: request.headers['x-synonyms-active'] === 'T',
      address: request.ip,
      locale: localeOfRequest(request),
    }),
  );

  return async <Result, Variables>(
    operation: Operation<Result, Variables>,
    variables: Variables,
    viewer: Viewer = { kind: 'anonymous' },
    address = '',
  ) => {
    const context = {
      viewer,
      services,
      synonyms: false,
      address,
      locale: 'en' as const,
      traceId: 'in-process',
      log: app.log,
      hints: true,
    };
    const { body } = await run({ query: operation.text, variables: variables as Record<string, unknown> }, context);
    if (body.errors?.[0]) throw body.errors[0];
    return body.data as Result;
  };
}
