import type { JSONWebKeySet } from 'jose';
import { join } from 'node:path';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { newId } from './platform/ids/new-id.ts';
import { MODULES } from './modules.ts';
import { NO_CANDIDATE_RECORDS } from './platform/candidate-records.ts';
import { attemptWork } from './platform/attempts/attempt-work.ts';
import { createTokenVerifier } from './platform/auth/tokens.ts';
import { createKeyViewerOf } from './platform/auth/key-viewer.ts';
import { createViewerOf } from './platform/auth/viewer.ts';
import type { Config } from './platform/config.ts';
import { openCountryFile } from './platform/country-file.ts';
import type { Database } from './platform/database/database.ts';
import { forgetLeases } from './platform/database/lease.ts';
import { subscriptionsOf } from './platform/events/event-work.ts';
import { createListener } from './platform/events/listener.ts';
import { forgetOldEvents } from './platform/events/outbox.store.ts';
import { OUTBOX_CHANNEL, createOutbox } from './platform/events/outbox-writer.store.ts';
import { createRelay } from './platform/events/relay.ts';
import { createStreamHub } from './platform/events/stream-hub.ts';
import { forgetEndedSessions } from './platform/auth/ended-sessions.store.ts';
import { STREAM_CHANNEL, createStream, forgetStreamEvents } from './platform/events/stream.store.ts';
import { eventData } from './platform/events/event-data.ts';
import { keyColumnsOf } from './platform/files/file-columns.store.ts';
import { fileRoutes, type FileGrants } from './platform/files/file-routes.ts';
import type { FileStore } from './platform/files/file-store.ts';
import { createFreeSpace } from './platform/files/free-space.ts';
import { createScannedFiles, scanWork } from './platform/files/scanned-files.ts';
import { sweepWork } from './platform/files/sweep-files.ts';
import { createClamdScanner } from './platform/files/scanner.ts';
import { endConnectionsOnClose } from './platform/http/connections/end-connections.ts';
import { respondToClientError } from './platform/http/connections/client-error.ts';
import { HEADERS_MS, type ConnectionLimits } from './platform/http/connections/connection-limits.ts';
import { setErrorEnvelope } from './platform/http/envelope.ts';
import { mergeResolvers, registerGraphql } from './platform/http/graphql.ts';
import type { RefusedMutations } from './platform/http/graphql/mutation-results.ts';
import { healthRoutes, readinessOf } from './platform/http/health.ts';
import { respondToBadUrl } from './platform/http/connections/bad-url.ts';
import { createKeyRateLimit } from './platform/http/key-rate-limit.ts';
import { registerHttpPlugins } from './platform/http/plugins.ts';
import { Refusal } from './platform/refusals/refusal.ts';
import { callsWithoutHandler } from './platform/http/rest-calls.ts';
import { createKeyedHash } from './platform/keyed-hash.ts';
import { openLogFile } from './platform/log-file.ts';
import { createManagementServer } from './platform/metrics/management-server.ts';
import { measureFields } from './platform/metrics/measure-fields.ts';
import { measureRequests } from './platform/metrics/measure-requests.ts';
import { createMetrics, type Metrics } from './platform/metrics/metrics.ts';
import type { ModuleFactory, ServiceModule, Services } from './platform/module.ts';
import { deadLetterReport } from './platform/work/report-dead-letters.ts';
import { onSchedule } from './platform/work/work-kind.ts';
import { createWork, type WorkRunner } from './platform/work/work.ts';

export interface BuildAppOptions {
  config: Config;
  db: Database;
  /** For the connections of the work queue and, unless configured otherwise, the one that listens for notifications. */
  databaseUrl: string;
  /** Without the scanner of the configuration, which is put in front of it. */
  files: FileStore;
  /** Secret for signing links and keyed hashes. */
  secret: string;
  modules?: readonly ModuleFactory[];
  /** Public keys of the identity provider; by default requested from it. */
  fetchKeys?: () => Promise<JSONWebKeySet>;
  /** Replaces the one of the candidates module. */
  candidateOf?: NonNullable<ServiceModule['candidateOf']>;
  now?: () => Date;
  heartbeatMs?: number;
  /** How often the event stream looks for events that it was not notified of. */
  streamSweepMs?: number;
  /** Replaces the default modules. */
  connectionLimits?: Partial<ConnectionLimits>;
}

