import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { TeamRight } from '@hirehq/shared-contracts/delivery';
import type { EmbedScript } from '@hirehq/shared-contracts/embed';
import type { EmployerScope } from '@hirehq/shared-contracts/employer';
import type { Operation } from '@hirehq/shared-contracts/graphql';
import type { Locale } from '@hirehq/shared-contracts/page';
import type { Role } from '@hirehq/shared-contracts/session';
import type { VerifiedIdentity } from './auth/tokens.ts';
import type { CandidateDataTable } from './candidate-data/candidate-data.ts';
import type { CandidateRecords } from './candidate-records.ts';
import type { Config } from './config.ts';
import type { CountryFile } from './country-file.ts';
import type { Database } from './database/database.ts';
import type { Outbox } from './events/outbox-writer.store.ts';
import type { Stream } from './events/stream.store.ts';
import type { EventHandlers } from './events/topics.ts';
import type { KeyColumn } from './files/file-columns.store.ts';
import type { FileGrants } from './files/file-routes.ts';
import type { FreeSpace } from './files/free-space.ts';
import type { FileStore } from './files/file-store.ts';
import type { Scanner } from './files/scanner.ts';
import type { OnRefusedDelivery } from './http/delivery-calls.ts';
import type { GraphQLResolverMap, RespondToGraphql } from './http/graphql.ts';
import type { RefusedMutations } from './http/graphql/mutation-results.ts';
import type { KeyRateLimit } from './http/key-rate-limit.ts';
import type { KeyedHash } from './keyed-hash.ts';
import type { DeclaredWork } from './work/work-kind.ts';
import type { Work } from './work/work.ts';

/** What the platform provides to every module. */
export interface Services {
  config: Config;
  db: Database;
  outbox: Outbox;
  stream: Stream;
  files: FileStore;
  /** The virus scanner, if one is configured; `files` uses it already. */
  scanner: Scanner | undefined;
  /** Whether files and the database have space. */
  space: FreeSpace;
  keyedHash: KeyedHash;
  /** The operator's file with the countries of addresses, if one is configured. */
  countryFile: CountryFile | undefined;
  work: Work;
  /** Runs an operation of shared-contracts in this process, without HTTP. Throws if a resolver fails. */
  execute: <Result, Variables>(
    operation: Operation<Result, Variables>,
    variables: Variables,
    viewer?: Viewer,
    address?: string,
  ) => Promise<Result>;
  /** The declared candidate data of all modules. */
  candidateData: readonly CandidateDataTable[];
  /** What sign-in needs of candidates. */
  candidates: CandidateRecords;
  /** An open job that everybody may see, in words; undefined if there is none with this id. */
  publicJob: (id: string) => Promise<JobInWords | undefined>;
  /** The live version of the script for other sites; undefined if none is published. */
  embedScript: () => Promise<EmbedScript | undefined>;
  /** The current time; tests can set it. */
  now: () => Date;
}

export interface JobInWords {
  title: string;
  company: string;
}

/** A module's entry point: `export const jobsModule: ModuleFactory = (services) => ({ name: 'jobs', … })`. */
export type ModuleFactory = (services: Services) => ServiceModule;

