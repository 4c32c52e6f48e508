import { resolve } from 'node:path';
import { z } from 'zod';
import {
  brandVariantOf,
  EXTERNAL_PROVIDER_ACTIONS,
  type BrandVariant,
  type ProviderAction,
} from '@hirehq/shared-contracts/codes';
import { DEFAULT_LOAD_MS, type OperatorLink, type Testimonial } from '@hirehq/shared-contracts/page';
import {
  ConfigError,
  flag,
  httpAddress,
  httpOrigin,
  isCidr,
  isDnsServer,
  list,
  managementOf,
  managementVariables,
  postgresAddress,
  sharedPagesOf,
  sharedPagesVariables,
  testimonialsSchema,
  toolbarScriptOf,
  wholeNumber,
  type ManagementAddress,
  type SharedPages,
  type ToolbarScript,
} from './config-values.ts';
import { mistakeOfSecret } from './ids/secret.ts';
import { ownOrigin } from './own-origin.ts';
import { scannerAddressOf } from './files/scanner-address.ts';
import type { ScannerAddress } from './files/scanner.ts';
import { socialProvidersSchema, type SocialProvider } from './social-provider.ts';
import platform from '../../../package.json' with { type: 'json' };

/** All environment variables of the services; docs/operations/environment.md lists the same names. */
const environmentSchema = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
  PORT: wholeNumber(1, 65_535).default(3000),
  HOST: z.string().min(1).default('localhost'),
  HIREHQ_ORIGIN: httpAddress.optional(),
  HIREHQ_DATA: z.string().min(1).default('.hirehq'),
  DATABASE_URL: postgresAddress.optional(),
  DATABASE_LISTEN_URL: postgresAddress.optional(),
  DATABASE_POOL_SIZE: wholeNumber(2, 200).default(12),
  DATABASE_STATEMENT_TIMEOUT_MS: wholeNumber(100, 600_000).default(15_000),
  HIREHQ_RELEASES: list(':').default([]),
  HIREHQ_RELEASES_PROMOTE: flag.default(false),
  HIREHQ_RELEASES_DAYS: wholeNumber(1, 3650).default(30),
  HIREHQ_ASSETS_ORIGIN: httpOrigin.optional(),
  HIREHQ_START_DESPITE_BREAKS: flag.default(false),
  ...sharedPagesVariables,
  ...managementVariables,
  HIREHQ_LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('warn'),
  HIREHQ_LOG_FILE: z.string().min(1).optional(),
  HIREHQ_TRUST_PROXY: list(',')
    .refine((ranges) => ranges.every(isCidr), { error: 'must be a comma-separated list of addresses or CIDR ranges' })
    .default([]),
  HIREHQ_CONNECTIONS_PER_ADDRESS: wholeNumber(0, 100_000).default(256),
  HIREHQ_RATE_LIMIT: wholeNumber(0, 1_000_000).default(3000),
  HIREHQ_EMPLOYER_RATE_LIMIT: wholeNumber(0, 1_000_000).default(600),
  HIREHQ_TEAM_RATE_LIMIT: wholeNumber(0, 1_000_000).default(1200),
  HIREHQ_EMBED_RATE_LIMIT: wholeNumber(0, 1_000_000).default(6000),
  HIREHQ_GRAPHQL_TIME_MS: wholeNumber(100, 120_000).default(8000),
  HIREHQ_AUTOPILOT: z.enum(['on', 'off']).optional(),
  HIREHQ_LOAD_MS: wholeNumber(100, 120_000).default(DEFAULT_LOAD_MS),
  HIREHQ_PAGE_DATA_MS: wholeNumber(0, 60_000).default(5_000),
  HIREHQ_SEED: z.enum(['demo', 'none']).optional(),
  HIREHQ_SECRET: z
    .string()
    .check(({ value, issues }) => {
      const message = mistakeOfSecret(value);
      if (message !== undefined) issues.push({ code: 'custom', message, input: value });
    })
    .optional(),
  HIREHQ_S3_BUCKET: z.string().min(1).optional(),
  HIREHQ_S3_ENDPOINT: httpAddress.optional(),
  HIREHQ_S3_REGION: z.string().min(1).default('us-east-1'),
  HIREHQ_S3_ACCESS_KEY: z.string().min(1).optional(),
  HIREHQ_S3_SECRET_KEY: z.string().min(1).optional(),
  HIREHQ_SCANNER: z.string().min(1).optional(),
  HIREHQ_DISK_RESERVE_MB: z.coerce.number().int().min(0).default(200),
  HIREHQ_SSO_ISSUER: httpAddress.optional(),
  HIREHQ_SSO_CLIENT: z.string().min(1).default('hirehq-candidate'),
  HIREHQ_SSO_AUDIENCE: z.string().min(1).default('hirehq-api'),
  HIREHQ_SSO_ACTIONS: list(',')
    .pipe(
      z.array(
        z.enum(EXTERNAL_PROVIDER_ACTIONS, { error: `must be a comma-separated list of ${EXTERNAL_PROVIDER_ACTIONS.join(', ')}` }),
      ),
    )
    .default(['PASSWORD', 'SESSIONS', 'ACCOUNT']),
  HIREHQ_SSO_ADMIN: z
    .string()
    .regex(/^[^:\s]+:\S+$/, 'must look like client-id:secret')
    .optional(),
  HIREHQ_ALLOW_EMBEDDED_SSO: flag.default(false),
  HIREHQ_SOCIAL_PROVIDERS: socialProvidersSchema.default([]),
  HIREHQ_VARIANT: z.string().max(20).default('D'),
  HIREHQ_SERVICE_WORKER: z.enum(['on', 'off']).default('on'),
  HIREHQ_SERVED_PARTS: z.enum(['on', 'off']).default('on'),
  HIREHQ_GEOLOCATION_URL: httpAddress.optional(),
  HIREHQ_GEOIP_MMDB: z.string().min(1).optional(),
  HIREHQ_PAY_RATES_URL: httpAddress.optional(),
  HIREHQ_LOGOS: z.enum(['named', 'domains', 'off']).default('named'),
  HIREHQ_FETCH_PRIVATE: flag.default(false),
  HIREHQ_DNS_SERVERS: list(',')
    .refine((servers) => servers.every(isDnsServer), {
      error: 'must be a comma-separated list of IP addresses, with or without a port',
    })
    .default([]),
  HIREHQ_LINK_DEMO: httpAddress.optional(),
  HIREHQ_LINK_SPECIALIST: httpAddress.optional(),
  HIREHQ_LINK_LINKEDIN: httpAddress.optional(),
  HIREHQ_LINK_FACEBOOK: httpAddress.optional(),
  HIREHQ_LINK_YOUTUBE: httpAddress.optional(),
  HIREHQ_TESTIMONIALS: testimonialsSchema.default([]),
  HIREHQ_TOOLBAR_SCRIPT: z
    .url({ protocol: /^https$/, error: 'must be an https URL such as https://tools.example.com/toolbar.js' })
    .optional(),
  HIREHQ_TOOLBAR_INTEGRITY: z
    .string()
    .regex(/^sha(256|384|512)-[A-Za-z0-9+/]+={0,2}$/, 'must look like sha384-…')
    .optional(),
  HIREHQ_TOOLBAR_CLOSED_BY: z.string().trim().min(1).max(200).optional(),
  HIREHQ_OPERATOR_NAME: z.string().trim().min(1).max(200).optional(),
  HIREHQ_OPERATOR_EMAIL: z.email({ error: 'must be an email address such as privacy@example.com' }).optional(),
  HIREHQ_SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must look like smtp://user:password@host:587 or smtps://…' }).optional(),
  HIREHQ_MAIL_FROM: z
    .string()
    .max(320)
    .regex(/^([^<>@\r\n]+ <[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/, 'must look like hireHQ <no-reply@example.com>')
    .optional(),
});