declare module 'fastify' {
  interface FastifyInstance {
    services: Services;
    modules: readonly ServiceModule[];
    work: WorkRunner;
    /** What this process measures of itself, if it has a management port. */
    metrics: Metrics | undefined;
    /** Metrics and health, for that port; it does not listen yet. */
    management: FastifyInstance | undefined;
  }
}

/** Assembles the whole service; `main` listens, tests inject. */
export async function buildApp(options: BuildAppOptions): Promise<FastifyInstance> {
  const { config, db, databaseUrl, secret, now = () => new Date() } = options;
  const app: FastifyInstance = Fastify({
    logger: { level: config.log.level, ...(config.log.file && { stream: openLogFile(config.log.file) }) },
    genReqId: () => newId(),
    logController: new LogController({ requestIdLogLabel: 'traceId' }),
    trustProxy: config.trustProxy.length > 0 ? [...config.trustProxy] : false,
    bodyLimit: 1024 * 1024,
    // A start waits for its database, and for another process that is seeding it.
    pluginTimeout: 0,
    forceCloseConnections: 'idle',
    http: { headersTimeout: HEADERS_MS, connectionsCheckingInterval: 1000 },
    // The time limit of a body depends on its route (connections/); no route allows more than this.
    requestTimeout: 3_600_000,
    clientErrorHandler: respondToClientError,
    routerOptions: { maxParamLength: 500 },
    frameworkErrors: respondToBadUrl(config.origin),
  });
  endConnectionsOnClose(app);
  setErrorEnvelope(app);
  app.decorate('handledCalls', new Set<string>());

  const metrics = config.management && createMetrics(db);
  app.decorate('metrics', metrics);
  if (metrics) measureRequests(app, metrics);
  const listener = createListener(config.database.listenUrl ?? databaseUrl, app.log);
  const space = createFreeSpace({
    folders: [config.dataFolder, join(config.dataFolder, 'files')],
    reserveBytes: config.diskReserveBytes,
    now,
  });
  const work = createWork({ databaseUrl, log: app.log, listener, noSpace: () => space.noteFailure() });
  app.decorate('work', work);
  const scanner = config.scanner && createClamdScanner(config.scanner);
  const files = scanner ? createScannedFiles({ files: options.files, scanner, db, work }) : options.files;
  const services: Services = {
    config,
    db,
    outbox: createOutbox(),
    stream: createStream(),
    files,
    scanner,
    space,
    keyedHash: createKeyedHash(secret),
    countryFile: config.geoipFile === undefined ? undefined : await openCountryFile(config.geoipFile),
    work,
    execute: () => Promise.reject(new Refusal('OVERLOADED')),
    candidateData: [],
    candidates: NO_CANDIDATE_RECORDS,
    publicJob: () => Promise.resolve(undefined),
    embedScript: () => Promise.resolve(undefined),
    now,
  };
  app.decorate('services', services);
  const modules = (options.modules ?? MODULES).map((create) => create(services));
  app.decorate('modules', modules);
  services.candidates = modules.find((module) => module.candidateRecords)?.candidateRecords ?? NO_CANDIDATE_RECORDS;
  services.publicJob = modules.find((module) => module.publicJob)?.publicJob ?? services.publicJob;
  services.embedScript = modules.find((module) => module.embedScript)?.embedScript ?? services.embedScript;
  services.candidateData = [...eventData, ...modules.flatMap((module) => module.candidateData ?? [])];

  const candidateOf = options.candidateOf ?? modules.find((module) => module.candidateOf)?.candidateOf;
  const verifier = createTokenVerifier({
    issuer: config.sso.issuer,
    audience: config.sso.audience,
    clientId: config.sso.clientId,
    fetchKeys: options.fetchKeys ?? (() => providerKeys(app, config)),
  });
  const { viewerOf, sessionEndOf } = createViewerOf(
    verifier,
    candidateOf ?? (() => Promise.reject(new Refusal('NOT_SIGNED_IN'))),
  );
  app.decorate('viewerOf', viewerOf);
  app.decorate('endedSessionOf', verifier.endedSessionOf);
  app.decorate('employerViewerOf', createKeyViewerOf(modules.find((module) => module.employerOf)?.employerOf));
  app.decorate('limitEmployerKey', createKeyRateLimit(services, { name: 'employerRequests', max: config.employerRateLimit }));
  app.decorate('teamViewerOf', createKeyViewerOf(modules.find((module) => module.teamOf)?.teamOf));
  app.decorate('limitTeamKey', createKeyRateLimit(services, { name: 'teamRequests', max: config.teamRateLimit }));
  app.decorate('onRefusedDelivery', modules.find((module) => module.onRefusedDelivery)?.onRefusedDelivery);

  const refusals = await registerHttpPlugins(app, config, options.connectionLimits);
  const hub = createStreamHub({
    db,
    sessionEndOf,
    now,
    ...(metrics && { delivered: metrics.delivered }),
    ...(options.heartbeatMs && { heartbeatMs: options.heartbeatMs }),
    ...(options.streamSweepMs && { sweepMs: options.streamSweepMs }),
  });
  const subscriptions = subscriptionsOf(modules);
  const relay = createRelay({ db, subscriptions, work, log: app.log });
  listener.on(OUTBOX_CHANNEL, () => relay.wake());
  listener.on(STREAM_CHANNEL, (candidateId) => hub.heard(candidateId));
  for (const [channel, heard] of modules.flatMap(({ listens }) => Object.entries(listens ?? {}))) listener.on(channel, heard);

  const resolvers = mergeResolvers(modules.map((module) => module.resolvers ?? {}));
  services.execute = await registerGraphql(app, {
    services,
    resolvers: metrics ? measureFields(resolvers, metrics) : resolvers,
    refusedMutations: Object.assign({}, ...modules.map((module) => module.onRefusedMutation ?? {})) as RefusedMutations,
    production: config.mode === 'production',
  });
  hub.routes(app);
  fileRoutes(app, files, Object.assign({}, ...modules.map((module) => module.fileGrants ?? {})) as FileGrants);
  const health = (server: FastifyInstance) => healthRoutes(server, { db, refusals, space, modules });
  health(app);
  metrics?.measureNow({
    openStreams: () => hub.size(),
    liveSet: async () => {
      const { set } = (await readinessOf(modules)).facts;
      return typeof set === 'number' ? set : null;
    },
  });
  app.decorate('management', metrics && createManagementServer({ metrics, health, log: app.log }));
  for (const module of modules) {
    const { routes } = module;
    if (routes) await app.register(async (scope) => routes(scope));
  }
  await app.register(async (scope) => callsWithoutHandler(scope));

  app.addHook('onReady', async () => {
    for (const module of modules) await module.onStart?.();
    await work.start([
      ...modules.flatMap((module) => module.work ?? []),
      ...subscriptions.map((subscription) => subscription.work),
      attemptWork({ db, now }),
      sweepWork({ files, db, columns: keyColumnsOf(services.candidateData, modules), now, log: app.log }),
      ...(scanner ? [scanWork({ files: options.files, scanner, db })] : []),
      deadLetterReport(work.deadLetters, app.log),
      onSchedule({
        name: 'events.forget',
        schedule: '17 * * * *',
        run: async () => {
          await forgetOldEvents(db);
          await forgetStreamEvents(db);
          await forgetLeases(db);
          await forgetEndedSessions(db, now());
        },
      }),
    ]);
    await listener.start();
    relay.start();
  });
  // Whoever asks the management port whether this process is ready learns that it is not.
  app.addHook('preClose', async () => app.management?.close());
  app.addHook('preClose', async () => hub.close());
  app.addHook('onClose', async () => {
    await relay.stop();
    await Promise.all([listener.stop(), work.stop(), ...modules.map(async (module) => module.onStop?.())]);
  });
  return app;
}

const KEYS_PATH = '/protocol/openid-connect/certs';

/** The embedded provider is called in this process, because its public URL may not be reachable from here. */
async function providerKeys(app: FastifyInstance, { sso }: Config): Promise<JSONWebKeySet> {
  if (sso.embedded) {
    const response = await app.inject({
      url: new URL(sso.issuer).pathname + KEYS_PATH,
      headers: { host: new URL(sso.issuer).host },
    });
    if (response.statusCode !== 200)
      throw new Error(`the embedded identity provider responded with status ${response.statusCode}`);
    return response.json<JSONWebKeySet>();
  }
  const response = await fetch(sso.issuer + KEYS_PATH, { signal: AbortSignal.timeout(5000) });
  if (!response.ok) throw new Error(`the identity provider ${sso.issuer} responded with status ${response.status}`);
  return (await response.json()) as JSONWebKeySet;
}