/** One domain: its REST calls, its GraphQL fields, its work, the outbox events it follows, and its own plain routes. */
export interface ServiceModule {
  name: string;
  /** Fastify plugin body; REST calls are added with `restCalls(app, { 'GET …': handler })` of platform/http. */
  routes?: (app: FastifyInstance) => void | Promise<void>;
  resolvers?: GraphQLResolverMap;
  /** Its background work: on demand, or on a schedule. It may run more than once and must be idempotent. */
  work?: readonly DeclaredWork[];
  /**
   * The outbox events it subscribes to. Each handler is called with every committed event of its topic, at least once and as work
   * of its own, and must be idempotent by event id.
   */
  events?: EventHandlers;
  /** Its columns with keys of the file store, besides those of `candidateData`. A file that no column names is removed. */
  keyColumns?: readonly KeyColumn[];
  /** Its tables with data about candidates, which are exported, and deleted with the account. */
  candidateData?: readonly CandidateDataTable[];
  /**
   * The candidate of a verified identity, created on first use; `locale` is the language of the requesting page, if the
   * request names it. Exactly one module provides it.
   */
  candidateOf?: (identity: VerifiedIdentity, locale?: Locale) => Promise<{ candidateId: string; email: string }>;
  /** What sign-in needs of candidates. Exactly one module provides it. */
  candidateRecords?: CandidateRecords;
  /** An open job in words. Exactly one module provides it. */
  publicJob?: Services['publicJob'];
  /** The live version of the script for other sites. Exactly one module provides it. */
  embedScript?: Services['embedScript'];
  /** The employer a key belongs to; undefined for an invalid key. Exactly one module provides it. */
  employerOf?: (key: string) => Promise<EmployerViewer | undefined>;
  /** The team a key belongs to; undefined for an invalid key. Exactly one module provides it. */
  teamOf?: (key: string) => Promise<TeamViewer | undefined>;
  /** Hears of refused calls of teams. At most one module provides it. */
  onRefusedDelivery?: OnRefusedDelivery;
  /** Hears of refusals of its mutations, by name, before they are answered. */
  onRefusedMutation?: RefusedMutations;
  /** Checks of file links that work only while something else may be seen, by kind of grant. */
  fileGrants?: FileGrants;
  /** Fills an empty database with demo data, deterministic; does nothing if the data exists. Modules run in order. */
  seed?: (options: SeedOptions) => Promise<void>;
  /** Printed on start after a seed. */
  demoAccounts?: readonly { email: string; password: string; shows: string }[];
  /**
   * Channels of the database on which it listens in every process. Each is called with the payload of a notification, and with
   * `undefined` after the connection was lost, because notifications may have been missed.
   */
  listens?: Readonly<Record<string, (payload: string | undefined) => void>>;
  /** Whether it can do its part in this process, and what `/ready` shows of it. */
  readiness?: () => Promise<Readiness>;
  /** Runs once the app can handle requests, before it listens. */
  onStart?: () => Promise<void>;
  onStop?: () => Promise<void>;
}

export interface Readiness {
  /** False if this process should get no requests. */
  isReady: boolean;
  facts: Readonly<Record<string, string | number | null>>;
}

export interface SeedOptions {
  /** `--jobs N`; undefined is the usual number. */
  jobs: number | undefined;
  progress: (message: string) => void;
}

/** Who makes the request. The candidate id is that of the row with the issuer and subject, never the claim alone. */
export type Viewer =
  | { kind: 'anonymous' }
  | {
      kind: 'candidate';
      candidateId: string;
      subject: string;
      email: string;
      /** As the identity provider says. */
      emailVerified: boolean;
      /** The session of the tokens at the identity provider; undefined for work without a request. */
      sessionId?: string;
      /** When the candidate last proved who they are, as the provider says; undefined if it is not known. */
      authenticatedAt?: Date | undefined;
      /** Of the account, as the access token says; undefined for work without a request. */
      roles?: readonly Role[];
    };
export type CandidateViewer = Extract<Viewer, { kind: 'candidate' }>;

/** An employer, identified by one of its API keys. */
export interface EmployerViewer {
  enterpriseId: string;
  keyId: string;
  scopes: readonly EmployerScope[];
}

/** A team that releases remotes, identified by one of its keys. */
export interface TeamViewer {
  team: string;
  keyId: string;
  remotes: readonly string[] | 'ALL';
  rights: readonly TeamRight[];
}

export type ViewerOf = (request: FastifyRequest) => Promise<Viewer>;

declare module 'fastify' {
  interface FastifyInstance {
    /** Verifies the tokens of a request, once; throws NOT_SIGNED_IN for invalid tokens. */
    viewerOf: ViewerOf;
    /** The session that a logout token of the identity provider is about. */
    endedSessionOf: (logoutToken: string) => Promise<string>;
    /** The employer of a request's API key; throws KEY_REFUSED without a valid key. */
    employerViewerOf: (request: FastifyRequest) => Promise<EmployerViewer>;
    limitEmployerKey: KeyRateLimit;
    /** The team of a request's API key; throws KEY_REFUSED without a valid key. */
    teamViewerOf: (request: FastifyRequest) => Promise<TeamViewer>;
    limitTeamKey: KeyRateLimit;
    onRefusedDelivery: OnRefusedDelivery | undefined;
    /** Responds to a GraphQL request from outside, within the limits of `/graphql`. */
    respondToGraphql: RespondToGraphql;
    /** Keys of the call table that have a handler. */
    handledCalls: Set<string>;
  }
}