/** Our own provider in the rows of candidates: the same under every address, so that an installation can move. */
export const OWN_PROVIDER = 'embedded';

/** The identity provider of candidates, and what their tokens must contain. */
export interface SsoConfig {
  /** True for our own OpenID provider, under /realms/hirehq. */
  embedded: boolean;
  issuer: string;
  /** What the rows of candidates call the provider: `OWN_PROVIDER`, or the issuer of another one. */
  provider: string;
  /** Settings of keycloak-js: the issuer is `{url}/realms/{realm}`. */
  url: string;
  realm: string;
  clientId: string;
  /** `aud` of access tokens. */
  audience: string;
  /** What the settings page offers to do at the provider. */
  actions: readonly ProviderAction[];
  /** The service account at an external Keycloak that may delete accounts. */
  admin: { clientId: string; secret: string } | undefined;
}

/** The bucket that files are stored in. */
export interface S3Config {
  bucket: string;
  /** Address of a server other than Amazon's. */
  endpoint: string | undefined;
  region: string;
  /** Without a pair of keys, those of the environment or of the machine's role are used. */
  accessKey: string | undefined;
  secretKey: string | undefined;
}

export interface Config {
  mode: 'development' | 'production' | 'test';
  host: string;
  port: number;
  /** Scheme, host and port that the browser sees; no trailing slash. */
  origin: string;
  /** Other names of this machine: pages opened under one of them redirect to `origin`. */
  otherNames: readonly string[];
  dataFolder: string;
  database: {
    url: string | undefined;
    /** The server itself, where `url` is a pooler that hands connections on after each transaction. */
    listenUrl: string | undefined;
    poolSize: number;
    statementTimeoutMs: number;
  };
  /** Folders of built releases to publish on start. */
  releases: readonly string[];
  /** Makes the releases of these folders live although others are. */
  promoteReleases: boolean;
  /** For how many days a version is kept that is live no more. */
  releaseDays: number;
  /** Origin of the files of releases, such as that of a CDN in front of this platform; undefined for `origin`. */
  assetsOrigin: string | undefined;
  /** Starts although live releases use what these services lack, and logs what. */
  startDespiteBreaks: boolean;
  log: { level: string; file: string | undefined };
  /** Proxies whose X-Forwarded-For is trusted. */
  trustProxy: readonly string[];
  /** Connections per address that wait for their client; 0 means no limit. */
  connectionsPerAddress: number;
  /** Requests per minute and address; 0 means no limit. */
  rateLimit: number;
  /** Requests per minute and API key of an employer; 0 means no limit. */
  employerRateLimit: number;
  /** Requests per minute and key of a team; 0 means no limit. */
  teamRateLimit: number;
  /** Searches, queries, suggestions and descriptions of remotes per minute for the embeds of one employer; 0 means no limit. */
  embedRateLimit: number;
  /** Longest time a query of POST /graphql may take, including waiting, in milliseconds. */
  graphqlTimeMs: number;
  /** True if demo employers respond automatically. */
  autopilot: boolean;
  /** How long the shell waits for a file of a remote, in milliseconds. */
  loadMs: number;
  /** How long results of queries are served to all visitors of public pages, in milliseconds; 0: each page has its own. */
  pageDataMs: number;
  /** Undefined: no page may be kept outside of the platform. */
  sharedPages: SharedPages | undefined;
  /** Where metrics and health are served apart from the pages. */
  management: ManagementAddress | undefined;
  /** Fills an empty database with demo data on start. */
  seed: boolean;
  /** Version of the whole platform. */
  appVersion: string;
  /** Signs links to files; if not set, generated and stored in the data folder. */
  secret: string | undefined;
  /** Where files are stored instead of in the data folder. */
  s3: S3Config | undefined;
  /** Free space of the data folder below which no files are stored, in bytes. */
  diskReserveBytes: number;
  /** The virus scanner, if there is one. */
  scanner: ScannerAddress | undefined;
  sso: SsoConfig;
  /** Social providers with which people can sign up at the embedded provider. */
  social: readonly SocialProvider[];
  /** The brand of this platform, from the origin flag. */
  variant: BrandVariant;
  /** True if browsers keep an offline page; false removes it from those that have it. */
  serviceWorker: boolean;
  /** Whether releases write the first content of pages into their HTML. */
  servedParts: boolean;
  /** URL that returns `{ country_name }` for the client's address, by default our own /public/region; browsers call it for candidates of origin M. */
  geolocationUrl: string;
  /** An MMDB file with the countries of networks; without one only IPv4 addresses are known. */
  geoipFile: string | undefined;
  /** URL of a table of exchange rates in place of the one the platform ships with. */
  payRatesUrl: string | undefined;
  /** Which logos of employers are fetched: those that feeds and the API name, also those of the home pages of proven domains, or none. */
  logos: 'named' | 'domains' | 'off';
  /** Allows feeds and webhooks at private and loopback addresses: for development and tests, never in production. */
  fetchPrivate: boolean;
  /** DNS servers for the TXT records of employers' domains; those of the system if empty. */
  dnsServers: readonly string[];
  /** The operator's external pages; the shell shows no link for a missing one. */
  links: Record<OperatorLink, string | undefined>;
  /** What people have said, as the operator has collected it. */
  testimonials: readonly Testimonial[];
  /** A third-party toolbar in place of ours. */
  toolbarScript: ToolbarScript | undefined;
  /** The operator of this platform, for the legal pages. */
  operator: { name: string | undefined; email: string | undefined };
  /** Without an SMTP server, mails are written to `outbox/` in the data folder. */
  mail: { smtpUrl: string | undefined; from: string };
}

