import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { EmployerScope } from '@hirehq/shared-contracts/employer';
import type { Operation } from '@hirehq/shared-contracts/graphql';
import type { Locale } from '@hirehq/shared-contracts/page';
import type { VerifiedIdentity } from './auth/tokens.ts';
import type { Config } from './config.ts';
import type { Database } from './database/database.ts';
import type { Outbox } from './events/outbox-writer.store.ts';
import type { Stream } from './events/stream.store.ts';
import type { EventHandlers } from './events/topics.ts';
import type { FileGrants } from './files/file-routes.ts';
import type { FileStore } from './files/file-store.ts';
import type { GraphQLResolverMap } from './http/graphql.ts';
import type { KeyedHash } from './keyed-hash.ts';
import type { DeclaredWork } from './work/work-kind.ts';
import type { Work } from './work/work.ts';

/** What the platform hands to every module. */
export interface Services {
  config: Config;
  db: Database;
  outbox: Outbox;
  stream: Stream;
  files: FileStore;
  keyedHash: KeyedHash;
  work: Work;
  /** Runs an operation of shared-contracts in this process, without HTTP. Resolver failures throw. */
  execute: <Result, Variables>(
    operation: Operation<Result, Variables>,
    variables: Variables,
    viewer?: Viewer,
    address?: string,
  ) => Promise<Result>;
  /** The clock, so that tests can set it. */
  now: () => Date;
}

/** A module's door: `export const jobsModule: ModuleFactory = (services) => ({ name: 'jobs', … })`. */
export type ModuleFactory = (services: Services) => ServiceModule;

/** One domain: its REST calls, its GraphQL fields, its work, the outbox events it follows, and its own plain routes. */
export interface ServiceModule {
  name: string;
  /** Fastify plugin body; REST calls are added with `restCalls(app, { 'GET …': handler })` of platform/http. */
  routes?: (app: FastifyInstance) => void | Promise<void>;
  resolvers?: GraphQLResolverMap;
  /** What it does later: on demand, or at fixed times. Each may run more than once, and must come to the same. */
  work?: readonly DeclaredWork[];
  /**
   * The outbox events it follows. Each handler is called with every committed event of its topic, at least once and as work
   * of its own, and must be idempotent by event id.
   */
  events?: EventHandlers;
  /**
   * The candidate of a verified identity, made on first sight; `locale` is the language of the page they ask from, where the
   * request tells. Exactly one module has it.
   */
  candidateOf?: (identity: VerifiedIdentity, locale?: Locale) => Promise<{ candidateId: string; email: string }>;
  /** The employer a key belongs to; undefined for a key that is not valid. Exactly one module has it. */
  employerOf?: (key: string) => Promise<EmployerViewer | undefined>;
  /** Links to files that work only while something else may be seen, by the kind of their grant. */
  fileGrants?: FileGrants;
  /** Fills an empty database with demo data, deterministic; does nothing when its data is there. Modules run in their order. */
  seed?: (options: SeedOptions) => Promise<void>;
  /** Told at start after a seed. */
  demoAccounts?: readonly { email: string; password: string }[];
  /** Runs once the app can answer, before it listens. */
  onStart?: () => Promise<void>;
  onStop?: () => Promise<void>;
}

export interface SeedOptions {
  /** `--jobs N`; undefined is the usual number. */
  jobs: number | undefined;
  progress: (message: string) => void;
}

/** Who asks. Candidate id is the row found by issuer and subject, never the claim alone. */
export type Viewer = { kind: 'anonymous' } | { kind: 'candidate'; candidateId: string; subject: string; email: string };
export type CandidateViewer = Extract<Viewer, { kind: 'candidate' }>;

/** An enterprise, by one of its keys. */
export interface EmployerViewer {
  enterpriseId: string;
  keyId: string;
  scopes: readonly EmployerScope[];
}

export type ViewerOf = (request: FastifyRequest) => Promise<Viewer>;

declare module 'fastify' {
  interface FastifyInstance {
    /** Verifies the tokens of a request, once; throws NOT_SIGNED_IN when they are there and bad. */
    viewerOf: ViewerOf;
    /** The employer whose key a request carries; throws KEY_REFUSED without one that is valid. */
    employerViewerOf: (request: FastifyRequest) => Promise<EmployerViewer>;
    /** Keys of the call table that have a handler. */
    answeredCalls: Set<string>;
  }
}
