import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { JWTPayload } from 'jose';
import type { Operation } from '@hirehq/shared-contracts/graphql';
import { buildApp, type BuildAppOptions } from '../../build-app.ts';
import { readConfig, type Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import { createDiskFileStore } from '../files/disk-files.ts';
import type { Services } from '../module.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';
import { createTestTokens, type TestTokens } from './test-tokens.ts';

export interface GraphQLResponse<Result> {
  statusCode: number;
  data: Result | null | undefined;
  errors: readonly { message: string; extensions: { errorCode: string; fields?: Record<string, string> } }[];
}

export interface TestApp {
  app: FastifyInstance;
  services: Services;
  db: Database;
  databaseUrl: string;
  tokens: TestTokens;
  /** Headers of a candidate. Their id is the subject, unless the app was made with `candidateOf: 'module'`. */
  asCandidate(id: string, claims?: JWTPayload): Promise<Record<string, string>>;
  graphql<Result, Variables>(
    operation: Operation<Result, Variables>,
    variables: Variables,
    headers?: Record<string, string>,
  ): Promise<GraphQLResponse<Result>>;
  /** Stops the app, drops the database, removes the files. */
  close(): Promise<void>;
}

interface TestAppOptions extends Partial<
  Pick<BuildAppOptions, 'modules' | 'files' | 'now' | 'heartbeatMs' | 'streamSweepMs' | 'fetchKeys' | 'connectionLimits'>
> {
  config?: Partial<Config>;
  /** Instead of a database of its own; dropped when the app is closed. */
  database?: TestDatabase;
  /** 'module': the candidates module finds or makes the candidate, as in production. */
  candidateOf?: BuildAppOptions['candidateOf'] | 'module';
}

/** The real app on a database of its own, with tokens of a test provider. Make one a file; close it in afterAll. */
export async function createTestApp({
  config: overrides = {},
  candidateOf,
  database: given,
  ...options
}: TestAppOptions = {}): Promise<TestApp> {
  const database = given ?? (await createTestDatabase());
  const folder = await mkdtemp(join(tmpdir(), 'hirehq-files-'));
  const tokens = await createTestTokens();
  const config: Config = {
    ...readConfig({
      NODE_ENV: 'test',
      HIREHQ_DATA: folder,
      HIREHQ_RATE_LIMIT: '0',
      HIREHQ_LOG_LEVEL: 'silent',
      HIREHQ_RELEASES_PROMOTE: 'true',
      // A page shows what the test has just written.
      HIREHQ_PAGE_DATA_MS: '0',
      // A test passes on a busy machine too.
      HIREHQ_GRAPHQL_TIME_MS: '60000',
      DATABASE_STATEMENT_TIMEOUT_MS: '60000',
    }),
    ...overrides,
  };
  const subjectIsId: BuildAppOptions['candidateOf'] = async ({ subject, claims }) => ({
    candidateId: subject,
    email: String(claims['email']),
  });
  const secret = 'a secret of at least 32 characters';
  const app = await buildApp({
    config,
    db: database.db,
    databaseUrl: database.url,
    files: createDiskFileStore({ folder: join(folder, 'files'), secret }),
    secret,
    fetchKeys: async () => tokens.keys,
    ...(candidateOf !== 'module' && { candidateOf: candidateOf ?? subjectIsId }),
    ...options,
  });
  await app.ready();
  return {
    app,
    services: app.services,
    db: database.db,
    databaseUrl: database.url,
    tokens,
    asCandidate: (id, claims) => tokens.headers(id, claims),
    async graphql(operation, variables, headers = {}) {
      const response = await app.inject({
        method: 'POST',
        url: '/graphql',
        headers,
        payload: { query: operation.text, variables },
      });
      const body = response.json<Partial<GraphQLResponse<never>>>();
      return { statusCode: response.statusCode, data: body.data, errors: body.errors ?? [] };
    },
    async close() {
      await app.close();
      await database.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