type SsoEnvironment = Pick<
  z.output<typeof environmentSchema>,
  'HIREHQ_SSO_ISSUER' | 'HIREHQ_SSO_CLIENT' | 'HIREHQ_SSO_AUDIENCE' | 'HIREHQ_SSO_ACTIONS' | 'HIREHQ_SSO_ADMIN'
>;

function ssoConfig(origin: string, env: SsoEnvironment): SsoConfig {
  const issuer = env.HIREHQ_SSO_ISSUER;
  const address = issuer?.replace(/\/+$/, '') ?? `${origin}/realms/hirehq`;
  const match = /^(.*)\/realms\/([^/]+)$/.exec(address);
  if (!match?.[1] || !match[2]) throw new ConfigError(['HIREHQ_SSO_ISSUER must end in /realms/<realm>']);
  const [clientId = '', ...secret] = env.HIREHQ_SSO_ADMIN?.split(':') ?? [];
  const embedded = issuer === undefined;
  return {
    embedded,
    issuer: address,
    provider: embedded ? OWN_PROVIDER : address,
    url: match[1],
    realm: match[2],
    clientId: env.HIREHQ_SSO_CLIENT,
    audience: env.HIREHQ_SSO_AUDIENCE,
    actions: embedded ? ['PASSWORD'] : env.HIREHQ_SSO_ACTIONS,
    admin: !embedded && clientId ? { clientId, secret: secret.join(':') } : undefined,
  };
}

