import type { ColumnType, Generated } from 'kysely';
import type { BuiltRelease, CanarySignal, CanaryState, HistoryAction, TeamRight } from '@hirehq/shared-contracts/delivery';
import type { PublicKey } from '@hirehq/shared-contracts/delivery/sign';
import type { LoadReport } from '@hirehq/shared-contracts/release';
import type { JsonColumn } from '../json-column.ts';

/** The bytes of a file of releases, once for all releases that have it. */
export interface StoredFileTable {
  /** As `integrity` in release.json. */
  hash: string;
  size: number;
  /** Keys of the file store; those of compressed bytes are null for files that are not compressed. */
  key: string;
  brotli_key: string | null;
  /** Bytes compressed with brotli; null for files that are not, and for those stored before this was noted. */
  brotli_size: number | null;
  gzip_key: string | null;
  stored_at: Generated<Date>;
}

export interface ReleaseTable {
  remote: string;
  version: string;
  release: JsonColumn<BuiltRelease>;
  /** The folder it was published from, if it was published from one. */
  built_in: string | null;
  published_at: Generated<Date>;
  /** The text of release.json, which the signature is about; null for releases of earlier versions of the platform. */
  source: string | null;
  signature: string | null;
  /** Id of the key of the team; null for the operator. */
  published_by: string | null;
  state: ColumnType<'STORED' | 'PRUNED' | 'BLOCKED', 'STORED' | 'PRUNED' | 'BLOCKED' | undefined>;
  /** When it was last in the live set or a canary and left; null before. */
  last_live_at: Date | null;
}

export interface ReleaseFileTable {
  remote: string;
  version: string;
  path: string;
  hash: string;
}

/** The source map of a script; no file of the release, so that nothing can serve it. */
export interface ReleaseMapTable {
  remote: string;
  version: string;
  /** `job.12ab.js.map` */
  path: string;
  /** Of the map; its bytes are stored compressed. */
  hash: string;
  /** Key of the file store. */
  key: string;
}

export interface SetMember {
  version: string;
  /** The version that pages fall back to. */
  previousVersion?: string;
}

/** Never changed, apart from its signature, which is renewed. */
export interface ReleaseSetTable {
  sequence: number;
  members: JsonColumn<Record<string, SetMember>>;
  cause: string;
  why: string;
  made_by: string;
  key_id: string | null;
  made_at: Generated<Date>;
  signature: string | null;
}

/** One row, which is locked by whoever changes what is live. */
export interface LiveSetTable {
  id: ColumnType<1, 1 | undefined, never>;
  sequence: number;
}

export interface ReleaseUploadTable {
  id: string;
  remote: string;
  version: string;
  source: string;
  signature: string | null;
  key_id: string;
  created_at: Date;
  expires_at: Date;
  finished_at: Date | null;
}

export interface ReleaseLockTable {
  remote: string;
  why: string;
  locked_by: string;
  key_id: string | null;
  locked_at: Date;
}

export interface ReleaseHistoryTable {
  id: Generated<number>;
  at: Date;
  action: HistoryAction;
  /** Team, `operator`, `platform` or `unknown`. */
  acted_by: string;
  key_id: string | null;
  remote: string | null;
  version: string | null;
  sequence: number | null;
  outcome: 'DONE' | 'REFUSED';
  why: string;
}

export interface TeamKeyTable {
  id: string;
  team: string;
  label: string;
  secret_hash: string;
  /** `*` is every remote and the shell. */
  remotes: string[];
  rights: TeamRight[];
  created_at: Date;
  revoked_at: Date | null;
  last_used_at: Date | null;
}

/** Public keys whose signatures are accepted: of teams, and of the platform itself (`team` is null). */
export interface SigningKeyTable {
  kid: string;
  team: string | null;
  public_jwk: JsonColumn<PublicKey>;
  added_at: Date;
  revoked_at: Date | null;
  /** Signature of a key of the platform over the columns above: without it a row counts for nothing. */
  endorsement: string;
}

export interface TeamWebhookTable {
  team: string;
  url: string;
  secret: string;
  added_at: Date;
}

/** Processes that serve pages, with the set each of them serves. */
export interface ServingProcessTable {
  id: string;
  sequence: number;
  seen_at: Date;
}

export interface CanaryTable {
  id: string;
  remote: string;
  version: string;
  against: string;
  /** Percent. */
  share: number;
  salt: string;
  enterprises: string[];
  accounts: string[];
  state: CanaryState;
  why: string;
  started_by: string;
  key_id: string | null;
  started_at: Date;
  ends_at: Date;
  ended_at: Date | null;
  /** By part, the milliseconds above which a load is slow: the 95th percentile of the live version at the start. */
  slow_ms: JsonColumn<Record<string, number>>;
  decision: string | null;
}

/** One row a visit, until the canary ends: each visit counts once for each signal. */
export interface CanaryVisitTable {
  canary_id: string;
  visit: string;
  arm: 'live' | 'canary';
  /** Keyed hash of the network of the visitor; null if its failures are not limited. */
  network: string | null;
  /** The signals for which it is among the visits. */
  counted: CanarySignal[];
  /** The signals for which it is among the failures. */
  signals: CanarySignal[];
  counted_at: Date;
}

export interface CanaryMinuteTable {
  canary_id: string;
  minute: Date;
  signal: CanarySignal;
  live_visits: number;
  live_failures: number;
  canary_visits: number;
  canary_failures: number;
}

export interface LoadReportTable {
  id: Generated<number>;
  remote: string;
  outcome: string;
  report: JsonColumn<LoadReport>;
  received_at: Generated<Date>;
}

/** Load reports of a version in an hour: how many had this value. */
export interface LoadCountTable {
  hour: Date;
  remote: string;
  version: string;
  measure: LoadMeasure;
  value: string;
  count: number;
}

/** `outcome`: of a load. `cause`: of a failed attempt. `ready`, `task`: the upper limit of milliseconds, see load-buckets.ts. */
export type LoadMeasure = 'outcome' | 'cause' | 'ready' | 'task';

export interface ReleaseTables {
  stored_file: StoredFileTable;
  release: ReleaseTable;
  release_file: ReleaseFileTable;
  release_map: ReleaseMapTable;
  release_set: ReleaseSetTable;
  live_set: LiveSetTable;
  release_upload: ReleaseUploadTable;
  release_lock: ReleaseLockTable;
  release_history: ReleaseHistoryTable;
  team_key: TeamKeyTable;
  signing_key: SigningKeyTable;
  team_webhook: TeamWebhookTable;
  serving_process: ServingProcessTable;
  canary: CanaryTable;
  canary_visit: CanaryVisitTable;
  canary_minute: CanaryMinuteTable;
  load_report: LoadReportTable;
  load_count: LoadCountTable;
}