function assetsOriginOf(address: string | undefined, origin: string): string | undefined {
  const found = address === undefined ? undefined : new URL(address).origin;
  return found === origin ? undefined : found;
}

/** Reads the environment once. Throws ConfigError that names every invalid variable. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const read = environmentSchema.safeParse(environment);
  if (!read.success) throw new ConfigError(read.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`));
  const env = read.data;
  const { origin, otherNames } = ownOrigin({
    host: env.HOST,
    port: env.PORT,
    configured: env.HIREHQ_ORIGIN,
    isDevelopment: env.NODE_ENV === 'development',
  });
  if (env.NODE_ENV === 'production' && !env.HIREHQ_SSO_ISSUER && !env.HIREHQ_ALLOW_EMBEDDED_SSO) {
    throw new ConfigError([
      'HIREHQ_SSO_ISSUER: production requires an identity provider (or HIREHQ_ALLOW_EMBEDDED_SSO=true); for local use only, set NODE_ENV=development',
    ]);
  }
  if (env.HIREHQ_SOCIAL_PROVIDERS.length > 0 && env.HIREHQ_SSO_ISSUER)
    throw new ConfigError([
      'HIREHQ_SOCIAL_PROVIDERS: works with the embedded provider only; configure social providers at the provider of HIREHQ_SSO_ISSUER',
    ]);
  const unsafe = env.HIREHQ_SOCIAL_PROVIDERS.find(({ issuer }) => !issuer.startsWith('https:'));
  if (unsafe && env.NODE_ENV === 'production')
    throw new ConfigError([`HIREHQ_SOCIAL_PROVIDERS: the issuer of ${unsafe.id} must be https in production`]);
  if (env.DATABASE_LISTEN_URL && !env.DATABASE_URL)
    throw new ConfigError(['DATABASE_LISTEN_URL: is the server behind DATABASE_URL, which is not set']);
  const seed = (env.HIREHQ_SEED ?? (env.NODE_ENV === 'development' ? 'demo' : 'none')) === 'demo';
  if (env.HIREHQ_SMTP_URL && !env.HIREHQ_MAIL_FROM)
    throw new ConfigError(['HIREHQ_MAIL_FROM: is required with HIREHQ_SMTP_URL, such as hireHQ <no-reply@example.com>']);
  const scanner = scannerAddressOf(env.HIREHQ_SCANNER);
  if (env.HIREHQ_SCANNER && !scanner)
    throw new ConfigError(['HIREHQ_SCANNER: must look like tcp://localhost:3310 or unix:/run/clamav/clamd.ctl']);
  if (!env.HIREHQ_S3_ACCESS_KEY !== !env.HIREHQ_S3_SECRET_KEY)
    throw new ConfigError(['HIREHQ_S3_ACCESS_KEY and HIREHQ_S3_SECRET_KEY: set both or none']);
  return {
    mode: env.NODE_ENV,
    host: env.HOST,
    port: env.PORT,
    origin,
    otherNames,
    dataFolder: resolve(env.HIREHQ_DATA),
    database: {
      url: env.DATABASE_URL,
      listenUrl: env.DATABASE_LISTEN_URL,
      poolSize: env.DATABASE_POOL_SIZE,
      statementTimeoutMs: env.DATABASE_STATEMENT_TIMEOUT_MS,
    },
    releases: env.HIREHQ_RELEASES.map((folder) => resolve(folder)),
    promoteReleases: env.HIREHQ_RELEASES_PROMOTE,
    releaseDays: env.HIREHQ_RELEASES_DAYS,
    assetsOrigin: assetsOriginOf(env.HIREHQ_ASSETS_ORIGIN, origin),
    startDespiteBreaks: env.HIREHQ_START_DESPITE_BREAKS,
    log: { level: env.HIREHQ_LOG_LEVEL, file: env.HIREHQ_LOG_FILE },
    trustProxy: env.HIREHQ_TRUST_PROXY,
    connectionsPerAddress: env.HIREHQ_CONNECTIONS_PER_ADDRESS,
    rateLimit: env.HIREHQ_RATE_LIMIT,
    employerRateLimit: env.HIREHQ_EMPLOYER_RATE_LIMIT,
    teamRateLimit: env.HIREHQ_TEAM_RATE_LIMIT,
    embedRateLimit: env.HIREHQ_EMBED_RATE_LIMIT,
    graphqlTimeMs: env.HIREHQ_GRAPHQL_TIME_MS,
    autopilot: seed && env.HIREHQ_AUTOPILOT !== 'off',
    loadMs: env.HIREHQ_LOAD_MS,
    pageDataMs: env.HIREHQ_PAGE_DATA_MS,
    sharedPages: sharedPagesOf(env),
    management: managementOf(env, env.PORT),
    seed,
    appVersion: platform.version,
    secret: env.HIREHQ_SECRET,
    s3: env.HIREHQ_S3_BUCKET
      ? {
          bucket: env.HIREHQ_S3_BUCKET,
          endpoint: env.HIREHQ_S3_ENDPOINT,
          region: env.HIREHQ_S3_REGION,
          accessKey: env.HIREHQ_S3_ACCESS_KEY,
          secretKey: env.HIREHQ_S3_SECRET_KEY,
        }
      : undefined,
    scanner,
    diskReserveBytes: env.HIREHQ_DISK_RESERVE_MB * 1024 * 1024,
    variant: brandVariantOf(env.HIREHQ_VARIANT),
    serviceWorker: env.HIREHQ_SERVICE_WORKER === 'on',
    servedParts: env.HIREHQ_SERVED_PARTS === 'on',
    geolocationUrl: env.HIREHQ_GEOLOCATION_URL ?? `${origin}/public/region`,
    geoipFile: env.HIREHQ_GEOIP_MMDB === undefined ? undefined : resolve(env.HIREHQ_GEOIP_MMDB),
    payRatesUrl: env.HIREHQ_PAY_RATES_URL,
    logos: env.HIREHQ_LOGOS,
    fetchPrivate: env.HIREHQ_FETCH_PRIVATE && env.NODE_ENV !== 'production',
    dnsServers: env.HIREHQ_DNS_SERVERS,
    links: {
      demo: env.HIREHQ_LINK_DEMO,
      specialist: env.HIREHQ_LINK_SPECIALIST,
      linkedin: env.HIREHQ_LINK_LINKEDIN,
      facebook: env.HIREHQ_LINK_FACEBOOK,
      youtube: env.HIREHQ_LINK_YOUTUBE,
    },
    testimonials: env.HIREHQ_TESTIMONIALS,
    toolbarScript: toolbarScriptOf(env.HIREHQ_TOOLBAR_SCRIPT, env.HIREHQ_TOOLBAR_INTEGRITY, env.HIREHQ_TOOLBAR_CLOSED_BY),
    operator: { name: env.HIREHQ_OPERATOR_NAME, email: env.HIREHQ_OPERATOR_EMAIL },
    mail: { smtpUrl: env.HIREHQ_SMTP_URL, from: env.HIREHQ_MAIL_FROM ?? 'hireHQ <no-reply@hirehq.example>' },
    social: env.HIREHQ_SOCIAL_PROVIDERS,
    sso: ssoConfig(origin, env),
  };
}
